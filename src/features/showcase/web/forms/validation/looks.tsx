import { IconCircleCheck } from '#web/icons.ts';
import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import classes from './looks.module.css';

/** Errors on each kind of field, and a success state. */
export function Looks() {
  return (
    <FormFields>
      <FieldRow>
        <TextField label="Email" type="email" defaultValue="maren@" error="Enter the part after the @." />
        <SelectField
          label="Studio"
          options={[{ value: '', label: 'Select a studio' }]}
          value=""
          onChoose={() => undefined}
          error="Select a studio."
        />
      </FieldRow>
      <TextareaField label="Reason" error="Please fill this in." />
      <TextField
        label="Voucher"
        defaultValue="SPRING20"
        end={<IconCircleCheck className={classes.right} size={18} aria-hidden="true" />}
        hint={<span className={classes.right}>20% off all lamps</span>}
      />
    </FormFields>
  );
}
