import { expect, test } from 'vitest';
import { chooseKnown, type Known } from './fetch-messages.ts';

const mail = (mailId: number, folder: Known['folder'], link: Known['link'] = null, isDeleted = false): Known => ({
  mailId,
  folder,
  isDeleted,
  link,
});
const lost = (path: string, folder: Known['folder']) => ({ path, folder, isThere: false });
const there = (path: string, folder: Known['folder']) => ({ path, folder, isThere: true });
const inbox = { path: 'INBOX', folder: 'inbox' } as const;
const sent = { path: 'Sent', folder: 'sent' } as const;
const drafts = { path: 'Drafts', folder: 'draft' } as const;

test('matches an email that vanished from one place to one that appeared in another', () => {
  expect(chooseKnown([mail(1, 'inbox', lost('Trash', 'trash'))], inbox)).toMatchObject({ mailId: 1 });
  // After a mailbox was recreated, each copy is matched to its own.
  const both = [mail(1, 'sent', lost('Sent', 'sent')), mail(2, 'inbox', lost('INBOX', 'inbox'))];
  expect(chooseKnown(both, inbox)).toMatchObject({ mailId: 2 });
  expect(chooseKnown(both, sent)).toMatchObject({ mailId: 1 });
});

test('matches an email that arrived another way, but never a sent one to a received one', () => {
  expect(chooseKnown([mail(1, 'inbox')], inbox)).toMatchObject({ mailId: 1 });
  expect(chooseKnown([mail(1, 'spam'), mail(2, 'inbox')], inbox)).toMatchObject({ mailId: 2 });
  expect(chooseKnown([mail(1, 'inbox', null, true), mail(2, 'trash')], inbox)).toMatchObject({ mailId: 2 });
  expect(chooseKnown([mail(1, 'sent')], inbox)).toBeNull();
  expect(chooseKnown([mail(1, 'inbox')], sent)).toBeNull();
  expect(chooseKnown([], inbox)).toBeNull();
});

test('does not duplicate a second copy here', () => {
  expect(chooseKnown([mail(1, 'inbox', there('INBOX', 'inbox'))], inbox)).toBe('another');
  expect(chooseKnown([mail(1, 'sent', there('Sent', 'sent'))], inbox)).toBeNull();
});

test('treats a draft edited on the server as a different one', () => {
  expect(chooseKnown([mail(1, 'draft', lost('Drafts', 'draft'))], drafts)).toBeNull();
  expect(chooseKnown([mail(1, 'draft', lost('Drafts', 'draft'))], sent)).toBeNull();
  expect(chooseKnown([mail(1, 'draft')], drafts)).toMatchObject({ mailId: 1 });
});
