import { expect, test } from 'vitest';
import type { MarkedEmail } from '../../contract.ts';
import { dropOnPlace } from './drop-on-place.ts';

const mail = (given: Partial<MarkedEmail> = {}) =>
  ({ folder: 'inbox', labels: [] as string[], isStarred: false, isDraft: false, ...given }) as MarkedEmail;

test('folders accept emails from elsewhere that can be in them; one’s own emails can only go to trash', () => {
  const takes = (folder: Parameters<typeof dropOnPlace>[0]['folder'], given?: Partial<MarkedEmail>) =>
    dropOnPlace({ folder })?.accepts(mail(given)) ?? false;
  expect([takes('archive'), takes('spam'), takes('trash'), takes('starred'), takes('inbox')]).toEqual([true, true, true, true, false]);
  expect([takes('archive', { folder: 'sent' }), takes('trash', { folder: 'sent' })]).toEqual([false, true]);
  expect([takes('sent'), takes('draft'), takes('snoozed'), takes('scheduled')]).toEqual([false, false, false, false]);
});

test('a label accepts emails without it', () => {
  const drop = dropOnPlace({ folder: '', label: 'private' });
  expect([drop?.accepts(mail()), drop?.accepts(mail({ labels: ['private'] }))]).toEqual([true, false]);
});
