import { dateFormat } from '../intl.ts';

/** Returns a zone's UTC offset at a moment, such as `GMT+1`. */
export function zoneOffset(zone: string, at: Date): string {
  const parts = dateFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
