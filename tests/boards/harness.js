/**
 * Runs before the client on the pages of `tests/boards`: gives it a socket that leads to no server. What it sends is
 * kept in `harness.sent` and given to whoever plays the server: the test that has opened the page, else the address.
 */
"use strict";
{
  const query = new URLSearchParams(location.search);
  history.replaceState(null, "", `/t/BOARDSET${location.search}`);

  const settings = {};
  for (const [name, value] of query) {
    if (name.startsWith("settings.")) {
      settings[name.slice("settings.".length)] = ["true", "false"].includes(value) ? value === "true" : value;
    }
  }
  localStorage.setItem("gloaming-name", query.get("name") ?? "Mira");
  localStorage.setItem("gloaming-language", query.get("language") ?? "en");
  if (Object.keys(settings).length > 0) localStorage.setItem("gloaming-settings", JSON.stringify(settings));

  const byAddress = async (asked) => {
    const answer = await fetch(`/harness/ask${location.search}`, { method: "POST", body: asked });
    return answer.json();
  };
  const ask = (command) => (globalThis.harnessAsk ?? byAddress)(JSON.stringify(command));

  const nextTask = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(null);
    });

  class Line {
    static OPEN = 1;
    readyState = 0;

    constructor() {
      harness.line = this;
      void ask({ type: "arrive" }).then((frames) => {
        if (this.readyState !== 0) return;
        this.readyState = 1;
        this.onopen?.();
        harness.hear(frames);
      });
    }

    send(text) {
      const command = JSON.parse(text);
      if (command.type === "ping") {
        harness.hear(['{"type":"pong","now":null}']);
        return;
      }
      harness.sent.push(command);
      void ask(command).then((frames) => {
        if (harness.line === this) harness.hear(frames);
      });
    }

    close() {
      this.readyState = 3;
    }
  }

  const harness = {
    /** The commands of the page, in order. */
    sent: [],
    line: null,
    heard: Promise.resolve(),
    /** Give the page frames, as texts: each in a task of its own, as a socket does, so that the page draws in between. */
    hear(frames) {
      this.heard = this.heard.then(async () => {
        for (const data of frames) {
          this.line.onmessage?.(new MessageEvent("message", { data }));
          await nextTask();
        }
      });
      return this.heard;
    },
    /** By address: go on to the next moment of the kept match. */
    async forward() {
      await this.hear(await ask({ type: "forward" }));
    },
  };
  globalThis.harness = harness;
  globalThis.WebSocket = Line;
}
