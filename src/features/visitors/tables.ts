import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/columns.ts';

/** Email addresses to notify when the coming page launches; of no company, because visitors aren't signed in. */
export const notifyRequests = pgTable('notify_requests', {
  email: text().primaryKey(),
  createdAt: moment('created_at').notNull(),
});
