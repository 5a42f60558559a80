import { useId } from 'react';
import { formatPercent } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import classes from './upload-progress.module.css';

/** How much of a file has left, from 0 to 1; when all of it has, that the server is at it. */
export function UploadProgress({ share }: { share: number }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const percent = formatPercent(share, i18n.language);
  return (
    <div className={classes.progress}>
      <label htmlFor={id} className="tabular">
        {share < 1 ? t('email.settings.transfer.uploading', { percent }) : t('email.settings.transfer.reading')}
      </label>
      {share < 1 ? <progress id={id} max={1} value={share} /> : <progress id={id} />}
    </div>
  );
}
