import { ImapFailure, type MailHost } from '#server/mail-host.ts';

/** Mail of the company alone: a browser tab speaks neither SMTP nor IMAP, and asks no server of the world. */
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
