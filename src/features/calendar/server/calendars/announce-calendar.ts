import { announce } from '#server/announce.ts';
import type { Scope } from '#server/scope.ts';
import { isOfAll, type OwnCalendarRow } from './calendar-access.ts';

/** Tells the open clients of those who see an own calendar that it, or what is in it, changed. @param versions what it was and is */
export async function announceCalendar(versions: OwnCalendarRow[], { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<void> {
  const change = { kind: 'calendar' as const, ids: [] };
  if (versions.some(isOfAll)) return announce(db, entity, change);
  const persons = new Set(versions.flatMap(({ ownerId, shares }) => [ownerId, ...shares.map(({ personId }) => personId)]));
  await announce(db, entity, ...[...persons].map((person) => ({ ...change, person })));
}
