import { expect, test } from 'vitest';
import { apiErrorFrom } from './api-error.ts';
import type { TFunction } from './i18n.ts';
import { missingPermissionText, reasonText, refusalText } from './refusal-text.ts';

const t: TFunction = (key, values) =>
  key === 'refusal.newer' ? String(values?.defaultValue) : `${key} ${JSON.stringify({ ...values, defaultValue: undefined })}`;

test('fills a message with the values of its code, and its number selects the plural form', () => {
  expect(reasonText(t, { code: 'too_long', max: 80 })).toBe('refusal.too_long {"max":80,"count":80}');
  expect(reasonText(t, { code: 'not_one_of', choices: ['tls', 'none'] })).toBe('refusal.not_one_of {"choices":"tls, none"}');
  expect(reasonText(t, { code: 'too_large', bytes: 4_200_000 })).toContain('"bytes":"4 MB"');
});

test('shows a generic message for an unknown code', () => {
  expect(reasonText(t, { code: 'newer' })).toContain('ui.form.refused');
});

test('shows the reason for the whole request, or else each distinct field reason once', () => {
  const whole = { code: 'conflict', message: 'x', reason: { code: 'last_admin_stays' } };
  expect(refusalText(t, apiErrorFrom(409, { error: whole }))).toContain('refusal.last_admin_stays');
  const reasons = { username: [{ code: 'imap_login' }], password: [{ code: 'imap_login' }] };
  expect(refusalText(t, apiErrorFrom(400, { error: { code: 'invalid', message: 'x', reasons } }))).toBe('refusal.imap_login {}');
  expect(refusalText(t, apiErrorFrom(400, { error: 'old' }))).toBe('');
});

test('shows reasons that a retry cannot change', () => {
  const refused = (reason: object) => apiErrorFrom(403, { error: { code: 'forbidden', message: 'x', reason } });
  expect(missingPermissionText(t, refused({ code: 'confirm_to_send' }))).toContain('refusal.confirm_to_send');
  expect(missingPermissionText(t, refused({ code: 'event_of_its_owner' }))).toBe('');
});
