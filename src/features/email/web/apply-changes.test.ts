import { expect, test } from 'vitest';
import type { Email } from '../contract.ts';
import { belongs, changedMail, changedPages } from './apply-changes.ts';
import type { EmailPage } from './email-page-answer.ts';

const mail = (id: number, given: Partial<Email> = {}): Email => ({
  id,
  from: { email: 'a@b.co', name: 'A', avatar: null },
  to: [],
  cc: [],
  bcc: [],
  replyTo: [],
  subject: `Mail ${id}`,
  message: '',
  excerpt: '',
  attachments: [],
  isStarred: false,
  isRead: false,
  labels: [],
  time: '2026-03-12T09:41:00Z',
  folder: 'inbox',
  lastTime: '2026-03-12T09:41:00Z',
  isDraft: false,
  replyToId: null,
  sendAt: null,
  snoozedUntil: null,
  version: 1,
  replies: [],
  replyCount: 0,
  ...given,
});

const page = (...emails: Email[]): EmailPage => ({ emails, emailsMeta: { inbox: 4, draft: 1, spam: 0 }, total: 4 });
const ids = (answer: EmailPage | undefined) => answer?.emails.map(({ id }) => id);

test('a label is set and taken off once', () => {
  expect(changedMail(mail(1), { label: { name: 'private', value: true } }).labels).toEqual(['private']);
  expect(changedMail(mail(1, { labels: ['private'] }), { label: { name: 'private', value: true } }).labels).toEqual(['private']);
  expect(changedMail(mail(1, { labels: ['private'] }), { label: { name: 'private', value: false } }).labels).toEqual([]);
});

test('starred lists what is starred and not in the trash', () => {
  expect(belongs(mail(1, { isStarred: true }), { folder: 'starred' })).toBe(true);
  expect(belongs(mail(1, { isStarred: true, folder: 'trash' }), { folder: 'starred' })).toBe(false);
  expect(belongs(mail(1, { folder: 'spam' }), { folder: '' })).toBe(true);
});

test('moved mails leave, those behind move up across pages, the counts follow', () => {
  const pages = new Map([
    [1, page(mail(4), mail(3))],
    [2, page(mail(2, { isRead: true }), mail(1))],
  ]);
  const changed = changedPages(pages, 2, { folder: 'inbox' }, new Set([3]), { folder: 'spam' });
  expect(ids(changed.get(1))).toEqual([4, 2]);
  expect(ids(changed.get(2))).toEqual([1]);
  expect(changed.get(1)?.total).toBe(3);
  expect(changed.get(2)?.emailsMeta).toEqual({ inbox: 3, draft: 1, spam: 1 });
});

test('a page whose follower is not loaded ends short', () => {
  const changed = changedPages(new Map([[1, page(mail(4), mail(3))]]), 2, { folder: 'inbox' }, new Set([4]), { folder: 'trash' });
  expect(ids(changed.get(1))).toEqual([3]);
});

test('reading changes the unread count and leaves the mail where it is', () => {
  const changed = changedPages(new Map([[1, page(mail(4), mail(3))]]), 2, { folder: 'inbox' }, new Set([4]), { isRead: true });
  expect(ids(changed.get(1))).toEqual([4, 3]);
  expect(changed.get(1)?.emailsMeta.inbox).toBe(3);
});

test('a snoozed mail stands among the snoozed alone, and comes back', () => {
  const snoozedUntil = '2026-03-13T08:00:00Z';
  const snoozed = changedMail(mail(1), { snoozedUntil });
  expect(belongs(snoozed, { folder: 'inbox' })).toBe(false);
  expect(belongs(snoozed, { folder: 'snoozed' })).toBe(true);
  expect(belongs(changedMail(snoozed, { snoozedUntil: null }), { folder: 'inbox' })).toBe(true);
  const changed = changedPages(new Map([[1, page(mail(4), mail(3))]]), 2, { folder: 'inbox' }, new Set([4]), { snoozedUntil });
  expect(ids(changed.get(1))).toEqual([3]);
  expect(changed.get(1)?.emailsMeta.inbox).toBe(3);
});

test('what is on its way out stands among the scheduled alone, until it is moved', () => {
  const waiting = mail(1, { folder: 'draft', isDraft: true, sendAt: '2026-03-13T08:00:00Z' });
  expect(belongs(waiting, { folder: 'draft' })).toBe(false);
  expect(belongs(waiting, { folder: 'scheduled' })).toBe(true);
  expect(changedMail(waiting, { folder: 'trash' }).sendAt).toBeNull();
  const changed = changedPages(new Map([[1, page(waiting)]]), 2, { folder: 'scheduled' }, new Set([1]), { folder: 'draft' });
  expect(changed.get(1)?.emailsMeta.draft).toBe(2);
});

test('what is deleted for good leaves every list and count', () => {
  const pages = new Map([[1, page(mail(4, { folder: 'draft' }), mail(3, { folder: 'draft' }))]]);
  const changed = changedPages(pages, 2, { folder: 'draft' }, new Set([4]), { isDeleted: true });
  expect(ids(changed.get(1))).toEqual([3]);
  expect(changed.get(1)?.emailsMeta).toEqual({ inbox: 4, draft: 0, spam: 0 });
});
