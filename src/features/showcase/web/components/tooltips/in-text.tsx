import { Tooltip } from '#web/ui/tooltip.tsx';
import classes from './in-text.module.css';

/** A button, so that the focus and a finger reach it. */
export function InText() {
  return (
    <p>
      The top is joined by{' '}
      <Tooltip
        text="Pegs of hard wood that hold two boards together, without a screw."
        trigger={(attributes) => (
          <button type="button" className={classes.word} {...attributes}>
            dowels
          </button>
        )}
      />{' '}
      and glued for a night.
    </p>
  );
}
