import { useState } from 'react';
import { WeekdayBoxes } from '#web/ui/dates/weekday-boxes.tsx';

/** Weekdays, starting with the first day of the reader's week. */
export function Weekdays() {
  const [days, setDays] = useState([1, 3, 5]);
  return (
    <>
      <WeekdayBoxes label="Delivery days" chosen={days} onChange={setDays} />
      <p role="status">{days.length === 1 ? 'The van runs once a week.' : `The van runs ${days.length} times a week.`}</p>
    </>
  );
}
