import { sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { Refusal } from '#server/refusal.ts';
import type { SenderCheck } from '../../sender-check-contract.ts';
import type { Mailbox } from '../addresses.ts';
import { deliverToMailboxes } from './deliver-to-mailboxes.ts';
import { findCopies } from './find-copies.ts';
import { isUnwanted, ofShownSender } from './judge-sender.ts';
import { arrivalOfSource, type PreparedMail, prepareSource } from './prepare-source.ts';

// Servers never retry for longer, so an older date means a wrong clock, and the email would be filed where no one looks.
const longestWayMs = 7 * 24 * 3600 * 1000;

/**
 * Files an outside email in mailboxes, in one transaction per entity. A repeated delivery, for example after a broken connection, is stored
 * once; another email with the same message id is stored too.
 * @returns the parsed email with the result of its sender check.
 * @throws 507 when an entity has no storage left.
 */
export async function receiveMail(
  deps: Dependencies,
  bytes: Uint8Array,
  recipients: Mailbox[],
  senderCheck: SenderCheck | null = null,
): Promise<PreparedMail> {
  const now = deps.clock();
  const mail = await prepareSource(deps, bytes);
  const checked = senderCheck && ofShownSender(senderCheck, mail.fromEmail);
  const time = now.getTime() - mail.time.getTime() > longestWayMs ? now : mail.time;
  const isSpam = mail.isSpam || (checked !== null && isUnwanted(checked));
  let refused: Refusal | undefined;
  for (const entity of new Set(recipients.map((one) => one.entity))) {
    const persons = [...new Set(recipients.filter((one) => one.entity === entity).map(({ personId }) => personId))];
    await deps.database
      .writing(entity, async (db) => {
        const arrivals = [];
        for (const personId of await withoutIt(db, deps, entity, persons, mail))
          arrivals.push(await arrivalOfSource(db, deps, entity, personId, { ...mail, time, isSpam, senderCheck: checked }));
        await deliverToMailboxes(db, entity, arrivals, { now });
      })
      .catch((error: unknown) => {
        // An entity without storage does not keep the email from the others; the sender retries, and those that have it do not store it
        // again.
        if (!(error instanceof Refusal)) throw error;
        refused = error;
      });
  }
  if (refused) throw refused;
  return { ...mail, senderCheck: checked };
}

/** Returns the people who do not have the email yet, and locks it until the transaction ends so that no one else files it. */
async function withoutIt(db: Db, deps: Dependencies, entity: string, persons: number[], mail: PreparedMail): Promise<number[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${entity} ${mail.messageId}`}, 0))`);
  const copies = await findCopies(db, deps, { entity, ownerIds: persons, mails: [mail] });
  const having = new Set(copies.filter(({ isDeleted }) => !isDeleted).map(({ ownerId }) => ownerId));
  return persons.filter((person) => !having.has(person));
}
