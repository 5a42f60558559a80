import type { ReactNode } from 'react';
import classes from './button-group.module.css';

interface Props {
  /** What the buttons have in common. */
  label: string;
  isUpright?: boolean;
  /** `Button`s; one that is on says `aria-pressed`. */
  children: ReactNode;
}

/** Buttons that belong together, edge to edge. */
export function ButtonGroup({ label, isUpright = false, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-label={label} className={classes.group} data-upright={isUpright || undefined}>
      {children}
    </div>
  );
}
