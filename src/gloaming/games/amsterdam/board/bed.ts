/** The sound under a cooperative round: a low hum and a pulse that rise as time runs out. */

import { hasGesture } from "$lib/gesture";
import { device } from "$lib/settings";
import { loudness } from "$lib/sound";

/** At the beginning and at the end of the time. */
const PULSE = { slow: 1.6, quick: 0.42 } as const;
const TONES = [55, 82.5] as const;
const HUM = { low: 160, high: 900 } as const;
const SHARE_OF_VOLUME = 0.35;
const AHEAD = 1;
const SOFTLY = 1.5;

export class Bed {
  #context: AudioContext | null = null;
  #master: GainNode | null = null;
  #filter: BiquadFilterNode | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #next = 0;
  #tension = 0;

  /** From 0 at the beginning to 1 at the end. */
  rise(tension: number): void {
    this.#tension = Math.min(1, Math.max(0, tension));
    const context = this.#context;
    if (context === null || this.#filter === null) return;
    const pitch = HUM.low + (HUM.high - HUM.low) * this.#tension ** 2;
    this.#filter.frequency.setTargetAtTime(pitch, context.currentTime, 1);
  }

  /** Where sound is not wanted or not possible there is none. */
  start(): void {
    if (this.#context !== null || !("AudioContext" in globalThis) || !hasGesture()) return;
    const context = new AudioContext();
    const master = new GainNode(context, { gain: 0 });
    const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: HUM.low });
    filter.connect(master).connect(context.destination);
    for (const frequency of TONES) {
      const tone = new OscillatorNode(context, { type: "sawtooth", frequency, detune: frequency % 9 });
      tone.connect(new GainNode(context, { gain: 0.12 })).connect(filter);
      tone.start();
    }
    this.#context = context;
    this.#master = master;
    this.#filter = filter;
    this.#next = context.currentTime;
    this.#timer = setInterval(() => {
      this.#beat();
    }, 300);
  }

  stop(): void {
    clearInterval(this.#timer);
    void this.#context?.close();
    this.#context = null;
  }

  /** The beats of the next second; the volume follows the settings. */
  #beat(): void {
    const [context, master] = [this.#context, this.#master];
    if (context === null || master === null) return;
    const { isMuted, volume } = device.settings;
    const gain = isMuted || document.hidden ? 0 : loudness(volume) * SHARE_OF_VOLUME;
    master.gain.setTargetAtTime(gain, context.currentTime, SOFTLY / 3);
    const apart = PULSE.slow + (PULSE.quick - PULSE.slow) * this.#tension;
    this.#next = Math.max(this.#next, context.currentTime);
    for (; this.#next < context.currentTime + AHEAD; this.#next += apart) knock(context, master, this.#next);
  }
}

function knock(context: AudioContext, into: AudioNode, when: number): void {
  const tone = new OscillatorNode(context, { frequency: 90 });
  const envelope = new GainNode(context, { gain: 0 });
  tone.frequency.setValueAtTime(90, when);
  tone.frequency.exponentialRampToValueAtTime(38, when + 0.18);
  envelope.gain.setValueAtTime(0.7, when);
  envelope.gain.exponentialRampToValueAtTime(0.001, when + 0.3);
  tone.connect(envelope).connect(into);
  tone.start(when);
  tone.stop(when + 0.32);
}
