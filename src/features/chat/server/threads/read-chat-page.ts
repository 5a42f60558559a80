import type { AnswerOf } from '#contract/endpoint.ts';
import type { Scope } from '#server/scope.ts';
import type { readChatPage as contract } from '../../contract.ts';
import { readProfile } from '../presence/read-profile.ts';
import { listContacts } from './contacts.ts';
import { readThreads } from './read-threads.ts';

/** All that the chat shows at first. */
export async function readChatPage(_given: unknown, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const threads = await readThreads(scope);
  return { threads, contacts: await listContacts(scope), profile: await readProfile(scope) };
}
