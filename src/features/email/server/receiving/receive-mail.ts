import { sql } from 'drizzle-orm';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { Refusal } from '#server/refusal.ts';
import type { SenderCheck } from '../../sender-check-contract.ts';
import type { Mailbox } from '../addresses.ts';
import { fileArrivals } from './file-arrivals.ts';
import { findCopies } from './find-copies.ts';
import { isUnwanted, ofShownSender } from './judge-sender.ts';
import { arrivalOfSource, type PreparedMail, prepareSource } from './prepare-source.ts';

// What was longer on its way than any server keeps it has a wrong clock behind it, and would be filed where nobody looks.
const longestWayMs = 7 * 24 * 3600 * 1000;

/**
 * Files a mail of the world in mailboxes, in one transaction for each entity. Taken twice, as after a broken connection, it is filed
 * once; another mail with the same message id is filed too.
 * @returns the mail as it was read, with what was found of its sender.
 * @throws 507 when an entity has no room for it.
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
        await fileArrivals(db, entity, arrivals, { now });
      })
      .catch((error: unknown) => {
        // An entity without room keeps the mail from no other; the sender tries again, and those that have it file it no second time.
        if (!(error instanceof Refusal)) throw error;
        refused = error;
      });
  }
  if (refused) throw refused;
  return { ...mail, senderCheck: checked };
}

/** The persons who do not have the mail yet; nobody else files it before this transaction ends. */
async function withoutIt(db: Db, deps: Dependencies, entity: string, persons: number[], mail: PreparedMail): Promise<number[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${entity} ${mail.messageId}`}, 0))`);
  const copies = await findCopies(db, deps, { entity, ownerIds: persons, mails: [mail] });
  const having = new Set(copies.filter(({ isDeleted }) => !isDeleted).map(({ ownerId }) => ownerId));
  return persons.filter((person) => !having.has(person));
}
