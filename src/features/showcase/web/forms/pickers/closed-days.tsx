import { useState } from 'react';
import { weekdayOf } from '#web/dates/day-steps.ts';
import { addDays, today } from '#web/dates/plain-day.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';

const isClosed = (day: string) => weekdayOf(day) === 0;

/** Excludes Sundays, past days, and days more than two months ahead; typing one shows an error. */
export function ClosedDays() {
  const [day, setDay] = useState('');
  return (
    <FormFields>
      <DateField
        label="Studio visit"
        value={day}
        min={today()}
        max={addDays(today(), 60)}
        isClosed={isClosed}
        onChange={setDay}
        error={day && isClosed(day) && 'The studio is closed on Sundays.'}
        hint="Open Monday to Saturday."
      />
    </FormFields>
  );
}
