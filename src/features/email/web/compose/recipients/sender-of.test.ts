import { expect, test } from 'vitest';
import { senderOf } from './sender-of.ts';

const first = 'me@b.example';
const own = ['ME@b.example', 'sales@b.example'];
const mail = (from: string, to: string[], cc: string[] = []) => {
  const person = (email: string) => ({ name: '', email });
  return { from: { ...person(from), avatar: null }, to: to.map(person), cc: cc.map(person) };
};

test('a mail is answered from the address that it was sent to', () => {
  expect(senderOf(mail('ana@c.example', ['Sales@b.example']), first, own)).toBe('sales@b.example');
  expect(senderOf(mail('ana@c.example', ['bo@c.example'], ['sales@b.example']), first, own)).toBe('sales@b.example');
});

test('what was sent to the first address too, or to none of them, is answered from the first', () => {
  expect(senderOf(mail('ana@c.example', ['sales@b.example', 'me@b.example']), first, own)).toBe(first);
  expect(senderOf(mail('ana@c.example', ['list@c.example']), first, own)).toBe(first);
});

test('one’s own mail is followed up from where it left', () => {
  expect(senderOf(mail('sales@b.example', ['ana@c.example']), first, own)).toBe('sales@b.example');
});

test('while the own addresses are not known, the server chooses', () => {
  expect(senderOf(mail('ana@c.example', ['sales@b.example']), '', own)).toBe('');
});
