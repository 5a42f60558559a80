import type { ComponentProps, ReactNode } from 'react';
import styles from './dialog-body.module.css';

interface DialogBodyProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** Quiet words before everything else. */
  text?: ReactNode;
  /** At the end, in a line. */
  buttons?: ReactNode;
}

/** What stands in a `Dialog` that asks or tells something. */
export function DialogBody({ text, buttons, children, ...rest }: DialogBodyProps) {
  return (
    <div {...rest} className={styles.body}>
      {text && <p className={styles.text}>{text}</p>}
      {children}
      {buttons && <div className={styles.buttons}>{buttons}</div>}
    </div>
  );
}
