import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  picture: ReactNode;
  title: string;
  text: string;
  /** What can be done from here. */
  children?: ReactNode;
}

/** A picture, one clear sentence and what can be done, in the middle of what is there. */
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
