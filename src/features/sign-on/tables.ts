import { text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumn, idColumn, moment } from '#server/columns.ts';
import { entityTable } from '#server/entity-table.ts';

/** Pending sign-ins at a provider; each can be completed once. */
export const { table: signOnAttempts } = entityTable(
  'sign_on_attempts',
  () => ({
    entity: entityColumn(),
    id: idColumn('id').notNull(),
    /** SHA-256 of the state's secret, in hex. */
    stateHash: text('state_hash').notNull(),
    /** SHA-256 of the ticket stored in the starting browser, in hex. */
    ticketHash: text('ticket_hash').notNull(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  }),
  (table) => [uniqueIndex('sign_on_attempts_state').on(table.entity, table.stateHash)],
);
