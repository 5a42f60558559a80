import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFields, FormSection } from '#web/ui/form-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';

/** A long form in sections with headings, next to the fields if there is room. */
export function Sections() {
  return (
    <FormFields>
      <FormSection title="Product" text="As shown in the online store.">
        <TextField label="Name" defaultValue="Clove pendant" />
        <TextareaField label="Description" rows={2} defaultValue="A lamp of paper and ash, for a table of four." />
      </FormSection>
      <FormSection title="Dimensions" text="Packed size, used for shipping costs.">
        <FieldRow>
          <TextField label="Width, cm" inputMode="numeric" defaultValue="42" />
          <TextField label="Height, cm" inputMode="numeric" defaultValue="36" />
        </FieldRow>
      </FormSection>
    </FormFields>
  );
}
