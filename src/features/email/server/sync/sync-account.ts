import { and, eq, sql } from 'drizzle-orm';
import type { Dependencies } from '#server/dependencies.ts';
import { ImapFailure } from '#server/imap-failure.ts';
import type { ImapLogin } from '#server/mail-host.ts';
import { imapAccounts } from '../../tables.ts';
import type { AccountRecord } from '../accounts/find-account.ts';
import { keptProblem } from '../accounts/kept-problem.ts';
import { unsealPassword } from '../accounts/seal-password.ts';
import { agreeOnState } from './agree-on-state.ts';
import { fetchNew } from './fetch-new.ts';
import type { Lease } from './lease.ts';
import { readLinks } from './link.ts';
import { pushState } from './push-state.ts';
import { settleLost } from './settle-lost.ts';
import { isOver, type ReadMail, type Sync } from './sync.ts';
import { takeSnapshot } from './take-snapshot.ts';

export interface SyncResult {
  /** Whether all is in step; otherwise it goes on at the next turn. */
  isComplete: boolean;
  /** What the person should know all the same, as `keptProblem` has it, or ''. */
  note: string;
}

// Nobody waits longer for a turn because somebody else has a large mailbox.
const turnMs = 60_000;

/**
 * Brings a mailbox here and its account on the server to the same state. No connection to the database is held while the server is
 * talked to; whatever breaks off is taken up by the next sync.
 * @throws ImapFailure, or LeaseLost
 */
export async function syncAccount(deps: Dependencies, account: AccountRecord, lease: Lease, readMail: ReadMail): Promise<SyncResult> {
  const until = new Date(deps.clock().getTime() + turnMs);
  const session = await deps.mail.openImap(await loginOf(deps, account));
  try {
    const sync: Sync = { deps, account, lease, session, snapshot: await takeSnapshot(session), readMail, until };
    const read = () => deps.database.reading(account.entity, (db) => readLinks(db, sync));
    await begin(sync);
    let links = await read();
    const { freshCount, skippedCount } = await fetchNew(sync, links);
    if (freshCount > 0) links = await read();
    if ((await settleLost(sync, links)) > 0) links = await read();
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

/** Whoever has read a conversation has read what is nested in it. */
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
  return count === 0 ? '' : keptProblem({ code: 'imap_left_out', count, mb: Math.floor(limitBytes / 1024 / 1024) });
}
