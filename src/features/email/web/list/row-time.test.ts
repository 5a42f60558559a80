import { expect, test } from 'vitest';
import { rowTime } from './row-time.ts';

const mail = { folder: 'inbox', lastTime: '2026-03-12T09:41:00Z', sendAt: null, snoozedUntil: null } as const;
const t = ((key: string) => key) as Parameters<typeof rowTime>[1];
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

test('shows when the newest email of the conversation arrived', () => {
  expect(rowTime(mail, t, 'en').iso).toBe(mail.lastTime);
});

test('shows until when an email is snoozed while it is in the inbox', () => {
  const snoozedUntil = inMs(86_400_000);
  expect(rowTime({ ...mail, snoozedUntil }, t, 'en').iso).toBe(snoozedUntil);
  expect(rowTime({ ...mail, snoozedUntil, folder: 'trash' }, t, 'en').iso).toBe(mail.lastTime);
});

test('shows when a scheduled email is sent, and the final minute as sending', () => {
  const later = inMs(3_600_000);
  expect(rowTime({ ...mail, folder: 'draft', sendAt: later }, t, 'en').iso).toBe(later);
  expect(rowTime({ ...mail, folder: 'draft', sendAt: later }, t, 'en').shown).not.toBe('email.compose.sending');
  expect(rowTime({ ...mail, folder: 'draft', sendAt: inMs(10_000) }, t, 'en').shown).toBe('email.compose.sending');
});
