import type { ReactNode } from 'react';
import styles from './info-note.module.css';

/** A line above a form or its facts that says what is special about them. */
export function InfoNote({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.note}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
