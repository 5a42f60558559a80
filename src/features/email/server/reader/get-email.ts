import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type { getEmail as getContract, paginateEmail as paginateContract, RealFolder } from '../../contract.ts';
import { mailsView as mails } from '../../tables.ts';
import { type MailRow, toMail } from '../list/mail-columns.ts';
import { type MailPlace, mailsOf } from '../list/mail-place.ts';
import { readReplies } from '../list/read-replies.ts';
import { readDeliveries } from './read-deliveries.ts';
import { readEarlier } from './read-earlier.ts';
import { readMail } from './read-mail.ts';

type Answer = AnswerOf<typeof getContract>;
type GivenPlace = { [K in keyof MailPlace]?: MailPlace[K] | undefined };

/** One mail, with its replies and whether the list that the person is in goes on at either side. */
export async function getEmail({ query }: GivenOf<typeof getContract>, scope: Scope): Promise<Answer> {
  const { id, ...place } = query;
  return withNeighbours(await readMail(id, scope), place, scope);
}

/** The neighbour of a mail in the list that the person is in: `next` is the older one. */
export async function paginateEmail({ query }: GivenOf<typeof paginateContract>, scope: Scope): Promise<AnswerOf<typeof paginateContract>> {
  const { dir, emailId, ...place } = query;
  const from = await readMail(emailId, scope);
  const neighbour = await findNeighbour(from, dir, placeOf(from, place), scope);
  if (neighbour === null) throw notFound('mail');
  // Without a place of its own the neighbour is looked at in the list that led to it.
  return withNeighbours(await readMail(neighbour, scope), placeOf(from, place), scope);
}

async function withNeighbours(row: MailRow, given: GivenPlace, scope: Scope): Promise<Answer> {
  const place = placeOf(row, given);
  const replies = (await readReplies([row.id], scope)).get(row.id) ?? [];
  return {
    ...toMail(row, scope.entity, scope.deps.files),
    replies,
    replyCount: replies.length,
    hasPreviousMail: (await findNeighbour(row, 'previous', place, scope)) !== null,
    hasNextMail: (await findNeighbour(row, 'next', place, scope)) !== null,
    earlier: await readEarlier(row, scope),
    deliveries: await readDeliveries(row.id, scope),
  };
}

/** Without a folder: the mail's own. */
function placeOf(row: MailRow, { folder, label, q }: GivenPlace): MailPlace {
  return { folder: folder ?? (row.folder as RealFolder), label, q };
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
