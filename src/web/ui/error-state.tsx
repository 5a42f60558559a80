import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle } from '#web/icons.ts';
import styles from './error-state.module.css';

interface ErrorStateProps {
  text: string;
  title?: string;
  onTryAgain: () => void;
}

/** The error state of content that failed to load, with a retry button. */
export function ErrorState({ text, title, onTryAgain }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} aria-hidden="true">
        <IconAlertTriangle />
      </span>
      <h2 className={styles.title}>{title ?? t('ui.failed')}</h2>
      <p className={styles.text}>{text}</p>
      <button type="button" className={styles.again} onClick={onTryAgain}>
        {t('ui.tryAgain')}
      </button>
    </div>
  );
}
