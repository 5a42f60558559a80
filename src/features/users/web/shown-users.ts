import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listUsers, User } from '../contract.ts';

/** Shows a change of users before the server has answered: in the loaded lists and views; null takes them away. */
export async function showUsers(queryClient: QueryClient, ids: readonly number[], patch: Partial<User> | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ['user'] });
  const touched = new Set(ids);
  queryClient.setQueriesData<AnswerOf<typeof listUsers>>({ queryKey: ['user', 'list'] }, (list) => {
    if (!list) return list;
    if (patch) return { ...list, users: list.users.map((user) => (touched.has(user.id) ? { ...user, ...patch } : user)) };
    const users = list.users.filter(({ id }) => !touched.has(id));
    return { total: list.total - (list.users.length - users.length), users };
  });
  if (patch) for (const id of ids) queryClient.setQueryData<User>(['user', 'one', id], (user) => (user ? { ...user, ...patch } : user));
}

/** The loaded user, whichever list or view it was loaded for. */
export function findUser(queryClient: QueryClient, id: number): User | undefined {
  const one = queryClient.getQueryData<User>(['user', 'one', id]);
  if (one) return one;
  for (const [, list] of queryClient.getQueriesData<AnswerOf<typeof listUsers>>({ queryKey: ['user', 'list'] })) {
    const found = list?.users.find((user) => user.id === id);
    if (found) return found;
  }
  return undefined;
}
