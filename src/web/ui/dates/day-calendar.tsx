import { DayPicker } from 'react-day-picker';
import { today } from '#web/dates/plain-day.ts';
import { dayOfPicker, type OpenDays, pickerDate, useCalendarLook } from './use-calendar-look.tsx';

interface Props extends OpenDays {
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  /** Moves focus into the calendar when it opens as a popover; not when it is part of the page. */
  takesFocus?: boolean;
  onChoose: (day: string) => void;
}

/** A calendar to pick a day. Focus starts on the selected day; arrow keys move by day, page keys by month. */
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
