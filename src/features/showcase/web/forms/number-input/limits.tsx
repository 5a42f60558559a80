import { useState } from 'react';
import { FormFields } from '#web/ui/form-layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';

/** Buttons and keys stop at the limits; a typed value beyond them stays but isn't accepted. */
export function Limits() {
  const [seats, setSeats] = useState<number | null>(8);
  return (
    <FormFields>
      <NumberField
        label="Seats at the table"
        min={2}
        max={12}
        value={seats}
        onChange={setSeats}
        hint="Two to twelve. Home and End jump to the limits."
      />
    </FormFields>
  );
}
