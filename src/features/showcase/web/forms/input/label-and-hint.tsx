import { FormFields } from '#web/ui/form-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** What belongs into the field stands above it, what helps below. */
export function LabelAndHint() {
  return (
    <FormFields>
      <TextField label="Name on the order" autoComplete="name" defaultValue="Maren Lindqvist" />
      <TextField label="Email" type="email" autoComplete="email" placeholder="maren@example.com" hint="We’ll send the invoice here." />
      <TextField label="Your reference" optionalLabel="optional" placeholder="PO-2207" />
    </FormFields>
  );
}
