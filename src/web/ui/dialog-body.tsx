import type { ComponentProps, ReactNode } from 'react';
import styles from './dialog-body.module.css';

interface DialogBodyProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** Muted text at the top. */
  text?: ReactNode;
  /** Buttons in a sticky footer. */
  buttons?: ReactNode;
}

/** The body of a `Dialog` with a message or question. */
export function DialogBody({ text, buttons, children, ...rest }: DialogBodyProps) {
  return (
    <div {...rest}>
      <div className={styles.body}>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
      {buttons && <div className={`${styles.buttons} ${styles.foot}`}>{buttons}</div>}
    </div>
  );
}
