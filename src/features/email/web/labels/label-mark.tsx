import type { Tint } from '../../labels-contract.ts';
import classes from './label-mark.module.css';
import { useLabels } from './use-labels.ts';

/** A label's colored dot, shown beside its name. */
export function LabelDot({ tint }: { tint: Tint }) {
  return <span className={`${classes.dot} ${classes[tint] ?? ''}`} aria-hidden="true" />;
}

/** A label with its name. Hidden if the label no longer exists. */
export function LabelPill({ label }: { label: string }) {
  const shown = useLabels().of(label);
  return shown ? (
    <span className={`${classes.pill} ${classes[shown.tint] ?? ''}`}>
      <LabelDot tint={shown.tint} />
      <bdi className={classes.name}>{shown.name}</bdi>
    </span>
  ) : null;
}

/** A label as a dot only, with its name for screen readers and as a tooltip. */
export function LabelTip({ label }: { label: string }) {
  const shown = useLabels().of(label);
  return shown ? (
    <span className={classes.tip} title={shown.name}>
      <LabelDot tint={shown.tint} />
      <span className="visually-hidden">{shown.name}</span>
    </span>
  ) : null;
}
