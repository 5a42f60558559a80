import { type ReactNode, useId } from 'react';
import classes from './menu-part.module.css';

interface Props {
  /** Heading above the items. */
  heading?: string;
  /** `DropdownItem`s. */
  children: ReactNode;
}

export function MenuPart({ heading, children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-labelledby={heading && id} className={classes.part}>
      {heading && (
        <div id={id} className={classes.heading}>
          {heading}
        </div>
      )}
      {children}
    </div>
  );
}
