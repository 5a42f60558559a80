import type pg from 'pg';

/** Disables timeouts, so that a busy machine doesn't turn a response into 503. The test timeout catches hangs. */
export const withoutTimeouts = {
  lock_timeout: 0,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  connectionTimeoutMillis: 0,
} satisfies pg.ClientConfig;
