import { keptChoice } from '#web/session-store.ts';

const links = keptChoice('atrium.bookmarks');

/** The addresses of the bookmarks as this browser last knew them: so that the navbar stands still from the first paint on. */
export const keptLinks = (): string[] => links.read().split(' ').filter(Boolean);

export const keepLinks = (known: readonly string[]): void => links.keep(known.join(' '));
