/** Cards on their way over the table: a card comes from where it was seen last. One thing at a time. */

const MOVE = { duration: 180, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

export class Flights {
  /** Where the card that is coming to the hand comes from. */
  #from: DOMRect | null = null;

  /** Cards that appear in the hand from now on come from here. */
  comes(spot: 'stock' | 'pile' | 'right'): void {
    this.#from = box(spot);
  }

  settled(): void {
    this.#from = null;
  }

  source(): DOMRect | null {
    return this.#from;
  }

  /** The pile's top card has come from there. */
  async laid(from: DOMRect | null): Promise<void> {
    const node = document.querySelector<HTMLElement>('[data-spot=pile] [data-top]');
    if (!from || !node) return;
    const to = node.getBoundingClientRect();
    const scale = from.width / to.width;
    node.animate(
      [
        { transformOrigin: '0 0', transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})` },
        { transformOrigin: '0 0', transform: 'none' },
      ],
      MOVE,
    );
  }

  /** A picture of what lies on a spot goes to another one and is gone. */
  sent(from: 'stock' | 'pile', seat: number): void {
    const start = box(from);
    const end = box(`seat-${seat}`);
    const picture = document.querySelector<SVGElement>(`[data-spot=${from}] svg`)?.cloneNode(true) as SVGElement | undefined;
    if (!start || !end || !picture) return;
    const ghost = document.createElement('div');
    ghost.className = 'ghost';
    ghost.setAttribute('aria-hidden', 'true');
    ghost.append(picture);
    ghost.style.width = `${start.width}px`;
    ghost.style.left = `${start.left}px`;
    ghost.style.top = `${start.top}px`;
    document.body.append(ghost);
    const x = end.left + end.width / 2 - (start.left + start.width / 2);
    const y = end.top + end.height / 2 - (start.top + start.height / 2);
    const flight = ghost.animate([{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(0.35)`, opacity: 0.6 }], MOVE);
    const land = () => ghost.remove();
    flight.finished.then(land, land);
  }
}

/** Where a spot's picture is now. */
export function box(spot: string): DOMRect | null {
  const node = document.querySelector(`[data-spot="${spot}"]`);
  return (node?.querySelector('.card') ?? node)?.getBoundingClientRect() ?? null;
}
