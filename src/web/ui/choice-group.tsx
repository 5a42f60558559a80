import { type ReactNode, useId } from 'react';
import classes from './choice-group.module.css';
import type { FieldTexts } from './field-frame.tsx';

interface ChoiceGroupProps extends FieldTexts {
  /** How its choices stand: below each other, in a line, or as cards beside each other. */
  place?: 'column' | 'line' | 'cards';
  /** Of rounds, of which one is chosen; a group of boxes otherwise. */
  isOfRounds?: boolean;
  children: ReactNode;
}

/** Boxes or rounds that belong together, under one label; its error and hint are read with it. */
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
