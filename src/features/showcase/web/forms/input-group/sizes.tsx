import { FieldGroup } from '#web/ui/field-group.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';
import classes from './sizes.module.css';

/** Sized like every field, by one custom property. */
export function Sizes() {
  return (
    <FormFields>
      <div className={classes.small}>
        <FieldGroup label="Small" before="#" defaultValue="2207" />
      </div>
      <FieldGroup label="Medium" before="#" defaultValue="2207" />
      <div className={classes.large}>
        <FieldGroup label="Large" before="#" defaultValue="2207" />
      </div>
    </FormFields>
  );
}
