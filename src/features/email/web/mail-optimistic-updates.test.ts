import { expect, test } from 'vitest';
import { joinedPages } from '#web/joined-pages.ts';
import type { Email } from '../contract.ts';
import type { MailPlace } from './folders/mail-place.ts';
import { applyMailChange, changedMail, isListedIn, type MailChange } from './mail-optimistic-updates.ts';
import type { EmailPage } from './queries.ts';

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

/** Returns row ids and counts after a change of emails that are all on the loaded pages. */
function shown(pages: readonly EmailPage[], folder: MailPlace['folder'], ids: number[], change: MailChange, perPage = 2) {
  const look = applyMailChange(
    new Set(ids),
    change,
    pages.flatMap(({ emails }) => emails),
  );
  const key = ['email', 'list', { folder, q: '' }, 1] as unknown as Parameters<NonNullable<typeof look.list>>[1];
  const after = pages.map((one) => look.list?.(one, key) ?? one);
  const rows = joinedPages(
    pages.map(({ emails }, at) => ({ number: at + 1, answered: emails, shown: after[at]?.emails ?? [] })),
    perPage,
  );
  return { ids: rows.loaded.map(({ id }) => id), at: rows.at, difference: rows.difference, meta: after[0]?.emailsMeta };
}

test('adds and removes a label once', () => {
  expect(changedMail(mail(1), { label: { name: 'private', value: true } }).labels).toEqual(['private']);
  expect(changedMail(mail(1, { labels: ['private'] }), { label: { name: 'private', value: true } }).labels).toEqual(['private']);
  expect(changedMail(mail(1, { labels: ['private'] }), { label: { name: 'private', value: false } }).labels).toEqual([]);
});

test('lists starred emails that are not in trash under starred', () => {
  expect(isListedIn(mail(1, { isStarred: true }), { folder: 'starred' })).toBe(true);
  expect(isListedIn(mail(1, { isStarred: true, folder: 'trash' }), { folder: 'starred' })).toBe(false);
  expect(isListedIn(mail(1, { folder: 'spam' }), { folder: '' })).toBe(true);
});

test('removes moved emails, moves later ones up across pages, and updates the counts', () => {
  const pages = [page(mail(4), mail(3)), page(mail(2, { isRead: true }), mail(1))];
  const changed = shown(pages, 'inbox', [3], { folder: 'spam' });
  expect(changed).toMatchObject({ ids: [4, 2, 1], difference: -1, meta: { inbox: 3, draft: 1, spam: 1 } });
  expect([changed.at(1)?.id, changed.at(2)?.id, changed.at(3)]).toEqual([2, 1, undefined]);
});

test('shortens a page if the next one is not loaded', () => {
  const changed = shown([page(mail(4), mail(3))], 'inbox', [4], { folder: 'trash' });
  expect([changed.at(0)?.id, changed.at(1)]).toEqual([3, undefined]);
});

test('updates the unread count on reading, and leaves the email in place', () => {
  const changed = shown([page(mail(4), mail(3))], 'inbox', [4], { isRead: true });
  expect(changed).toMatchObject({ ids: [4, 3], meta: { inbox: 3 } });
});

test('updates the counts of this page for emails known from another one', () => {
  const look = applyMailChange(new Set([9]), { isRead: true }, [mail(9)]);
  const key = ['email', 'list', { folder: 'inbox', q: '' }, 1] as unknown as Parameters<NonNullable<typeof look.list>>[1];
  expect(look.list?.(page(mail(4)), key).emailsMeta.inbox).toBe(3);
});

test('lists a snoozed email only under snoozed, until it returns', () => {
  const snoozedUntil = '2026-03-13T08:00:00Z';
  const snoozed = changedMail(mail(1), { snoozedUntil });
  expect(isListedIn(snoozed, { folder: 'inbox' })).toBe(false);
  expect(isListedIn(snoozed, { folder: 'snoozed' })).toBe(true);
  expect(isListedIn(changedMail(snoozed, { snoozedUntil: null }), { folder: 'inbox' })).toBe(true);
  const changed = shown([page(mail(4), mail(3))], 'inbox', [4], { snoozedUntil });
  expect(changed).toMatchObject({ ids: [3], meta: { inbox: 3 } });
});

test('lists a scheduled email only under scheduled, until it is moved', () => {
  const waiting = mail(1, { folder: 'draft', isDraft: true, sendAt: '2026-03-13T08:00:00Z' });
  expect(isListedIn(waiting, { folder: 'draft' })).toBe(false);
  expect(isListedIn(waiting, { folder: 'scheduled' })).toBe(true);
  expect(changedMail(waiting, { folder: 'trash' }).sendAt).toBeNull();
  expect(shown([page(waiting)], 'scheduled', [1], { folder: 'draft' }).meta?.draft).toBe(2);
});

test('removes permanently deleted emails from every list and count', () => {
  const pages = [page(mail(4, { folder: 'draft' }), mail(3, { folder: 'draft' }))];
  expect(shown(pages, 'draft', [4], { isDeleted: true })).toMatchObject({ ids: [3], meta: { inbox: 4, draft: 0, spam: 0 } });
});
