import { readerZone } from '#web/dates/reader-zone.ts';
import type { MailPlace } from '../folders/mail-place.ts';

/** Rows that one call brings. */
export const rowsPerPage = 50;

/** The number, from 1, of the page that holds the row at `index`, from 0. */
export const pageOfRow = (index: number) => Math.floor(index / rowsPerPage) + 1;

/** Whether a search may have operators; a day among them begins on the reader's clock. */
export const hasOperators = ({ q }: MailPlace) => q.includes(':');

/** What of a place narrows a list, as the API takes it. */
export const narrowed = (place: MailPlace) => ({
  folder: place.folder,
  q: place.q,
  ...(place.label ? { label: place.label } : {}),
  ...(hasOperators(place) ? { zone: readerZone() } : {}),
});

/** What `listEmails` is asked for one page of a list: the rows without the mails' texts. */
export const mailListInput = (place: MailPlace, page: number) => ({
  query: { ...narrowed(place), page, perPage: rowsPerPage, compact: true },
});

/** What `getEmail` is asked for a mail that was opened in a list. */
export const openMailInput = (place: MailPlace, id: number) => ({ query: { id, ...narrowed(place) } });
