/** The player of the scores: Web Audio and nothing else. Where there is none it is silent. */

import { hasGesture } from "./gesture";
import { ends, FAINT, lengthOf, SCORES, type Score, type Sound, type Voice } from "./score";
import { device, type Settings } from "./settings";

/** A sound of the table, or one that a game has written for itself. */
type Heard = Sound | Score;

/** Whether a sound is to be heard: out of sight only the bell, by whoever wants to be called. */
export function isAudible(sound: Heard, settings: Settings, isHidden: boolean): boolean {
  if (settings.isMuted || settings.volume === 0) return false;
  return !isHidden || (sound === "turn" && settings.isCalled);
}

/** Ears hear in powers: half of the way on the slider is a quarter of the gain. */
export function loudness(volume: number): number {
  return (volume / 100) ** 2;
}

// One score

/** Let a score sound in an audio context, `when` seconds on its clock. */
export function perform(score: Score, into: AudioNode, when: number): void {
  const noise = score.some((voice) => voice.source === "noise") ? noiseOf(into.context) : null;
  for (const voice of score) {
    const source = sourceOf(voice, into.context, noise, when);
    const envelope = envelopeOf(voice, into.context, when);
    const filter = filterOf(voice, into.context, when);
    source.connect(filter ?? envelope);
    filter?.connect(envelope);
    envelope.connect(into);
    source.start(when + voice.at);
    source.stop(when + ends(voice));
  }
}

function sourceOf(
  voice: Voice,
  context: BaseAudioContext,
  noise: AudioBuffer | null,
  when: number,
): AudioScheduledSourceNode {
  if (voice.source === "noise") {
    return new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  }
  const { wave, pitch, glide } = voice.source;
  const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
  move(tone.frequency, voice, pitch, glide, when);
  return tone;
}

function envelopeOf(voice: Voice, context: BaseAudioContext, when: number): GainNode {
  const envelope = new GainNode(context, { gain: 0 });
  const begins = when + voice.at;
  envelope.gain.setValueAtTime(0, begins);
  envelope.gain.linearRampToValueAtTime(voice.gain, begins + voice.rise);
  envelope.gain.exponentialRampToValueAtTime(FAINT, when + ends(voice));
  return envelope;
}

function filterOf(voice: Voice, context: BaseAudioContext, when: number): BiquadFilterNode | null {
  if (voice.filter === undefined) return null;
  const { kind, from, to, q } = voice.filter;
  const filter = new BiquadFilterNode(context, { type: kind, frequency: from, Q: q });
  move(filter.frequency, voice, from, to, when);
  return filter;
}

/** Something that changes as long as a voice sounds, if it does. */
function move(
  param: AudioParam,
  voice: Voice,
  from: number,
  to: number | undefined,
  when: number,
): void {
  if (to === undefined) return;
  param.setValueAtTime(from, when + voice.at);
  param.exponentialRampToValueAtTime(to, when + ends(voice));
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, once for each context; always the same: what was tested is what is heard. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context);
  if (made !== undefined) return made;
  const { sampleRate } = context;
  const buffer = new AudioBuffer({ length: sampleRate, sampleRate });
  let state = 1;
  const samples = buffer.getChannelData(0).map(() => {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    return (state | 0) / 2 ** 31;
  });
  buffer.copyToChannel(samples, 0);
  noises.set(context, buffer);
  return buffer;
}

// All that is heard on this device

/** What a browser counts as somebody being there: before it, it lets no page sound. */
const GESTURES = ["pointerdown", "pointerup", "keydown"] as const;

export class Sounds {
  /** All sounds go through it; its gain is the volume. */
  #master: GainNode | null = null;
  /** Until when each sound is still going on: it is not begun again over itself. */
  readonly #until = new Map<Heard, number>();

  /** Be ready from the first gesture on, and after every interruption. Returns how to stop. */
  listen(): () => void {
    const wake = () => {
      this.#wake();
    };
    for (const gesture of GESTURES) addEventListener(gesture, wake, { capture: true });
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, wake, { capture: true });
    };
  }

  /** Let it be heard, now or some seconds later, unless it is not wanted or not possible. */
  play(sound: Heard, later = 0): void {
    const { settings } = device;
    if (!isAudible(sound, settings, document.hidden)) return;
    this.#wake();
    const master = this.#master;
    if (master?.context.state !== "running") return;
    const when = master.context.currentTime + later;
    if (when < (this.#until.get(sound) ?? 0)) return;
    const score = typeof sound === "string" ? SCORES[sound] : sound;
    this.#until.set(sound, when + lengthOf(score) / 2);
    master.gain.value = loudness(settings.volume);
    perform(score, master, when);
  }

  /** Open the audio, or go on with it. If that is not allowed now, the next gesture asks again. */
  #wake(): void {
    if (device.settings.isMuted || !("AudioContext" in globalThis) || !hasGesture()) return;
    try {
      this.#master ??= opened();
      const context = this.#master.context as AudioContext;
      if (context.state !== "running") context.resume().catch(ignored);
    } catch {
      this.#master = null;
    }
  }
}

function opened(): GainNode {
  const context = new AudioContext({ latencyHint: "interactive" });
  const master = new GainNode(context);
  master.connect(context.destination);
  return master;
}

function ignored(): void {
  return;
}

export const sounds = new Sounds();
