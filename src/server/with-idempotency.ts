import { and, eq, lt } from 'drizzle-orm';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { idempotencyKeyHeader, onceKeyPattern } from '#contract/once.ts';
import { sha256Hex } from './bytes.ts';
import { invalid, Refusal } from './refusal.ts';
import type { Scope } from './scope.ts';
import { daysBefore, deleteRows, type Sweep } from './sweep.ts';
import { onceAnswers } from './tables.ts';

type Call = Pick<AnyEndpoint, 'method' | 'path' | 'once'>;

/**
 * Runs a request within its transaction. If the endpoint supports idempotency and the request has a key, a second request of the same
 * account with the same key gets the response of the first, however late and even while the first is still running. Failed requests store
 * nothing and can be retried.
 * @throws 400 for an invalid key; 422 if a different request was sent with it
 */
export async function withIdempotency(call: Call, given: unknown, scope: Scope, answer: () => Promise<unknown>): Promise<unknown> {
  const key = call.once ? keyIn(scope.request) : null;
  if (key === null) return answer();
  const { db, entity, identity, now } = scope;
  const row = { entity, accountId: identity.accountId, call: `${call.method} ${call.path}`, key };
  const inputHash = await sha256Hex(JSON.stringify(given));
  // A running request holds the index entry: this waits until its row is committed or rolled back.
  const begun = await db
    .insert(onceAnswers)
    .values({ ...row, inputHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: onceAnswers.key });
  const { entity: of, accountId, call: called, key: under } = onceAnswers;
  const isRow = and(eq(of, entity), eq(accountId, row.accountId), eq(called, row.call), eq(under, key));
  if (begun.length === 0) {
    const [first] = await db.select().from(onceAnswers).where(isRow);
    if (first?.inputHash !== inputHash) throw new Refusal('unprocessable', { code: 'key_of_another_call' });
    return first.answer === null ? undefined : JSON.parse(first.answer);
  }
  const answered = await answer();
  if (answered instanceof Response) throw new Error(`${row.call} answers no JSON: it cannot be answered again`);
  await db
    .update(onceAnswers)
    .set({ answer: JSON.stringify(answered) ?? null })
    .where(isRow);
  return answered;
}

/** Parses the key: in quotes as in the standard, or bare as most clients send it. */
function keyIn(request: Request): string | null {
  const written = request.headers.get(idempotencyKeyHeader);
  if (written === null) return null;
  const key = /^"(.*)"$/.exec(written)?.[1] ?? written;
  if (!onceKeyPattern.test(key)) throw invalid(idempotencyKeyHeader, 'not_a_key');
  return key;
}

/** Clients that retry after a lost response do so within a day. */
export const sweepOnceAnswers: Sweep = {
  name: 'answers to calls that are done once',
  run: (db, { entity, now }) =>
    deleteRows(db, onceAnswers, and(eq(onceAnswers.entity, entity), lt(onceAnswers.createdAt, daysBefore(now, 1)))),
};
