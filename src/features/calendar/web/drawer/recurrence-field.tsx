import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { dateFormat } from '#web/intl.ts';
import choiceStyles from '#web/ui/choice.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type EditableRule, type Frequency, frequencies, readRule, type Weekday, weekdays, writeRule } from '../editable-rule.ts';
import { addDays, addMonths, beginOf } from '../plain-day.ts';
import { weekStart } from '../week-start.ts';
import classes from './event-fields.module.css';
import type { EventValues } from './event-values.ts';

interface Props {
  values: Pick<EventValues, 'rrule' | 'allDay' | 'timeZone' | 'startDay'>;
  error: string | undefined;
  onChange: (rrule: string | null) => void;
}

const plain: EditableRule = { frequency: 'WEEKLY', interval: 1, weekdays: [], nth: null, until: null, count: null };

/** How an event recurs. A rule that says more than can be said here is shown as it is, and kept. */
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
  const start = beginOf(startDay || '1970-01-01');
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
          {rule.frequency === 'WEEKLY' && <WeekdayBoxes rule={rule} start={start} onChange={(chosen) => write({ weekdays: chosen })} />}
          {rule.frequency === 'MONTHLY' && (
            <SelectField
              label={t('calendar.repeat.on')}
              value={rule.nth ? (rule.nth.nth === -1 ? 'last' : 'nth') : 'day'}
              options={monthlyOptions()}
              onChoose={(value) =>
                write({ nth: value === 'day' ? null : { nth: value === 'last' ? -1 : nthOf(start), weekday: weekdayOf(start) } })
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
              <TextField
                label={t('calendar.repeat.lastDay')}
                type="date"
                min={startDay}
                value={rule.until ?? ''}
                onChange={(event) => write({ until: event.currentTarget.value || addDays(startDay, 1), count: null })}
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
    const weekday = dateFormat(i18n.language, { weekday: 'long' }).format(start);
    const day = formatNumber(start.getDate(), i18n.language);
    const isLast = start.getMonth() !== beginOf(addDays(startDay || '1970-01-01', 7)).getMonth();
    return [
      { value: 'day', label: t('calendar.repeat.onDay', { day }) },
      ...(nthOf(start) < 5 || rule?.nth
        ? [{ value: 'nth', label: t(`calendar.repeat.nth.${Math.min(4, nthOf(start))}`, { weekday }) }]
        : []),
      ...(isLast || rule?.nth?.nth === -1 ? [{ value: 'last', label: t('calendar.repeat.nth.last', { weekday }) }] : []),
    ];
  }
}

interface WeekdayBoxesProps {
  rule: EditableRule;
  start: Date;
  onChange: (chosen: Weekday[]) => void;
}

function WeekdayBoxes({ rule, start, onChange }: WeekdayBoxesProps) {
  const { t, i18n } = useTranslation();
  const first = weekStart(i18n.language);
  const inOrder = [...weekdays.slice(first), ...weekdays.slice(0, first)];
  const chosen = rule.weekdays.length > 0 ? rule.weekdays : [weekdayOf(start)];
  // The fourth of January 1970 was a Sunday.
  const name = (day: Weekday, weekday: 'short' | 'long') =>
    dateFormat(i18n.language, { weekday }).format(new Date(1970, 0, 4 + weekdays.indexOf(day)));
  return (
    <fieldset className={classes.days}>
      <legend className="visually-hidden">{t('calendar.repeat.on')}</legend>
      {inOrder.map((day) => (
        <label key={day} className={`${choiceStyles.choice} ${classes.day}`}>
          <input
            type="checkbox"
            aria-label={name(day, 'long')}
            checked={chosen.includes(day)}
            onChange={({ currentTarget }) => {
              const left = weekdays.filter((one) => (one === day ? currentTarget.checked : chosen.includes(one)));
              if (left.length > 0) onChange(left);
            }}
          />
          <span aria-hidden="true">{name(day, 'short')}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** While a zone is being typed there may be none. */
function readSafely(text: string, zone: string | null): EditableRule | null {
  try {
    return readRule(text, zone);
  } catch {
    return readRule(text, null);
  }
}

const wholeOf = (text: string): number => Math.max(1, Math.trunc(Number(text)) || 1);
const nthOf = (date: Date): number => Math.ceil(date.getDate() / 7);
const weekdayOf = (date: Date): Weekday => weekdays[date.getDay()] ?? 'SU';
