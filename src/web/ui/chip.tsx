import type { ReactNode } from 'react';
import { IconX } from '#web/icons.ts';
import classes from './chip.module.css';

interface ChipProps {
  /** `picture` for what begins with a portrait, `flat` for what has a ground of its own. */
  look?: 'words' | 'picture' | 'flat';
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One of several that were chosen, with a button that takes it away. */
export function Chip({ look = 'words', removeLabel, onRemove, children }: ChipProps) {
  return (
    <span className={classes.chip} data-look={look}>
      {children}
      <button type="button" className={classes.remove} aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <IconX size={14} />
      </button>
    </span>
  );
}
