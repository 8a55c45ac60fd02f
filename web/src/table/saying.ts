/** Lines of chat and reactions in words. */
import { t } from '../lib/i18n.svelte.ts';
import { REACTIONS, type Said } from '../lib/wire.ts';

export function saidBy(said: Said): string {
  return said.name || t('table-watcher');
}

export function saidText(said: Said): string {
  const known = REACTIONS.find((reaction) => reaction === said.reaction);
  return known ? t(`table-reaction-${known}`) : said.text;
}

/** A line in pieces, where links to tables are links: to a table of this server, whatever host they name. */
export function pieces(text: string): { text: string; href: string | null }[] {
  return text
    .split(/(https?:\/\/[^\s/]+\/t\/[A-Za-z0-9]{4,12})/)
    .filter(Boolean)
    .map((piece) => {
      const code = /^https?:\/\/[^\s/]+\/t\/([A-Za-z0-9]{4,12})$/.exec(piece)?.[1];
      return { text: piece, href: code ? `/t/${code.toUpperCase()}` : null };
    });
}

/** What has been said since `before`; after a break the server's list takes its place, and begins where that begins. */
export function saidSince(before: readonly Said[], said: readonly Said[]): readonly Said[] {
  const last = before.at(-1);
  if (!last) return said;
  if (said[before.length - 1] === last) return said.slice(before.length);
  const place = said.findLastIndex((one) => one.seat === last.seat && one.text === last.text && one.reaction === last.reaction);
  return place < 0 ? [] : said.slice(place + 1);
}
