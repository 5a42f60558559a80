import type { ReactNode } from 'react';
import styles from './info-note.module.css';

interface InfoNoteProps {
  icon?: ReactNode;
  /** An action at the end of the line. */
  action?: ReactNode;
  children: ReactNode;
}

export function InfoNote({ icon, action, children }: InfoNoteProps) {
  return (
    <p className={styles.note}>
      {icon}
      <span className={styles.text}>{children}</span>
      {action}
    </p>
  );
}
