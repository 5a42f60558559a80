import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { announce } from '#server/announce.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ImapFailure, type ImapLogin } from '#server/mail-host.ts';
import { Refusal } from '#server/refusal.ts';
import { imapAccounts } from '../../tables.ts';
import { type AccountRecord, serializeProblem } from '../accounts.ts';
import { unsealPassword } from '../seal-password.ts';
import { fetchNew } from './fetch-messages.ts';
import { trashMissingMails } from './settle-lost.ts';
import { holdLease, isOver, type Lease, LeaseLost, leaseUntil, type ReadMail, type Sync, takeSnapshot } from './sync.ts';
import { agreeOnState, pushState, readLinks } from './sync-state.ts';

const atOnce = 4;
const againMs = 2 * 60_000;
const longestWaitMs = 60 * 60_000;

/** Syncs the due accounts of an entity, each for one time slice at most. */
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
    // The new holder of the account reports the result.
    if (!(error instanceof LeaseLost)) throw error;
  }
}

function problemOf(deps: Dependencies, error: unknown): string {
  if (error instanceof LeaseLost) throw error;
  if (error instanceof ImapFailure) return serializeProblem(error.why);
  if (error instanceof Refusal && error.reason) return serializeProblem(error.reason);
  deps.log.error('imap sync failed', {}, error);
  return serializeProblem({ code: 'sync_failed' });
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

/** Waits as long as it has been failing, so delays double. */
function waitAfterFailure({ syncedAt, updatedAt }: AccountRecord, now: Date): number {
  const failingMs = now.getTime() - Math.max(syncedAt?.getTime() ?? 0, updatedAt.getTime());
  return Math.min(Math.max(failingMs, againMs), longestWaitMs);
}

/**
 * Claims one account of the entity whose sync is due; with several servers, one claims each. The claim lasts until `dueAt`, so another
 * server takes over if this one stops.
 * @returns the account as it was, except for `dueAt`
 */
async function claimAccount(deps: Dependencies, entity: string, at: Date): Promise<AccountRecord | undefined> {
  return deps.database.writing(entity, async (db) => {
    const [account] = await db
      .select()
      .from(imapAccounts)
      .where(and(eq(imapAccounts.entity, entity), lte(imapAccounts.dueAt, at)))
      .orderBy(asc(imapAccounts.dueAt), asc(imapAccounts.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!account) return undefined;
    const dueAt = leaseUntil(deps.clock());
    await db
      .update(imapAccounts)
      .set({ state: 'working', dueAt })
      .where(and(eq(imapAccounts.entity, entity), eq(imapAccounts.id, account.id)));
    // Repeated success needs no announcement each time.
    if (account.state !== 'done') await announce(db, entity, { kind: 'email', ids: [], person: account.personId });
    return { ...account, dueAt };
  });
}

interface SyncResult {
  /** Whether everything is in sync; otherwise the next run continues. */
  isComplete: boolean;
  /** A notice for the person despite success, in the format of `serializeProblem`, or ''. */
  note: string;
}

// Keeps one large mailbox from delaying everyone else.
const turnMs = 60_000;

/**
 * Syncs a mailbox here with its account on the server. Holds no database connection while talking to the server; the next sync resumes
 * after an interruption.
 * @throws ImapFailure, or LeaseLost
 */
async function syncAccount(deps: Dependencies, account: AccountRecord, lease: Lease, readMail: ReadMail): Promise<SyncResult> {
  const until = new Date(deps.clock().getTime() + turnMs);
  const session = await deps.mail.openImap(await loginOf(deps, account));
  try {
    const sync: Sync = { deps, account, lease, session, snapshot: await takeSnapshot(session), readMail, until };
    const read = () => deps.database.reading(account.entity, (db) => readLinks(db, sync));
    await begin(sync);
    let links = await read();
    const { freshCount, skippedCount } = await fetchNew(sync, links);
    if (freshCount > 0) links = await read();
    if ((await trashMissingMails(sync, links)) > 0) links = await read();
    await pushState(sync, await agreeOnState(sync, links));
    return { isComplete: !isOver(sync), note: noteOn(skippedCount, deps.settings.mailLimitBytes) };
  } finally {
    await session.close();
  }
}

async function loginOf(deps: Dependencies, account: AccountRecord): Promise<ImapLogin> {
  const { host, port, username, security, sealedPassword } = account;
  const password = await unsealPassword(deps.secret, account, sealedPassword);
  if (password === null) throw new ImapFailure('login', { code: 'imap_password_lost' });
  return { host, port, username, security: security as ImapLogin['security'], password };
}

/** Reading a conversation reads its nested emails. */
async function begin({ lease, snapshot, account: { entity, id, personId } }: Sync): Promise<void> {
  await lease.writing(async (db) => {
    await db.execute(sql`
      update mails nested set is_read = true from mails conversation
      where nested.entity = ${entity} and nested.owner_id = ${personId} and nested.is_nested and not nested.is_read
        and conversation.entity = nested.entity and conversation.id = nested.nested_in_id and conversation.is_read`);
    await db
      .update(imapAccounts)
      .set({ paths: snapshot.paths as Record<string, string> })
      .where(and(eq(imapAccounts.entity, entity), eq(imapAccounts.id, id)));
  });
}

function noteOn(count: number, limitBytes: number): string {
  return count === 0 ? '' : serializeProblem({ code: 'imap_left_out', count, mb: Math.floor(limitBytes / 1024 / 1024) });
}
