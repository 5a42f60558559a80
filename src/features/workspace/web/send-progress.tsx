import { useId } from 'react';
import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import classes from './card-body.module.css';

interface SendProgressProps {
  /** From 0 to 1. */
  share: number;
  step: 'checking' | 'taking';
}

/** How much of an archive has left; when all of it has, what the server is at. */
export function SendProgress({ share, step }: SendProgressProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  return (
    <div className={classes.progress}>
      <label htmlFor={id} className="tabular">
        {share < 1 ? t('workspace.import.sending', { percent: formatPercent(share, i18n.language) }) : t(`workspace.import.${step}`)}
      </label>
      {share < 1 ? <progress id={id} max={1} value={share} /> : <progress id={id} />}
    </div>
  );
}
