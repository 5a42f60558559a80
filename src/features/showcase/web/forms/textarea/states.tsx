import { FormFields } from '#web/ui/form-layout.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';

/** One that is wrong, one to read, one that is shut. */
export function States() {
  return (
    <FormFields>
      <TextareaField label="Reason for the return" error="Please say briefly what is wrong with it." />
      <TextareaField
        label="What the client wrote"
        readOnly
        value="The lamp came with a crack in its shade. Could you send another shade?"
      />
      <TextareaField label="The workshop’s answer" disabled placeholder="Once the workshop has looked at it" />
    </FormFields>
  );
}
