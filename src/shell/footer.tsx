import { useTranslation } from '#web/i18n.ts';
import { useIsIdle } from '#web/use-is-idle.ts';
import styles from './footer.module.css';

/** The footer below every page. Shown once the page is idle, so content that arrives late doesn't visibly push it down. */
export function Footer() {
  const { t } = useTranslation();
  const isAtRest = useIsIdle();
  return (
    <footer className={styles.footer} data-waiting={isAtRest ? undefined : ''}>
      <span>{t('shell.copyright', { year: new Date().getFullYear() })}</span>
      <span className={styles.wide}>{t('shell.footerHint')}</span>
    </footer>
  );
}
