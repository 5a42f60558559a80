import type { ReactNode } from 'react';
import classes from './mail-face.module.css';

interface Props {
  icon: ReactNode;
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
  /** An error is said aloud at once. */
  alert?: boolean;
}

/** What a pane shows when it has nothing to show: why, and what can be done. */
export function MailFace({ icon, title, text, action, alert }: Props) {
  return (
    <div className={classes.face} role={alert ? 'alert' : 'status'}>
      <span className={classes.icon}>{icon}</span>
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
