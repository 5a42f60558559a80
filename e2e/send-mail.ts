import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

interface Letter {
  to: string;
  subject: string;
  message?: string;
  /** The mail of the sender's mailbox that it answers. */
  replyToId?: number;
  /** When it leaves (ISO 8601); at once without. */
  sendAt?: string;
}

/** Sends a mail inside the entity as the person whose token it is. */
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

/** The newest mails of a folder of the person whose token it is. */
export async function listMails(
  request: APIRequestContext,
  accessToken: string,
  folder: string,
): Promise<{ id: number; subject: string; labels: string[] }[]> {
  const answer = await request.get('/apps/email/emails', { params: { folder }, headers: { Authorization: `Bearer ${accessToken}` } });
  return (await answer.json()).emails;
}
