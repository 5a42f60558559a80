import type pg from 'pg';

/** Nothing that a test waits for comes too late: a busy machine must not turn an answer into 503. What hangs ends with its test. */
export const withoutTimeouts = {
  lock_timeout: 0,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  connectionTimeoutMillis: 0,
} satisfies pg.ClientConfig;
