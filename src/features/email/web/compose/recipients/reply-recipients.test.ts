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

test('a reply goes to the sender', () => {
  expect(names(replyRecipients(mail('Ana', ['Me', 'Bo'], ['Cy']), false, own))).toEqual([['Ana'], []]);
});

test('a reply goes to the address requested by the sender', () => {
  const listMail = { ...mail('Ana', ['Me']), replyTo: [person('List')] };
  expect(names(replyRecipients(listMail, false, own))).toEqual([['List'], []]);
});

test('a reply to all leaves out the person’s own addresses and duplicates', () => {
  expect(names(replyRecipients(mail('Ana', ['Me', 'Bo', 'Ana'], ['Alias', 'Cy', 'Bo']), true, own))).toEqual([['Ana', 'Bo'], ['Cy']]);
});

test('a reply to one’s own email goes to its recipients', () => {
  expect(names(replyRecipients(mail('Me', ['Ana', 'Bo'], ['Cy']), false, own))).toEqual([['Ana', 'Bo'], []]);
  expect(names(replyRecipients(mail('Me', ['Ana', 'Me'], ['Cy']), true, own))).toEqual([['Ana'], ['Cy']]);
});

test('a reply to a note to oneself goes to oneself', () => {
  expect(names(replyRecipients(mail('Me', ['Me']), true, own))).toEqual([['Me'], []]);
});

const first = 'me@b.example';
const addresses = ['ME@b.example', 'sales@b.example'];
const sent = (from: string, to: string[], cc: string[] = []) => {
  const person = (email: string) => ({ name: '', email });
  return { from: { ...person(from), avatar: null }, to: to.map(person), cc: cc.map(person) };
};

test('a reply is sent from the address that received the email', () => {
  expect(senderOf(sent('ana@c.example', ['Sales@b.example']), first, addresses)).toBe('sales@b.example');
  expect(senderOf(sent('ana@c.example', ['bo@c.example'], ['sales@b.example']), first, addresses)).toBe('sales@b.example');
});

test('a reply is sent from the main address if it also, or none of them, received the email', () => {
  expect(senderOf(sent('ana@c.example', ['sales@b.example', 'me@b.example']), first, addresses)).toBe(first);
  expect(senderOf(sent('ana@c.example', ['list@c.example']), first, addresses)).toBe(first);
});

test('a reply to one’s own email is sent from the same address', () => {
  expect(senderOf(sent('sales@b.example', ['ana@c.example']), first, addresses)).toBe('sales@b.example');
});

test('the server chooses while the person’s addresses are unknown', () => {
  expect(senderOf(sent('ana@c.example', ['sales@b.example']), '', addresses)).toBe('');
});
