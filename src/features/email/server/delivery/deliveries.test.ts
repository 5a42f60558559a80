import { expect, test } from 'vitest';
import { mailWords, nextTry, plainReason } from './deliveries.ts';

test.each([
  ['failed', '550 5.1.1 <x@y.example>: Recipient address rejected: User unknown', 'The address doesn’t exist.'],
  ['failed', '552 5.2.2 Mailbox full', 'The mailbox is full.'],
  ['failed', '552 5.3.4 Message too big', 'The mail is too large for the recipient’s server.'],
  ['failed', '554 5.7.1 Blocked by policy', 'The recipient’s server doesn’t accept mail from here.'],
  ['failed', '550 No', 'The address doesn’t exist, or doesn’t accept mail from here.'],
  ['failed', '554 No', 'The recipient’s server rejected it.'],
  ['failed', 'connect ECONNREFUSED', 'The recipient’s server didn’t accept it, although we tried for three days.'],
  ['failed', 'This installation sends no mail outside', 'This server doesn’t send mail outside the company.'],
  ['failed', 'The mail could not be written', 'The mail couldn’t be created.'],
  ['unsure', 'closed', 'The connection dropped before the recipient’s server confirmed the mail.'],
])('%s with "%s"', (state, answer, reason) => {
  expect(mailWords('en')(`mailBounce.why.${plainReason(state, answer)}`)).toBe(reason);
});

test('retries with growing delays and makes a last attempt after three days', () => {
  const createdAt = new Date('2026-03-01T08:00:00Z');
  let now: Date | null = createdAt;
  const minutes: number[] = [];
  for (let attempts = 1; now; attempts++) {
    minutes.push((now.getTime() - createdAt.getTime()) / 60_000);
    now = nextTry({ createdAt, attempts }, now);
  }
  expect(minutes).toEqual([0, 1, 6, 36, 156, 516, 1236, 1956, 2676, 3396, 4116, 4320]);
});
