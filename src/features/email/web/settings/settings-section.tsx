import { type ReactNode, useId } from 'react';
import classes from './settings-section.module.css';

interface SettingsSectionProps {
  title: string;
  /** What is set up here, in a sentence or two. */
  text: string;
  /** Stands beside the title: the button that adds one. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of the page with its heading. */
export function SettingsSection({ title, text, action, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header className={classes.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
