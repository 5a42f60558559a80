import { and, asc, count, eq, notInArray, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { countOwnEvents } from '#features/calendar/server/public-api.ts';
import { mailsView as mails } from '#features/email/tables.ts';
import { countCards } from '#features/kanban/server/public-api.ts';
import { countOpenTodos } from '#features/todo/server/public-api.ts';
import { readPersonRefs } from '#platform/people/server/public-api.ts';
import { peopleView as people, usersView as users } from '#platform/people/tables.ts';
import { withBatchedReads, withBatchedScope } from '#server/batched-reads.ts';
import type { Db } from '#server/database.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { previewUserDeletion as contract } from '../contract.ts';
import { findUser } from './read-users.ts';
import { countActiveAdmins, isActiveAdmin, isOwnUser, readRoleRights } from './user-rights.ts';

type Answer = AnswerOf<typeof contract>;

const maxHeirs = 200;

/** Previews deleting a user: what would be inherited, and who can inherit. */
export async function previewUserDeletion({ params }: GivenOf<typeof contract>, scope: Scope): Promise<Answer> {
  const user = await findUser(params.id, scope);
  const [rights, activeAdmins, belongings, heirs] = await withBatchedScope(scope, (batched) => {
    const { personId } = user;
    return Promise.all([
      readRoleRights(batched),
      isActiveAdmin(user) ? countActiveAdmins(batched) : undefined,
      personId === null ? [] : readBelongings(personId, batched),
      readPossibleOwners(personId, batched),
    ]);
  });
  const mayRemove = rights.mayRemove(user.role);
  const isLast = activeAdmins === 1;
  return {
    belongings,
    heirs,
    obstacle: isOwnUser(user, scope) ? 'oneself' : !mayRemove ? 'more-rights' : isLast ? 'last-admin' : null,
  };
}

/** Counts what a person owns by kind, limited to what the caller can read. */
export async function readBelongings(personId: number, { db, entity, ability }: Scope): Promise<Answer['belongings']> {
  const counted = await withBatchedReads(db, (batched) =>
    Promise.all([
      ability.can('read', 'Todo') ? countOpenTodos(batched, entity, personId) : undefined,
      ability.can('read', 'Board') ? countCards(batched, entity, personId) : undefined,
      ability.can('read', 'Calendar') ? countOwnEvents(batched, entity, personId) : undefined,
      // Only a count: nobody else can read a mailbox, whatever their permissions.
      countMails(batched, entity, personId),
    ]),
  );
  const kinds = ['todo', 'card', 'event', 'mail'] as const;
  return kinds.flatMap((kind, at) => {
    const number = counted[at];
    return number === undefined ? [] : [{ kind, count: number, isInherited: kind !== 'mail' }];
  });
}

async function countMails(db: Db, entity: string, personId: number): Promise<number> {
  const [counted] = await db
    .select({ mails: count() })
    .from(mails)
    .where(and(live(mails, entity), eq(mails.ownerId, personId)));
  return counted?.mails ?? 0;
}

/** The people who are active users; the caller comes first. */
export async function readPossibleOwners(
  leavingId: number | null,
  { db, deps, entity, identity, ability }: Scope,
): Promise<Answer['heirs']> {
  const mayRead = ability.can('read', 'User') || ability.can('read', 'Person');
  const others = mayRead ? await selectActiveIds([identity.personId, ...(leavingId === null ? [] : [leavingId])], { db, entity }) : [];
  const ids = [...(leavingId === identity.personId ? [] : [identity.personId]), ...others.map(({ id }) => id)].slice(0, maxHeirs);
  const refs = await readPersonRefs(db, deps.files, entity, ids);
  return ids.flatMap((id) => refs.get(id) ?? []);
}

/** The first active users by name who are people of the company, except the given ones; read in name order. */
export function selectActiveIds(excluded: number[], { db, entity }: Pick<Scope, 'db' | 'entity'>) {
  return db
    .select({ id: people.id })
    .from(people)
    .innerJoin(users, and(eq(users.entity, people.entity), eq(users.personId, people.id)))
    .where(and(live(people, entity), live(users, entity), eq(users.status, 'active'), notInArray(people.id, excluded)))
    .orderBy(sql`${people.fullName} collate names`, asc(people.id))
    .limit(maxHeirs);
}
