import type { LookOf, ViewOf } from '#web/actions/action-kind.ts';
import { pageWithout } from '#web/data-table/page-without.ts';
import type { User } from '../contract.ts';
import type { userQuery, usersQuery } from './user-queries.ts';

/** What is read of users and shows changes that are under way: lists, and opened users. */
export type UserViews = { list: ViewOf<ReturnType<typeof usersQuery>>; one: ViewOf<ReturnType<typeof userQuery>> };

/** Users of whom some fields change. */
export function withUserPatches(patches: ReadonlyMap<number, Partial<User>>): LookOf<UserViews> {
  const changed = (user: User): User => ({ ...user, ...patches.get(user.id) });
  return { list: (page) => ({ ...page, users: page.users.map(changed) }), one: changed };
}

export const withoutUsers = (ids: ReadonlySet<number>): LookOf<UserViews> => ({ list: (page) => pageWithout(page, 'users', ids) });
