import type { Log } from '#server/dependencies.ts';

/** A silent log that still shows unexpected failures. */
export const silentLog: Log = {
  info() {},
  warn() {},
  error(event, facts, error) {
    console.error(event, facts, error);
  },
};
