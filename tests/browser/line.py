"""How slow the socket of a page is: `GLOAMING_LATENCY=300 pytest tests/browser` makes it 300 ms.

That is for each way; with more than 350 a page takes the line for lost. On a quick machine an
answer is there before a test looks again. On a slow line it is not, and a test that took what stood
there before for what it waits for is found out.
"""

import os

WORD = "GLOAMING_LATENCY"
SLOW = """((ms) => {
    if (ms === 0) return;
    const Real = WebSocket;
    globalThis.WebSocket = class extends Real {
        #heard = null;
        send(given) {
            setTimeout(() => this.readyState === Real.OPEN && super.send(given), ms);
        }
        set onmessage(hear) {
            this.#heard = hear;
            super.onmessage = (message) => setTimeout(() => this.#heard?.(message), ms);
        }
        set onclose(hear) {
            super.onclose = hear && ((closed) => setTimeout(() => hear(closed), ms));
        }
    };
})(%d)"""


def script() -> str:
    """For a page: what it says and hears comes late."""
    return SLOW % int(os.environ.get(WORD, "0"))
