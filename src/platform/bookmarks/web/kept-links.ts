import { savedChoice } from '#web/session-store.ts';

const links = savedChoice('atrium.bookmarks');

/** Bookmark links cached in this browser, so the navbar is stable from the first paint. */
export const keptLinks = (): string[] => links.read().split(' ').filter(Boolean);

export const keepLinks = (known: readonly string[]): void => links.keep(known.join(' '));
