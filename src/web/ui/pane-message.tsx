import type { ReactNode } from 'react';
import classes from './pane-message.module.css';

interface PaneFaceProps {
  icon?: ReactNode;
  /** Shown instead of an icon, as it is. */
  picture?: ReactNode;
  title: string;
  /** The page's heading, where it has no other. */
  isHeading?: boolean;
  text?: string;
  action?: { label: string; run: () => void } | undefined;
  /** Below the words, where an action is more than a button. */
  children?: ReactNode;
  /** An error is said aloud at once. */
  alert?: boolean;
}

/** What a pane shows when it has nothing to show: why, and what can be done. */
export function PaneMessage({ icon, picture, title, isHeading = false, text, action, children, alert = false }: PaneFaceProps) {
  const Title = isHeading ? 'h1' : 'p';
  return (
    <div className={classes.face} role={alert ? 'alert' : 'status'}>
      {icon ? (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {picture}
      <Title className={classes.title}>{title}</Title>
      {text ? <p className={classes.text}>{text}</p> : null}
      {action ? (
        <button type="button" className={classes.action} onClick={action.run}>
          {action.label}
        </button>
      ) : null}
      {children && <div className={classes.more}>{children}</div>}
    </div>
  );
}
