import type { ReactNode } from 'react';
import styles from './field-row.module.css';

interface FieldRowProps {
  /** What stands in them is long: on a phone they stand below each other. */
  isRoomy?: boolean;
  children: ReactNode;
}

/** Fields beside each other where there is room. */
export function FieldRow({ isRoomy = false, children }: FieldRowProps) {
  return (
    <div className={styles.row} data-roomy={isRoomy || undefined}>
      {children}
    </div>
  );
}
