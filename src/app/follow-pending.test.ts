import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { followPending } from './follow-pending.ts';

function follow() {
  const pending: string[] = [];
  const begin = (name: string) => {
    pending.push(name);
    return () => void pending.splice(pending.indexOf(name), 1);
  };
  const listeners = new Map<string, () => void>();
  const subscribe = (event: string, listen: () => void) => {
    listeners.set(event, listen);
    return () => undefined;
  };
  const queryClient = new QueryClient();
  followPending({ router: { subscribe } as unknown as AnyRouter, queryClient, begin });
  return { pending, queryClient, emit: (event: string) => listeners.get(event)?.() };
}

test('a navigation is pending until its page is rendered, even when another navigation replaces it', () => {
  const { pending, emit } = follow();
  emit('onBeforeNavigate');
  emit('onBeforeNavigate');
  expect(pending).toEqual(['route']);
  emit('onResolved');
  expect(pending).toEqual([]);
});

test('a query is pending until it settles, including the pause before a retry', async () => {
  const { pending, queryClient } = follow();
  const failed = Promise.withResolvers<string>();
  const answered = Promise.withResolvers<string>();
  const answers = [failed, answered];
  const retry = Promise.withResolvers<void>();
  const asked = queryClient.fetchQuery({
    queryKey: ['todo'],
    queryFn: () => answers.shift()?.promise,
    retry: () => {
      retry.resolve();
      return true;
    },
    retryDelay: 1,
  });
  await vi.waitFor(() => expect(pending).toEqual(['query']));
  failed.reject(new Error('busy'));
  await retry.promise;
  expect(pending).toEqual(['query']);
  answered.resolve('oak');
  await asked;
  await vi.waitFor(() => expect(pending).toEqual([]));
});

test('a query removed before it settles is no longer pending', async () => {
  const { pending, queryClient } = follow();
  void queryClient.fetchQuery({ queryKey: ['todo'], queryFn: () => new Promise(() => undefined) }).catch(() => undefined);
  await vi.waitFor(() => expect(pending).toEqual(['query']));
  queryClient.clear();
  await vi.waitFor(() => expect(pending).toEqual([]));
});
