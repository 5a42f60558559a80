import { Tooltip } from '#web/ui/tooltip.tsx';
import classes from './in-text.module.css';

/** A button, so that focus and touch can reach it. */
export function InText() {
  return (
    <p>
      The top is joined with{' '}
      <Tooltip
        text="Hardwood pegs that join two boards without screws"
        trigger={(attributes) => (
          <button type="button" className={classes.word} {...attributes}>
            dowels
          </button>
        )}
      />{' '}
      and glued overnight.
    </p>
  );
}
