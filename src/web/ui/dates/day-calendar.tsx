import { DayPicker } from 'react-day-picker';
import { today } from '#web/dates/plain-day.ts';
import { dayOfPicker, type OpenDays, pickerDate, useCalendarLook } from './use-calendar-look.tsx';

interface Props extends OpenDays {
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  /** Takes the focus, as it was opened to choose a day; not where it stands in the page. */
  takesFocus?: boolean;
  onChoose: (day: string) => void;
}

/** A month to choose a day from, the keyboard on the chosen day: arrow keys walk days, page keys months. */
export function DayCalendar({ day, takesFocus = true, onChoose, ...open }: Props) {
  const look = useCalendarLook(open);
  const selected = day ? pickerDate(day) : undefined;
  return (
    <DayPicker
      {...look}
      mode="single"
      required
      selected={selected}
      onSelect={(chosen) => onChoose(dayOfPicker(chosen))}
      defaultMonth={selected ?? pickerDate(today())}
      autoFocus={takesFocus}
    />
  );
}
