import { useEffect, useRef } from 'react';
import { onReconnect } from './connection.ts';
import { useTranslation } from './i18n.ts';
import styles from './part-failed.module.css';

/** Stands where a part of the page could not be loaded; tries again by itself when the server can be reached again. */
export function PartFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation();
  const latest = useRef(onTryAgain);
  latest.current = onTryAgain;
  useEffect(() => onReconnect(() => latest.current()), []);
  return (
    <div className={styles.failed} role="alert">
      <span>{t('ui.partFailed')}</span>{' '}
      <button type="button" onClick={onTryAgain}>
        {t('ui.tryAgain')}
      </button>
    </div>
  );
}
