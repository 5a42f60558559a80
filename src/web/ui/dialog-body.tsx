import type { ComponentProps, ReactNode } from 'react';
import styles from './dialog-body.module.css';

interface DialogBodyProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** Quiet words before everything else. */
  text?: ReactNode;
  /** At the end, in a line that stays in sight. */
  buttons?: ReactNode;
}

/** What stands in a `Dialog` that asks or tells something. */
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
