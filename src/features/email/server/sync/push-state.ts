import { and, eq } from 'drizzle-orm';
import { imapMails } from '../../tables.ts';
import type { Push } from './agree-on-state.ts';
import { isOver, type Sync, turnTo } from './sync.ts';

/** Changes on the server what was changed here, mailbox by mailbox. What is left is found again by the next sync. */
export async function pushState(sync: Sync, pushes: Push[]): Promise<void> {
  for (const mailbox of sync.snapshot.mailboxes.values()) {
    const ofMailbox = pushes.filter(({ link }) => link.path === mailbox.path);
    if (ofMailbox.length > 0) await turnTo(sync, mailbox);
    for (const push of ofMailbox) {
      if (isOver(sync)) return;
      await pushOne(sync, push);
    }
  }
}

async function pushOne({ session, snapshot, lease, account: { entity } }: Sync, { link, flags, folder }: Push): Promise<void> {
  if (flags) await session.setFlags(link.uid, flags);
  const path = folder && snapshot.paths[folder];
  const moved = path ? await session.move(link.uid, path) : null;
  // A server that does not tell the place lets the message be found as a new one.
  const now = { ...flags, ...(path && moved && { path, ...moved }) };
  if (Object.keys(now).length === 0) return;
  await lease.writing((db) =>
    db
      .update(imapMails)
      .set(now)
      .where(and(eq(imapMails.entity, entity), eq(imapMails.mailId, link.mailId))),
  );
}
