import { DayFilter } from '#web/data-table/day-filter.tsx';
import { isPlainDay } from '#web/dates/is-plain-day.ts';
import { useTranslation } from '#web/i18n.ts';
import { addDays, type DaySpan, longestDays } from '../../spans.ts';
import classes from './range-picker.module.css';

interface Props extends DaySpan {
  today: string;
  onChoose: (span: DaySpan) => void;
}

/** Custom date range. If one date passes the other or exceeds the maximum length, the other moves along. */
export function CustomDateRange({ from, until, today, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.own}>
      <DayFilter
        label={t('dashboards.range.from')}
        value={from}
        max={today}
        onChoose={(day) => isPlainDay(day) && onChoose({ from: day, until: between(day, until, addDays(day, longestDays - 1)) })}
      />
      <DayFilter
        label={t('dashboards.range.until')}
        value={until}
        max={today}
        onChoose={(day) => isPlainDay(day) && onChoose({ from: between(addDays(day, 1 - longestDays), from, day), until: day })}
      />
    </div>
  );
}

/** Clamps a day to a span. */
function between(first: string, day: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}
