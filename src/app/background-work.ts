import { sql } from 'drizzle-orm';
import { nextReminders, recordReplies } from '#features/calendar/server/public-api.ts';
import { syncDueAccounts, withMailWork } from '#features/email/server/public-api.ts';
import { cardsStillDue } from '#features/kanban/server/public-api.ts';
import { fireReminders, type Mailing, mailUnread } from '#platform/notifications/server/public-api.ts';
import { findAbility } from '#platform/session/server/public-api.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import { queryRows } from '#server/query-rows.ts';
import type { BackgroundWork } from '#server/server-area.ts';
import { serverAreas } from './server-areas.ts';
import { sweepWork } from './sweep-work.ts';

/** Returns all recurring background work of a server, independent of requests. */
export function backgroundWork(): BackgroundWork[] {
  return [...serverAreas.flatMap(({ work = [] }) => work), accountWork, reminderWork, noticeMailWork, sweepWork()];
}

/** Syncs due IMAP accounts, several entities in parallel. Also processes invitation replies found in the mail. */
const accountWork: BackgroundWork = {
  name: 'sync imap accounts',
  work: (deps) => forEachEntity(deps, withMailWork(deps), (each, entity) => syncDueAccounts(each, entity, recordReplies), 8),
};

const mailing: Mailing = {
  abilityOf: findAbility,
  send: (db, deps, { personId, message, ...mail }, now) =>
    deps.notices.send(db, deps, { ...mail, message, ownerId: personId, outsideMessage: message, isHidden: true }, now),
};

/** Mails people their unread notifications if they want that and outgoing mail is configured. */
export const noticeMailWork: BackgroundWork = {
  name: 'mail notifications',
  // People are mailed at most once an hour, so another minute doesn't matter.
  pauseMs: 60_000,
  async work(deps) {
    if (!deps.mail.outgoing && !deps.mail.outbox) return;
    const at = deps.clock().toISOString();
    await forEachEntity(deps, sql`select entity from entities_with_notices_to_mail(${at}::timestamptz)`, (own, entity) =>
      // A failure in one entity doesn't block the others and is retried on the next turn.
      mailUnread(own, entity, mailing).catch((error: unknown) => deps.log.error('notifications not mailed', {}, error)),
    );
  },
};

/** Sends due reminders. Safe to run on any number of servers at once. */
export const reminderWork: BackgroundWork = {
  name: 'fire reminders',
  async work(deps) {
    const at = deps.clock().toISOString();
    const entities = await deps.database.reading(null, (db) =>
      queryRows<{ entity: string }>(db, sql`select entity from entities_with_reminders(${at}::timestamptz)`),
    );
    for (const { entity } of entities) {
      await fireReminders(deps, entity, { calendar: nextReminders }, { board: cardsStillDue }).catch((error: unknown) => {
        // A failure in one entity doesn't block the others and is retried on the next turn.
        deps.log.error('reminders not told', {}, error);
      });
    }
  },
};
