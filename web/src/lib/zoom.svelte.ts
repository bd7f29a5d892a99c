/** Looking closer at a board, about the pointer. It is local, and only a transform. */

const STEP = 1.5;
/** Pixels; less than that is a tap. */
const DRAGGED = 6;
const TAPS_APART = 320;
const FRICTION = 0.94;
const STILL = 0.02;
/** How long after a gesture the board is drawn anew, sharp. */
const RESTS_AFTER = 180;

interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  isMoving = $state(false);
  /** Whether what was tapped last was tapped twice. */
  isSecond = false;

  #box: HTMLElement | null = null;
  #fingers: readonly Finger[] = [];
  #travelled = 0;
  #speed = { x: 0, y: 0 };
  #gliding = 0;
  #lastTap: Finger | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** At most so many times as large; what was dragged glides on, unless things are to be calm. */
  constructor(
    readonly most: number,
    private readonly isCalm: () => boolean,
  ) {}

  readonly isClose = $derived(this.scale > 1.01);
  /** In whole pixels, and on a layer of its own: so it is moved, and not drawn anew. */
  readonly transform = $derived(`translate3d(${whole(this.x)}px, ${whole(this.y)}px, 0) scale(${this.scale})`);

  /** Whether a finger or a button is down: what passes under it then is not looked at. */
  get isHeld(): boolean {
    return this.#fingers.length > 0;
  }

  get isPinched(): boolean {
    return this.#fingers.length > 1;
  }

  /** Whether what ends now was a drag or a pinch, so that nothing on the board was meant. */
  get wasDragged(): boolean {
    return this.#travelled > DRAGGED;
  }

  /** For an element, as long as it is there; a wheel that is not meant for it scrolls the page. */
  on(box: HTMLElement, isMeant: (event: WheelEvent) => boolean = () => true): () => void {
    this.#box = box;
    const wheel = (event: WheelEvent) => {
      if (!isMeant(event)) return;
      event.preventDefault();
      this.#about(event, this.scale * Math.exp(-event.deltaY / 500));
    };
    box.addEventListener("wheel", wheel, { passive: false });
    return () => {
      box.removeEventListener("wheel", wheel);
      cancelAnimationFrame(this.#gliding);
      clearTimeout(this.#resting);
    };
  }

  // By keys and buttons

  closer(): void {
    this.#to(this.scale * STEP);
  }

  further(): void {
    this.#to(this.scale / STEP);
  }

  whole(): void {
    this.#to(1);
  }

  #to(scale: number): void {
    const box = this.#box?.getBoundingClientRect();
    if (box === undefined) return;
    this.#about({ clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }, scale);
  }

  // By fingers

  down(event: PointerEvent): void {
    cancelAnimationFrame(this.#gliding);
    if (this.#fingers.length === 0) this.#travelled = 0;
    this.#fingers = [...this.#without(event), fingerOf(event)];
    this.#speed = { x: 0, y: 0 };
  }

  /** Two fingers pinch; one moves the board if it is close, and nothing else is carried. */
  move(event: PointerEvent, isCarrying = false): void {
    const before = this.#fingers.find(({ id }) => id === event.pointerId);
    if (before === undefined) return;
    const now = fingerOf(event);
    const [other] = this.#without(event);
    this.#fingers = [...this.#without(event), now];
    this.#travelled += distance(now, before);
    if (other !== undefined) this.#pinch(before, now, other);
    else if (this.isClose && this.wasDragged && !isCarrying) this.#drag(before, now);
  }

  up(event: PointerEvent): void {
    const before = this.#fingers.length;
    this.#fingers = this.#without(event);
    if (before === 0 || this.#fingers.length > 0) return;
    if (this.wasDragged) this.#glide();
    this.#tap(fingerOf(event));
  }

  #without({ pointerId }: PointerEvent): readonly Finger[] {
    return this.#fingers.filter(({ id }) => id !== pointerId);
  }

  #pinch(before: Finger, now: Finger, other: Finger): void {
    const grown = distance(now, other) / Math.max(1, distance(before, other));
    this.#travelled = Math.max(this.#travelled, DRAGGED + 1);
    this.#about({ clientX: (before.x + other.x) / 2, clientY: (before.y + other.y) / 2 }, this.scale * grown);
    this.#moveBy((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  #drag(before: Finger, now: Finger): void {
    const time = Math.max(1, now.at - before.at);
    this.#speed = { x: (now.x - before.x) / time, y: (now.y - before.y) / time };
    this.#moveBy(now.x - before.x, now.y - before.y);
  }

  /** It goes on for a little, and comes to rest. */
  #glide(): void {
    let last = performance.now();
    const frame = (now: number) => {
      const time = Math.min(50, now - last);
      last = now;
      this.#moveBy(this.#speed.x * time, this.#speed.y * time);
      const left = FRICTION ** (time / 16);
      this.#speed = { x: this.#speed.x * left, y: this.#speed.y * left };
      const isGoingOn = Math.hypot(this.#speed.x, this.#speed.y) > STILL && !this.isCalm();
      if (isGoingOn) this.#gliding = requestAnimationFrame(frame);
    };
    frame(last);
  }

  #tap(now: Finger): void {
    const last = this.#lastTap;
    const isNear = last !== null && now.at - last.at < TAPS_APART && distance(now, last) < 24;
    this.isSecond = isNear && !this.wasDragged;
    this.#lastTap = this.isSecond || this.wasDragged ? null : now;
  }

  /** What lies under the pointer stays there. */
  #about({ clientX, clientY }: { clientX: number; clientY: number }, wanted: number): void {
    const box = this.#box?.getBoundingClientRect();
    if (box === undefined) return;
    const scale = Math.min(this.most, Math.max(1, wanted));
    const px = clientX - box.left - box.width / 2;
    const py = clientY - box.top - box.height / 2;
    const grown = scale / this.scale;
    this.scale = scale;
    this.x = px - (px - this.x) * grown;
    this.y = py - (py - this.y) * grown;
    this.#moveBy(0, 0);
  }

  /** While it moves it is only moved; at rest it is drawn anew. */
  #stir(): void {
    clearTimeout(this.#resting);
    this.isMoving = true;
    this.#resting = setTimeout(() => {
      this.isMoving = false;
    }, RESTS_AFTER);
  }

  /** Never so far that the board is lost from sight. */
  #moveBy(dx: number, dy: number): void {
    const box = this.#box;
    if (box === null) return;
    this.#stir();
    const room = (size: number) => ((this.scale - 1) * size) / 2;
    this.x = within(this.x + dx, room(box.clientWidth));
    this.y = within(this.y + dy, room(box.clientHeight));
  }
}

function fingerOf(event: PointerEvent): Finger {
  return { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp };
}

function distance(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** As the screen counts them. */
function whole(pixels: number): number {
  return Math.round(pixels * devicePixelRatio) / devicePixelRatio;
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}
