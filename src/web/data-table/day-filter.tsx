import { today } from '#web/dates/plain-day.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import classes from './day-filter.module.css';
import frame from './filter-frame.module.css';

interface Props {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** The last day that makes sense; today unless said. */
  max?: string | undefined;
  onChoose: (day: string) => void;
}

/** A filter of a `TableBar`: one end of a range of days. */
export function DayFilter({ label, value, max = today(), onChoose }: Props) {
  return (
    <div className={`${frame.frame} ${classes.day}`} data-on={value ? true : undefined}>
      <span aria-hidden="true">{label}</span>
      <DateField label={label} hidesLabel value={value} max={max} onChange={onChoose} />
    </div>
  );
}
