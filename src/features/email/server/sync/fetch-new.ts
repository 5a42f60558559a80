import { and, eq } from 'drizzle-orm';
import type { ImapMessage } from '#server/mail-host.ts';
import { imapAccounts } from '../../tables.ts';
import { fileMessage } from './file-message.ts';
import type { Link } from './link.ts';
import { isOver, type Sync, turnTo } from './sync.ts';
import type { Mailbox } from './take-snapshot.ts';

type Marks = Sync['account']['marks'];

/**
 * Takes over what is new in each mailbox there, one message at a time, for as long as the sync has.
 * @returns how many messages were new, and how many stay on the server only, because they are too large or nobody can read them
 */
export async function fetchNew(sync: Sync, links: Link[]): Promise<{ freshCount: number; skippedCount: number }> {
  let marks = sync.account.marks;
  let freshCount = 0;
  let skippedCount = 0;
  for (const mailbox of sync.snapshot.mailboxes.values()) {
    const { path, uidValidity, messages } = mailbox;
    const before = marks[path]?.uidValidity === uidValidity ? marks[path] : { lastUid: 0, skipped: [] };
    const linked = new Set(links.filter((link) => link.path === path && link.uidValidity === uidValidity).map(({ uid }) => uid));
    const fresh = [...messages.values()].filter(({ uid }) => uid > before.lastUid && !linked.has(uid));
    const skipped = [...(before.skipped ?? []).filter((uid) => messages.has(uid)), ...(await takeOver(sync, mailbox, fresh))];
    freshCount += fresh.length;
    skippedCount += skipped.length;
    // What was not looked at is new the next time too.
    if (isOver(sync)) break;
    const lastUid = Math.max(before.lastUid, ...fresh.slice(-1).map(({ uid }) => uid));
    if (lastUid === marks[path]?.lastUid && uidValidity === marks[path]?.uidValidity && skipped.length === before.skipped?.length) continue;
    marks = { ...marks, [path]: { uidValidity, lastUid, skipped } };
    await keepMarks(sync, marks);
  }
  return { freshCount, skippedCount };
}

/**
 * Each is fetched, also when a mail here has its message id: only its content tells whether it is that one.
 * @returns the uids of those that could not be taken over
 */
async function takeOver(sync: Sync, mailbox: Mailbox, fresh: ImapMessage[]): Promise<number[]> {
  const skipped: number[] = [];
  if (fresh.length > 0) await turnTo(sync, mailbox);
  for (const message of fresh) {
    if (isOver(sync)) break;
    if (!(await fileMessage(sync, mailbox, message))) skipped.push(message.uid);
  }
  return skipped;
}

async function keepMarks({ lease, account: { entity, id } }: Sync, marks: Marks): Promise<void> {
  await lease.writing((db) =>
    db
      .update(imapAccounts)
      .set({ marks })
      .where(and(eq(imapAccounts.entity, entity), eq(imapAccounts.id, id))),
  );
}
