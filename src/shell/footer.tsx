import { useTranslation } from '#web/i18n.ts';
import styles from './footer.module.css';

/** The line below every page. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <span>{t('shell.copyright', { year: new Date().getFullYear() })}</span>
      <span className={styles.wide}>{t('shell.footerHint')}</span>
    </footer>
  );
}
