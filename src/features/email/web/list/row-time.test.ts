import { expect, test } from 'vitest';
import { rowTime } from './row-time.ts';

const mail = { folder: 'inbox', lastTime: '2026-03-12T09:41:00Z', sendAt: null, snoozedUntil: null } as const;
const t = ((key: string) => key) as Parameters<typeof rowTime>[1];
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

test('a mail shows when the newest of its conversation came', () => {
  expect(rowTime(mail, t, 'en').iso).toBe(mail.lastTime);
});

test('what is put off shows until when, for as long as it is in the inbox', () => {
  const snoozedUntil = inMs(86_400_000);
  expect(rowTime({ ...mail, snoozedUntil }, t, 'en').iso).toBe(snoozedUntil);
  expect(rowTime({ ...mail, snoozedUntil, folder: 'trash' }, t, 'en').iso).toBe(mail.lastTime);
});

test('what is on its way shows when it leaves, and that it does so within a minute', () => {
  const later = inMs(3_600_000);
  expect(rowTime({ ...mail, folder: 'draft', sendAt: later }, t, 'en').iso).toBe(later);
  expect(rowTime({ ...mail, folder: 'draft', sendAt: later }, t, 'en').shown).not.toBe('email.compose.sending');
  expect(rowTime({ ...mail, folder: 'draft', sendAt: inMs(10_000) }, t, 'en').shown).toBe('email.compose.sending');
});
