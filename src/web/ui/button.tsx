import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'primary' | 'outline' | 'plain';
  size?: 'small' | 'medium' | 'large';
  /** Destructive or successful actions. */
  tone?: 'accent' | 'danger' | 'success';
  /** Shows a spinner and ignores clicks until done. */
  loading?: boolean;
  /** Takes the full width of its container. */
  wide?: boolean;
}

/** A styled button. `type` is `button` by default. */
export function Button(props: ButtonProps) {
  const {
    look = 'primary',
    size = 'medium',
    tone = 'accent',
    loading = false,
    wide = false,
    className,
    children,
    onClick,
    ...rest
  } = props;
  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      data-size={size === 'medium' ? undefined : size}
      data-tone={tone === 'accent' ? undefined : tone}
      {...rest}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={[styles.button, styles[look], wide && styles.wide, className].filter(Boolean).join(' ')}
    >
      {loading && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
