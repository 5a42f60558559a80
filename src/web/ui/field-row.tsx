import type { ReactNode } from 'react';
import styles from './field-row.module.css';

interface FieldRowProps {
  /** For long values: stacks the fields on a phone. */
  isRoomy?: boolean;
  children: ReactNode;
}

/** Fields side by side, if there is room. */
export function FieldRow({ isRoomy = false, children }: FieldRowProps) {
  return (
    <div className={styles.row} data-roomy={isRoomy || undefined}>
      {children}
    </div>
  );
}
