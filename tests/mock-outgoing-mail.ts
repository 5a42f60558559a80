import { asc } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { deliverOutside } from '#features/email/server/delivery/deliver-outside.ts';
import { sendDueMails } from '#features/email/server/delivery/mail-work.ts';
import { mails } from '#features/email/tables.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { OutgoingMail } from '#server/mail-host.ts';

async function writtenInOrder(db: Db): Promise<string[]> {
  const rows = await db.select({ messageId: mails.messageId }).from(mails).orderBy(asc(mails.id));
  return rows.map(({ messageId }) => messageId);
}

/** Simulates outside mail delivery without a server: accepts every mail. */
export function mockOutgoingMail() {
  const handed: { source: Uint8Array; to: string[] }[] = [];
  const outgoing: OutgoingMail = {
    from: { name: 'Juniper & Vale', email: 'office@demo.com' },
    handOver: async (source, to) => {
      handed.push({ source, to });
      return to.map((email) => ({ email, outcome: 'taken' as const, answer: 'Taken' }));
    },
  };
  return {
    outgoing,
    /** Sends scheduled mails that are due. */
    sendDue: (deps: Dependencies, entity = 'juniper') => sendDueMails(deps, entity),
    /** The mails sent since the last call, oldest first. */
    async delivered(deps: Dependencies, entity = 'juniper'): Promise<(Email & { recipients: string[] })[]> {
      await deliverOutside(deps, entity);
      const left = await Promise.all(
        handed.splice(0).map(async ({ source, to }) => ({ ...(await PostalMime.parse(source)), recipients: to })),
      );
      // Several are sent in parallel, so they arrive in any order.
      const written = left.length > 1 ? await deps.database.reading(entity, writtenInOrder) : [];
      const placeOf = ({ messageId = '' }: Email) => written.indexOf(messageId);
      return left.sort((a, b) => placeOf(a) - placeOf(b));
    },
  };
}
