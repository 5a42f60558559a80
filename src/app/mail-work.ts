import { sql } from 'drizzle-orm';
import { deliverOutside, sendDueMails, wakeSnoozed } from '#features/email/server/offers.ts';
import { syncDueAccounts } from '#features/mail-accounts/server/offers.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { forEntity } from '#server/for-entity.ts';
import { queryRows } from '#server/query-rows.ts';

type Work = (deps: Dependencies, entity: string) => Promise<void>;

/**
 * What is to be done for mail when its time has come, whoever is signed in. Each line is run by itself, again and again, so that a
 * slow server of the world keeps nobody's mail inside waiting. Any number of servers may do so at once.
 */
export const mailWork: readonly { name: string; work: (deps: Dependencies) => Promise<void> }[] = [
  { name: 'send due mails', work: forEachEntity([sendDueMails, wakeSnoozed]) },
  { name: 'deliver outside', work: forEachEntity([deliverOutside]) },
  { name: 'sync imap accounts', work: forEachEntity([syncDueAccounts], 8) },
];

/** @param atOnce how many entities have their turn beside each other */
function forEachEntity(works: Work[], atOnce = 1) {
  return async (deps: Dependencies): Promise<void> => {
    const at = deps.clock().toISOString();
    const entities = await deps.database.reading(null, (db) =>
      queryRows<{ entity: string }>(db, sql`select entity from entities_with_mail_work(${at}::timestamptz)`),
    );
    const takeTurns = async () => {
      for (let next = entities.shift(); next; next = entities.shift())
        for (const work of works) await work(forEntity(deps, next.entity), next.entity);
    };
    await Promise.all(Array.from({ length: atOnce }, takeTurns));
  };
}
