import type { Log } from '#server/dependencies.ts';

/** A log that says nothing, but lets an unexpected failure be seen. */
export const silentLog: Log = {
  info() {},
  warn() {},
  error(event, facts, error) {
    console.error(event, facts, error);
  },
};
