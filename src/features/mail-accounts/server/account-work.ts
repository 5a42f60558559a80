import { withMailWork } from '#features/email/server/offers.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { syncDueAccounts } from './sync-due-accounts.ts';

/** Keeps the IMAP accounts in step when their time has come, of several entities beside each other. */
export const accountWork: BackgroundWork = {
  name: 'sync imap accounts',
  work: (deps) => forEachEntity(deps, withMailWork(deps), syncDueAccounts, 8),
};
