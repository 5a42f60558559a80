import type { ReactNode } from 'react';
import classes from './list-group.module.css';
import tones from './tone.module.css';
import type { Tone } from './tone.ts';

interface ListProps {
  label: string;
  /** `plain` for a card that has an edge of its own. */
  look?: 'framed' | 'plain';
  isNumbered?: boolean;
  /** `ListLine`s. */
  children: ReactNode;
}

/** Lines below each other, to read, to open or to choose. */
export function ListGroup({ label, look = 'framed', isNumbered = false, children }: ListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={classes.list} data-look={look} data-numbered={isNumbered || undefined} aria-label={label}>
      {children}
    </List>
  );
}

interface LineProps {
  /** Before the words: an icon, a portrait, a box to tick. */
  start?: ReactNode;
  /** At the end of the line: a mark, a figure. */
  end?: ReactNode;
  /** Quiet, below the title. */
  text?: ReactNode;
  tone?: Tone;
  /** Given where the line leads elsewhere. */
  href?: string;
  /** Given where pressing the line does something. */
  onPress?: () => void;
  /** Of a line that is chosen by pressing it. */
  isChosen?: boolean;
  isOff?: boolean;
  /** The title. */
  children: ReactNode;
}

/** One line of a `ListGroup`. */
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
