import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './failed-events.module.css';

/** Error above the calendar frame when events fail to load. */
export function FailedEvents({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  const isOffline = 'status' in error && error.status === 0;
  return (
    <div className={classes.failed} role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <span className={classes.said}>
        <strong>{t('calendar.failed.load')}</strong> {t(isOffline ? 'calendar.failed.offline' : 'calendar.failed.server')}
      </span>
      <Button look="outline" className={classes.again} onClick={onRetry}>
        {t('ui.tryAgain')}
      </Button>
    </div>
  );
}
