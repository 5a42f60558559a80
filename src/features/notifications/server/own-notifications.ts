import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { subjectOf } from '#contract/subject-of.ts';
import type { Identity, Scope } from '#server/scope.ts';
import { notificationAreas } from '../contract.ts';
import type { notifications, notificationsView } from '../tables.ts';

/** The notifications of the signed-in person of the areas that they may read: what was told before a right was lost is not shown any more. */
export function ownNotifications(
  table: typeof notifications | typeof notificationsView,
  { entity, identity, ability }: Pick<Scope, 'entity' | 'ability'> & { identity: Pick<Identity, 'personId'> },
): SQL | undefined {
  const readable = notificationAreas.filter((area) => ability.can('read', subjectOf(area)));
  const isReadable = readable.length === 0 ? sql`false` : inArray(table.area, readable);
  return and(
    eq(table.entity, entity),
    eq(table.personId, identity.personId),
    readable.length === notificationAreas.length ? undefined : isReadable,
  );
}
