import { dateFormat } from '../intl.ts';

/** How far a zone is from UTC at a moment, such as `GMT+1`. */
export function zoneOffset(zone: string, at: Date): string {
  const parts = dateFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
