import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'primary' | 'outline' | 'plain';
  /** Shows that something is under way; presses are ignored until it is done. */
  loading?: boolean;
  /** As wide as what surrounds it. */
  wide?: boolean;
}

/** A button in the app's looks. `type` is `button` unless said. */
export function Button({ look = 'primary', loading = false, wide = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...rest}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={[styles.button, styles[look], wide && styles.wide, className].filter(Boolean).join(' ')}
    >
      {loading && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
