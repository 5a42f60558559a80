import type { ReactNode } from 'react';
import classes from './chat-face.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
}

/** What a pane shows when it has nothing to show: why, and what can be done. */
export function ChatFace({ icon, title, text, action }: Props) {
  return (
    <div className={classes.face}>
      {icon}
      <p className={classes.title}>{title}</p>
      {text ? <p className={classes.text}>{text}</p> : null}
      {action ? (
        <button type="button" className={classes.action} onClick={action.run}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
}

/** An icon on a round ground. */
export function FaceIcon({ children }: { children: ReactNode }) {
  return <span className={classes.icon}>{children}</span>;
}
