import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Client, send } from './client.ts';
import type { TestApi } from './test-api.ts';

/** Appears in everything that is private. */
export const secret = 'zanzibar';

/** A person's mail data, each with the secret in it. */
export interface Things {
  draft: number;
  draftKey: string;
  scheduled: number;
  sent: number;
  received: number;
  snoozed: number;
  trashed: number;
  deleted: number;
  deletedAt: string;
  messageId: string;
  file: { id: number; url: string; path: string };
  label: number;
  deletedLabel: number;
  rule: number;
  deletedRule: number;
  template: number;
  deletedTemplate: number;
  alias: { id: number; email: string };
}

/** Creates one of each thing a person can have in mail, through the API. */
export async function fillMailbox(atrium: TestApi, who: Client): Promise<Things> {
  const to = [{ name: `${secret} friend`, email: who.userData.email }];
  const uploaded = await send(atrium, '/api/v1/files?name=note.txt', {
    method: 'POST',
    headers: { Authorization: `Bearer ${who.accessToken}` },
    body: `${secret} file`,
  });
  const { id: fileId, url } = uploaded.body.file;
  const draftKey = randomUUID();
  const attachments = [{ fileName: `${secret}.txt`, url, thumbnail: '', size: '' }];
  const write = async (subject: string, more: object = {}) => {
    const { status, body } = await who.post('/api/v1/emails/drafts', {
      key: randomUUID(),
      to,
      subject,
      message: `<p>${subject}</p>`,
      attachments,
      ...more,
    });
    expect(status).toBe(201);
    return body.email.id as number;
  };
  const sendNow = async (subject: string) => {
    const id = await write(subject);
    expect((await who.post(`/api/v1/emails/drafts/${id}/send`, { undoSeconds: 0 })).status).toBe(200);
    const { emails } = (await who.get('/apps/email/emails', { folder: 'inbox', q: subject, perPage: 1 })).body;
    return { id, arrived: emails[0].id as number };
  };
  const draft = await write(`${secret} draft`, { key: draftKey });
  const scheduled = await write(`${secret} later`);
  expect(
    (await who.post(`/api/v1/emails/drafts/${scheduled}/send`, { sendAt: new Date(atrium.clock.now.getTime() + 86_400_000).toISOString() }))
      .status,
  ).toBe(200);
  const sent = await sendNow(`${secret} sent`);
  const received = await sendNow(`${secret} came`);
  const snoozed = await sendNow(`${secret} sleeps`);
  const done = [
    await who.post('/api/v1/emails/snooze', {
      emailIds: [snoozed.arrived],
      until: new Date(atrium.clock.now.getTime() + 30 * 86_400_000).toISOString(),
    }),
  ];
  const trashed = await sendNow(`${secret} thrown`);
  const deleted = await sendNow(`${secret} gone`);
  const thrown = { emailIds: [trashed.arrived, deleted.arrived], dataToUpdate: { folder: 'trash', labels: ['private'], isStarred: true } };
  done.push(await who.post('/apps/email/update-emails', thrown));
  const gone = await who.post('/api/v1/emails/delete', { emailIds: [deleted.arrived] });
  const put = (path: string, body: object) => send(atrium, path, { method: 'PUT', ...jsonOf(who, body) });
  const remove = (path: string) => send(atrium, path, { method: 'DELETE', headers: { Authorization: `Bearer ${who.accessToken}` } });
  // Ids of another company also start at 1.
  const add = async (path: string, what: 'label' | 'rule' | 'template', body: (time: number) => object) => {
    let id = 0;
    for (let time = 0; time < 6; time++) id = (await who.post(path, body(time))).body[what].id;
    return id;
  };
  const ruleId = await add('/api/v1/mail/rules', 'rule', () => ({ sender: `${secret} rule`, label: 'private' }));
  const templateId = await add('/api/v1/mail/templates', 'template', () => ({ name: `${secret} template`, subject: `${secret} note` }));
  const [labelled] = await atrium.ownerQuery(`select count(*)::int as labels from mail_labels where entity = 'juniper'`);
  const labelId = await add('/api/v1/mail/labels', 'label', (time) => ({ name: `${secret} label ${Number(labelled?.labels) + time}` }));
  const alias = (await who.post('/api/v1/mail/aliases', { email: `${secret}.${fileId}@demo.com` })).body.alias;
  done.push(
    gone,
    await remove(`/api/v1/mail/labels/${labelId - 1}`),
    await remove(`/api/v1/mail/rules/${ruleId - 1}`),
    await remove(`/api/v1/mail/templates/${templateId - 1}`),
    await put('/api/v1/mail/preferences', { signature: `<p>${secret} note</p>` }),
    await put('/api/v1/mail/account', { host: 'imap.example.com', username: `${secret}@example.com`, password: 'a long password' }),
  );
  expect(done.map(({ status }) => status)).toEqual(done.map(() => 200));
  const [{ message_id: messageId } = {}] = await atrium.ownerQuery(`select message_id from mails where entity = 'juniper' and id = $1`, [
    received.arrived,
  ]);
  return {
    ...{ draft, draftKey, scheduled, sent: sent.id, received: received.arrived, snoozed: snoozed.arrived, trashed: trashed.arrived },
    ...{ deleted: deleted.arrived, deletedAt: gone.body.deletedAt, messageId: String(messageId), alias },
    ...{ label: labelId, deletedLabel: labelId - 1 },
    ...{ rule: ruleId, deletedRule: ruleId - 1, template: templateId, deletedTemplate: templateId - 1 },
    file: { id: fileId, url, path: url.split('?')[0] },
  };
}

function jsonOf(who: Client, body: object): RequestInit {
  return { headers: { Authorization: `Bearer ${who.accessToken}`, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
