import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const countries = [
  { value: 'no', label: 'Norway' },
  { value: 'pt', label: 'Portugal' },
  { value: 'de', label: 'Germany' },
];

/** Related fields share a row and stack in narrow containers. */
export function Columns() {
  return (
    <FormFields>
      <FieldRow>
        <TextField label="First name" autoComplete="given-name" />
        <TextField label="Last name" autoComplete="family-name" />
      </FieldRow>
      <TextField label="Street address" autoComplete="street-address" />
      <FieldRow>
        <TextField label="Postcode" autoComplete="postal-code" />
        <TextField label="City" autoComplete="address-level2" />
        <SelectField label="Country" options={countries} defaultValue="no" onChoose={() => undefined} />
      </FieldRow>
    </FormFields>
  );
}
