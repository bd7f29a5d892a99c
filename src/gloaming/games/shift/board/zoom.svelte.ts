/** Looking closer at the warehouse: 1 to 4 times, by two fingers, a wheel or keys. It is local, and only a transform. */

const MOST = 4;
const STEP = 1.5;
/** Pixels; less than that is a tap. */
const DRAGGED = 8;

interface Finger {
  readonly x: number;
  readonly y: number;
}

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  #box: HTMLElement | null = null;
  readonly #fingers = new Map<number, Finger>();
  #travelled = 0;

  readonly isClose = $derived(this.scale > 1.01);
  readonly transform = $derived(`translate3d(${Math.round(this.x)}px, ${Math.round(this.y)}px, 0) scale(${this.scale})`);

  /** Whether what ends now was a drag or a pinch, so that no square was meant. */
  get wasDragged(): boolean {
    return this.#travelled > DRAGGED;
  }

  get isPinched(): boolean {
    return this.#fingers.size > 1;
  }

  /** For an element, as long as it is there. */
  on(box: HTMLElement): () => void {
    this.#box = box;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.#about({ x: event.clientX, y: event.clientY }, this.scale * Math.exp(-event.deltaY / 500));
    };
    box.addEventListener("wheel", wheel, { passive: false });
    return () => {
      box.removeEventListener("wheel", wheel);
      this.#box = null;
    };
  }

  closer(): void {
    this.#to(this.scale * STEP);
  }

  further(): void {
    this.#to(this.scale / STEP);
  }

  whole(): void {
    this.#to(1);
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#travelled = 0;
    this.#fingers.set(event.pointerId, fingerOf(event));
  }

  /** Two fingers pinch; one moves the warehouse if it is close, and nothing else is carried. */
  move(event: PointerEvent, isCarrying: boolean): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = fingerOf(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    this.#travelled += distance(now, before);
    if (other !== undefined) this.#pinch(before, now, other);
    else if (this.isClose && this.wasDragged && !isCarrying) this.#moveBy(now.x - before.x, now.y - before.y);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #pinch(before: Finger, now: Finger, other: Finger): void {
    this.#travelled = Math.max(this.#travelled, DRAGGED + 1);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    this.#about(middle, (this.scale * distance(now, other)) / Math.max(1, distance(before, other)));
    this.#moveBy((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  #to(scale: number): void {
    const box = this.#box?.getBoundingClientRect();
    if (box !== undefined) this.#about({ x: box.left + box.width / 2, y: box.top + box.height / 2 }, scale);
  }

  /** What lies under the pointer stays there. */
  #about({ x, y }: Finger, wanted: number): void {
    const box = this.#box?.getBoundingClientRect();
    if (box === undefined) return;
    const scale = Math.min(MOST, Math.max(1, wanted));
    const [px, py] = [x - box.left - box.width / 2, y - box.top - box.height / 2];
    const grown = scale / this.scale;
    this.scale = scale;
    this.x = px - (px - this.x) * grown;
    this.y = py - (py - this.y) * grown;
    this.#moveBy(0, 0);
  }

  /** Never so far that the warehouse is lost from sight. */
  #moveBy(dx: number, dy: number): void {
    const box = this.#box;
    if (box === null) return;
    const room = (size: number) => ((this.scale - 1) * size) / 2;
    this.x = within(this.x + dx, room(box.clientWidth));
    this.y = within(this.y + dy, room(box.clientHeight));
  }
}

function fingerOf(event: PointerEvent): Finger {
  return { x: event.clientX, y: event.clientY };
}

function distance(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}
