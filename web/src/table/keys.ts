/** Which key does what at the table. Off while a text field has the focus, and in dialogs. */

export type KeyCommand =
  | { do: 'stock' | 'pile' | 'discard' | 'out' | 'undo' | 'down' | 'onto' | 'best' | 'hint' | 'arrange' | 'keys' | 'release' }
  | { do: 'focus' | 'move'; by: -1 | 1 }
  | { do: 'row'; by: -1 | 1 }
  | { do: 'end'; at: 'first' | 'last' }
  | { do: 'choose'; place: number };

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

const LETTERS: Record<string, Extract<KeyCommand, { do: string }>> = {
  s: { do: 'stock' },
  p: { do: 'pile' },
  d: { do: 'discard' },
  g: { do: 'out' },
  u: { do: 'undo' },
  h: { do: 'hint' },
  a: { do: 'arrange' },
  l: { do: 'down' },
  m: { do: 'onto' },
  b: { do: 'best' },
  '?': { do: 'keys' },
  Escape: { do: 'release' },
};

/** What a key asks for; null where it asks for nothing, or is somebody else's. */
export function commandOf(event: Pressed): KeyCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return event.shiftKey ? { do: 'move', by: -1 } : { do: 'focus', by: -1 };
    case 'ArrowRight':
      return event.shiftKey ? { do: 'move', by: 1 } : { do: 'focus', by: 1 };
    case 'ArrowUp':
      return { do: 'row', by: -1 };
    case 'ArrowDown':
      return { do: 'row', by: 1 };
    case 'Home':
      return { do: 'end', at: 'first' };
    case 'End':
      return { do: 'end', at: 'last' };
  }
  if (/^[1-9]$/.test(event.key)) return { do: 'choose', place: Number(event.key) - 1 };
  if (event.key === '0') return { do: 'choose', place: 9 };
  return LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

/** A text field, a choice, or anything inside a dialog: keys are theirs. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest('input, textarea, select, dialog, [contenteditable]') !== null;
}
