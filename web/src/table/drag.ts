/** Dragging on pointer events: mouse and touch alike. An extra: everything works by taps and by keys as well. */

export interface Drag {
  /** It has begun: the pointer has gone far enough to be no tap. */
  started?: (() => void) | undefined;
  moved: (x: number, y: number) => void;
  /** Let go here. */
  dropped: (x: number, y: number) => void;
  /** It came to nothing; whatever was shown goes back. */
  cancelled: () => void;
}

const FAR = 8;

/**
 * Follow a pointer that has just gone down on `node` until it is let go. The node follows the pointer meanwhile. A drag
 * swallows the click that comes after it; what was no drag is a tap, and the browser makes a click of it.
 */
export function follow(node: HTMLElement, down: PointerEvent, drag: Drag): void {
  if (down.button !== 0 || !down.isPrimary) return;
  const from = { x: down.clientX, y: down.clientY };
  let dragging = false;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!dragging) {
      if (Math.hypot(x, y) < FAR) return;
      dragging = true;
      node.setPointerCapture(event.pointerId);
      node.classList.add('dragged');
      drag.started?.();
    }
    node.style.translate = `${x}px ${y}px`;
    drag.moved(event.clientX, event.clientY);
  };

  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    stop();
    if (!dragging) return;
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
    if (event.type === 'pointerup') drag.dropped(event.clientX, event.clientY);
    else drag.cancelled();
  };

  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dragging) return;
    stop();
    drag.cancelled();
  };

  const stop = () => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    removeEventListener('keydown', key, true);
    node.classList.remove('dragged');
    node.style.translate = '';
  };

  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
  addEventListener('keydown', key, true);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Is the point in the element's box, with some room round it? */
export function isOver(node: Element | null | undefined, x: number, y: number, room = 12): boolean {
  if (!node) return false;
  const box = node.getBoundingClientRect();
  return x >= box.left - room && x <= box.right + room && y >= box.top - room && y <= box.bottom + room;
}

/** Before which of these cards a point lies, in rows from left to right; null: after the last. */
export function before(cards: readonly { id: number; box: DOMRect }[], x: number, y: number): number | null {
  if (!cards.length) return null;
  const distance = (box: DOMRect) => Math.abs(y - (box.top + box.height / 2));
  const nearest = cards.reduce((one, other) => (distance(other.box) < distance(one.box) ? other : one));
  const row = cards.filter((one) => Math.abs(one.box.top - nearest.box.top) < nearest.box.height / 2);
  const next = row.find((one) => x < one.box.left + one.box.width / 2);
  if (next) return next.id;
  const last = cards.indexOf(row.at(-1)!);
  return cards[last + 1]?.id ?? null;
}
