import { and, eq, lt } from 'drizzle-orm';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { onceHeader, onceKeyPattern } from '#contract/once.ts';
import { sha256Hex } from './bytes.ts';
import { invalid, Refusal } from './refusal.ts';
import type { Scope } from './scope.ts';
import { daysBefore, deleteRows, type Sweep } from './sweep.ts';
import { onceAnswers } from './tables.ts';

type Call = Pick<AnyEndpoint, 'method' | 'path' | 'once'>;

/**
 * Does what the call wants, in its transaction. Where it came with a key and is done once, a second one of the same account, under the
 * same key, is answered what the first one was, however late and also while that is still running. What fails leaves nothing behind: the
 * same may be tried again.
 * @throws 400 for a key that is none; 422 when something else was sent under it
 */
export async function answerOnce(call: Call, given: unknown, scope: Scope, answer: () => Promise<unknown>): Promise<unknown> {
  const key = call.once ? keyIn(scope.request) : null;
  if (key === null) return answer();
  const { db, entity, identity, now } = scope;
  const row = { entity, accountId: identity.accountId, call: `${call.method} ${call.path}`, key };
  const inputHash = await sha256Hex(JSON.stringify(given));
  // One that is running holds the index: this waits until its row is there, or is not.
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

/** The key as the standard writes it, in quotes, or bare as most do. */
function keyIn(request: Request): string | null {
  const written = request.headers.get(onceHeader);
  if (written === null) return null;
  const key = /^"(.*)"$/.exec(written)?.[1] ?? written;
  if (!onceKeyPattern.test(key)) throw invalid(onceHeader, 'not_a_key');
  return key;
}

/** Whoever sends a call again because no answer came does so within a day. */
export const sweepOnceAnswers: Sweep = {
  name: 'answers to calls that are done once',
  run: (db, { entity, now }) =>
    deleteRows(db, onceAnswers, and(eq(onceAnswers.entity, entity), lt(onceAnswers.createdAt, daysBefore(now, 1)))),
};
