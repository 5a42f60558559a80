import { decodedLine } from './encoded-value.ts';

const dated = /^(DTSTART|DTEND|DUE|RECURRENCE-ID|EXDATE|RDATE)((?:;.*)?):(\s*\d{4}-?\d\d-?\d\d.*)$/i;
const moment = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

/**
 * A line of a component as RFC 5545 wants it, as far as it is clear what is meant: days and moments in the forms that programs write them,
 * names of zones that lack their quotes, encoded texts, and parts of hours. Lists of days and moments are a line for each kind.
 */
export function mendLine(line: string): string[] {
  const [, name = '', parameters = '', value] = dated.exec(line) ?? [];
  if (value === undefined) return [decodedLine(mendOffset(mendDuration(line)))];
  const isDays = /;VALUE="?DATE"?(?:;|$)/i.test(parameters);
  const values = value.split(/[,;]/).map((one) => mendValue(isDays ? one.trim().replace(/T000000Z?$/i, '') : one.trim()));
  const kindOf = (one: string) => (one.includes('/') ? ';VALUE=PERIOD' : /^\d{8}$/.test(one) ? ';VALUE=DATE' : '');
  return [...Map.groupBy(values, kindOf)].map(([kind, ofKind]) => {
    const isUtc = ofKind.every((one) => one.split('/')[0]?.endsWith('Z'));
    return `${name}${mendParameters(parameters, isUtc)}${kind}:${ofKind.join(',')}`;
  });
}

/** Parts of an hour or a minute as seconds, which RFC 5545 wants whole. */
function mendDuration(line: string): string {
  return line.replace(/^(DURATION[^:]*:.*?)(\d+)[.,](\d+)([HM])\s*$/i, (_line, begin: string, whole, part, unit: string) => {
    const seconds = Math.round(Number(`${whole}.${part}`) * (unit.toUpperCase() === 'H' ? 3600 : 60));
    return `${begin}${seconds}S`;
  });
}

/** An offset of a zone without its sign, with a colon, or in hours alone. */
function mendOffset(line: string): string {
  return line.replace(
    /^(TZOFFSET(?:FROM|TO)[^:]*):\s*([+-]?)(\d\d?)(?::?(\d\d))?(?::?(\d\d))?\s*$/i,
    (_line, name: string, sign: string, hours: string, minutes = '00', seconds = '') =>
      `${name}:${sign || '+'}${hours.padStart(2, '0')}${minutes}${seconds}`,
  );
}

/** Without the kind of the value, which the value itself shows, and without a zone beside a moment in UTC. */
function mendParameters(parameters: string, isUtc: boolean): string {
  return parameters
    .split(/;(?=[A-Z-]+=)/i)
    .filter((one) => one && !/^VALUE=/i.test(one) && !(isUtc && /^TZID=/i.test(one)))
    .map((one) => {
      const [, name, text = ''] = /^([A-Z-]+)=(.*)$/is.exec(one) ?? [];
      const bare = text.replaceAll(/["\\]/g, '').trim();
      return name && bare ? `;${name}="${bare}"` : '';
    })
    .join('');
}

function mendValue(value: string): string {
  const [start = '', end] = value.split('/');
  return end === undefined ? mendMoment(start) : `${mendMoment(start)}/${/^\d/.test(end) ? mendMoment(end) : end}`;
}

/** `20260511T090000Z` of a moment with another offset, of one without seconds, and of ISO 8601 in its long form; midnight may be 24:00. */
function mendMoment(text: string): string {
  const [, year, month, day, hour, minute, second = '00', zone = ''] = moment.exec(text) ?? [];
  if (year === undefined) return text;
  if (hour === undefined) return `${year}${month}${day}`;
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?(..)$/, '$1:$2') : '';
  const isMidnight = hour === '24' && minute === '00';
  if (!offset && !isMidnight) return `${year}${month}${day}T${hour}${minute}${second === '60' ? '59' : second}${zone.toUpperCase()}`;
  const read = new Date(`${year}-${month}-${day}T${isMidnight ? '00' : hour}:${minute}:${second}${offset || 'Z'}`);
  if (Number.isNaN(read.getTime())) return text;
  if (isMidnight) read.setUTCDate(read.getUTCDate() + 1);
  return `${read.toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')}${offset ? 'Z' : zone.toUpperCase()}`;
}
