import ICAL from 'ical.js';

/** The moment at which the clocks of a file show a time. A time that they leave out is as much later. */
export function momentBy(clocks: ICAL.Timezone, local: string): Date {
  const time = ICAL.Time.fromDateTimeString(local);
  time.zone = clocks;
  const moment = time.toJSDate();
  return new Date(moment.getTime() + Date.parse(`${local}Z`) - Date.parse(`${localBy(clocks, moment)}Z`));
}

/** What the clocks of a file show at a moment: `YYYY-MM-DDTHH:MM:SS`. */
export function localBy(clocks: ICAL.Timezone, moment: Date): string {
  return ICAL.Time.fromJSDate(moment, true).convertToZone(clocks).toString().slice(0, 19);
}
