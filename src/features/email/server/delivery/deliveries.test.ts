import { expect, test } from 'vitest';
import { mailWords, nextTry, plainReason } from './deliveries.ts';

test.each([
  ['failed', '550 5.1.1 <x@y.example>: Recipient address rejected: User unknown', 'There is no such address.'],
  ['failed', '552 5.2.2 Mailbox full', 'The mailbox is full.'],
  ['failed', '552 5.3.4 Message too big', 'The mail is too large for the other side.'],
  ['failed', '554 5.7.1 Blocked by policy', 'The other side does not take mail from here.'],
  ['failed', '550 No', 'There is no such address, or it takes no mail from here.'],
  ['failed', '554 No', 'The other side refused it.'],
  ['failed', 'connect ECONNREFUSED', 'The other side did not take it, although it was tried for three days.'],
  ['failed', 'This installation sends no mail outside', 'No mail leaves this installation.'],
  ['failed', 'The mail could not be written', 'The mail could not be written.'],
  ['unsure', 'closed', 'The connection ended before the other side had said whether it took the mail.'],
])('%s with "%s"', (state, answer, reason) => {
  expect(mailWords('en')(`mailBounce.why.${plainReason(state, answer)}`)).toBe(reason);
});

test('the waits grow, and end after three days with a last try', () => {
  const createdAt = new Date('2026-03-01T08:00:00Z');
  let now: Date | null = createdAt;
  const minutes: number[] = [];
  for (let attempts = 1; now; attempts++) {
    minutes.push((now.getTime() - createdAt.getTime()) / 60_000);
    now = nextTry({ createdAt, attempts }, now);
  }
  expect(minutes).toEqual([0, 1, 6, 36, 156, 516, 1236, 1956, 2676, 3396, 4116, 4320]);
});
