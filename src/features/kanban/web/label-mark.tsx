import classes from './label-mark.module.css';
import { labelTint } from './label-tint.ts';

/** A label in its tint. */
export function LabelMark({ name }: { name: string }) {
  return (
    <bdi className={classes.label} data-tint={labelTint(name)}>
      {name}
    </bdi>
  );
}
