import { sql } from 'drizzle-orm';
import { sendNotice } from '#features/email/server/offers.ts';
import { type Mailing, mailUnread } from '#features/notifications/server/offers.ts';
import { findAbility } from '#features/session/server/offers.ts';
import { forEachEntity } from '#server/for-each-entity.ts';
import type { BackgroundWork } from '#server/server-area.ts';

const mailing: Mailing = {
  abilityOf: findAbility,
  send: (db, deps, { personId, message, ...mail }, now) =>
    sendNotice(db, deps, { ...mail, message, ownerId: personId, outsideMessage: message, isHidden: true }, now),
};

/** Mails people what they have not read, where they want that and mail leaves. */
export const noticeMailWork: BackgroundWork = {
  name: 'mail notifications',
  // It asks about each person who wants mail. They are mailed once an hour at most, so a minute more doesn't matter.
  pauseMs: 60_000,
  async work(deps) {
    if (!deps.mail.outgoing && !deps.mail.outbox) return;
    const at = deps.clock().toISOString();
    await forEachEntity(deps, sql`select entity from entities_with_notices_to_mail(${at}::timestamptz)`, (own, entity) =>
      // What fails for one entity keeps nobody else's mail back; it is tried again at the next turn.
      mailUnread(own, entity, mailing).catch((error: unknown) => deps.log.error('notifications not mailed', {}, error)),
    );
  },
};
