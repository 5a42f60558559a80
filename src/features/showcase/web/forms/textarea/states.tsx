import { FormFields } from '#web/ui/form-layout.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';

/** Invalid, read-only, and disabled. */
export function States() {
  return (
    <FormFields>
      <TextareaField label="Return reason" error="Describe the problem." />
      <TextareaField label="Client message" readOnly value="The lamp came with a crack in its shade. Could you send another shade?" />
      <TextareaField label="Workshop reply" disabled placeholder="Available after inspection" />
    </FormFields>
  );
}
