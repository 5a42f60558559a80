import { useEffect, useRef } from 'react';
import { onReconnect } from './connection.ts';
import { useTranslation } from './i18n.ts';
import styles from './load-error.module.css';

/** Replaces a part that failed to load; retries automatically when the server is reachable again. */
export function LoadError({ onTryAgain }: { onTryAgain: () => void }) {
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
