import type { Change } from '#contract/change.ts';
import type { EventRecord } from './event-record.ts';
import type { EventWrite } from './event-write.ts';

/** What the open clients are told: all of the entity of what is theirs, of a *Personal* event only its owner and its guests. */
export function changesFor(writes: EventWrite[]): Change[] {
  const shared: number[] = [];
  const own = new Map<number, number[]>();
  for (const { before, after } of writes) {
    const versions = [before, after].filter((one) => one !== null);
    if (versions.some(({ calendar }) => calendar !== 'Personal')) shared.push(after.id);
    else for (const person of new Set(versions.flatMap(personsOf))) own.set(person, [...(own.get(person) ?? []), after.id]);
  }
  return [
    ...(shared.length > 0 ? [{ kind: 'calendar' as const, ids: shared }] : []),
    ...[...own].map(([person, ids]) => ({ kind: 'calendar' as const, ids, person })),
  ];
}

/** Who may see a *Personal* event. */
export function personsOf({ ownerId, guests }: Pick<EventRecord, 'ownerId' | 'guests'>): number[] {
  return [...new Set([ownerId, ...guests.flatMap(({ personId }) => personId ?? [])])];
}
