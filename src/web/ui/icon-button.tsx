import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'title' | 'children'> {
  /** Accessible name and tooltip. */
  label: string;
  /** The equivalent shortcut, shown in the tooltip. */
  keys?: string;
  children: ReactNode;
}

export function IconButton({ label, keys, children, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts={keys}
      {...rest}
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
    >
      {children}
    </button>
  );
}
