import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  picture: ReactNode;
  title: string;
  text: string;
  /** Actions. */
  children?: ReactNode;
}

/** A centered picture with a message and actions. */
export function Notice({ picture, title, text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      {picture}
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
