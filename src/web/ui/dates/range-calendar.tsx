import { DayPicker } from 'react-day-picker';
import { today } from '#web/dates/plain-day.ts';
import { dayOfPicker, type OpenDays, pickerDate, useCalendarLook } from './use-calendar-look.tsx';

interface Props extends OpenDays {
  /** `YYYY-MM-DD`, or empty. */
  from: string;
  until: string;
  /** `until` is empty while only the first day is selected. */
  onChoose: (from: string, until: string) => void;
}

/** A calendar to pick a range of days, by mouse or with the usual calendar keys. */
export function RangeCalendar({ from, until, onChoose, ...open }: Props) {
  const look = useCalendarLook(open);
  const days = { from: from ? pickerDate(from) : undefined, to: until ? pickerDate(until) : undefined };
  return (
    <DayPicker
      {...look}
      mode="range"
      // A first day alone isn't a range yet, and a click after a complete range starts a new one.
      min={1}
      resetOnSelect
      excludeDisabled
      selected={days}
      onSelect={(chosen) => onChoose(chosen?.from ? dayOfPicker(chosen.from) : '', chosen?.to ? dayOfPicker(chosen.to) : '')}
      defaultMonth={days.from ?? pickerDate(today())}
    />
  );
}
