import { FormFields } from '#web/ui/form-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Loading, invalid, read-only, and disabled. */
export function States() {
  return (
    <FormFields>
      <TextField label="Studio" defaultValue="Oslo, Grünerløkka" />
      <TextField label="Postcode" defaultValue="05-56" error="A Norwegian postcode has four digits." />
      <TextField label="Client number" readOnly value="JV-10482" hint="Assigned by us. Read-only." />
      <TextField label="Discount" disabled value="None" hint="For companies only." />
    </FormFields>
  );
}
