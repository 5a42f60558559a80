import { Refusal } from './refusal.ts';

/** Yields an error and its causes, outermost first: Drizzle wraps the driver's errors. */
function* causesOf(error: unknown): Generator<Error & { code?: unknown; constraint?: unknown; syscall?: unknown }> {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) yield cause;
}

/** Returns the SQLSTATE or system code behind an error. */
export function databaseCode(error: unknown): string | undefined {
  for (const { code } of causesOf(error)) if (typeof code === 'string') return code;
  return undefined;
}

/** Returns the constraint that a write violated, if any. */
export function brokenConstraint(error: unknown): string | undefined {
  for (const { constraint } of causesOf(error)) if (typeof constraint === 'string') return constraint;
  return undefined;
}

/** Checks for a serialization failure or deadlock: the same transaction may succeed when retried. */
export function isWorthRetrying(error: unknown): boolean {
  const code = databaseCode(error);
  return code === '40001' || code === '40P01';
}

/**
 * Checks whether PostgreSQL ended the connection: it is shutting down (57P), the connection broke (08), a transaction was idle too long
 * (25P03) or took too long (25P04).
 */
export function isConnectionLost(error: unknown): boolean {
  return /^(57P|08|25P0[34])/.test(databaseCode(error) ?? '') || saysSo(error);
}

/**
 * SQLSTATEs for temporary failures: no connection (08), no resources (53), lock timeout (55P03), canceled or shutting down (57), repeated
 * conflicts with other transactions (40), a transaction idle or running too long (25P), a server that became read-only in a failover
 * (25006), a disk error (58).
 */
const passing = /^(08|40|53|55P03|57|58|25P0[34]|25006)/;
const systemCodes = /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Driver errors without a code. */
const driverSays =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|after calling end on the pool|Query read timeout|timeout expired/;

function saysSo(error: unknown): boolean {
  // Drizzle's message repeats the query and its parameters, which can contain any text.
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
  // The socket of a starting server doesn't exist yet; any other missing file is a different matter.
  return passing.test(code) || systemCodes.test(code) || (code === 'ENOENT' && syscall === 'connect');
}

// File system codes, and PostgreSQL's disk_full.
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

/**
 * Returns a 507 if there is no space left on the disk of the files or the database, or in the browser that stores both; otherwise
 * undefined.
 */
export function storageFullBecauseOf(error: unknown): Refusal | undefined {
  // Browsers report it only by the error's name.
  const isFull = full.has(databaseCode(error) ?? '') || (error instanceof Error && error.name === 'QuotaExceededError');
  if (!isFull) return undefined;
  return new Refusal('storage_full', { code: 'storage_full' });
}
