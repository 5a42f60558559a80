import { Refusal } from './refusal.ts';

/** The SQLSTATE or system code behind an error, found through Drizzle's wrapping. */
export function databaseCode(error: unknown): string | undefined {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** The constraint that a write broke, if it did. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { constraint } = cause as { constraint?: unknown };
    if (typeof constraint === 'string') return constraint;
  }
  return undefined;
}

/** A serialization failure or a deadlock: the same transaction may succeed when tried again. */
export function isWorthRetrying(error: unknown): boolean {
  const code = databaseCode(error);
  return code === '40001' || code === '40P01';
}

const unreachable = /^(08|57P0|53)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;

/** 503 when the database cannot be reached or is full; otherwise undefined. */
export function unavailableBecauseOf(error: unknown): Refusal | undefined {
  const code = databaseCode(error);
  const lost =
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|pool after calling end/.test(`${error.message} ${String(error.cause)}`);
  if (!lost && !(code && unreachable.test(code))) return undefined;
  return new Refusal('unavailable', 'The database does not answer; try again shortly', { headers: { 'Retry-After': '5' } });
}
