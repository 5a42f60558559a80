import PostalMime, { type Email } from 'postal-mime';
import { deliverOutside } from '#features/email/server/delivery/deliver-outside.ts';
import { sendDueMails } from '#features/email/server/delivery/send-due-mails.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { OutgoingMail } from '#server/mail-host.ts';

/** The world as mail reaches it, without a server: everything that is handed over is taken. */
export function mailWorld() {
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
    /** Lets what is scheduled leave when its time has come. */
    sendDue: (deps: Dependencies, entity = 'juniper') => sendDueMails(deps, entity),
    /** The mails that have left since it was last asked, the oldest first. */
    async delivered(deps: Dependencies, entity = 'juniper'): Promise<(Email & { recipients: string[] })[]> {
      await deliverOutside(deps, entity);
      return Promise.all(handed.splice(0).map(async ({ source, to }) => ({ ...(await PostalMime.parse(source)), recipients: to })));
    },
  };
}
