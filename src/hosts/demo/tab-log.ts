import type { Log } from '#server/dependencies.ts';

/** What goes wrong, in the console of the worker; what is said beside that nobody reads. */
export const tabLog: Log = {
  info: () => undefined,
  warn: (event, facts) => console.warn(event, facts ?? {}),
  error: (event, facts, error) => console.error(event, facts ?? {}, error ?? ''),
};
