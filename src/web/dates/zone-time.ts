import { dateFormat } from '../intl.ts';

/** Returns the local time of a moment in a zone, `YYYY-MM-DDTHH:mm:ss`, using the Swedish format. @throws RangeError for an unknown zone */
export function localTimeIn(zone: string, moment: Date | number): string {
  return dateFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(moment).replace(' ', 'T');
}

/**
 * Returns the moment of a local time in a zone. A skipped time yields the moment after the gap, a repeated one the first occurrence, and
 * invalid input an invalid date.
 */
export function momentIn(zone: string, local: string): Date {
  const asUtcMs = Date.parse(`${local.length === 10 ? `${local}T00:00` : local}Z`);
  if (Number.isNaN(asUtcMs)) return new Date(asUtcMs);
  const offsetMs = (ms: number) => Date.parse(`${localTimeIn(zone, ms)}Z`) - Math.floor(ms / 1000) * 1000;
  const before = asUtcMs - offsetMs(asUtcMs - dayMs);
  const after = asUtcMs - offsetMs(asUtcMs + dayMs);
  const found = [before, after].filter((ms) => ms + offsetMs(ms) === asUtcMs);
  return new Date(found.length > 0 ? Math.min(...found) : before);
}

const dayMs = 86_400_000;
