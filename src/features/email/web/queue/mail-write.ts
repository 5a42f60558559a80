import type { Waiting } from '#web/actions/outbox.ts';
import { call as callApi } from '#web/api-client.ts';
import type { ApiError } from '#web/api-error.ts';
import { randomKey } from '#web/random-key.ts';
import { deleteEmails, emptyFolder, recallDraft, restoreEmails, snoozeEmails, toggleLabel, updateEmails } from '../../contract.ts';
import type { Label } from '../../labels-contract.ts';
import type { MailChange } from '../mail-optimistic-updates.ts';

/** A queued change of emails. Its `clientId` is the idempotency key for the server. */
export type MailWrite = Waiting &
  (
    | { kind: 'change'; emailIds: readonly number[]; change: MailChange }
    | { kind: 'delete'; emailIds: readonly number[] }
    /** Restores the emails of a queued deletion. */
    | { kind: 'restore'; emailIds: readonly number[]; deletion: string }
    | { kind: 'empty'; folder: 'trash' | 'spam' }
    /** Restores the emails of a queued emptying. */
    | { kind: 'refill'; folder: 'trash' | 'spam'; emptying: string }
    /** Sends the email of a compose window. */
    | { kind: 'send'; windowKey: string }
    | { kind: 'recall'; draftId: number }
  );

/**
 * Sends one write. Repeating it has no effect, even if the first response was lost.
 * @param call sends a request; defaults to the page's
 */
export async function callWrite(write: Exclude<MailWrite, { kind: 'send' }>, call: typeof callApi = callApi): Promise<void> {
  const onceKey = write.clientId;
  if (write.kind === 'recall') return void (await call(recallDraft, { params: { id: write.draftId } }));
  if (write.kind === 'empty') return void (await call(emptyFolder, { body: { folder: write.folder } }, { onceKey }));
  if (write.kind === 'refill') {
    const { deletedAt } = await call(emptyFolder, { body: { folder: write.folder } }, { onceKey: write.emptying });
    return void (await call(restoreEmails, { body: { deletedAt } }, { onceKey }));
  }
  const emailIds = [...write.emailIds];
  if (write.kind === 'delete') return void (await call(deleteEmails, { body: { emailIds } }, { onceKey }));
  if (write.kind === 'restore') {
    // With the same key the server returns the deletion's response, whichever tab sent it.
    const { deletedAt } = await call(deleteEmails, { body: { emailIds } }, { onceKey: write.deletion });
    return void (await call(restoreEmails, { body: { deletedAt } }, { onceKey }));
  }
  const { label, isDeleted: _, snoozedUntil, ...dataToUpdate } = write.change;
  if (label) {
    const body = { emailIds, label: label.name as Label, value: label.value };
    await call(toggleLabel, { body }, { onceKey: `${onceKey}-label` });
  }
  if (snoozedUntil !== undefined) await call(snoozeEmails, { body: { emailIds, until: snoozedUntil } }, { onceKey });
  else if (Object.keys(dataToUpdate).length > 0) await call(updateEmails, { body: { emailIds, dataToUpdate } }, { onceKey });
}

/** Returns a rejected write without the emails that are gone, with a new key; null when none is left. */
export function withoutGone<W extends Extract<MailWrite, { emailIds: readonly number[] }>>(write: W, gone: ReadonlySet<number>): W | null {
  const emailIds = write.emailIds.filter((id) => !gone.has(id));
  return emailIds.length > 0 ? { ...write, emailIds, clientId: randomKey() } : null;
}

/** Returns the emails that a rejection reports as missing. */
export function unknownMails({ reasons }: ApiError): ReadonlySet<number> {
  const reason = reasons.emailIds?.find(({ code }) => code === 'unknown_mails') as { ids?: readonly string[] } | undefined;
  return new Set(reason?.ids?.map(Number));
}
