import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import classes from './conflict-notice.module.css';

interface ConflictNoticeProps {
  mine: ReactNode;
  current: ReactNode;
  isSending: boolean;
  onKeepMine: () => void;
  onTakeCurrent: () => void;
}

/** Shows the typed version next to the one someone saved meanwhile, and asks which to keep. */
export function ConflictNotice({ mine, current, isSending, onKeepMine, onTakeCurrent }: ConflictNoticeProps) {
  const { t } = useTranslation();
  const notice = useRef<HTMLDivElement>(null);
  // Returns nothing: newer browsers return a promise here, which React would treat as a cleanup function.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className={classes.notice} role="alert">
      <p className={classes.title}>{t('email.settings.conflict.title')}</p>
      <div className={classes.both}>
        <div className={classes.side}>
          <h3>{t('ui.conflict.mine')}</h3>
          {mine}
        </div>
        <div className={classes.side}>
          <h3>{t('email.settings.conflict.current')}</h3>
          {current}
        </div>
      </div>
      <div className={classes.buttons}>
        <Button onClick={onKeepMine} loading={isSending}>
          {t('email.settings.conflict.keepMine')}
        </Button>
        <Button look="outline" onClick={onTakeCurrent}>
          {t('email.settings.conflict.takeCurrent')}
        </Button>
      </div>
    </div>
  );
}
