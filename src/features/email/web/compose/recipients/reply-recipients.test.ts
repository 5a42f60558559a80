import { expect, test } from 'vitest';
import type { AnsweredMail } from '../windows/compose-store.ts';
import { replyRecipients, senderOf } from './reply-recipients.ts';

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@b.example` });
const mail = (from: string, to: string[], cc: string[] = []): AnsweredMail => ({
  id: 7,
  from: { ...person(from), avatar: null },
  to: to.map(person),
  cc: cc.map(person),
  replyTo: [],
  subject: 'Oak',
  message: '',
  attachments: [],
  time: '2026-03-12T09:41:00Z',
  folder: 'inbox',
});
const names = ({ to, cc }: ReturnType<typeof replyRecipients>) => [to.map(({ name }) => name), cc.map(({ name }) => name)];
const own = ['ME@b.example', 'alias@b.example'];

test('an answer goes to the sender', () => {
  expect(names(replyRecipients(mail('Ana', ['Me', 'Bo'], ['Cy']), false, own))).toEqual([['Ana'], []]);
});

test('an answer goes where the sender wants it', () => {
  const listMail = { ...mail('Ana', ['Me']), replyTo: [person('List')] };
  expect(names(replyRecipients(listMail, false, own))).toEqual([['List'], []]);
});

test('an answer to all leaves out oneself, by every address, and names nobody twice', () => {
  expect(names(replyRecipients(mail('Ana', ['Me', 'Bo', 'Ana'], ['Alias', 'Cy', 'Bo']), true, own))).toEqual([['Ana', 'Bo'], ['Cy']]);
});

test('what one sent oneself is followed up to whom it went', () => {
  expect(names(replyRecipients(mail('Me', ['Ana', 'Bo'], ['Cy']), false, own))).toEqual([['Ana', 'Bo'], []]);
  expect(names(replyRecipients(mail('Me', ['Ana', 'Me'], ['Cy']), true, own))).toEqual([['Ana'], ['Cy']]);
});

test('a note to oneself is answered to oneself', () => {
  expect(names(replyRecipients(mail('Me', ['Me']), true, own))).toEqual([['Me'], []]);
});

const first = 'me@b.example';
const addresses = ['ME@b.example', 'sales@b.example'];
const sent = (from: string, to: string[], cc: string[] = []) => {
  const person = (email: string) => ({ name: '', email });
  return { from: { ...person(from), avatar: null }, to: to.map(person), cc: cc.map(person) };
};

test('a mail is answered from the address that it was sent to', () => {
  expect(senderOf(sent('ana@c.example', ['Sales@b.example']), first, addresses)).toBe('sales@b.example');
  expect(senderOf(sent('ana@c.example', ['bo@c.example'], ['sales@b.example']), first, addresses)).toBe('sales@b.example');
});

test('what was sent to the first address too, or to none of them, is answered from the first', () => {
  expect(senderOf(sent('ana@c.example', ['sales@b.example', 'me@b.example']), first, addresses)).toBe(first);
  expect(senderOf(sent('ana@c.example', ['list@c.example']), first, addresses)).toBe(first);
});

test('one’s own mail is followed up from where it left', () => {
  expect(senderOf(sent('sales@b.example', ['ana@c.example']), first, addresses)).toBe('sales@b.example');
});

test('while the own addresses are not known, the server chooses', () => {
  expect(senderOf(sent('ana@c.example', ['sales@b.example']), '', addresses)).toBe('');
});
