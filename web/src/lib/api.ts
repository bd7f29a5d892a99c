/** The HTTP interface. What goes wrong is a `ProblemError` whose reason is an id of words. */

import type {
  DeviceView,
  ElsewhereMade,
  ElsewhereView,
  GameView,
  HereView,
  OpenTable,
  Problem,
  Reason,
  SessionView,
  TableMade,
  TicketMade,
} from "../generated/wire";
import { recall, remember } from "./memory";
import type { Options } from "./options";

export class ProblemError extends Error {
  constructor(
    readonly reason: string,
    readonly status: number,
  ) {
    super(reason);
  }

  /** The id of the sentence that tells it. */
  get words(): string {
    return `problem-${this.reason}`;
  }

  /** Whether it would be the same the next time: no use in asking again. */
  get isLasting(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 408 && this.status !== 429;
  }
}

/** Whatever was thrown, as the id of a sentence. */
export function wordsFor(error: unknown): string {
  return error instanceof ProblemError ? error.words : "problem-unexpected";
}

/** One's name, or nothing if one has not been here yet; whoever never gave a name need not ask. */
export async function whoAmI(): Promise<string | null> {
  if (recall("name") === null) return null;
  try {
    return ((await asked("/api/session")) as SessionView).name;
  } catch (error) {
    if (error instanceof ProblemError && error.isLasting) return null;
    throw error;
  }
}

/** What is being asked for under another name: each time the device gets another token. */
let naming: Promise<unknown> = Promise.resolve();

/** Be called so from now on. Returns the name as the others will see it. */
export async function callMe(name: string): Promise<string> {
  // A second request under the old token would be taken for that of a new guest.
  const named = naming.catch(() => undefined).then(() => called(name));
  naming = named;
  return named;
}

async function called(name: string): Promise<string> {
  const shown = ((await posted("/api/session", { name })) as SessionView).name;
  remember("name", shown);
  return shown;
}

/** The devices on which one is known, this one first. */
export async function myDevices(): Promise<readonly DeviceView[]> {
  return (await asked("/api/devices")) as readonly DeviceView[];
}

/** Sign a device out, or all but this one. Returns which are left. */
export async function signOut(device: string | null): Promise<readonly DeviceView[]> {
  const address = device === null ? "" : `/${encodeURIComponent(device)}`;
  return (await posted(`/api/devices${address}`, {})) as readonly DeviceView[];
}

/** Where this server is, as others on the network reach it; nothing if they cannot. */
export async function lanOrigin(): Promise<string | null> {
  return ((await asked("/api/here")) as HereView).lan;
}

/** Which pages the server has now: a name that changes with them. */
export async function clientVersion(): Promise<string> {
  return ((await asked("/api/here")) as HereView).client;
}

export async function games(): Promise<readonly GameView[]> {
  return (await asked("/api/games")) as readonly GameView[];
}

/** Who sits at a new table: whoever makes it, or all who sit at the table that they come from. */
export type Seated = { readonly sits?: true } | { readonly after: string };

/** A new table; returns its code. Options that are left out are as the game has them. */
export async function makeTable(
  game: string,
  options: Options = {},
  seated: Seated = {},
): Promise<string> {
  return ((await posted("/api/tables", { game, options, ...seated })) as TableMade).code;
}

/** The code as the server spells it, if there is such a table and one may come in. */
export async function findTable(code: string): Promise<string> {
  return ((await asked(`/api/tables/${encodeURIComponent(code)}`)) as TableMade).code;
}

/** The tables that anybody may come to. */
export async function openTables(): Promise<readonly OpenTable[]> {
  return (await asked("/api/open")) as readonly OpenTable[];
}

/**
 * Be on this device whoever one is on another; returns the table that one was at. A device that is somebody already
 * is refused, unless it shall be this one `instead`.
 */
export async function goOnHere(token: string, instead = false): Promise<string> {
  const { name, table } = (await posted(
    `/api/elsewhere/${encodeURIComponent(token)}`,
    { instead },
  )) as ElsewhereView;
  remember("name", name);
  return table;
}

/** Whether the link to go on with this device is still good; looking does not use it up. */
export async function isLinkGood(token: string): Promise<boolean> {
  try {
    await asked(`/api/elsewhere/${encodeURIComponent(token)}`);
  } catch (error) {
    return !(error instanceof ProblemError && error.reason === "no-such-link");
  }
  return true;
}

/** A look back at a finished match, made when it is asked for. */
export async function analysisOf(match: string): Promise<readonly Reason[]> {
  return (await asked(`/api/matches/${match}/analysis`)) as readonly Reason[];
}

/** What lets one device of one's own go on at a table in place of this one, or beside it. */
export async function elsewhere(table: string): Promise<string> {
  return ((await posted("/api/elsewhere", { table })) as ElsewhereMade).token;
}

/** What opens one socket to a table. */
export async function ticket(code: string): Promise<string> {
  const made = await posted(`/api/tables/${encodeURIComponent(code)}/ticket`, {});
  return (made as TicketMade).ticket;
}

export function matchFileAddress(match: string): string {
  return `/api/matches/${encodeURIComponent(match)}/file`;
}

/** The file byte for byte: decoded as text it would lose marks that do not belong into it. */
export async function matchFile(match: string): Promise<ArrayBuffer> {
  return (await fetched(matchFileAddress(match))).arrayBuffer();
}

async function posted(address: string, body: unknown): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  return asked(address, { method: "POST", headers, body: JSON.stringify(body) });
}

async function asked(address: string, request: RequestInit = {}): Promise<unknown> {
  return (await fetched(address, request)).json();
}

async function fetched(address: string, request: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, request);
  } catch {
    throw new ProblemError("unreachable", 0);
  }
  if (!response.ok) throw await problemIn(response);
  return response;
}

async function problemIn(response: Response): Promise<ProblemError> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    return new ProblemError(problem.reason ?? "unexpected", response.status);
  } catch {
    return new ProblemError("unexpected", response.status);
  }
}
