import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

interface Letter {
  to: string;
  subject: string;
  message?: string;
  /** The mail it replies to, in the sender's mailbox. */
  replyToId?: number;
  /** When to send it (ISO 8601); immediately if missing. */
  sendAt?: string;
}

/** Sends a mail inside the entity as the owner of the token. */
export async function sendMail(request: APIRequestContext, accessToken: string, { to, sendAt, ...content }: Letter): Promise<void> {
  const headers = { Authorization: `Bearer ${accessToken}` };
  const begun = await request.post('/api/v1/emails/drafts', {
    headers,
    data: { key: randomUUID(), to: [{ name: '', email: to }], ...content },
  });
  if (!begun.ok()) throw new Error(`The draft was answered with ${begun.status()}: ${await begun.text()}`);
  const { email } = await begun.json();
  const sent = await request.post(`/api/v1/emails/drafts/${email.id}/send`, { headers, data: sendAt ? { sendAt } : { undoSeconds: 0 } });
  if (!sent.ok()) throw new Error(`Sending was answered with ${sent.status()}: ${await sent.text()}`);
}

/** The newest mails in a folder of the token's owner. */
export async function listMails(
  request: APIRequestContext,
  accessToken: string,
  folder: string,
): Promise<{ id: number; subject: string; labels: string[] }[]> {
  const answer = await request.get('/apps/email/emails', { params: { folder }, headers: { Authorization: `Bearer ${accessToken}` } });
  return (await answer.json()).emails;
}
