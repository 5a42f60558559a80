import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import { isWorthRetrying } from '#server/database-failure.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ImapFailure, type ImapMessage, type ImapSession } from '#server/mail-host.ts';
import type { RealFolder } from '../../contract.ts';
import { imapAccounts } from '../../tables.ts';
import type { AccountRecord } from '../accounts.ts';
import type { PreparedMail } from '../receiving/prepare-source.ts';

/** Further processing of a filed email: replies to invitations arrive this way too. */
export type ReadMail = (deps: Dependencies, to: { entity: string; organizerIds: number[] }, mail: PreparedMail) => Promise<void>;

/** State shared by the steps of one sync. */
export interface Sync {
  deps: Dependencies;
  /** The account before the sync. */
  account: AccountRecord;
  lease: Lease;
  session: ImapSession;
  snapshot: Snapshot;
  readMail: ReadMail;
  /** When it yields to others and continues later. */
  until: Date;
}

export function isOver({ deps, until }: Sync): boolean {
  return deps.clock() >= until;
}

/** Returns the folder of a mailbox, now or at the last sync. */
export function folderOf({ snapshot, account }: Sync, path: string): RealFolder | undefined {
  const before = Object.entries(account.paths).find(([, known]) => known === path)?.[0];
  return snapshot.mailboxes.get(path)?.folder ?? (before as RealFolder | undefined);
}

/** Selects a mailbox of the snapshot again. @throws ImapFailure when its UIDs have changed since */
export async function reselectMailbox({ session }: Sync, { path, uidValidity }: Mailbox): Promise<void> {
  if ((await session.select(path)).uidValidity !== uidValidity) throw new ImapFailure('server', { code: 'imap_mailbox_anew' });
}

/** A server mailbox mapped to a folder, with its messages. */
export interface Mailbox {
  path: string;
  folder: RealFolder;
  uidValidity: string;
  /** By UID, ascending. */
  messages: Map<number, ImapMessage>;
}

/** The messages on the server at one point in time. */
interface Snapshot {
  mailboxes: Map<string, Mailbox>;
  /** The server's mailbox for each folder, if it has one. */
  paths: Partial<Record<RealFolder, string>>;
  /** Paths of mailboxes without a folder. */
  others: string[];
}

export async function takeSnapshot(session: ImapSession): Promise<Snapshot> {
  const snapshot: Snapshot = { mailboxes: new Map(), paths: {}, others: [] };
  for (const { path, folder } of await session.listMailboxes()) {
    if (!folder || snapshot.paths[folder]) {
      snapshot.others.push(path);
      continue;
    }
    snapshot.paths[folder] = path;
    const { uidValidity } = await session.select(path);
    const messages = new Map((await session.listMessages()).map((message) => [message.uid, message]));
    snapshot.mailboxes.set(path, { path, folder, uidValidity, messages });
  }
  return snapshot;
}

/** Returns the message at a location; undefined when it is no longer there. */
export function messageAt(
  { mailboxes }: Snapshot,
  { path, uidValidity, uid }: { path: string; uidValidity: string; uid: number },
): ImapMessage | undefined {
  const mailbox = mailboxes.get(path);
  return mailbox?.uidValidity === uidValidity ? mailbox.messages.get(uid) : undefined;
}

const leaseMs = 15 * 60_000;
const transactionTries = 4;

export function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** Thrown when the account was changed, disconnected, or taken over during the sync; nothing more may be written for it. */
export class LeaseLost extends Error {}

/** A lease on syncing one account, renewed by each transaction. */
export interface Lease {
  /** Runs `work` in a transaction of the entity while the lease holds. @throws LeaseLost */
  writing<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

/** @param account as claimed */
export function holdLease(deps: Dependencies, { entity, id, version, dueAt }: AccountRecord): Lease {
  let until = dueAt;
  return {
    async writing(work) {
      const next = leaseUntil(deps.clock());
      const transaction = async (db: Db) => {
        const own = and(eq(imapAccounts.entity, entity), eq(imapAccounts.id, id), eq(imapAccounts.version, version));
        const held = await db
          .update(imapAccounts)
          .set({ dueAt: next })
          .where(and(own, eq(imapAccounts.state, 'working'), until ? eq(imapAccounts.dueAt, until) : undefined))
          .returning({ id: imapAccounts.id });
        if (held.length === 0) throw new LeaseLost();
        return work(db);
      };
      const done = await retrying(() => deps.database.writing(entity, transaction));
      until = next;
      return done;
    },
  };
}

/** Retries like API requests: the person may be writing to the same emails. */
async function retrying<T>(run: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await run();
    } catch (error) {
      if (tried >= transactionTries || !isWorthRetrying(error)) throw error;
    }
  }
}
