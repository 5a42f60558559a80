import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { announce } from '#server/announce.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { recallDraft as recallContract, sendDraft as sendContract } from '../contract.ts';
import { mails } from '../tables.ts';
import { findPeople } from './addresses.ts';
import { assertCanSend, checkCanSend } from './delivery/check-can-send.ts';
import { dispatchMail, externalRecipients, recipientsOf } from './delivery/dispatch-mail.ts';
import { draftConflict, isEditable, lockDraft, type MailRecord } from './drafts.ts';
import { showDraft } from './read-mail.ts';

const latestMs = 5 * 366 * 86_400_000;

/** Sends a draft: at the given time, after the undo period, or in this transaction. A retry sends nothing twice. */
export async function sendDraft({ params, body }: GivenOf<typeof sendContract>, scope: Scope): Promise<AnswerOf<typeof sendContract>> {
  const { now } = scope;
  const { version, sendAt, undoSeconds } = body;
  const draft = await lockDraft(params.id, scope);
  if (draft.isDraft && (draft.sendAt === null || sendAt)) {
    if (!isEditable({ ...draft, sendAt: null })) throw invalid('id', 'not_a_draft');
    if (version !== undefined && draft.version !== version) throw await draftConflict(draft.id, scope);
    const inside = await findPeople(scope.db, scope.entity, recipientsOf(draft));
    refuseUnreachable(draft, inside, scope);
    await refuseHindered(draft, inside, sendAt, scope);
    if (sendAt && sendAt.getTime() > now.getTime() + latestMs) throw invalid('sendAt', { code: 'too_far_ahead', years: 5 });
    const leavesAt = sendAt ? Math.max(sendAt.getTime(), now.getTime()) : now.getTime() + undoSeconds * 1000;
    if (leavesAt === now.getTime()) await dispatchMail(scope.db, scope.deps, draft, inside, now);
    else await setSendAt(draft, new Date(leavesAt), scope);
  }
  return { email: await showDraft(draft.id, scope) };
}

/** Recalls a draft that is scheduled or in its undo period. */
export async function recallDraft({ params }: GivenOf<typeof recallContract>, scope: Scope): Promise<AnswerOf<typeof recallContract>> {
  const draft = await lockDraft(params.id, scope);
  if (!draft.isDraft) throw await draftConflict(draft.id, scope);
  if (draft.sendAt) await setSendAt(draft, null, scope);
  return { email: await showDraft(draft.id, scope) };
}

async function setSendAt({ id }: MailRecord, sendAt: Date | null, { db, entity, identity, now }: Scope): Promise<void> {
  await db
    .update(mails)
    .set({ sendAt, time: sendAt ?? now, lastTime: sendAt ?? now, version: sql`${mails.version} + 1`, updatedAt: now })
    .where(and(eq(mails.entity, entity), eq(mails.id, id)));
  await announce(db, entity, { kind: 'email', ids: [id], person: identity.personId });
}

/**
 * Rejects a draft that may not be sent now. A scheduled one is checked against the limit when it is due, and postponed if needed. @throws
 * 403, 429
 */
async function refuseHindered(draft: MailRecord, inside: Map<string, number>, sendAt: Date | undefined, scope: Scope): Promise<void> {
  const { db, deps, now } = scope;
  const outside = externalRecipients(draft, inside).length;
  const obstacle = await checkCanSend(db, deps, { entity: draft.entity, ownerId: draft.ownerId, outside }, now);
  if (obstacle?.kind === 'limit' && sendAt && sendAt > now) return;
  assertCanSend(obstacle, now);
}

/** Rejects an email without recipients, or with ones this installation cannot reach. @throws 400 */
function refuseUnreachable(draft: MailRecord, inside: Map<string, number>, { deps }: Scope): void {
  const recipients = recipientsOf(draft);
  if (recipients.length === 0) throw invalid('to', 'no_recipient');
  if (deps.mail.outgoing) return;
  const outside = recipients.filter((email) => !inside.has(email));
  if (outside.length > 0) throw invalid('to', { code: 'unreachable', addresses: outside });
}
