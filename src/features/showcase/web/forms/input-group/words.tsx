import { FieldGroup } from '#web/ui/field-group.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';

/** Prefixes and suffixes are read with the label. */
export function Words() {
  return (
    <FormFields>
      <FieldGroup label="Price" before="€" after="incl. tax" inputMode="decimal" defaultValue="249.00" />
      <FieldGroup label="Studio page" before="juniper-vale.example/" defaultValue="lisbon" />
      <FieldGroup label="Width" after="cm" inputMode="numeric" defaultValue="180" error="Our widest table is 160 cm." />
    </FormFields>
  );
}
