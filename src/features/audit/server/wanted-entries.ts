import { and, eq, gte, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { GivenOf } from '#contract/endpoint.ts';
import { containsText } from '#server/contains-text.ts';
import { substringPattern } from '#server/substring-pattern.ts';
import type { listAudit } from '../contract.ts';
import { auditEntriesView as entries } from '../tables.ts';

type Wanted = Omit<GivenOf<typeof listAudit>['query'], 'page' | 'perPage'>;
const dayMs = 86_400_000;

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The condition for the entries that are looked for; days are those of UTC. @param hidden whose addresses are not seen */
export function wantedEntries({ q, action, actorId, from, to }: Wanted, entity: string, hidden: ReadonlySet<number>): SQL | undefined {
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
    from === undefined ? undefined : gte(entries.at, typeof from === 'string' ? startOf(from) : from),
    to === undefined ? undefined : lt(entries.at, typeof to === 'string' ? new Date(startOf(to).getTime() + dayMs) : to),
  );
}
