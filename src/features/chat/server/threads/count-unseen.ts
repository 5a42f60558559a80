import { type SQL, sql } from 'drizzle-orm';
import { chatMessages } from '../../tables.ts';

/** How many messages of others a person has not seen: those after `seenId` that are not deleted, and no replies. */
export function countUnseen(entity: string, threadId: number, personId: number, seenId: number): SQL<number> {
  return sql<number>`(
    select count(*) from ${chatMessages} counted
    where counted.entity = ${entity} and counted.thread_id = ${threadId} and counted.id > ${seenId}::bigint
      and counted.sender_id <> ${personId} and counted.deleted_at is null and counted.root_id is null
  )`;
}
