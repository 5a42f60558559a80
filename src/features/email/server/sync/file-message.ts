import { databaseCode } from '#server/database-failure.ts';
import type { FetchedMessage, ImapMessage } from '#server/mail-host.ts';
import { isBusy } from '#server/refusal.ts';
import { imapMails } from '../../tables.ts';
import { arrivalOfSource } from '../receiving/arrival-of-source.ts';
import { fileArrivals } from '../receiving/file-arrivals.ts';
import { type PreparedMail, prepareSource } from '../receiving/prepare-source.ts';
import { linkKnown } from './link-known.ts';
import { providerCheck } from './provider-check.ts';
import type { Sync } from './sync.ts';
import type { Mailbox } from './take-snapshot.ts';

/** Files a message of the server in the folder that its mailbox stands for, or finds the mail here that it is.
 * @returns false when it is too large, or cannot be read */
export async function fileMessage(sync: Sync, mailbox: Mailbox, message: ImapMessage): Promise<boolean> {
  const { deps, account, lease, session } = sync;
  const { uid, isRead, isStarred } = message;
  const fetched = await session.fetchSource(uid, deps.settings.mailLimitBytes);
  const prepared = fetched && (await prepare(sync, fetched));
  if (!prepared) return false;
  const mail = { ...prepared, senderCheck: providerCheck(account.host, fetched.source, prepared.fromEmail) };
  const filing = lease.writing(async (db) => {
    if (await linkKnown(db, sync, mailbox, message, prepared)) return false;
    const { entity, id: accountId, personId } = account;
    const { path, folder, uidValidity } = mailbox;
    const arrival = { ...(await arrivalOfSource(db, deps, entity, personId, mail)), folder, isRead, isStarred };
    // What was there before the account was connected has been looked at already.
    const tryRules = account.syncedAt !== null && folder === 'inbox' && !isRead;
    const [mailId = 0] = await fileArrivals(db, entity, [arrival], { now: deps.clock(), tryRules });
    await db.insert(imapMails).values({ entity, mailId, accountId, path, uidValidity, uid, isRead, isStarred });
    return tryRules;
  });
  return filing.then(
    async (isNew) => {
      if (isNew) await readReplies(sync, mail);
      return true;
    },
    (error: unknown) => {
      // One mail that cannot be kept must not keep back all that come after it.
      if (!/^(22|54)/.test(databaseCode(error) ?? '')) throw error;
      deps.log.error('imap message not filed', {}, error);
      return false;
    },
  );
}

/** Answers to invitations may come this way too. */
async function readReplies({ deps, account, readMail }: Sync, mail: PreparedMail): Promise<void> {
  const { entity, personId } = account;
  await readMail(deps, { entity, organizerIds: [personId] }, mail).catch((error: unknown) =>
    deps.log.error('answer not recorded', {}, error),
  );
}

async function prepare({ deps }: Sync, { source, receivedAt }: FetchedMessage): Promise<PreparedMail | null> {
  try {
    return await prepareSource(deps, source, { arrivedAt: receivedAt });
  } catch (error) {
    // It is new at the next turn too.
    if (isBusy(error)) throw error;
    deps.log.error('imap message not read', { bytes: source.length }, error);
    return null;
  }
}
