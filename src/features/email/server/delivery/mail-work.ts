import { sql } from 'drizzle-orm';
import type { Dependencies } from '#server/dependencies.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { cleanWork } from '../receiving/clean-stored-mails.ts';
import { deliverOutside } from './deliver-outside.ts';
import { sendDueMails, wakeSnoozed } from './send-due-mails.ts';

/**
 * What is to be done for mail when its time has come, whoever is signed in. Each line is run by itself, again and again, so that a
 * slow server of the world keeps nobody's mail inside waiting.
 */
export const mailWork: readonly BackgroundWork[] = [
  {
    name: 'send due mails',
    work: (deps) =>
      forEachEntity(deps, withMailWork(deps), async (own, entity) => {
        await sendDueMails(own, entity);
        await wakeSnoozed(own, entity);
      }),
  },
  { name: 'deliver outside', work: (deps) => forEachEntity(deps, withMailWork(deps), deliverOutside) },
  cleanWork,
];

/** Selects the entities in which mail is to leave, to wake, to be delivered or to be fetched. */
export function withMailWork(deps: Dependencies) {
  return sql`select entity from entities_with_mail_work(${deps.clock().toISOString()}::timestamptz)`;
}
