import type { ComponentProps, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'title' | 'children'> {
  /** What it does, for who cannot see the icon and as the tooltip. */
  label: string;
  children: ReactNode;
}

/** A square button with an icon and a name. */
export function IconButton({ label, children, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
