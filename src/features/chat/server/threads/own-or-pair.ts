import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import { findContact } from './contacts.ts';
import { openPair } from './open-pair.ts';

/** The thread that is named, or that of a contact, which is made if there is none. @throws 400 unless one of the two is given, 404. */
export async function ownOrPair(
  { threadId, contactId }: { threadId?: number | undefined; contactId?: number | undefined },
  scope: Scope,
): Promise<number> {
  if ((threadId === undefined) === (contactId === undefined)) throw invalid('threadId', { code: 'one_of_two', other: 'contactId' });
  if (threadId !== undefined) return threadId;
  const { id } = await findContact(contactId ?? 0, scope);
  return openPair(id, scope);
}
