import type { ReactNode } from 'react';
import classes from './rich-text-toolbar.module.css';

interface ToolButtonProps {
  label: string;
  run: () => void;
  pressed?: boolean;
  disabled?: boolean;
  /** Mirrors its icon in right-to-left layouts. */
  flips?: boolean;
  children: ReactNode;
}

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
      // Keeps the text selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && run()}
    >
      {children}
    </button>
  );
}
