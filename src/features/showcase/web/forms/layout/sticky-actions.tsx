import { useState } from 'react';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormActions, FormFields } from '#web/ui/form-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './sticky-actions.module.css';

const begun = { workshop: 'Tønsberg', foreman: 'Yusuf Demir', opens: '07:00', closes: '15:30', saws: '2', benches: '9' };
const labels = { workshop: 'Workshop', foreman: 'Foreman', opens: 'Opens', closes: 'Closes', saws: 'Saws', benches: 'Benches' };

/** The buttons stay visible while the fields scroll. */
export function StickyActions() {
  const [saved, setSaved] = useState(begun);
  const [values, setValues] = useState(begun);
  const isChanged = JSON.stringify(values) !== JSON.stringify(saved);
  return (
    <div className={classes.place}>
      <FormFields
        onSubmit={(event) => {
          event.preventDefault();
          setSaved(values);
          toast({ message: 'Workshop saved (demo)', tone: 'success' });
        }}
      >
        {(Object.keys(begun) as (keyof typeof begun)[]).map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            value={values[name]}
            onChange={({ currentTarget }) => setValues({ ...values, [name]: currentTarget.value })}
          />
        ))}
        <FormActions sticky>
          <Button look="outline" disabled={!isChanged} onClick={() => setValues(saved)}>
            Discard
          </Button>
          <Button type="submit" disabled={!isChanged}>
            Save
          </Button>
        </FormActions>
      </FormFields>
    </div>
  );
}
