import { count } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { answerUnpaged, mostUnpaged } from '#server/answer-unpaged.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { listAllUsers as allContract, listUsers as contract } from '../../contract.ts';
import { usersView as users } from '../../tables.ts';
import { countFiltered } from './read-user-counts.ts';
import { readUsers } from './user-columns.ts';
import { selectFoundIds, selectUserIds, type WantedUsers, wantedUsers } from './wanted-users.ts';

/** Of so many matches of a search sorting all is quicker than looking for them one after another. */
const mostSorted = 20_000;

/** A page of the users that are looked for. */
export async function listUsers({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const total = await countWanted(query, scope);
  const offset = pageOffset(query);
  const ids = offset === null || offset >= total ? [] : await readPageIds(query, scope, { offset, limit: query.perPage, total });
  return { total, users: await readUsers(scope, ids) };
}

/** Counted one by one only where no counts are kept: those who cannot sign in are all but those who can. */
async function countWanted(query: WantedUsers, scope: Scope): Promise<number> {
  if (query.q.trim() || query.signIn === 'yes') return countFound(query, scope);
  const all = await countFiltered(query, scope);
  return query.signIn === 'no' ? all - (await countFound({ ...query, signIn: 'yes' }, scope)) : all;
}

async function countFound(wanted: WantedUsers, scope: Scope): Promise<number> {
  const [counted] = await scope.db.select({ total: count() }).from(users).where(wantedUsers(wanted, scope));
  return counted?.total ?? 0;
}

/** A page nearer to the end is read from there: no page is further than half of the list away. */
async function readPageIds(wanted: WantedUsers, scope: Scope, { offset, limit, total }: { offset: number; limit: number; total: number }) {
  const rows = Math.min(limit, total - offset);
  const isBackwards = offset + rows > total / 2;
  const part = { limit: rows, offset: isBackwards ? total - offset - rows : offset, isBackwards };
  const isFew = (wanted.q.trim() !== '' || wanted.signIn === 'yes') && total <= mostSorted;
  const found = await (isFew ? selectFoundIds(wanted, scope, part, mostSorted) : selectUserIds(wanted, scope, part));
  const ids = found.map(({ id }) => id);
  return isBackwards ? ids.reverse() : ids;
}

/** All users, as far as one list holds them. */
export async function listAllUsers(_given: unknown, scope: Scope): Promise<AnswerOf<typeof allContract> | Response> {
  const { db, entity } = scope;
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(live(users, entity))
    .orderBy(users.id)
    .limit(mostUnpaged + 1);
  const all = await readUsers(
    scope,
    found.map(({ id }) => id),
  );
  return answerUnpaged(all);
}
