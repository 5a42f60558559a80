import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '#server/database.ts';

const around = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs what somebody else does meanwhile, whose scopes are no part of the open one. */
export function meanwhile<T>(run: () => T): T {
  return around.exit(run);
}

/** The database, with an error for whoever opens a scope inside another one: on one connection, as the demo has it, that waits for itself for ever. */
export function oneScopeAtOnce({ reading, writing }: Database): Database {
  const alone = <T>(open: () => Promise<T>): Promise<T> => {
    if (around.getStore()?.isOpen) return Promise.reject(new Error('a scope of the database was opened inside another one'));
    const scope = { isOpen: true };
    const close = () => {
      scope.isOpen = false;
    };
    return around.run(scope, () => open().finally(close));
  };
  return {
    reading: (entity, work) => alone(() => reading(entity, work)),
    writing: (entity, work) => alone(() => writing(entity, work)),
  };
}
