import { and, asc, count, eq, ne, or, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { countOwnEvents } from '#features/calendar/server/offers.ts';
import { mailsView as mails } from '#features/email/tables.ts';
import { countCards } from '#features/kanban/server/offers.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import { peopleView as people } from '#features/people/tables.ts';
import { countOpenTodos } from '#features/todo/server/offers.ts';
import { live } from '#server/live.ts';
import type { Scope } from '#server/scope.ts';
import type { previewUserDeletion as contract } from '../../contract.ts';
import { usersView as users } from '../../tables.ts';
import { findUser } from '../view/get-user.ts';
import { countActiveAdmins, isActiveAdmin, isOneself, readRoleRights } from './user-rights.ts';

type Answer = AnswerOf<typeof contract>;

const mostHeirs = 200;

/** What a user owns that somebody would inherit, and who can. */
export async function previewUserDeletion({ params }: GivenOf<typeof contract>, scope: Scope): Promise<Answer> {
  const user = await findUser(params.id, scope);
  const mayRemove = (await readRoleRights(scope)).mayRemove(user.role);
  const isLast = isActiveAdmin(user) && (await countActiveAdmins(scope)) === 1;
  return {
    belongings: user.personId === null ? [] : await readBelongings(user.personId, scope),
    heirs: await readHeirs(user.personId, scope),
    obstacle: isOneself(user, scope) ? 'oneself' : !mayRemove ? 'more-rights' : isLast ? 'last-admin' : null,
  };
}

/** What somebody owns, by kind, as far as the caller may read such. */
export async function readBelongings(personId: number, { db, entity, ability }: Scope): Promise<Answer['belongings']> {
  const belongings: Answer['belongings'] = [];
  const add = (kind: Answer['belongings'][number]['kind'], number: number, isInherited = true) =>
    belongings.push({ kind, count: number, isInherited });
  if (ability.can('read', 'Todo')) add('todo', await countOpenTodos(db, entity, personId));
  if (ability.can('read', 'Board')) add('card', await countCards(db, entity, personId));
  if (ability.can('read', 'Calendar')) add('event', await countOwnEvents(db, entity, personId));
  // How many: what is in a mailbox nobody else reads, whatever their rights.
  const [counted] = await db
    .select({ mails: count() })
    .from(mails)
    .where(and(live(mails, entity), eq(mails.ownerId, personId)));
  add('mail', counted?.mails ?? 0, false);
  return belongings;
}

/** The people who are active users, and whoever asks; they stand first. */
export async function readHeirs(leavingId: number | null, { db, deps, entity, identity, ability }: Scope): Promise<Answer['heirs']> {
  const mayRead = ability.can('read', 'User') || ability.can('read', 'Person');
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .leftJoin(users, and(live(users, people.entity), eq(users.personId, people.id)))
    .where(
      and(
        live(people, entity),
        leavingId === null ? undefined : ne(people.id, leavingId),
        or(eq(people.id, identity.personId), mayRead ? sql`${users.status} = 'active'` : undefined),
      ),
    )
    .orderBy(sql`${people.id} = ${identity.personId} desc`, sql`${people.fullName} collate names`, asc(people.id))
    .limit(mostHeirs);
  const refs = await readPersonRefs(
    db,
    deps.files,
    entity,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => refs.get(id) ?? []);
}
