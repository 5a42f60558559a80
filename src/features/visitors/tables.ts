import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/columns.ts';

/** Who wants to hear when the coming page is there; of no entity, for nobody is signed in. */
export const notifyRequests = pgTable('notify_requests', {
  email: text().primaryKey(),
  createdAt: moment('created_at').notNull(),
});
