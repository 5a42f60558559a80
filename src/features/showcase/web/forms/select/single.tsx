import { useState } from 'react';
import { FormFields } from '#web/ui/form-layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const studios = [
  { value: 'oslo', label: 'Oslo' },
  { value: 'lisbon', label: 'Lisbon' },
  { value: 'berlin', label: 'Berlin' },
];

/** A native select for a few options; phones show their own picker. */
export function Single() {
  const [studio, setStudio] = useState('lisbon');
  return (
    <FormFields>
      <SelectField label="Studio" options={studios} value={studio} onChoose={setStudio} hint="Pickup location" />
      <SelectField
        label="Delivery"
        options={[{ value: '', label: 'Select a day' }]}
        value=""
        onChoose={() => undefined}
        error="Select a day."
      />
      <SelectField label="Currency" options={[{ value: 'eur', label: 'Euro' }]} value="eur" disabled onChoose={() => undefined} />
    </FormFields>
  );
}
