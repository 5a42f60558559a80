import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { refetchQueries } from './refetch-queries.ts';

const stopAll: (() => void)[] = [];
afterEach(() => {
  for (const stop of stopAll.splice(0)) stop();
});

/** A subscribed query whose requests the test answers by hand, in any order. */
function shown() {
  const queryClient = new QueryClient();
  const answers: ((value: number) => void)[] = [];
  const queryFn = vi.fn(() => new Promise<number>((answer) => answers.push(answer)));
  const observer = new QueryObserver(queryClient, { queryKey: ['email', 'unread'], queryFn, staleTime: 30_000 });
  stopAll.push(
    observer.subscribe(() => undefined),
    () => queryClient.clear(),
  );
  return { queryClient, observer, queryFn, answer: (at: number, value: number) => answers[at]?.(value) };
}

test('refetches after a first request that was pending during the change', async () => {
  const { queryClient, observer, queryFn, answer } = shown();
  refetchQueries(queryClient, { queryKey: ['email'] });
  expect(queryFn).toHaveBeenCalledTimes(1);
  answer(0, 3);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  answer(1, 2);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(2));
});

test('replaces a pending refetch with a new one', async () => {
  const { queryClient, observer, queryFn, answer } = shown();
  answer(0, 3);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(3));
  refetchQueries(queryClient, { queryKey: ['email'] });
  refetchQueries(queryClient, { queryKey: ['email'] });
  expect(queryFn).toHaveBeenCalledTimes(3);
  answer(2, 1);
  answer(1, 2);
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ data: 1, fetchStatus: 'idle' }));
});

test('does not refetch unrelated queries', async () => {
  const { queryClient, observer, queryFn, answer } = shown();
  refetchQueries(queryClient, { queryKey: ['chat'] });
  answer(0, 3);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(3));
  expect(queryFn).toHaveBeenCalledTimes(1);
});
