import { useTranslation } from '#web/i18n.ts';
import type { Label } from '../../contract.ts';
import classes from './label-mark.module.css';

/** A label's coloured dot; its name stands beside it. */
export function LabelDot({ label }: { label: string }) {
  return <span className={`${classes.dot} ${classes[label as Label] ?? ''}`} aria-hidden="true" />;
}

/** A label with its name. */
export function LabelPill({ label }: { label: string }) {
  const { t } = useTranslation();
  return (
    <span className={`${classes.pill} ${classes[label as Label] ?? ''}`}>
      <LabelDot label={label} />
      {t(`email.label.${label}`)}
    </span>
  );
}

/** A label as a dot alone, its name said and shown as a tooltip. */
export function LabelTip({ label }: { label: string }) {
  const { t } = useTranslation();
  return (
    <span className={classes.tip} title={t(`email.label.${label}`)}>
      <LabelDot label={label} />
      <span className="visually-hidden">{t(`email.label.${label}`)}</span>
    </span>
  );
}
