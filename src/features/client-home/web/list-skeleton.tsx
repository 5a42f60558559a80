import { useTranslation } from '#web/i18n.ts';
import styles from './client-home-page.module.css';

/** Placeholder rows while a list loads. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status" aria-label={t('ui.loading')}>
      <span />
      <span />
      <span />
    </div>
  );
}
