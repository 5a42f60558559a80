import { count, desc } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { pageOffset } from '#contract/primitives.ts';
import { companyZone } from '#features/company-day/server/offers.ts';
import { readPersonRefs } from '#features/people/server/offers.ts';
import type { Scope } from '#server/scope.ts';
import type { listAudit as contract } from '../contract.ts';
import { auditEntriesView as entries } from '../tables.ts';
import { findHiddenPeople, seenOrigin } from './hidden-people.ts';
import { wantedEntries } from './wanted-entries.ts';

/** A page of the audit log, the newest first. */
export async function listAudit({ query }: GivenOf<typeof contract>, scope: Scope): Promise<AnswerOf<typeof contract>> {
  const { db, deps, entity } = scope;
  const { page, perPage, ...wanted } = query;
  const hidden = await findHiddenPeople(scope);
  const condition = wantedEntries(wanted, { entity, zone: await companyZone(scope), hidden });
  const offset = pageOffset({ page, perPage });
  const rows =
    offset === null ? [] : await db.select().from(entries).where(condition).orderBy(desc(entries.id)).limit(perPage).offset(offset);
  const [counted] = await db.select({ total: count() }).from(entries).where(condition);
  const people = await readPersonRefs(
    db,
    deps.files,
    entity,
    rows.map(({ actorId }) => actorId),
  );
  return {
    entries: rows.map((row) => {
      const { id, at, action, actorId, actorName, target, changes } = row;
      const person = actorId === null ? undefined : people.get(actorId);
      // The name as it was then.
      const actor = person ? { ...person, fullName: actorName || person.fullName } : null;
      return { id, at: at.toISOString(), action, actor, target, changes, ...seenOrigin(row, hidden) };
    }),
    total: counted?.total ?? 0,
  };
}
