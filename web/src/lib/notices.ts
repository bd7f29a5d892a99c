/** What is told where there is room for one notice. */

import type { Notice } from "./match";

/** The newest that passes by itself. A warning stays, so it can wait: whatever else is told would never be seen. */
export function foremost(notices: readonly Notice[]): readonly Notice[] {
  const passing = notices.filter((notice) => notice.tone !== "warning");
  return (passing.length > 0 ? passing : notices).slice(-1);
}
