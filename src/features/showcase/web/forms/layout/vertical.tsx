import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormActions, FormFields } from '#web/ui/form-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Labels above their controls: quickest to scan, and right for phones. */
export function Vertical() {
  return (
    <FormFields
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: 'Form submitted (demo)', tone: 'info' });
      }}
    >
      <TextField label="Name" autoComplete="name" />
      <TextField label="Email" type="email" autoComplete="email" />
      <FormActions>
        <Button type="submit">Save</Button>
        <Button look="outline" type="reset">
          Reset
        </Button>
      </FormActions>
    </FormFields>
  );
}
