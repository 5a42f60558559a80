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
    <label className={classes.day} data-on={value ? true : undefined}>
      <span>{label}</span>
      <input type="date" value={value} max="9999-12-31" onChange={(event) => onChoose(event.currentTarget.value)} />
    </label>
  );
}
