import type { Dependencies } from '#server/dependencies.ts';
import { ImapFailure } from '#server/imap-failure.ts';
import type { ImapSession } from '#server/mail-host.ts';
import type { RealFolder } from '../../contract.ts';
import type { AccountRecord } from '../accounts/find-account.ts';
import type { PreparedMail } from '../receiving/prepare-source.ts';
import type { Lease } from './lease.ts';
import type { Mailbox, Snapshot } from './take-snapshot.ts';

/** What else is to be done with a mail once it is filed: answers to invitations come this way too. */
export type ReadMail = (deps: Dependencies, to: { entity: string; organizerIds: number[] }, mail: PreparedMail) => Promise<void>;

/** All that the steps of one sync share. */
export interface Sync {
  deps: Dependencies;
  /** As it was before. */
  account: AccountRecord;
  lease: Lease;
  session: ImapSession;
  snapshot: Snapshot;
  readMail: ReadMail;
  /** When it lets others have their turn, and goes on later. */
  until: Date;
}

export function isOver({ deps, until }: Sync): boolean {
  return deps.clock() >= until;
}

/** The folder that a mailbox stands for, or stood for at the last sync. */
export function folderOf({ snapshot, account }: Sync, path: string): RealFolder | undefined {
  const before = Object.entries(account.paths).find(([, known]) => known === path)?.[0];
  return snapshot.mailboxes.get(path)?.folder ?? (before as RealFolder | undefined);
}

/** Turns to a mailbox of the snapshot again. @throws ImapFailure when its messages have got other uids since */
export async function turnTo({ session }: Sync, { path, uidValidity }: Mailbox): Promise<void> {
  if ((await session.select(path)).uidValidity !== uidValidity) throw new ImapFailure('server', { code: 'imap_mailbox_anew' });
}
