import { useMemo } from 'react';
import classes from './diff-view.module.css';
import { wordDiff } from './word-diff.ts';

interface DiffViewProps {
  before: string;
  after: string;
  /** Accessible name. */
  label: string;
  /** Shown when both texts are the same. */
  sameText: string;
}

/** The differences between two texts: additions underlined, deletions struck through. */
export function DiffView({ before, after, label, sameText }: DiffViewProps) {
  const parts = useMemo(() => wordDiff(before, after), [before, after]);
  if (parts.every(({ kind }) => kind === 'same')) return <p className={classes.none}>{sameText}</p>;
  let at = 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys.
    <section className={classes.text} dir="auto" tabIndex={0} aria-label={label}>
      {parts.map(({ kind, text }) => {
        at += text.length + 1;
        if (kind === 'added') return <ins key={at}>{text}</ins>;
        return kind === 'removed' ? <del key={at}>{text}</del> : <span key={at}>{text}</span>;
      })}
    </section>
  );
}
