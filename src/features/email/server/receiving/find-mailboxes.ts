import { sql } from 'drizzle-orm';
import type { Dependencies } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';
import { withoutTag } from '../compose/without-tag.ts';

/** A person's mailbox in an entity. */
export interface Mailbox {
  entity: string;
  personId: number;
}

/** The mailboxes that addresses of the world reach, each once; one that reaches none is left out. With a tag, and nobody's, it reaches whose it is without. */
export async function findMailboxes({ database }: Dependencies, addresses: string[]): Promise<Mailbox[]> {
  const rows = await database.reading(null, (db) =>
    queryRows<{ entity: string; person_id: string }>(
      db,
      sql`select distinct found.entity, found.person_id
        from unnest(${sql.param(addresses)}::text[], ${sql.param(addresses.map(withoutTag))}::text[]) wanted (address, untagged),
        lateral (
          select 1 as rank, exact.* from find_mailbox(wanted.address) exact
          union all select 2, bare.* from find_mailbox(wanted.untagged) bare
          order by rank limit 1
        ) found`,
    ),
  );
  return rows.map(({ entity, person_id }) => ({ entity, personId: Number(person_id) }));
}
