import type { ReactNode } from 'react';
import classes from './rich-text-toolbar.module.css';

interface ToolButtonProps {
  label: string;
  run: () => void;
  pressed?: boolean;
  disabled?: boolean;
  /** Its picture is mirrored from right to left. */
  flips?: boolean;
  children: ReactNode;
}

/** One tool of an editor. */
export function ToolButton({ label, run, pressed, disabled = false, flips, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      data-flips={flips}
      // The text keeps its cursor.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && run()}
    >
      {children}
    </button>
  );
}
