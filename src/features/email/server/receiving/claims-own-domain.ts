import { sql } from 'drizzle-orm';
import type { Dependencies } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';
import type { Mailbox } from './find-mailboxes.ts';

/** Whether one of the domains is the own one of a company that gets the mail: only people of the company can write from there. */
export async function claimsOwnDomain({ database }: Dependencies, domains: string[], recipients: Mailbox[]): Promise<boolean> {
  const entities = [...new Set(recipients.map(({ entity }) => entity))];
  const [found] = await database.reading(null, (db) =>
    queryRows<{ claims: boolean }>(
      db,
      sql`select exists (
        select from unnest(${sql.param(domains)}::text[]) domain, unnest(${sql.param(entities)}::text[]) entity where owns_mail_domain(domain, entity)
      ) as claims`,
    ),
  );
  return found?.claims ?? false;
}
