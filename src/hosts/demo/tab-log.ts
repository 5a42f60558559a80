import type { Log } from '#server/dependencies.ts';

/** Logs warnings and errors to the worker's console; info messages are dropped. */
export const tabLog: Log = {
  info: () => undefined,
  warn: (event, facts) => console.warn(event, facts ?? {}),
  error: (event, facts, error) => console.error(event, facts ?? {}, error ?? ''),
};
