import { useState } from 'react';
import { FormFields } from '#web/ui/form-layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';

/** Type a number, or use the buttons or arrow keys. */
export function Plain() {
  const [chairs, setChairs] = useState<number | null>(6);
  return (
    <FormFields>
      <NumberField label="Chairs" value={chairs} onChange={setChairs} />
    </FormFields>
  );
}
