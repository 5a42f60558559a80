import { useTranslation } from '#web/i18n.ts';
import styles from './spinner.module.css';

/** The loading indicator of a page; appears only after a short delay. */
export function Spinner() {
  const { t } = useTranslation();
  return (
    <div className={styles.place} role="status" aria-label={t('ui.loading')}>
      <svg className={styles.ring} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <circle cx="20" cy="20" r="16" />
        <path d="M20 4a16 16 0 0 1 16 16" />
      </svg>
    </div>
  );
}
