import { useState } from 'react';
import { createMask } from '#web/mask.ts';
import { FormFields } from '#web/ui/form-layout.tsx';
import { MaskedField } from '#web/ui/masked-field.tsx';

const byPhone = createMask('+99 99 99 99 99 99');

/** Adds plus and spaces, and reformats a pasted number. */
export function Phone() {
  const [phone, setPhone] = useState('+47 22 86 44 00');
  return (
    <FormFields>
      <MaskedField
        label="Studio phone"
        type="tel"
        inputMode="tel"
        writing={byPhone}
        value={phone}
        onChange={setPhone}
        hint="Start with the country code: 47 for Norway, 351 for Portugal."
      />
    </FormFields>
  );
}
