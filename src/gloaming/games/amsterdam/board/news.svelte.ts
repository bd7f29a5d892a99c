/** What happens while one looks on: Evidence, the Police, the end of a round. Of nothing there is no news. */

import { EVIDENCE_NEEDED, POLICE_TO_LOSE, type RoundEnd, type SideView, type Team } from "$wire/amsterdam";
import type { Hand } from "./hand.svelte";
import type { Seen } from "./seen";

export interface News {
  readonly kind: "evidence" | "police" | "won" | "lost" | "over";
  /** What it came of: a round may be lost to the Police, to time, or to a Client whom others met. */
  readonly sign: "evidence" | "client" | "police" | "bell";
  readonly team: Team | null;
  readonly title: string;
}

const DECIDED: Readonly<Record<RoundEnd, News["sign"]>> = { client: "client", police: "police", time: "bell", void: "bell" };

/** What is new in a view, compared with the one before it in the same round: of both teams, if both clocks ran out. */
export function newsIn(before: Seen, after: Seen, hand: Hand): readonly News[] {
  if (after.report !== null && before.report === null) return [ending(after, hand)];
  if (before.round !== after.round || after.phase !== "race") return [];
  return after.sides.flatMap((side) => {
    const was = before.sides.find(({ team }) => team === side.team);
    return (was === undefined ? null : newsOf(was, side, hand)) ?? [];
  });
}

function newsOf(was: SideView, side: SideView, hand: Hand): News | null {
  const { words } = hand.props;
  const { team } = side;
  if (side.evidence.length > was.evidence.length) {
    const title = words.say("board-news-evidence", { team, count: side.evidence.length, most: EVIDENCE_NEEDED });
    return { kind: "evidence", sign: "evidence", team, title };
  }
  if (side.police === was.police) return null;
  const title = words.say("board-news-police", { team, count: side.police, most: POLICE_TO_LOSE });
  return { kind: "police", sign: "police", team, title };
}

function ending({ report, mode }: Seen, hand: Hand): News {
  const { winner, why } = report ?? { winner: null, why: "void" as const };
  const own = hand.own?.team;
  const isWon = winner !== null && winner === own;
  const isLost = own !== undefined && !isWon && why !== "void";
  const title = hand.props.words.say("board-news-over", { team: winner ?? "none", why, mode });
  return { kind: isWon ? "won" : isLost ? "lost" : "over", sign: DECIDED[why], team: winner, title };
}
