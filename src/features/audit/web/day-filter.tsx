import { today } from '#web/dates/plain-day.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import classes from './audit-log-page.module.css';

interface Props {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  onChoose: (day: string) => void;
}

/** One end of a range of days. */
export function DayFilter({ label, value, onChoose }: Props) {
  return (
    <div className={classes.day} data-on={value ? true : undefined}>
      <span aria-hidden="true">{label}</span>
      <DateField label={label} hidesLabel value={value} max={today()} onChange={onChoose} />
    </div>
  );
}
