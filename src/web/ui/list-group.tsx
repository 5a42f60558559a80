import type { ReactNode } from 'react';
import classes from './list-group.module.css';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';

interface ListProps {
  label: string;
  /** `plain` inside a card with its own border. */
  look?: 'framed' | 'plain';
  isNumbered?: boolean;
  /** `ListLine`s. */
  children: ReactNode;
}

/** A list of items to read, open or select. */
export function ListGroup({ label, look = 'framed', isNumbered = false, children }: ListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={classes.list} data-look={look} data-numbered={isNumbered || undefined} aria-label={label}>
      {children}
    </List>
  );
}

interface LineProps {
  /** Before the text: an icon, portrait or checkbox. */
  start?: ReactNode;
  /** At the end of the line: a badge or number. */
  end?: ReactNode;
  /** Muted text below the title. */
  text?: ReactNode;
  tone?: Tone;
  /** Makes the item a link. */
  href?: string;
  /** Makes the item a button. */
  onPress?: () => void;
  /** Whether it is selected, for selectable items. */
  isChosen?: boolean;
  isOff?: boolean;
  children: ReactNode;
}

export function ListLine({ start, end, text, tone, href, onPress, isChosen, isOff = false, children }: LineProps) {
  const content = (
    <>
      {start}
      <span className={classes.words}>
        <span className={classes.title}>{children}</span>
        {text && <span className={classes.text}>{text}</span>}
      </span>
      {end}
    </>
  );
  const look = { className: tone ? `${tones.tone} ${classes.line}` : classes.line, 'data-tone': tone };
  return (
    <li>
      {href ? (
        <a {...look} href={href}>
          {content}
        </a>
      ) : onPress ? (
        <button {...look} type="button" aria-pressed={isChosen} disabled={isOff} onClick={onPress}>
          {content}
        </button>
      ) : (
        <div {...look}>{content}</div>
      )}
    </li>
  );
}
