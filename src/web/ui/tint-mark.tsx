import { nameTint } from '../name-tint.ts';
import classes from './tint-mark.module.css';

/** A label or tag in its tint. It takes the width of its place, or `--mark-width` at most. */
export function TintMark({ name }: { name: string }) {
  return (
    <bdi className={classes.mark} data-tint={nameTint(name)}>
      {name}
    </bdi>
  );
}

/** Its tint alone, beside its name. */
export function TintDot({ name }: { name: string }) {
  return <span className={classes.dot} data-tint={nameTint(name)} aria-hidden="true" />;
}
