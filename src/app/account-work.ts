import { recordReplies } from '#features/calendar/server/offers.ts';
import { syncDueAccounts, withMailWork } from '#features/email/server/offers.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import type { BackgroundWork } from '#server/server-area.ts';

/** Keeps the IMAP accounts in step when their time has come, of several entities beside each other. Answers to invitations come this way too. */
export const accountWork: BackgroundWork = {
  name: 'sync imap accounts',
  work: (deps) => forEachEntity(deps, withMailWork(deps), (each, entity) => syncDueAccounts(each, entity, recordReplies), 8),
};
