import { expect, test } from 'vitest';
import { visibleStatus } from './visible-status.ts';

const now = new Date('2030-01-01T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each([
  ['busy', ago(0), 'busy'],
  ['online', ago(89), 'online'],
  ['online', ago(90), 'offline'],
  ['offline', ago(1), 'offline'],
  // Sample people never sign in.
  ['away', null, 'away'],
  [null, null, 'offline'],
] as const)('%s, seen at %s, appears %s', (status, seenAt, visible) => {
  expect(visibleStatus({ status, seenAt }, now)).toBe(visible);
});
