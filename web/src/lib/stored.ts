/** Small things kept in the browser. A browser that keeps nothing (private windows, a full disk) is no reason to fail. */

const PREFIX = 'three-thirteen:';

export function load<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // it will be asked for again
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // it was never kept
  }
}

/** Drop everything whose key begins so. */
export function forgetAll(start: string): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX + start));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // it was never kept
  }
}

/** Calls back when another tab has changed a thing. Returns what ends that. */
export function onChange(key: string, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === PREFIX + key || event.key === null) changed();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
