import type { EventRecord } from '../events/event-record.ts';

/** The id that a series is known by: a changed occurrence's is its master's. */
export const seriesOf = ({ id, masterId }: Pick<EventRecord, 'id' | 'masterId'>): number => masterId ?? id;
