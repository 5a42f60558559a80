import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import type { saveDraft as contract } from '../../contract.ts';
import { mails } from '../../tables.ts';
import { showDraft } from '../reader/read-mail.ts';
import type { CleanMessage } from './clean-message.ts';
import { draftColumns } from './draft-columns.ts';
import { draftConflict, isEditable, lockDraft } from './lock-draft.ts';

/** Saves what a person has typed, unless somebody (another tab of theirs) saved or sent it meanwhile. */
export async function saveDraft(
  { params, body }: GivenOf<typeof contract>,
  scope: Scope,
  clean?: CleanMessage,
): Promise<AnswerOf<typeof contract>> {
  const { db, entity, identity, now } = scope;
  const { version, ...content } = body;
  const draft = await lockDraft(params.id, scope);
  if (!isEditable(draft) || draft.version !== version) throw await draftConflict(draft.id, scope);
  await db
    .update(mails)
    .set({
      ...(await draftColumns({ ...content, clean }, scope, draft.attachments)),
      time: now,
      lastTime: now,
      version: sql`${mails.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(mails.entity, entity), eq(mails.id, draft.id)));
  await announce(db, entity, { kind: 'email', ids: [draft.id], person: identity.personId });
  return { email: await showDraft(draft.id, scope) };
}
