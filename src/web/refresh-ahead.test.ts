import { expect, test, vi } from 'vitest';
import { createRefreshAhead } from './refresh-ahead.ts';
import type { StoredSession } from './session-storage.ts';

const minuteMs = 60_000;
const token = `x.${btoa(JSON.stringify({ iat: 500, exp: 500 + 600 }))}.y`;

function setUp() {
  let nowMs = 0;
  const after = vi.fn(async () => true);
  const session = { read: () => ({ accessToken: token }) as StoredSession };
  const ahead = createRefreshAhead({ session, refresh: { after }, nowMs: () => nowMs });
  return {
    after,
    ahead,
    at: async (minutes: number) => {
      nowMs = minutes * minuteMs;
      await ahead.look();
    },
  };
}

test('refreshes after four fifths of the lifetime of the token, regardless of clock differences', async () => {
  const { at, ahead, after } = setUp();
  await at(0);
  await at(7);
  ahead.noteActivity();
  expect(after).not.toHaveBeenCalled();
  await at(8);
  expect(after).toHaveBeenCalledWith(token);
});

test('does not refresh while the user is away, and does when they return', async () => {
  const { at, ahead, after } = setUp();
  await at(0);
  await at(9);
  expect(after).not.toHaveBeenCalled();
  ahead.noteActivity();
  await at(9);
  expect(after).toHaveBeenCalledTimes(1);
});
