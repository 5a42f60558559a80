import { type ComponentProps, useId } from 'react';
import { IconChevronDown } from '#web/icons.ts';
import classes from './select-field.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'onChange'> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A labelled choice of one among a few, by the browser's own list. */
export function SelectField({ label, error, hint, options, onChoose, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.box}>
        <select
          {...select}
          id={id}
          className={classes.select}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-said` : undefined}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </div>
      {(error || hint) && (
        <p id={`${id}-said`} className={error ? classes.error : classes.hint}>
          {error || hint}
        </p>
      )}
    </div>
  );
}
