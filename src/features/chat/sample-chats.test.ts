import { expect, test } from 'vitest';
import { samplePeople } from '#platform/people/sample-people.ts';
import { chatStatuses } from './presence-contract.ts';
import { sampleChats, sampleStatuses } from './sample-chats.ts';

test('has two chats, one of them with unseen messages', () => {
  expect(sampleChats.map(({ unseen }) => unseen)).toEqual([0, 2]);
  for (const { with: other, unseen, messages } of sampleChats) {
    expect(new Set(messages.map(({ from }) => from))).toEqual(new Set([1, other]));
    expect(messages.slice(messages.length - unseen).every(({ from }) => from === other)).toBe(true);
  }
});

test('is in chronological order and never in the future', () => {
  for (const { messages } of sampleChats) {
    const minutes = messages.map(({ when }) => {
      if ('minutesAgo' in when) return -when.minutesAgo;
      expect(when.daysAgo).toBeGreaterThan(0);
      const [hours = 0, past = 0] = when.time.split(':').map(Number);
      // Worst case: seeded at midnight, the earliest possible hour.
      return -when.daysAgo * 24 * 60 + hours * 60 + past;
    });
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  }
});

test('gives every colleague a status and uses each status at least once', () => {
  const colleagues = samplePeople.filter(({ account }) => !account || account.username === 'staff').map(({ id }) => id);
  expect(Object.keys(sampleStatuses).map(Number)).toEqual(colleagues);
  expect(new Set(Object.values(sampleStatuses))).toEqual(new Set(chatStatuses));
});
