import { useTranslation } from '#web/i18n.ts';
import { useIsIdle } from '#web/use-is-idle.ts';
import styles from './footer.module.css';

/** The line below every page. It shows once the page is at rest: until then, what arrives would push it down in sight. */
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
