import { recordReplies } from '#features/calendar/server/public-api.ts';
import { type Mailbox, receiveMail, type SenderCheck } from '#features/email/server/public-api.ts';
import type { Dependencies } from '#server/dependencies.ts';

/** Receives an incoming mail: files it and records invitation replies in it. A failed reply never blocks the mail. */
export async function receiveIncomingMail(
  deps: Dependencies,
  bytes: Uint8Array,
  recipients: Mailbox[],
  senderCheck?: SenderCheck,
): Promise<void> {
  const mail = await receiveMail(deps, bytes, recipients, senderCheck);
  for (const entity of new Set(recipients.map((one) => one.entity))) {
    const organizerIds = recipients.filter((one) => one.entity === entity).map(({ personId }) => personId);
    await recordReplies(deps, { entity, organizerIds }, mail).catch((error: unknown) => deps.log.error('answer not recorded', {}, error));
  }
}
