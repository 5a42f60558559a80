import { afterEach, expect, test, vi } from 'vitest';
import { apiErrorFrom, networkError } from '../api-error.ts';
import type { TFunction } from '../i18n.ts';
import { commonFailure } from './common-failure.ts';

const t: TFunction = (key, values) => `${key} ${JSON.stringify({ ...values, defaultValue: undefined, count: undefined })}`;
const said = (status: number, error: object) =>
  commonFailure(t, apiErrorFrom(status, { error: { code: 'x', message: 'x', ...error } }), 'Failed.');

afterEach(() => vi.unstubAllGlobals());

test('reports a row deleted by someone else as gone, without offering a retry', () => {
  const gone = { message: 'refusal.not_found {"what":"refusal.what.Coupon {}"}', isFinal: true };
  expect(said(404, { reason: { code: 'not_found', what: 'Coupon' } })).toEqual(gone);
});

test('shows the reason the server gave, without offering a retry', () => {
  expect(said(409, { reason: { code: 'last_admin_stays' } })).toEqual({ message: 'refusal.last_admin_stays {}', isFinal: true });
  expect(said(400, { reasons: { name: [{ code: 'required' }] } })).toEqual({ message: 'refusal.required {}', isFinal: true });
});

test('names the missing permission, even when the server gives no other reason', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const { message, isFinal } = said(403, { code: 'forbidden', missing: { action: 'delete', subject: 'Permission' } });
  expect([message.split(' ')[0], isFinal]).toEqual(['ui.forbidden', true]);
});

test('offers a retry when the next attempt may succeed', () => {
  const again = { message: 'Failed.', isFinal: false };
  expect(commonFailure(t, networkError(), 'Failed.')).toEqual(again);
  expect(said(500, { reason: { code: 'failed' } })).toEqual(again);
  expect(said(401, { reason: { code: 'session_ended' } })).toEqual(again);
  expect(said(429, { reason: { code: 'too_many_requests' } })).toEqual(again);
  expect(said(409, { current: { version: 2 } })).toEqual(again);
});
