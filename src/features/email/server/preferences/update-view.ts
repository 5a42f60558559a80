import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { updateMailView as contract } from '../../preferences-contract.ts';
import { mailPreferences } from '../../tables.ts';
import { getView } from './get-view.ts';

/** Changes how mail is shown. The signature and its version stay: who writes on at it is not disturbed. */
export async function updateView({ body }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { density, readingPane } = body;
  const given = { ...(density && { density }), ...(readingPane && { readingPane }), updatedAt: now };
  await db
    .insert(mailPreferences)
    .values({ entity, personId: identity.personId, ...given })
    .onConflictDoUpdate({ target: [mailPreferences.entity, mailPreferences.personId], set: given });
  await announce(db, entity, { kind: 'email', ids: [], person: identity.personId });
  return getView(undefined, scope);
}
