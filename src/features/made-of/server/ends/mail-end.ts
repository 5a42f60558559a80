import { and, asc, eq, inArray } from 'drizzle-orm';
import { pageAddress } from '#contract/page-address.ts';
import { mailsView as mails } from '#features/email/tables.ts';
import { live } from '#server/live.ts';
import { type End, nothingMore } from './end-of.ts';

/** A mail is one person's copy: nobody else is told of it, whatever it was linked with. */
export const mailEnd: End = {
  async find(ids, { db, entity, identity }) {
    const rows = await db
      .select({ id: mails.id, folder: mails.folder, title: mails.subject })
      .from(mails)
      .where(and(live(mails, entity), eq(mails.ownerId, identity.personId), inArray(mails.id, ids)))
      .orderBy(asc(mails.id));
    return rows.map(({ id, folder, title }) => {
      const path = pageAddress('/apps/email/:folder/:mailId', { folder, mailId: id });
      return { ...nothingMore, kind: 'mail', id, title, path };
    });
  },
};
