import type { ComponentProps, ReactNode } from 'react';
import classes from './tool-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'title' | 'aria-label'> {
  /** Label for screen readers and the tooltip. */
  label: string;
  icon: ReactNode;
  /** Mirrors the icon in right-to-left pages. */
  directional?: boolean;
}

/** An icon button for a toolbar. */
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
