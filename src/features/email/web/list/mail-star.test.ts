import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showAction } from '#web/actions/create-actions.ts';
import type { Email } from '../../contract.ts';
import { applyMailChange, type MailViews } from '../mail-optimistic-updates.ts';
import { emailPageQuery, findMails } from '../queries.ts';

test('keeps a star through a refetch in between', async () => {
  const queryClient = new QueryClient();
  const emails = [{ id: 1, isStarred: false, isRead: true, labels: [] as string[], folder: 'inbox' } as unknown as Email];
  const page = { emails, emailsMeta: { inbox: 0, draft: 0, spam: 0 }, total: 1 };
  const query = emailPageQuery({ folder: 'inbox', q: '' }, 1);
  const read = () => queryClient.fetchQuery({ ...query, queryFn: () => Promise.resolve(page), staleTime: 0 });
  const isStarred = () => findMails(queryClient, new Set([1]))[0]?.isStarred;
  await read();
  let answer = () => {};
  const sent = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const look = applyMailChange(new Set([1]), { isStarred: true }, emails);
  const done = showAction<MailViews, void>(queryClient, 'email', { rows: [1], look, send: () => sent });
  expect(isStarred()).toBe(true);
  await read();
  expect(isStarred()).toBe(true);
  answer();
  await done;
  expect(isStarred()).toBe(true);
});
