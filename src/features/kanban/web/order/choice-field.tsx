import { type ComponentProps, useId } from 'react';
import classes from './choice-field.module.css';

interface Props extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string;
}

/** A labelled choice of one among a few: the browser's own list, which phones show well. */
export function ChoiceField({ label, ...rest }: Props) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <select {...rest} id={id} className={classes.select} />
    </div>
  );
}
