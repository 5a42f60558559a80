import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readOwnPerson } from '#platform/people/server/public-api.ts';
import { announce } from '#server/announce.ts';
import { live } from '#server/live.ts';
import { nextId } from '#server/next-ids.ts';
import { conflict, invalid, notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { EmailChanges } from '../contract.ts';
import { mails, type StoredAttachment } from '../tables.ts';
import { isOwnAddress } from './addresses.ts';
import { storedAttachments, toStoredHtml } from './compose/attachments.ts';
import type { CleanMessage } from './compose/sanitize-message.ts';
import { ownMails } from './mail-place.ts';
import { showDraft } from './read-mail.ts';

/** Creates a draft, once per key. */
export async function addDraft(
  { body }: GivenOf<typeof contract.addDraft>,
  scope: Scope,
  clean?: CleanMessage,
): Promise<AnswerOf<typeof contract.addDraft>> {
  const { db, entity, identity, now } = scope;
  const { key, replyToId, ...content } = body;
  const begun = await findByKey(key, scope);
  if (begun !== null) return { email: await showDraft(begun, scope) };
  const answered = replyToId === undefined ? null : await answeredMail(replyToId, scope);
  const sender = await readOwnPerson(scope);
  const columns = await draftColumns({ ...content, clean }, scope, []);
  const id = await nextId(db, entity, 'email');
  const [added] = await db
    .insert(mails)
    .values({
      entity,
      id,
      ownerId: identity.personId,
      folder: 'draft',
      isRead: true,
      isDraft: true,
      draftKey: key,
      fromName: sender.name,
      fromEmail: sender.email,
      fromPersonId: identity.personId,
      to: [],
      cc: [],
      bcc: [],
      subject: '',
      message: '',
      messageText: '',
      attachments: [],
      time: now,
      lastTime: now,
      threadId: answered?.threadId ?? id,
      replyToId: answered?.id ?? null,
      createdAt: now,
      updatedAt: now,
      ...columns,
    })
    .onConflictDoNothing({ target: [mails.entity, mails.ownerId, mails.draftKey] })
    .returning({ id: mails.id });
  if (added) await announce(db, entity, { kind: 'email', ids: [id], person: identity.personId });
  return { email: await showDraft(added?.id ?? (await findByKey(key, scope)) ?? id, scope) };
}

async function findByKey(key: string, { db, entity, identity }: Scope): Promise<number | null> {
  const [row] = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.entity, entity), eq(mails.ownerId, identity.personId), eq(mails.draftKey, key)));
  return row?.id ?? null;
}

async function answeredMail(id: number, scope: Scope) {
  const [row] = await scope.db
    .select({ id: mails.id, threadId: mails.threadId })
    .from(mails)
    .where(and(ownMails(scope), eq(mails.id, id)));
  if (!row) throw invalid('replyToId', { code: 'unknown_mails', ids: [String(id)] });
  return row;
}

/** Saves a draft unless it was saved or sent meanwhile, for example in another tab. */
export async function saveDraft(
  { params, body }: GivenOf<typeof contract.saveDraft>,
  scope: Scope,
  clean?: CleanMessage,
): Promise<AnswerOf<typeof contract.saveDraft>> {
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

export type MailRecord = typeof mails.$inferSelect;

/** Locks an email of the signed-in person, draft or not. @throws 404. */
export async function lockDraft(id: number, { db, entity, identity }: Scope): Promise<MailRecord> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(live(mails, entity), eq(mails.ownerId, identity.personId), eq(mails.id, id)))
    .for('update');
  if (!row) throw notFound('draft');
  return row;
}

/** Checks whether it can be edited: not sent, not scheduled, and in the drafts folder. */
export function isEditable({ isDraft, folder, sendAt }: MailRecord): boolean {
  return isDraft && folder === 'draft' && sendAt === null;
}

/** Returns a 409 with the current email. */
export async function draftConflict(id: number, scope: Scope) {
  return conflict('draft', await showDraft(id, scope));
}

type Columns = Partial<typeof mails.$inferInsert>;
/** The given parts of a draft, with the sanitized message. */
type DraftContent = Pick<EmailChanges, 'from' | 'to' | 'cc' | 'bcc' | 'subject' | 'attachments'> & {
  clean: CleanMessage | undefined;
};

export const draftFields = ['from', 'to', 'cc', 'bcc', 'subject', 'message', 'attachments'] as const;

/**
 * Returns the columns to write for the given parts of a draft.
 * @param current the draft's files so far
 * @param within path of the parts in the body, for errors
 * @throws 400 when the sender address does not belong to the person
 */
export async function draftColumns(given: DraftContent, scope: Scope, current: StoredAttachment[], within = ''): Promise<Columns> {
  const { from, to, cc, bcc, subject } = given;
  const owner = { entity: scope.entity, ownerId: scope.identity.personId };
  if (from !== undefined && !(await isOwnAddress(scope.db, owner, from))) throw invalid(`${within}from`, 'not_own_address');
  return {
    ...(from !== undefined && { fromEmail: from }),
    ...(to && { to }),
    ...(cc && { cc }),
    ...(bcc && { bcc }),
    ...(subject !== undefined && { subject }),
    ...(await bodyColumns(given, scope, current, within)),
  };
}

/** Message and files belong together: an inline image is one of the files. */
async function bodyColumns(
  { clean, attachments }: DraftContent,
  scope: Scope,
  current: StoredAttachment[],
  within: string,
): Promise<Columns> {
  if (clean === undefined && attachments === undefined) return {};
  const listed = attachments ? await storedAttachments(attachments, scope, current, within) : current.filter(({ contentId }) => !contentId);
  if (clean === undefined) return { attachments: [...listed, ...current.filter(({ contentId }) => contentId)] };
  const kept = await toStoredHtml(clean.html, scope, current);
  return { message: kept.message, messageText: clean.text, attachments: [...listed, ...kept.pictures] };
}
