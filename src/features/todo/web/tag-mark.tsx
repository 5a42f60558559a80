import classes from './tag-mark.module.css';
import { tagTint } from './tag-tint.ts';

/** A tag in its tint. */
export function TagMark({ name }: { name: string }) {
  return (
    <bdi className={classes.tag} data-tint={tagTint(name)}>
      {name}
    </bdi>
  );
}

/** A tag's tint alone, beside its name. */
export function TagDot({ name }: { name: string }) {
  return <span className={classes.dot} data-tint={tagTint(name)} aria-hidden="true" />;
}
