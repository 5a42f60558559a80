import { and, eq, gte, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { containsText } from '#server/contains-text.ts';
import { substringPattern } from '#server/substring-pattern.ts';
import { beginIn, endIn } from '#server/zone-days.ts';
import type { listAudit } from '../contract.ts';
import { auditEntriesView as entries } from '../tables.ts';

type Wanted = Omit<GivenOf<typeof listAudit>['query'], 'page' | 'perPage'>;

interface Seen {
  entity: string;
  /** Where the days are: the company's. */
  zone: string;
  /** Whose addresses are not seen. */
  hidden: ReadonlySet<number>;
}

/** The condition for the entries that are looked for. */
export function wantedEntries({ q, action, actorId, from, to }: Wanted, { entity, zone, hidden }: Seen): SQL | undefined {
  // Nobody finds out an address by looking for it; the whole text is what the index has.
  const { target, actorName, address } = entries;
  const text = hidden.size
    ? sql`lower(${target} || chr(31) || ${actorName})`
    : sql`lower(${target} || chr(31) || ${actorName} || chr(31) || ${address})`;
  return and(
    eq(entries.entity, entity),
    q.trim() ? containsText(text, q.trim()) : undefined,
    action ? or(eq(entries.action, action as never), like(entries.action, `${substringPattern(action).slice(1, -1)}.%`)) : undefined,
    actorId === undefined ? undefined : eq(entries.actorId, actorId),
    from === undefined ? undefined : gte(entries.at, typeof from === 'string' ? beginIn(zone, from) : from),
    to === undefined ? undefined : lt(entries.at, typeof to === 'string' ? endIn(zone, to) : to),
  );
}
