import { useId } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { dateFormat } from '#web/intl.ts';
import { Check } from '#web/ui/check.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addDays, daysBetween } from '../plain-day.ts';
import { momentIn } from '../zone-time.ts';
import classes from './event-fields.module.css';
import { readerZone } from './event-values.ts';
import type { EventForm } from './use-event-form.ts';

let zones: string[] | undefined;

/** When an event begins and ends, and by the clocks of which zone. */
export function WhenFields({ form }: { form: EventForm }) {
  const { t, i18n } = useTranslation();
  const listId = useId();
  const { values, errors, change } = form;
  const { allDay, startDay, startTime, endDay, endTime, timeZone } = values;
  zones ??= Intl.supportedValuesOf('timeZone');

  /** The end goes along with the start, so that the event lasts as long as before. */
  const moveStart = (day: string) =>
    change(day && startDay && endDay ? { startDay: day, endDay: addDays(endDay, daysBetween(startDay, day)) } : { startDay: day });
  const moveTime = (time: string) => {
    const lasts = minutesOf(endTime) - minutesOf(startTime);
    const end = time && endTime && endDay === startDay && lasts > 0 ? minutesOf(time) + lasts : undefined;
    change({ startTime: time, ...(end !== undefined && end < 24 * 60 && { endTime: timeOf(end) }) });
  };
  const here = allDay || timeZone === readerZone() ? undefined : timeHere();
  return (
    <>
      <Check checked={allDay} onChange={(event) => change({ allDay: event.currentTarget.checked })}>
        {t('calendar.allDay')}
      </Check>
      <div className={classes.pair} data-single={allDay || undefined}>
        <TextField
          label={t('calendar.field.startDay')}
          type="date"
          value={startDay}
          error={errors.startDay}
          onChange={(event) => moveStart(event.currentTarget.value)}
        />
        {!allDay && (
          <TextField
            label={t('calendar.field.startTime')}
            type="time"
            value={startTime}
            error={errors.startTime}
            onChange={(event) => moveTime(event.currentTarget.value)}
          />
        )}
      </div>
      <div className={classes.pair} data-single={allDay || undefined}>
        <TextField
          label={t(allDay ? 'calendar.field.lastDay' : 'calendar.field.endDay')}
          type="date"
          value={endDay}
          min={startDay}
          error={errors.endDay}
          onChange={(event) => change({ endDay: event.currentTarget.value })}
        />
        {!allDay && (
          <TextField
            label={t('calendar.field.endTime')}
            type="time"
            value={endTime}
            error={errors.endTime}
            onChange={(event) => change({ endTime: event.currentTarget.value })}
          />
        )}
      </div>
      {!allDay && (
        <>
          <TextField
            label={t('calendar.field.timeZone')}
            list={listId}
            dir="ltr"
            spellCheck={false}
            value={timeZone}
            error={errors.timeZone}
            hint={here && t('calendar.timeHere', { time: here, zone: readerZone() })}
            onChange={(event) => change({ timeZone: event.currentTarget.value })}
          />
          <datalist id={listId}>
            {zones.map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </>
      )}
    </>
  );

  /** What the reader's own clocks show then. */
  function timeHere(): string | undefined {
    try {
      const moments = [momentIn(timeZone, `${startDay}T${startTime}`), momentIn(timeZone, `${endDay}T${endTime || startTime}`)] as const;
      return dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).formatRange(...moments);
    } catch {
      return undefined;
    }
  }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
