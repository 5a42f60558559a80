import { FormFields } from '#web/ui/form-layout.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';

export function Plain() {
  return (
    <FormFields>
      <TextareaField
        label="Note to the workshop"
        defaultValue="The client has a narrow staircase. Deliver the table in two parts."
        hint="Visible to your team only."
      />
    </FormFields>
  );
}
