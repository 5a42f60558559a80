import { nameTint } from '../name-tint.ts';
import classes from './tint-mark.module.css';

/** A label or tag in its tint. Fills its container, up to `--mark-width`. */
export function TintMark({ name }: { name: string }) {
  return (
    <bdi className={classes.mark} data-tint={nameTint(name)}>
      {name}
    </bdi>
  );
}

/** A dot in the tint of a name, shown beside it. */
export function TintDot({ name }: { name: string }) {
  return <span className={classes.dot} data-tint={nameTint(name)} aria-hidden="true" />;
}
