import { useTranslation } from '#web/i18n.ts';
import { IconArrowUp } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './scroll-to-top.module.css';

export function ScrollToTop() {
  const { t } = useTranslation();
  return (
    <IconButton className={styles.button} label={t('shell.scrollToTop')} onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
      <IconArrowUp />
    </IconButton>
  );
}
