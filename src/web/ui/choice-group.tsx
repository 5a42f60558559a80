import { type ReactNode, useId } from 'react';
import classes from './choice-group.module.css';
import type { FieldTexts } from './field-frame.tsx';

interface ChoiceGroupProps extends FieldTexts {
  /** Layout of the choices: stacked, in a row, or as cards side by side. */
  place?: 'column' | 'line' | 'cards';
  /** A radio group; a group of checkboxes by default. */
  isOfRounds?: boolean;
  children: ReactNode;
}

/** A group of checkboxes or radio buttons with a label; its error and hint are read with it. */
export function ChoiceGroup({ label, error, hint, optionalLabel, place = 'column', isOfRounds = false, children }: ChoiceGroupProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={classes.group} role={isOfRounds ? 'radiogroup' : undefined} aria-describedby={described}>
      <legend className={classes.label}>
        {label}
        {optionalLabel && <span className={classes.optional}>{optionalLabel}</span>}
      </legend>
      {hint && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      <div className={classes.choices} data-place={place}>
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
