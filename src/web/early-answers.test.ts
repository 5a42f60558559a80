import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyAnswer } from './early-answers.ts';

const answer = Promise.resolve(new Response('[]'));
let nowMs = 0;

beforeEach(() => {
  nowMs = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.stubGlobal('window', { earlyAnswers: { eid: 'acme-7', askedAtMs: 200, answers: { '/mails?page=1': answer } } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('returns a prefetched response once, for the same address only', () => {
  expect(takeEarlyAnswer('/mails?page=2', 'acme-7')).toBeUndefined();
  expect(takeEarlyAnswer('/mails?page=1', 'acme-7')).toBe(answer);
  expect(takeEarlyAnswer('/mails?page=1', 'acme-7')).toBeUndefined();
});

test('returns nothing to a different person, in the same entity or another', () => {
  expect(takeEarlyAnswer('/mails?page=1', 'acme-8')).toBeUndefined();
  expect(takeEarlyAnswer('/mails?page=1', 'other-7')).toBeUndefined();
});

test('ignores responses prefetched by a page that was left', () => {
  nowMs = 10_300;
  expect(takeEarlyAnswer('/mails?page=1', 'acme-7')).toBeUndefined();
});
