import type { EventRecord } from './event-record.ts';

const moments = ['startsAt', 'endsAt', 'spanFrom', 'spanUntil', 'createdAt', 'updatedAt', 'deletedAt'];

/** A row that was kept as JSON, as it was: what that made of its moments is a moment again. */
export function keptRecord(kept: Record<string, unknown>): EventRecord {
  const entries = Object.entries(kept).map(([name, value]) => [name, moments.includes(name) && value ? new Date(String(value)) : value]);
  return Object.fromEntries(entries) as EventRecord;
}
