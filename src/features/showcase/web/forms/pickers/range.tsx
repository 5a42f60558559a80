import { useState } from 'react';
import { daysBetween } from '#web/dates/day-steps.ts';
import { addDays, today } from '#web/dates/plain-day.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';

export function Range() {
  const [from, setFrom] = useState(addDays(today(), 7));
  const [until, setUntil] = useState(addDays(today(), 10));
  const nights = from && until ? daysBetween(from, until) : 0;
  return (
    <FormFields>
      <FieldRow>
        <DateField label="Fair starts" value={from} max={until || undefined} onChange={setFrom} />
        <DateField
          label="Fair ends"
          value={until}
          min={from || undefined}
          onChange={setUntil}
          error={nights < 0 && 'The end date must be on or after the start date.'}
        />
      </FieldRow>
      <p role="status">{nights > 0 ? `${nights} hotel nights` : 'No hotel nights'}</p>
    </FormFields>
  );
}
