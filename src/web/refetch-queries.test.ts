import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { refetchQueries } from './refetch-queries.ts';

const stopAll: (() => void)[] = [];
afterEach(() => {
  for (const stop of stopAll.splice(0)) stop();
});

/** What shows a number that is asked for; each question is answered by hand, in any order. */
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

test('a first answer that was under way when something changed is asked for once more', async () => {
  const { queryClient, observer, queryFn, answer } = shown();
  refetchQueries(queryClient, { queryKey: ['email'] });
  expect(queryFn).toHaveBeenCalledTimes(1);
  answer(0, 3);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  answer(1, 2);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(2));
});

test('a later answer that is under way gives way to a new one', async () => {
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

test('what something else has changed is not asked for', async () => {
  const { queryClient, observer, queryFn, answer } = shown();
  refetchQueries(queryClient, { queryKey: ['chat'] });
  answer(0, 3);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(3));
  expect(queryFn).toHaveBeenCalledTimes(1);
});
