import { readerZone } from '#web/dates/reader-zone.ts';
import type { MailPlace } from '../folders/mail-place.ts';

/** Rows per request. */
export const rowsPerPage = 50;

/** Returns the page, starting at 1, that contains the row at `index`, starting at 0. */
export const pageOfRow = (index: number) => Math.floor(index / rowsPerPage) + 1;

/** Checks whether a search may have operators; a day in one starts in the reader's time zone. */
export const hasOperators = ({ q }: MailPlace) => q.includes(':');

/** Returns the filters of a place as API parameters. */
export const narrowed = (place: MailPlace) => ({
  folder: place.folder,
  q: place.q,
  ...(place.label ? { label: place.label } : {}),
  ...(hasOperators(place) ? { zone: readerZone() } : {}),
});

/** Input of `listEmails` for one page of a list, without message bodies. */
export const mailListInput = (place: MailPlace, page: number) => ({
  query: { ...narrowed(place), page, perPage: rowsPerPage, compact: true },
});

export const openMailInput = (place: MailPlace, id: number) => ({ query: { id, ...narrowed(place) } });
