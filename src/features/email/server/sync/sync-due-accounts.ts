import { and, eq } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ImapFailure } from '#server/imap-failure.ts';
import { Refusal } from '#server/refusal.ts';
import { imapAccounts } from '../../tables.ts';
import type { AccountRecord } from '../accounts/find-account.ts';
import { keptProblem } from '../accounts/kept-problem.ts';
import { claimAccount } from './claim-account.ts';
import { holdLease, type Lease, LeaseLost } from './lease.ts';
import type { ReadMail } from './sync.ts';
import { syncAccount } from './sync-account.ts';

const atOnce = 4;
const againMs = 2 * 60_000;
const longestWaitMs = 60 * 60_000;

/** Syncs the accounts of an entity that are due, each for at most a turn. */
export async function syncDueAccounts(deps: Dependencies, entity: string, readMail: ReadMail): Promise<void> {
  const now = deps.clock();
  const turns = Array.from({ length: atOnce }, async () => {
    for (let account = await claimAccount(deps, entity, now); account; account = await claimAccount(deps, entity, now))
      await syncClaimed(deps, account, readMail);
  });
  await Promise.all(turns);
}

async function syncClaimed(deps: Dependencies, account: AccountRecord, readMail: ReadMail): Promise<void> {
  const lease = holdLease(deps, account);
  try {
    await syncAccount(deps, account, lease, readMail).then(
      ({ isComplete, note }) => finish(deps, account, lease, isComplete ? 'done' : 'waiting', note),
      (error: unknown) => finish(deps, account, lease, 'failed', problemOf(deps, error)),
    );
  } catch (error) {
    // Whoever has the account now says how it went.
    if (!(error instanceof LeaseLost)) throw error;
  }
}

function problemOf(deps: Dependencies, error: unknown): string {
  if (error instanceof LeaseLost) throw error;
  if (error instanceof ImapFailure) return keptProblem(error.why);
  if (error instanceof Refusal && error.reason) return keptProblem(error.reason);
  deps.log.error('imap sync failed', {}, error);
  return keptProblem({ code: 'sync_failed' });
}

type Outcome = 'done' | 'waiting' | 'failed';

async function finish(deps: Dependencies, account: AccountRecord, lease: Lease, state: Outcome, problem: string): Promise<void> {
  const { entity, id, personId } = account;
  await lease.writing(async (db) => {
    const now = deps.clock();
    const waitMs = { done: againMs, waiting: 0, failed: waitAfterFailure(account, now) }[state];
    await db
      .update(imapAccounts)
      .set({ state, problem, dueAt: new Date(now.getTime() + waitMs), ...(state === 'done' && { syncedAt: now }) })
      .where(and(eq(imapAccounts.entity, entity), eq(imapAccounts.id, id)));
    if (state !== account.state || problem !== account.problem) await announce(db, entity, { kind: 'email', ids: [], person: personId });
  });
}

/** As long as it has failed already, so that the waits double. */
function waitAfterFailure({ syncedAt, updatedAt }: AccountRecord, now: Date): number {
  const failingMs = now.getTime() - Math.max(syncedAt?.getTime() ?? 0, updatedAt.getTime());
  return Math.min(Math.max(failingMs, againMs), longestWaitMs);
}
