import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#server/database.ts';

const around = new AsyncLocalStorage<{ closed: Promise<void>; isClosed: boolean }>();

/**
 * Shorter than the test timeout (`testTimeout`), so that this reports what hangs; longer than any scope stays open, even on a busy machine.
 */
const stuckAfterMs = 30_000;

/** Runs other work in the meantime whose scopes don't belong to the open one. */
export function meanwhile<T>(run: () => T): T {
  return around.exit(run);
}

/**
 * Makes a database behave as on a host with one connection, such as the demo: a scope started inside another waits until that is closed. If
 * the outer one also waits for the inner one, both would hang: here that throws.
 */
export function oneScopeAtOnce({ reading, writing }: Database): Database {
  const inTurn = async <T>(open: () => Promise<T>): Promise<T> => {
    const outer = around.getStore();
    if (outer && !outer.isClosed) await closing(outer.closed);
    const { promise, resolve } = Promise.withResolvers<void>();
    const scope = { closed: promise, isClosed: false };
    return around.run(scope, open).finally(() => {
      scope.isClosed = true;
      resolve();
    });
  };
  return {
    reading: (entity, work) => inTurn(() => reading(entity, work)),
    writing: (entity, work) => inTurn(() => writing(entity, work)),
  };
}

async function closing(closed: Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('a scope of the database waits for one inside it')), stuckAfterMs);
  await Promise.race([closed, promise]).finally(() => clearTimeout(timer));
}
