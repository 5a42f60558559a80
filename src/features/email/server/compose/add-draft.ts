import { and, eq } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { readOwnPerson } from '#features/people/server/offers.ts';
import { announce } from '#server/announce.ts';
import { nextId } from '#server/next-ids.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { addDraft as contract } from '../../contract.ts';
import { mails } from '../../tables.ts';
import { ownMails } from '../list/mail-place.ts';
import { showDraft } from '../reader/read-mail.ts';
import type { CleanMessage } from './clean-message.ts';
import { draftColumns } from './draft-columns.ts';

/** Begins a draft, once for each key. */
export async function addDraft({ body }: GivenOf<typeof contract>, scope: Scope, clean?: CleanMessage): Promise<AnswerOf<typeof contract>> {
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
