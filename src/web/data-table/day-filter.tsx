import { today } from '#web/dates/plain-day.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import classes from './day-filter.module.css';
import frame from './filter-frame.module.css';

interface Props {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** The latest selectable day; today by default. */
  max?: string | undefined;
  onChoose: (day: string) => void;
}

/** A `TableBar` filter for one end of a date range. */
export function DayFilter({ label, value, max = today(), onChoose }: Props) {
  return (
    <div className={`${frame.frame} ${classes.day}`} data-on={value ? true : undefined}>
      <span aria-hidden="true">{label}</span>
      <DateField label={label} hidesLabel value={value} max={max} onChange={onChoose} />
    </div>
  );
}
