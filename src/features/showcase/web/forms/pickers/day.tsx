import { useState } from 'react';
import { addDays, today } from '#web/dates/plain-day.ts';
import { DateField } from '#web/ui/dates/date-field.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';

/** Type a date in any format (`24/11`, `fri`, `+3d`), or pick one. */
export function Day() {
  const [day, setDay] = useState(addDays(today(), 3));
  return (
    <FormFields>
      <DateField label="Delivery" value={day} min={today()} onChange={setDay} hint="Try: tomorrow, fri, +2w." />
    </FormFields>
  );
}
