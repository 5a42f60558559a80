import { sql } from 'drizzle-orm';
import { domainOf } from '#contract/domain-of.ts';
import type { Db } from '#server/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { queryRows } from '#server/query-rows.ts';
import { withoutTag } from '../compose/without-tag.ts';

/**
 * Those of the addresses that lie in the installation's own domain and are nobody's: what goes to them would come back to this very server.
 * Where it takes no mail in, another one has the domain's mailboxes, and knows better.
 */
export async function findUnknownHere(db: Db, { mail, settings }: Dependencies, addresses: string[]): Promise<Set<string>> {
  const ownDomain = mail.outgoing && settings.receivesMail ? domainOf(mail.outgoing.from.email) : '';
  const here = addresses.filter((address) => ownDomain !== '' && domainOf(address) === ownDomain);
  if (here.length === 0) return new Set();
  const rows = await queryRows<{ address: string }>(
    db,
    sql`select wanted.address from unnest(${sql.param(here)}::text[], ${sql.param(here.map(withoutTag))}::text[]) wanted (address, untagged)
      where not is_mail_address_taken(wanted.address) and not is_mail_address_taken(wanted.untagged)`,
  );
  return new Set(rows.map(({ address }) => address));
}
