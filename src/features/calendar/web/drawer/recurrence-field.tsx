import { addMonths, weekdayOf } from '#web/dates/day-steps.ts';
import { atNoon, plainFormat } from '#web/dates/format-date.ts';
import { addDays, type PlainDay } from '#web/dates/plain-day.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { WeekdayBoxes } from '#web/ui/dates/weekday-boxes.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type EditableRule, type Frequency, frequencies, readRule, type Weekday, weekdays, writeRule } from '../editable-rule.ts';
import classes from './event-fields.module.css';
import type { EventValues } from './event-values.ts';

interface Props {
  values: Pick<EventValues, 'rrule' | 'allDay' | 'timeZone' | 'startDay'>;
  error: string | undefined;
  onChange: (rrule: string | null) => void;
}

const plain: EditableRule = { frequency: 'WEEKLY', interval: 1, weekdays: [], nth: null, until: null, count: null };

/** Field for the recurrence. A rule the editor cannot represent is shown and kept. */
export function RecurrenceField({ values, error, onChange }: Props) {
  const { t, i18n } = useTranslation();
  const { rrule, allDay, timeZone, startDay } = values;
  const zone = allDay ? null : timeZone;
  const rule = rrule === null ? null : readSafely(rrule, zone);
  const isCustom = rrule !== null && !rule;
  const write = (change: Partial<EditableRule>) => onChange(writeRule({ ...(rule ?? plain), ...change }, zone));

  const choose = (value: string) => {
    if (value === 'none') onChange(null);
    else if (value !== 'custom') write({ ...plain, interval: rule?.interval ?? 1, frequency: value as Frequency });
  };
  const options = [
    { value: 'none', label: t('calendar.repeat.none') },
    ...frequencies.map((frequency) => ({ value: frequency, label: t(`calendar.repeat.${frequency}`) })),
    ...(isCustom ? [{ value: 'custom', label: t('calendar.repeat.custom') }] : []),
  ];
  const start = startDay || '1970-01-01';
  const ends = rule?.count != null ? 'count' : rule?.until != null ? 'until' : 'never';
  return (
    <div className={classes.group}>
      <SelectField
        label={t('calendar.field.rrule')}
        value={rule?.frequency ?? (isCustom ? 'custom' : 'none')}
        error={error}
        options={options}
        onChoose={choose}
      />
      {isCustom && (
        <p className={classes.rule} dir="ltr">
          {rrule}
        </p>
      )}
      {rule && (
        <>
          <TextField
            label={t(`calendar.repeat.every.${rule.frequency}`)}
            type="number"
            min={1}
            max={99}
            value={rule.interval}
            onChange={(event) => write({ interval: wholeOf(event.currentTarget.value) })}
          />
          {rule.frequency === 'WEEKLY' && (
            <WeekdayBoxes
              label={t('calendar.repeat.on')}
              chosen={(rule.weekdays.length > 0 ? rule.weekdays : [nameOf(start)]).map((day) => weekdays.indexOf(day))}
              onChange={(chosen) => write({ weekdays: weekdays.filter((_, day) => chosen.includes(day)) })}
            />
          )}
          {rule.frequency === 'MONTHLY' && (
            <SelectField
              label={t('calendar.repeat.on')}
              value={rule.nth ? (rule.nth.nth === -1 ? 'last' : 'nth') : 'day'}
              options={monthlyOptions()}
              onChoose={(value) =>
                write({ nth: value === 'day' ? null : { nth: value === 'last' ? -1 : nthOf(start), weekday: nameOf(start) } })
              }
            />
          )}
          <div className={classes.pair} data-single={ends === 'never' || undefined}>
            <SelectField
              label={t('calendar.repeat.ends')}
              value={ends}
              options={['never', 'until', 'count'].map((value) => ({ value, label: t(`calendar.repeat.end.${value}`) }))}
              onChoose={(value) =>
                write({ until: value === 'until' ? addMonths(startDay, 3) : null, count: value === 'count' ? 10 : null })
              }
            />
            {ends === 'until' && (
              <DateField
                label={t('calendar.repeat.lastDay')}
                min={startDay}
                value={rule.until ?? ''}
                onChange={(day) => write({ until: day || addDays(startDay, 1), count: null })}
              />
            )}
            {ends === 'count' && (
              <TextField
                label={t('calendar.repeat.times')}
                type="number"
                min={1}
                max={999}
                value={rule.count ?? 1}
                onChange={(event) => write({ count: wholeOf(event.currentTarget.value), until: null })}
              />
            )}
          </div>
        </>
      )}
    </div>
  );

  function monthlyOptions() {
    const weekday = plainFormat(i18n.language, { weekday: 'long' }).format(atNoon(start));
    const day = formatNumber(dateOf(start), i18n.language);
    const isLast = start.slice(0, 7) !== addDays(start, 7).slice(0, 7);
    return [
      { value: 'day', label: t('calendar.repeat.onDay', { day }) },
      ...(nthOf(start) < 5 || rule?.nth
        ? [{ value: 'nth', label: t(`calendar.repeat.nth.${Math.min(4, nthOf(start))}`, { weekday }) }]
        : []),
      ...(isLast || rule?.nth?.nth === -1 ? [{ value: 'last', label: t('calendar.repeat.nth.last', { weekday }) }] : []),
    ];
  }
}

/** The zone is invalid while it is being typed. */
function readSafely(text: string, zone: string | null): EditableRule | null {
  try {
    return readRule(text, zone);
  } catch {
    return readRule(text, null);
  }
}

const wholeOf = (text: string): number => Math.max(1, Math.trunc(Number(text)) || 1);
const dateOf = (day: PlainDay): number => Number(day.slice(8));
const nthOf = (day: PlainDay): number => Math.ceil(dateOf(day) / 7);
const nameOf = (day: PlainDay): Weekday => weekdays[weekdayOf(day)] ?? 'SU';
