import type { ComponentProps, ReactNode } from 'react';
import classes from './tool-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'title' | 'aria-label'> {
  /** What it does, said aloud and as a tooltip. */
  label: string;
  icon: ReactNode;
  /** Turns around when the page reads from right to left. */
  directional?: boolean;
}

/** A button of a toolbar that is only an icon. */
export function ToolButton({ label, icon, directional, className, ...rest }: Props) {
  return (
    <button
      type="button"
      className={`${classes.button} ${directional ? classes.directional : ''} ${className ?? ''}`}
      title={label}
      aria-label={label}
      {...rest}
    >
      {icon}
    </button>
  );
}
