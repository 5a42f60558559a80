import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { Letter } from '#server/mail-host.ts';
import { composeLetter } from './compose-letter.ts';

const letter: Letter = {
  messageId: '<one@juniper.example>',
  inReplyTo: null,
  references: [],
  from: { name: 'Maren', email: 'maren@juniper.example' },
  replyTo: null,
  to: [{ name: 'Lena', email: 'lena@example.com' }],
  cc: [],
  bcc: [],
  subject: 'Lamps',
  date: new Date('2026-03-01T08:00:00Z'),
  html: '<p>Hello</p>',
  text: 'Hello',
  attachments: [],
};
const composed = async (parts: Partial<Letter>) => PostalMime.parse(await composeLetter({ ...letter, ...parts }));

test('text that looks like an encoded word survives except for one added space', async () => {
  const word = '=?utf-8?B?DQpCY2M6IHg=?=';
  const read = '= ?utf-8?B?DQpCY2M6IHg=?=';
  const mail = await composed({
    subject: word,
    to: [{ name: word, email: 'lena@example.com' }],
    attachments: [{ fileName: `${word}.txt`, mediaType: 'text/plain', bytes: new Uint8Array(1) }],
  });
  expect([mail.subject, mail.to?.[0]?.name, mail.attachments[0]?.filename]).toEqual([read, read, `${read}.txt`]);
  expect((await composed({ subject: 'a=?b' })).subject).toBe('a=?b');
});

test('names, subjects and file names keep every script', async () => {
  const mail = await composed({
    from: { name: 'مارين "M" <x>', email: 'maren@juniper.example' },
    subject: '椅子 — '.repeat(40).trim(),
    attachments: [{ fileName: `Angebot ${'ü'.repeat(80)}.pdf`, mediaType: 'application/pdf', bytes: new Uint8Array(1) }],
  });
  expect(mail.from).toEqual({ name: 'مارين "M" <x>', address: 'maren@juniper.example' });
  expect(mail.subject).toBe('椅子 — '.repeat(40).trim());
  expect(mail.attachments[0]?.filename).toBe(`Angebot ${'ü'.repeat(80)}.pdf`);
});

test('bcc recipients remain in the sender’s copy', async () => {
  expect((await composed({ bcc: [{ name: '', email: 'secret@example.com' }] })).bcc).toEqual([{ name: '', address: 'secret@example.com' }]);
  expect((await composed({})).bcc).toBeUndefined();
});
