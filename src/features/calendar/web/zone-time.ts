import { dateFormat } from '#web/intl.ts';

/** The local time of a moment in a zone, `YYYY-MM-DDTHH:mm:ss`. @throws RangeError for a zone that does not exist */
export function localTimeIn(zone: string, moment: Date): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`;
}

/** The moment at which a zone's clocks show a local time. Where they skip it, the moment after the gap; where they show it twice, the first. */
export function momentIn(zone: string, local: string): Date {
  const asUtcMs = Date.parse(`${local.length === 10 ? `${local}T00:00` : local}Z`);
  const offsetsMs = [-dayMs, dayMs].map((byMs) => offsetMs(zone, asUtcMs + byMs));
  const [before = 0, after = 0] = offsetsMs;
  const candidates = [asUtcMs - before, asUtcMs - after].filter((ms) => ms + offsetMs(zone, ms) === asUtcMs);
  return new Date(candidates.length > 0 ? Math.min(...candidates) : asUtcMs - before);
}

const dayMs = 86_400_000;

function offsetMs(zone: string, ms: number): number {
  return Date.parse(`${localTimeIn(zone, new Date(ms))}Z`) - Math.floor(ms / 1000) * 1000;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const two = '2-digit';
  return dateFormat('en-u-ca-iso8601', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
  });
}
