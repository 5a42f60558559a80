import { ImapFailure, type MailHost } from '#server/mail-host.ts';

/** Delivers mail within the company only: a browser tab can't speak SMTP or IMAP, and sends no requests to outside servers. */
export const tabMail: MailHost = {
  compose: async (letter) => (await import('./compose-letter.ts')).composeLetter(letter),
  lookUp: null,
  outgoing: null,
  outbox: null,
  openImap: () => Promise.reject(new ImapFailure('host', { code: 'imap_in_tab' })),
  fetchOutside: null,
  postOutside: null,
  isInward: async () => false,
};
