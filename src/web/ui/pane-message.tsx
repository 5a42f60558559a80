import type { ReactNode } from 'react';
import classes from './pane-message.module.css';

interface PaneFaceProps {
  icon?: ReactNode;
  /** Replaces the icon. */
  picture?: ReactNode;
  title: string;
  /** Uses `h1`, when the page has no other heading. */
  isHeading?: boolean;
  text?: string;
  action?: { label: string; run: () => void } | undefined;
  /** Content below the text, when an action needs more than a button. */
  children?: ReactNode;
  /** Announced immediately, for errors. */
  alert?: boolean;
}

/** The empty or error state of a pane, with an optional action. */
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
