import { and, asc, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { people } from '#platform/people/tables.ts';
import { withBatchedScope } from '#server/batched-reads.ts';
import { live } from '#server/live.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { Delivery, getEmail as getContract, OpenEmail, paginateEmail as paginateContract, RealFolder } from '../contract.ts';
import { mailDeliveries, mailsView as mails } from '../tables.ts';
import { findPeople } from './addresses.ts';
import { codeOfAnswer } from './delivery/deliveries.ts';
import { isReadBelow, readReplies } from './list-emails.ts';
import { knownPlace, type MailPlace, mailsOf, ownMails } from './mail-place.ts';
import { type MailRow, readMail, selectMails, toMail } from './read-mail.ts';

type Answer = AnswerOf<typeof getContract>;
type GivenPlace = { [K in keyof MailPlace]?: MailPlace[K] | undefined };

/** Returns an email with its replies and whether the open list has a neighbor on either side. */
export async function getEmail({ query }: GivenOf<typeof getContract>, scope: Scope): Promise<Answer> {
  const { id, ...place } = query;
  return withNeighbours(await readMail(id, scope), await knownPlace(place, scope), scope);
}

/** Returns the neighbor of an email in the open list: `next` is the older one. */
export async function paginateEmail({ query }: GivenOf<typeof paginateContract>, scope: Scope): Promise<AnswerOf<typeof paginateContract>> {
  const { dir, emailId, ...given } = query;
  const from = await readMail(emailId, scope);
  const place = await knownPlace(given, scope);
  const neighbour = await findNeighbour(from, dir, placeOf(from, place), scope);
  if (neighbour === null) throw notFound('mail');
  // Without a given list, the neighbor's own neighbors come from the list that led to it.
  return withNeighbours(await readMail(neighbour, scope), placeOf(from, place), scope);
}

async function withNeighbours(row: MailRow, given: GivenPlace, scope: Scope): Promise<Answer> {
  const place = placeOf(row, given);
  const [below, previous, next, earlier, deliveries, namesake] = await withBatchedScope(scope, (batched) =>
    Promise.all([
      readReplies([row.id], batched, isReadBelow),
      findNeighbour(row, 'previous', place, batched),
      findNeighbour(row, 'next', place, batched),
      readEarlier(row, batched),
      readDeliveries(row.id, batched),
      findNamesake(row, batched),
    ]),
  );
  const replies = below.get(row.id) ?? [];
  return {
    ...toMail(row, scope.entity, scope.deps.files),
    replies,
    replyCount: replies.length,
    hasPreviousMail: previous !== null,
    hasNextMail: next !== null,
    earlier,
    deliveries,
    unsubscription: row.unsubscription,
    namesake,
  };
}

/** Defaults to the email's own folder. */
function placeOf(row: MailRow, { folder, ...narrowed }: GivenPlace): MailPlace {
  return { folder: folder ?? (row.folder as RealFolder), ...narrowed };
}

async function findNeighbour(row: MailRow, dir: 'previous' | 'next', place: MailPlace, scope: Scope): Promise<number | null> {
  const mine = sql`(${row.lastTime.toISOString()}::timestamptz, ${row.id}::bigint)`;
  const beyond: SQL = dir === 'next' ? sql`(${mails.lastTime}, ${mails.id}) < ${mine}` : sql`(${mails.lastTime}, ${mails.id}) > ${mine}`;
  const order = dir === 'next' ? desc : asc;
  const [found] = await scope.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(mailsOf(place, scope), beyond))
    .orderBy(order(mails.lastTime), order(mails.id))
    .limit(1);
  return found?.id ?? null;
}

/** Returns the emails of a thread before this one, oldest first: for example the sent email that a reply in the inbox answers. */
async function readEarlier(row: MailRow, scope: Scope): Promise<OpenEmail['earlier']> {
  const earlier = await selectMails(scope.db, false)
    .where(
      and(
        ownMails(scope),
        eq(mails.threadId, row.threadId),
        sql`(${mails.time}, ${mails.id}) < (${row.time.toISOString()}::timestamptz, ${row.id}::bigint)`,
        eq(mails.isDraft, false),
        ne(mails.folder, 'trash'),
        or(isNull(mails.nestedInId), ne(mails.nestedInId, row.id)),
      ),
    )
    .orderBy(asc(mails.time), asc(mails.id))
    .limit(100);
  return earlier.map((mail) => ({ ...toMail(mail, scope.entity, scope.deps.files), replies: [] }));
}

/** Returns the deliveries of a sent email to addresses outside the entity. */
async function readDeliveries(mailId: number, { db, entity, identity }: Scope): Promise<Delivery[]> {
  const { email, state, attempts, answer } = mailDeliveries;
  const rows = await db
    .select({ email, state, attempts, answer })
    .from(mailDeliveries)
    .where(and(eq(mailDeliveries.entity, entity), eq(mailDeliveries.mailId, mailId), eq(mailDeliveries.ownerId, identity.personId)))
    .orderBy(asc(mailDeliveries.id));
  return rows.map((row) => ({ ...row, state: row.state as Delivery['state'], ownAnswer: codeOfAnswer(row.answer) }));
}

/**
 * Returns the address of the colleague whose name an outside email uses; null if no one has that name, or if the email is from their
 * address.
 */
async function findNamesake({ fromName, fromEmail, fromPersonId }: MailRow, { db, entity }: Scope): Promise<string | null> {
  const name = fromName.trim();
  if (fromPersonId !== null || name === '') return null;
  const namesakes = await db
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(and(live(people, entity), sql`${people.fullName} collate names = ${name} collate names`))
    .limit(2);
  if (namesakes.length === 0) return null;
  const sender = (await findPeople(db, entity, [fromEmail.toLowerCase()])).get(fromEmail.toLowerCase());
  return namesakes.some(({ id }) => id === sender) ? null : (namesakes[0]?.email ?? null);
}
