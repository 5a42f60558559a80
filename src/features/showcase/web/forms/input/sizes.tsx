import { FormFields } from '#web/ui/form-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './sizes.module.css';

/** One custom property sets the height of a field. */
export function Sizes() {
  return (
    <FormFields>
      <div className={classes.small}>
        <TextField label="Small, in a toolbar" defaultValue="Pendant lamp" />
      </div>
      <TextField label="Medium" defaultValue="Pendant lamp" />
      <div className={classes.large}>
        <TextField label="Large, on its page" defaultValue="Pendant lamp" />
      </div>
    </FormFields>
  );
}
