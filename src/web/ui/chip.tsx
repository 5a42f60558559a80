import type { ReactNode } from 'react';
import { IconX } from '#web/icons.ts';
import classes from './chip.module.css';

interface ChipProps {
  /** `picture` when it starts with a portrait, `flat` when its content has its own background. */
  look?: 'words' | 'picture' | 'flat';
  removeLabel: string;
  onRemove: () => void;
  children: ReactNode;
}

/** A selected item with a remove button. */
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
