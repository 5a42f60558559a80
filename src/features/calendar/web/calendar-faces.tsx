import type { ReactNode } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { IconAlertTriangle } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './calendar-faces.module.css';

/** Says above the frame, which stays, that the events did not come. */
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

interface EmptyFaceProps {
  icon: ReactNode;
  title: string;
  text: string;
  action: { label: string; run: () => void } | undefined;
}

/** A list without events: what belongs here, and the first step. */
export function EmptyFace({ icon, title, text, action }: EmptyFaceProps) {
  return (
    <div className={classes.face}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {action && <Button onClick={action.run}>{action.label}</Button>}
    </div>
  );
}
