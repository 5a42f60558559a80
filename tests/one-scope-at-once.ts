import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#server/database.ts';

const around = new AsyncLocalStorage<{ closed: Promise<void>; isClosed: boolean }>();

/** Shorter than a test may take (`testTimeout`), so that this names what hangs; longer than any scope is open, on a busy machine too. */
const stuckAfterMs = 30_000;

/** Runs what somebody else does meanwhile, whose scopes are no part of the open one. */
export function meanwhile<T>(run: () => T): T {
  return around.exit(run);
}

/**
 * The database as a host with one connection has it, such as the demo: a scope that is begun in another one waits until that is closed. Where
 * the outer one waits for the inner one too, neither goes on: that is an error here.
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
