import { useState } from 'react';
import { FormFields } from '#web/ui/form-layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';

/** Boxes of six: a step is six, Page Up and Page Down ten steps. */
export function Steps() {
  const [glasses, setGlasses] = useState<number | null>(24);
  return (
    <FormFields>
      <NumberField
        label="Glasses"
        step={6}
        min={0}
        max={600}
        value={glasses}
        onChange={setGlasses}
        hint={glasses !== null && `${Math.ceil(glasses / 6)} boxes of six`}
      />
    </FormFields>
  );
}
