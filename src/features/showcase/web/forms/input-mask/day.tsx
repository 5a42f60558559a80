import { useState } from 'react';
import { createMask } from '#web/mask.ts';
import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';
import { MaskedField } from '#web/ui/masked-field.tsx';

const byDay = createMask('99.99.9999');
const byTime = createMask('99:99');

/** For dates people know by heart, such as a birthday; use a picker for others. */
export function Day() {
  const [day, setDay] = useState('17.05.1988');
  const [time, setTime] = useState('08:30');
  return (
    <FormFields>
      <FieldRow>
        <MaskedField
          label="Date of birth"
          inputMode="numeric"
          autoComplete="bday"
          placeholder="DD.MM.YYYY"
          writing={byDay}
          value={day}
          onChange={setDay}
        />
        <MaskedField label="Calls from" inputMode="numeric" placeholder="HH:MM" writing={byTime} value={time} onChange={setTime} />
      </FieldRow>
    </FormFields>
  );
}
