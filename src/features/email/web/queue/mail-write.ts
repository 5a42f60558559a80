import type { Waiting } from '#web/actions/outbox.ts';
import { call as callApi } from '#web/api-client.ts';
import type { ApiError } from '#web/api-error.ts';
import { randomKey } from '#web/random-key.ts';
import { deleteEmails, emptyFolder, recallDraft, restoreEmails, snoozeEmails, toggleLabel, updateEmails } from '../../contract.ts';
import type { Label } from '../../labels-contract.ts';
import type { MailChange } from '../mail-looks.ts';

/** What was done to mails, as it waits to be sent. Its `clientId` is the key under which the server does it once. */
export type MailWrite = Waiting &
  (
    | { kind: 'change'; emailIds: readonly number[]; change: MailChange }
    | { kind: 'delete'; emailIds: readonly number[] }
    /** Brings back what a queued deletion deleted. */
    | { kind: 'restore'; emailIds: readonly number[]; deletion: string }
    | { kind: 'empty'; folder: 'trash' | 'spam' }
    /** Brings back what a queued emptying of a folder deleted. */
    | { kind: 'refill'; folder: 'trash' | 'spam'; emptying: string }
    /** Sends the mail of a compose window. */
    | { kind: 'send'; windowKey: string }
    | { kind: 'recall'; draftId: number }
  );

/**
 * Sends one write. The same write again has no effect, even if the first answer was lost.
 * @param call sends a call; that of the page
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
    // Under the same key the server answers what the deletion answered, whichever tab sent it.
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

/** A refused write of several mails without those that are gone, under a key of its own; null when none is left. */
export function withoutGone<W extends Extract<MailWrite, { emailIds: readonly number[] }>>(write: W, gone: ReadonlySet<number>): W | null {
  const emailIds = write.emailIds.filter((id) => !gone.has(id));
  return emailIds.length > 0 ? { ...write, emailIds, clientId: randomKey() } : null;
}

/** The mails that a refusal says are not there. */
export function unknownMails({ reasons }: ApiError): ReadonlySet<number> {
  const reason = reasons.emailIds?.find(({ code }) => code === 'unknown_mails') as { ids?: readonly string[] } | undefined;
  return new Set(reason?.ids?.map(Number));
}
