import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listUsers, User } from '../contract.ts';

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
