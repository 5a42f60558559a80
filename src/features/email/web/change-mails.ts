import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { type Email, type Label, snoozeEmails, toggleLabel, updateEmails } from '../contract.ts';
import { changedMail, changedPages, type MailChange } from './apply-changes.ts';
import type { EmailPage } from './email-page-answer.ts';
import { inCalls } from './in-calls.ts';
import { rowsPerPage } from './mail-list-input.ts';
import type { MailPlace } from './mail-place.ts';

let running = 0;

/** Shows the change at once and sends it; puts back what was shown, and throws, when the server refuses. */
export function changeMails(queryClient: QueryClient, ids: readonly number[], change: MailChange): Promise<void> {
  return showWhile(queryClient, ids, change, () => send(ids, change));
}

/**
 * Shows the change at once while `run` sends it; puts back what was shown, and throws, when that fails. The lists are fetched anew
 * when the last of several changes is through, so that a slow answer does not undo a later change on screen.
 */
export async function showWhile<R>(
  queryClient: QueryClient,
  ids: readonly number[],
  change: MailChange,
  run: () => Promise<R>,
): Promise<R> {
  running += 1;
  await queryClient.cancelQueries({ predicate: ({ queryKey }) => isOfMails(queryKey) });
  const before = queryClient.getQueriesData<unknown>({ predicate: ({ queryKey }) => isOfMails(queryKey) });
  show(queryClient, before, new Set(ids), change);
  try {
    return await run();
  } catch (error) {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
    throw error;
  } finally {
    running -= 1;
    if (running === 0) void queryClient.invalidateQueries({ queryKey: ['email'] });
  }
}

/** Sends a change without showing it first. */
export async function send(ids: readonly number[], { label, isDeleted: _, ...dataToUpdate }: MailChange): Promise<void> {
  await inCalls(ids, async (emailIds) => {
    if (label) await call(toggleLabel, { body: { emailIds, label: label.name as Label, value: label.value } });
    else if (dataToUpdate.snoozedUntil !== undefined) await call(snoozeEmails, { body: { emailIds, until: dataToUpdate.snoozedUntil } });
    else await call(updateEmails, { body: { emailIds, dataToUpdate } });
  });
}

/** Whether a query holds a list of mails or an open one: rules, templates and the like are kept beside them. */
const isOfMails = ([kind, what]: QueryKey) => kind === 'email' && (what === 'list' || what === 'mail');

function show(queryClient: QueryClient, cached: [QueryKey, unknown][], ids: ReadonlySet<number>, change: MailChange): void {
  const lists = new Map<string, { place: MailPlace; pages: Map<number, EmailPage>; keys: Map<number, QueryKey> }>();
  for (const [key, data] of cached) {
    if (!data) continue;
    if (key[1] === 'mail') {
      const mail = data as Email;
      if (ids.has(mail.id)) queryClient.setQueryData(key, changedMail(mail, change));
      continue;
    }
    const place = key[2] as MailPlace;
    const name = JSON.stringify(place);
    const list = lists.get(name) ?? { place, pages: new Map<number, EmailPage>(), keys: new Map<number, QueryKey>() };
    list.pages.set(key[3] as number, data as EmailPage);
    list.keys.set(key[3] as number, key);
    lists.set(name, list);
  }
  for (const { place, pages, keys } of lists.values()) {
    for (const [number, page] of changedPages(pages, rowsPerPage, place, ids, change))
      queryClient.setQueryData(keys.get(number) ?? [], page);
  }
}
