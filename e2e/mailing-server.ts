import PostalMime from 'postal-mime';
import { startServer } from '../scripts/start-server.mjs';
import { type SmtpInbox, smtpInbox } from '../tests/smtp-inbox.ts';
import { test as base, expect } from './journey.ts';

interface Mailing {
  url: string;
  /** The path of the newest one-time link mailed to an address; waits until there is one other than `known`. */
  linkTo: (email: string, known?: string[]) => Promise<string>;
}

/** Tests on their own server, whose mail is sent to an inbox of the test. */
export const test = base.extend<object, { mailing: Mailing }>({
  mailing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const inbox = await smtpInbox();
      const server = await startServer({
        SMTP_URL: inbox.url,
        MAIL_FROM: 'Atrium <office@atrium.example>',
        // Tests only follow the path of a link.
        PUBLIC_URL: 'http://localhost:1',
        REGISTRATION: 'open',
      });
      await use({ url: server.url, linkTo: (email, known = []) => findLink(inbox, email, known) });
      await server.stop();
      await inbox.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: [async ({ mailing }, use) => use({ url: mailing.url }), { scope: 'worker' }],
});

async function findLink(inbox: SmtpInbox, email: string, known: string[]): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const [newest] = inbox.mails.filter(({ to }) => to.includes(email)).slice(-1);
      const { text = '' } = newest ? await PostalMime.parse(newest.source) : {};
      link = /\/pages\/[\w-]+\?token=[\w.-]+/.exec(text)?.[0] ?? '';
      return link !== '' && !known.includes(link);
    })
    .toBe(true);
  return link;
}

export { expect };
