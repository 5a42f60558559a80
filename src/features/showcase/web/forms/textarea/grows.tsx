import { FormFields } from '#web/ui/form-layout.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';

const care = `Oil the oak once a year, along the grain.
Wipe off water within the hour.
Linen covers are washed at thirty degrees.
Lamps: dry cloth only.`;

/** Grows with its content from two lines to half the window. */
export function Grows() {
  return (
    <FormFields>
      <TextareaField label="Care instructions" rows={2} defaultValue={care} hint="Press Enter to add lines." />
    </FormFields>
  );
}
