import { DayPicker } from 'react-day-picker';
import { today } from '#web/dates/plain-day.ts';
import { dayOfPicker, type OpenDays, pickerDate, useCalendarLook } from './use-calendar-look.tsx';

interface Props extends OpenDays {
  /** `YYYY-MM-DD`, or empty. */
  from: string;
  until: string;
  /** `until` is empty as long as only the first day is chosen. */
  onChoose: (from: string, until: string) => void;
}

/** A month to choose days from: a first one and a last one, by mouse or by the keys of every calendar. */
export function RangeCalendar({ from, until, onChoose, ...open }: Props) {
  const look = useCalendarLook(open);
  const days = { from: from ? pickerDate(from) : undefined, to: until ? pickerDate(until) : undefined };
  return (
    <DayPicker
      {...look}
      mode="range"
      // A first day alone is no range yet, and a press after a whole one begins anew.
      min={1}
      resetOnSelect
      excludeDisabled
      selected={days}
      onSelect={(chosen) => onChoose(chosen?.from ? dayOfPicker(chosen.from) : '', chosen?.to ? dayOfPicker(chosen.to) : '')}
      defaultMonth={days.from ?? pickerDate(today())}
    />
  );
}
