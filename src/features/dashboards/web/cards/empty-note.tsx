import classes from './empty-note.module.css';

/** What stands in a card that has nothing to show. */
export function EmptyNote({ text }: { text: string }) {
  return <p className={classes.note}>{text}</p>;
}
