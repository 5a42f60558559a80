import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { type Email, type Label, toggleLabel, updateEmails } from '../contract.ts';
import { changedMail, changedPages, type MailChange } from './apply-changes.ts';
import type { EmailPage } from './email-page-answer.ts';
import type { MailPlace } from './mail-place.ts';
import { rowsPerPage } from './queries.ts';

/** Ids that one call may name. */
const idsPerCall = 1000;
let running = 0;

/**
 * Shows the change at once and sends it; puts back what was shown, and throws, when the server refuses. The lists are fetched anew
 * when the last of several changes is through, so that a slow answer does not undo a later change on screen.
 */
export async function changeMails(queryClient: QueryClient, ids: readonly number[], change: MailChange): Promise<void> {
  running += 1;
  await queryClient.cancelQueries({ queryKey: ['email'] });
  const before = queryClient.getQueriesData<unknown>({ queryKey: ['email'] });
  show(queryClient, before, new Set(ids), change);
  try {
    await send(ids, change);
  } catch (error) {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
    throw error;
  } finally {
    running -= 1;
    if (running === 0) void queryClient.invalidateQueries({ queryKey: ['email'] });
  }
}

/** Sends a change without showing it first. */
export async function send(ids: readonly number[], { label, ...dataToUpdate }: MailChange): Promise<void> {
  for (let first = 0; first < ids.length; first += idsPerCall) {
    const emailIds = ids.slice(first, first + idsPerCall);
    if (label) await call(toggleLabel, { body: { emailIds, label: label.name as Label, value: label.value } });
    else await call(updateEmails, { body: { emailIds, dataToUpdate } });
  }
}

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
