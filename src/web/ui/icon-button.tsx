import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'title' | 'children'> {
  /** What it does, for who cannot see the icon and as the tooltip. */
  label: string;
  /** The keys that do the same: the tooltip names them. */
  keys?: string;
  children: ReactNode;
}

/** A square button with an icon and a name. */
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
