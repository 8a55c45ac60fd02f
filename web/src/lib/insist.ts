/** Loading what the page cannot do without: a line that is cut just then is no reason to go without it for good. */

export const BETWEEN = 1500;

/** What `load` comes to, as soon as it does. */
export async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((on) => setTimeout(on, BETWEEN));
    }
  }
}
