import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** The input type selects the mobile keyboard and enables autofill. */
export function Kinds() {
  return (
    <FormFields>
      <TextField label="Shop address" type="url" inputMode="url" placeholder="https://juniper-vale.example" />
      <TextField label="Phone" type="tel" autoComplete="tel" placeholder="+47 22 00 00 00" />
      <FieldRow>
        <TextField label="Lamp code" autoCapitalize="characters" spellCheck={false} placeholder="JV-L-0310" />
        <TextField label="Pieces" inputMode="numeric" placeholder="12" />
      </FieldRow>
      <TextField label="Shade color" type="color" defaultValue="#5b5bd6" />
    </FormFields>
  );
}
