import { dateFormat } from '../intl.ts';

/** The local time of a moment in a zone, `YYYY-MM-DDTHH:mm:ss`, which is how Swedish writes it. @throws RangeError for a zone that does not exist */
export function localTimeIn(zone: string, moment: Date | number): string {
  return dateFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(moment).replace(' ', 'T');
}

/**
 * The moment at which a zone's clocks show a local time. Where they skip it, the moment after the gap; where they show it twice, the first; an
 * invalid date for what is no time.
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
