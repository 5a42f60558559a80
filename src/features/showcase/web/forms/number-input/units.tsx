import { useState } from 'react';
import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';

/** The unit follows the number and is read with it. */
export function Units() {
  const [width, setWidth] = useState<number | null>(160);
  const [weight, setWeight] = useState<number | null>(28.5);
  return (
    <FormFields>
      <FieldRow>
        <NumberField label="Width" unit="cm" min={60} max={240} step={10} value={width} onChange={setWidth} />
        <NumberField label="Weight" unit="kg" min={0} step={0.5} decimals={1} value={weight} onChange={setWeight} />
      </FieldRow>
    </FormFields>
  );
}
