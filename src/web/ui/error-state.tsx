import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle } from '#web/icons.ts';
import styles from './error-state.module.css';

interface ErrorStateProps {
  /** What happened, in words for the person. */
  text: string;
  title?: string;
  onTryAgain: () => void;
}

/** What is shown where something could not be loaded, with the way to try again. */
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
