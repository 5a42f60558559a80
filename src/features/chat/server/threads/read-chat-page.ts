import type { AnswerOf } from '#contract/endpoint.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import type { Scope } from '#server/scope.ts';
import type { readChatPage as contract } from '../../contract.ts';
import { readProfile } from '../presence/read-profile.ts';
import { listContacts } from './contacts.ts';
import { readThreads } from './read-threads.ts';

const mostContacts = 200;

/** All that the chat shows at first. */
export function readChatPage(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  return withBatchedScope(scope, async (batched) => {
    const [threads, found, profile] = await Promise.all([
      readThreads(batched),
      listContacts(batched, mostContacts + 1),
      readProfile(batched),
    ]);
    return { threads, contacts: found.slice(0, mostContacts), hasMoreContacts: found.length > mostContacts, profile };
  });
}
