import { Refusal } from './refusal.ts';

/** An error with those that it was made of, the outermost first: Drizzle wraps what the driver says. */
function* causesOf(error: unknown): Generator<Error & { code?: unknown; constraint?: unknown; syscall?: unknown }> {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) yield cause;
}

/** The SQLSTATE or system code behind an error. */
export function databaseCode(error: unknown): string | undefined {
  for (const { code } of causesOf(error)) if (typeof code === 'string') return code;
  return undefined;
}

/** The constraint that a write broke, if it did. */
export function brokenConstraint(error: unknown): string | undefined {
  for (const { constraint } of causesOf(error)) if (typeof constraint === 'string') return constraint;
  return undefined;
}

/** A serialization failure or a deadlock: the same transaction may succeed when tried again. */
export function isWorthRetrying(error: unknown): boolean {
  const code = databaseCode(error);
  return code === '40001' || code === '40P01';
}

/**
 * Whether PostgreSQL has ended the connection, or the transaction with it: it is going (57P), the connection broke (08), a transaction
 * was left idle (25P03) or took too long (25P04).
 */
export function isConnectionLost(error: unknown): boolean {
  return /^(57P|08|25P0[34])/.test(databaseCode(error) ?? '') || saysSo(error);
}

/**
 * What PostgreSQL answers when it cannot do now what it could do later: no connection, no room (53), no lock in time (55P03), cancelled
 * or ending (57), a transaction that lost against others again and again (40), one that was left or took too long (25P), a server that
 * only reads since it changed places (25006), a disk that fails (58).
 */
const passing = /^(08|40|53|55P03|57|58|25P0[34]|25006)/;
const systemCodes = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says without a code. */
const driverSays =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|after calling end on the pool|Query read timeout|timeout expired/;

function saysSo(error: unknown): boolean {
  // Drizzle's own message repeats the query and what was given to it, in which anything may stand.
  for (const { message } of causesOf(error)) if (!message.startsWith('Failed query') && driverSays.test(message)) return true;
  return false;
}

/** 503 if the database is unreachable, full or overloaded; otherwise undefined. */
export function unavailableBecauseOf(error: unknown): Refusal | undefined {
  if (!saysSo(error) && ![...causesOf(error)].some(isPassing)) return undefined;
  return new Refusal('unavailable', { code: 'database_unavailable' }, { headers: { 'Retry-After': '5' } });
}

function isPassing({ code, syscall }: { code?: unknown; syscall?: unknown }): boolean {
  if (typeof code !== 'string') return false;
  // The socket of a server that is being started is not there yet; a file that is missing is another matter.
  return passing.test(code) || systemCodes.test(code) || (code === 'ENOENT' && syscall === 'connect');
}

// Of the file system, and PostgreSQL's disk_full.
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** 507 when the disk of the files or of the database, or the browser that has both, has no room left; otherwise undefined. */
export function storageFullBecauseOf(error: unknown): Refusal | undefined {
  // A browser tells it by the name of the error alone.
  const isFull = full.has(databaseCode(error) ?? '') || (error instanceof Error && error.name === 'QuotaExceededError');
  if (!isFull) return undefined;
  return new Refusal('storage_full', { code: 'storage_full' });
}
