import pino from 'pino';
import type { Log } from '#server/dependencies.ts';
import { requestFacts } from './request-context.ts';
import type { LogLevel } from './settings.ts';

/** Creates a log that writes JSON lines to stdout. */
export function jsonLog(level: LogLevel): Log {
  const lines = pino(
    { level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime, mixin: requestFacts },
    pino.destination({ dest: 1, sync: true }),
  );
  return {
    info: (event, facts) => lines.info({ ...facts }, event),
    warn: (event, facts) => lines.warn({ ...facts }, event),
    error: (event, facts, error) => lines.error({ ...facts, ...(error !== undefined && { error: describeError(error) }) }, event),
  };
}

/**
 * Returns what may be logged about an error. A query error repeats user input in its message, detail and parameters, so only its code,
 * schema names and the stack within our own code are logged.
 */
export function describeError(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, constraint, table, routine } = root(error) as unknown as Record<string, unknown>;
  const ofDatabase = 'params' in error || typeof routine === 'string';
  const facts = { code, constraint, table, ...(!ofDatabase && { message: error.message }) };
  const named = Object.entries(facts).filter((fact): fact is [string, string] => typeof fact[1] === 'string');
  // Skips the message at the start of the stack, because its lines may look like frames.
  const trace = error.stack?.slice(error.stack.indexOf(error.message) + error.message.length) ?? '';
  const frames = trace.split('\n').filter((line) => /^\s+at /.test(line));
  return { name: root(error).name, ...Object.fromEntries(named), stack: frames.join('\n') };
}

function root(error: Error): Error {
  return error.cause instanceof Error ? root(error.cause) : error;
}
