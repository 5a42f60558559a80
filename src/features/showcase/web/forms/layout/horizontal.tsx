import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormActions, FormFields } from '#web/ui/form-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';

/** Labels next to their controls if there is room, otherwise above. */
export function Horizontal() {
  return (
    <FormFields
      labels="beside"
      onSubmit={(event) => {
        event.preventDefault();
        toast({ message: 'Form submitted (demo)', tone: 'info' });
      }}
    >
      <TextField label="Company" defaultValue="Papelaria Sol" />
      <TextField label="VAT number" defaultValue="PT 509 442 013" hint="Printed on the invoice." />
      <TextareaField label="Note" rows={2} />
      <FormActions>
        <Button type="submit">Save</Button>
        <Button type="reset" look="outline">
          Reset
        </Button>
      </FormActions>
    </FormFields>
  );
}
