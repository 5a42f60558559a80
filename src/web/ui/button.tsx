import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'primary' | 'outline' | 'plain';
  size?: 'small' | 'medium' | 'large';
  /** It destroys, or it ends well. */
  tone?: 'accent' | 'danger' | 'success';
  /** Shows that something is under way; presses are ignored until it is done. */
  loading?: boolean;
  /** As wide as what surrounds it. */
  wide?: boolean;
}

/** A button in the app's looks. `type` is `button` unless said. */
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
