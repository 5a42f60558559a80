import { useState } from 'react';
import { addDays, today } from '#web/dates/plain-day.ts';
import { DateTimeField } from '#web/ui/dates/date-time-field.tsx';
import { TimeField } from '#web/ui/dates/time-field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';

/** A time, and a date with a time. */
export function Time() {
  const [opens, setOpens] = useState('09:30');
  const [closes, setCloses] = useState('18:00');
  const [visit, setVisit] = useState(`${addDays(today(), 1)}T14:30`);
  return (
    <FormFields>
      <FieldRow>
        <TimeField label="Opens" value={opens} onChange={setOpens} />
        <TimeField
          label="Closes"
          value={closes}
          onChange={setCloses}
          error={closes && closes <= opens && 'Closing time must be after opening time.'}
        />
      </FieldRow>
      <DateTimeField label="Installation appointment" value={visit} onChange={setVisit} hint="Try: fri 9, or tomorrow 14:30." />
    </FormFields>
  );
}
