import { and, eq, sql } from 'drizzle-orm';
import { domainOf } from '#contract/domain-of.ts';
import { people } from '#platform/people/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { nextIds } from '#server/next-ids.ts';
import type { Recipient } from '../../contract.ts';
import { mailCorrespondents, mailDeliveries, mails } from '../../tables.ts';
import { findUnknownLocalAddresses, isOwnAddress } from '../addresses.ts';
import type { MailRecord } from '../drafts.ts';
import { type Arrival, deliverToMailboxes } from '../receiving/deliver-to-mailboxes.ts';
import { assertCanSend, checkCanSend } from './check-can-send.ts';
import { localFailures } from './deliveries.ts';
import { referencesTo } from './message-ids.ts';

/** Returns each recipient address once, in lowercase. */
export function recipientsOf({ to, cc, bcc }: Pick<MailRecord, 'to' | 'cc' | 'bcc'>): string[] {
  return [...new Set([...to, ...cc, ...bcc].map(({ email }) => email.toLowerCase()))];
}

/** Returns the recipients outside the entity. */
export function externalRecipients(draft: MailRecord, inside: Map<string, number>): string[] {
  return recipientsOf(draft).filter((address) => !inside.has(address));
}

/**
 * Sends a draft in the caller's transaction: files it as sent, delivers it at once to the people of the entity, and queues it for everyone
 * else.
 * @param written locked, and still a draft
 * @param inside the entity's people by address: see `findPeople`
 * @param isOfPerson whether a person sends it rather than the installation
 * @throws 403, 429 when the sender may not email the outside addresses: see `checkCanSend`
 */
export async function dispatchMail(
  db: Db,
  deps: Dependencies,
  written: MailRecord,
  inside: Map<string, number>,
  now: Date,
  { isOfPerson = true } = {},
): Promise<void> {
  const { entity, id, ownerId } = written;
  const outside = externalRecipients(written, inside);
  if (isOfPerson) assertCanSend(await checkCanSend(db, deps, { entity, ownerId, outside: outside.length }, now), now);
  const draft = isOfPerson ? { ...written, fromEmail: await addressNow(db, written) } : written;
  const messageId = `<${crypto.randomUUID()}@${domainOf(draft.fromEmail) || 'atrium.invalid'}>`;
  const answered = draft.replyToId === null ? undefined : await answeredBy(db, draft);
  const referenceIds = answered ? referencesTo(answered) : [];
  const ofAnswered = (columns: string) => sql`select ${sql.raw(columns)} from mails where entity = ${entity} and id = ${answered?.id}`;
  await rememberCorrespondents(db, draft, now);
  await deliverToMailboxes(
    db,
    entity,
    [...new Set(inside.values())].map((personId) => arrivalOf(draft, personId, inside, { messageId, referenceIds, time: now })),
    { now, also: { kind: 'email', ids: [id], person: ownerId } },
  );
  // Runs after the arrivals: writers allocate ids before they update mailbox counts, which avoids deadlocks.
  await db
    .update(mails)
    .set({
      folder: 'sent',
      isDraft: false,
      isRead: true,
      fromEmail: draft.fromEmail,
      sendAt: null,
      time: now,
      lastTime: now,
      messageId,
      referenceIds,
      // Read now, because an arrival may have merged conversations.
      ...(answered && { threadId: sql`(${ofAnswered('thread_id')})`, nestedInId: sql`(${ofAnswered('coalesce(nested_in_id, id)')})` }),
      version: sql`${mails.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(mails.entity, entity), eq(mails.id, id)));
  await putOnTheWay(db, draft, outside, now, deps);
}

/** The draft's sender address may no longer belong to the sender. */
async function addressNow(db: Db, { entity, ownerId, fromEmail }: MailRecord): Promise<string> {
  if (await isOwnAddress(db, { entity, ownerId }, fromEmail)) return fromEmail;
  const [owner] = await db
    .select({ email: people.email })
    .from(people)
    .where(and(eq(people.entity, entity), eq(people.id, ownerId)));
  return owner?.email ?? fromEmail;
}

async function answeredBy(db: Db, { entity, replyToId }: MailRecord) {
  const { id, messageId, referenceIds } = mails;
  const [row] = await db
    .select({ id, messageId, referenceIds })
    .from(mails)
    .where(and(eq(mails.entity, entity), eq(mails.id, replyToId ?? 0)));
  return row;
}

/** The recipient's copy. A recipient in Bcc sees no other Bcc recipients. */
function arrivalOf(
  draft: MailRecord,
  ownerId: number,
  inside: Map<string, number>,
  head: Pick<Arrival, 'messageId' | 'referenceIds' | 'time'>,
): Arrival {
  const { fromName, fromEmail, fromPersonId, to, cc, bcc, subject, message, messageText, attachments } = draft;
  const ownBcc = bcc.filter(({ email }) => inside.get(email.toLowerCase()) === ownerId);
  return { ...head, ownerId, fromName, fromEmail, fromPersonId, to, cc, bcc: ownBcc, subject, message, messageText, attachments };
}

async function putOnTheWay(db: Db, draft: MailRecord, addresses: string[], now: Date, deps: Dependencies): Promise<void> {
  if (addresses.length === 0) return;
  const { entity, id: mailId, ownerId } = draft;
  const unknown = await findUnknownLocalAddresses(db, deps, addresses);
  const answerTo = (email: string) => (unknown.has(email) ? localFailures.noMailbox : '');
  const ids = await nextIds(db, entity, 'mail delivery', addresses.length);
  await db.insert(mailDeliveries).values(
    addresses.map((email, index) => ({
      entity,
      id: ids[index] ?? 0,
      mailId,
      ownerId,
      email,
      // An email scheduled while sending was possible, and due when it no longer is, bounces with the reason.
      state: 'waiting',
      answer: deps.mail.outgoing ? answerTo(email) : localFailures.noWayOut,
      dueAt: now,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

async function rememberCorrespondents(db: Db, { entity, ownerId, to, cc, bcc }: MailRecord, now: Date): Promise<void> {
  const met = new Map<string, Recipient>([...to, ...cc, ...bcc].map((one) => [one.email.toLowerCase(), one]));
  const rows = [...met].sort(([a], [b]) => (a < b ? -1 : 1)).map(([email, { name }]) => ({ entity, ownerId, email, name, usedAt: now }));
  if (rows.length === 0) return;
  await db
    .insert(mailCorrespondents)
    .values(rows)
    .onConflictDoUpdate({
      target: [mailCorrespondents.entity, mailCorrespondents.ownerId, mailCorrespondents.email],
      set: {
        name: sql`case when excluded.name = '' then ${mailCorrespondents.name} else excluded.name end`,
        uses: sql`${mailCorrespondents.uses} + 1`,
        usedAt: now,
      },
    });
}
