import { useId, useState } from 'react';
import { daysBetween } from '#web/dates/day-steps.ts';
import { formatRange } from '#web/dates/format-range.ts';
import { addDays } from '#web/dates/plain-day.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { momentIn } from '#web/dates/zone-time.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconPlus } from '#web/icons.ts';
import { Check } from '#web/ui/check.tsx';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { TimeField } from '#web/ui/dates/time-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './event-fields.module.css';
import type { EventForm } from './use-event-form.ts';

let zones: string[] | undefined;

interface Props {
  form: Pick<EventForm, 'values' | 'errors' | 'change'>;
  hasZone?: boolean;
}

export function WhenFields({ form, hasZone = true }: Props) {
  const { t, i18n } = useTranslation();
  const listId = useId();
  const { values, errors, change } = form;
  const { allDay, startDay, startTime, endDay, endTime, timeZone } = values;
  const [isLonger, setLonger] = useState(false);
  /** Most events end on the day they start. */
  const hasOwnEnd = allDay || isLonger || endDay !== startDay;
  zones ??= Intl.supportedValuesOf('timeZone');

  /** Moves the end with the start to keep the length. */
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
      <div className={classes.when} data-days={allDay || undefined}>
        <DateField label={t('calendar.field.startDay')} value={startDay} error={errors.startDay} onChange={(day) => moveStart(day)} />
        {!allDay && (
          <>
            <TimeField
              label={t('calendar.field.startTime')}
              value={startTime}
              error={errors.startTime}
              onChange={(time) => moveTime(time)}
            />
            <TimeField
              label={t('calendar.field.endTime')}
              value={endTime}
              error={errors.endTime ?? (hasOwnEnd ? undefined : errors.endDay)}
              onChange={(time) => change({ endTime: time })}
            />
          </>
        )}
        {hasOwnEnd && (
          <DateField
            label={t(allDay ? 'calendar.field.lastDay' : 'calendar.field.endDay')}
            value={endDay}
            min={startDay}
            error={errors.endDay}
            onChange={(day) => change({ endDay: day })}
          />
        )}
      </div>
      {!hasOwnEnd && hasZone && (
        <button type="button" className={classes.more} onClick={() => setLonger(true)}>
          <IconPlus size={16} stroke={2} aria-hidden="true" />
          {t('calendar.endsLater')}
        </button>
      )}
      {!allDay && hasZone && (
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

  function timeHere(): string | undefined {
    try {
      const moments = [momentIn(timeZone, `${startDay}T${startTime}`), momentIn(timeZone, `${endDay}T${endTime || startTime}`)] as const;
      return formatRange(...moments, i18n.language);
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
