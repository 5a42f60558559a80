import { Fragment } from 'react';
import type { Marks } from './find/match-text.ts';
import classes from './marked-text.module.css';

interface Props {
  text: string;
  marks?: Marks | undefined;
  className?: string | undefined;
}

/** A text with its matches marked; truncated at its own end, in either text direction. */
export function MarkedText({ text, marks = [], className }: Props) {
  let done = 0;
  const parts = marks.map(([from, until]) => {
    const before = text.slice(done, from);
    done = until;
    return (
      <Fragment key={from}>
        {before}
        <mark className={classes.mark}>{text.slice(from, until)}</mark>
      </Fragment>
    );
  });
  return (
    <bdi className={`${classes.text} ${className ?? ''}`}>
      {parts}
      {text.slice(done)}
    </bdi>
  );
}
