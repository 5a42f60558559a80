import type { ReactNode } from 'react';
import styles from './info-note.module.css';

interface InfoNoteProps {
  icon?: ReactNode;
  /** What can be done about it, at the end of the line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A line above a form or its facts that says what is special about them. */
export function InfoNote({ icon, action, children }: InfoNoteProps) {
  return (
    <p className={styles.note}>
      {icon}
      <span className={styles.text}>{children}</span>
      {action}
    </p>
  );
}
