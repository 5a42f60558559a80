import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { networkError } from './api-error.ts';
import { readNow } from './read-now.ts';

afterEach(() => onlineManager.setOnline(true));

/** A query that returns how often it was sent, with a client of its own. */
function counted() {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  client.mount();
  onTestFinished(() => {
    client.unmount();
    client.clear();
  });
  const queryFn = vi.fn(async () => {
    if (!onlineManager.isOnline()) throw networkError();
    return queryFn.mock.calls.length;
  });
  return { client, queryFn, query: { queryKey: ['counted'], queryFn } };
}

test('returns the response of the server, or what is cached and fresh', async () => {
  const { client, query } = counted();
  expect(await readNow(client, query)).toBe(1);
  expect(await readNow(client, query)).toBe(2);
  expect(await readNow(client, { ...query, staleTime: 60_000 })).toBe(2);
  await client.invalidateQueries({ queryKey: query.queryKey });
  expect(await readNow(client, { ...query, staleTime: 60_000 })).toBe(3);
  expect(await readNow(client, { ...query, staleTime: 'static' })).toBe(3);
});

test('fails immediately when offline, and later calls read again', async () => {
  const { client, query } = counted();
  onlineManager.setOnline(false);
  await expect(readNow(client, query)).rejects.toMatchObject({ status: 0, code: 'unavailable' });
  onlineManager.setOnline(true);
  expect(await readNow(client, query)).toBeGreaterThan(0);
});

test('does not wait for a paused query, or one that pauses while it is read', async () => {
  const { client, query, queryFn } = counted();
  const answer = Promise.withResolvers<number>();
  queryFn.mockReturnValueOnce(answer.promise);
  const observer = new QueryObserver(client, { ...query, retry: 3 });
  onTestFinished(observer.subscribe(() => {}));
  const read = readNow(client, query);
  const failed = expect(read).rejects.toMatchObject({ status: 0 });
  onlineManager.setOnline(false);
  answer.reject(networkError());
  await failed;
  expect(client.getQueryState(query.queryKey)?.fetchStatus).toBe('paused');
  await expect(readNow(client, query)).rejects.toMatchObject({ status: 0 });
});

test('passes on any other failure', async () => {
  const { client, query, queryFn } = counted();
  queryFn.mockRejectedValueOnce(new Error('refused'));
  await expect(readNow(client, query)).rejects.toThrow('refused');
  expect(queryFn).toHaveBeenCalledTimes(1);
});
