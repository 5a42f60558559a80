import { sql } from 'drizzle-orm';
import type { Dependencies } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';

/** A person's mailbox in an entity. */
export interface Mailbox {
  entity: string;
  personId: number;
}

/** The mailboxes that addresses of the world reach, each once; one that reaches none is left out. */
export async function findMailboxes({ database }: Dependencies, addresses: string[]): Promise<Mailbox[]> {
  const rows = await database.reading(null, (db) =>
    queryRows<{ entity: string; person_id: string }>(
      db,
      sql`select distinct found.entity, found.person_id from unnest(${sql.param(addresses)}::text[]) address, find_mailbox(address) found`,
    ),
  );
  return rows.map(({ entity, person_id }) => ({ entity, personId: Number(person_id) }));
}
