import { atNoon, plainFormat } from '../../dates/format-date.ts';
import { addDays } from '../../dates/plain-day.ts';
import { weekStart } from '../../dates/week-start.ts';
import { useTranslation } from '../../i18n.ts';
import choice from '../choice.module.css';
import classes from './weekday-boxes.module.css';

interface Props {
  label: string;
  /** 0 is Sunday. */
  chosen: readonly number[];
  /** At least one, in order from Sunday. */
  onChange: (chosen: number[]) => void;
}

const sundayToSaturday = [0, 1, 2, 3, 4, 5, 6];

/** Checkboxes for the days of the week, starting with the user's first weekday. */
export function WeekdayBoxes({ label, chosen, onChange }: Props) {
  const { i18n } = useTranslation();
  const first = weekStart(i18n.language);
  // January 4, 1970 was a Sunday.
  const name = (day: number, weekday: 'short' | 'long') =>
    plainFormat(i18n.language, { weekday }).format(atNoon(addDays('1970-01-04', day)));
  return (
    <fieldset className={classes.days}>
      <legend className="visually-hidden">{label}</legend>
      {[...sundayToSaturday.slice(first), ...sundayToSaturday.slice(0, first)].map((day) => (
        <label key={day} className={`${choice.choice} ${classes.day}`}>
          <input
            type="checkbox"
            aria-label={name(day, 'long')}
            checked={chosen.includes(day)}
            onChange={({ currentTarget }) => {
              const left = sundayToSaturday.filter((one) => (one === day ? currentTarget.checked : chosen.includes(one)));
              if (left.length > 0) onChange(left);
            }}
          />
          <span aria-hidden="true">{name(day, 'short')}</span>
        </label>
      ))}
    </fieldset>
  );
}
