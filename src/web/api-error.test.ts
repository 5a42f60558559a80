import { expect, test } from 'vitest';
import { apiErrorFrom } from './api-error.ts';

test('an error keeps the details the server sent', () => {
  const missing = { action: 'delete', subject: 'Invoice' };
  expect(apiErrorFrom(403, { error: { code: 'forbidden', message: 'No', missing } })).toMatchObject({
    status: 403,
    code: 'forbidden',
    missing,
  });
  expect(apiErrorFrom(403, { error: { code: 'forbidden', message: 'No', missing: 'all of it' } }).missing).toBeUndefined();
  const told = {
    fields: { title: ['is taken'] },
    reasons: { title: [{ code: 'role_taken' }] },
    reason: { code: 'role_title_taken', title: 'Shift' },
  };
  expect(apiErrorFrom(409, { error: { code: 'conflict', message: 'Taken', ...told } })).toMatchObject({ ...told, message: 'Taken' });
  const odd = apiErrorFrom(409, { error: { code: 'conflict', message: 'Taken', reason: 'taken', reasons: { title: ['taken'] } } });
  expect([odd.reason, odd.reasons]).toEqual([undefined, { title: [] }]);
});

test('parses the two error shapes of the session endpoints', () => {
  expect(apiErrorFrom(400, { error: 'Wrong password' })).toMatchObject({ code: 'invalid', message: 'Wrong password', fields: {} });
  expect(apiErrorFrom(400, { error: { email: ['is taken'] } })).toMatchObject({ message: 'is taken', fields: { email: ['is taken'] } });
});

test('derives the error from the status when the body is not one of ours', () => {
  expect(apiErrorFrom(502, undefined)).toMatchObject({ code: 'unavailable', message: 'The server answered 502' });
  expect(apiErrorFrom(418, 'tea')).toMatchObject({ code: 'invalid' });
});
