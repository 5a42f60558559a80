import { FormFields } from '#web/ui/form-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** The label is above the field, the hint below. */
export function LabelAndHint() {
  return (
    <FormFields>
      <TextField label="Name on the order" autoComplete="name" defaultValue="Maren Lindqvist" />
      <TextField label="Email" type="email" autoComplete="email" placeholder="maren@example.com" hint="We’ll send the invoice here." />
      <TextField label="Your reference" optionalLabel="optional" placeholder="PO-2207" />
    </FormFields>
  );
}
