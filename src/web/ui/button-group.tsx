import type { ReactNode } from 'react';
import classes from './button-group.module.css';

interface Props {
  /** Accessible name of the group. */
  label: string;
  isUpright?: boolean;
  /** `Button`s; use `aria-pressed` for toggles. */
  children: ReactNode;
}

export function ButtonGroup({ label, isUpright = false, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-label={label} className={classes.group} data-upright={isUpright || undefined}>
      {children}
    </div>
  );
}
