import { useSyncExternalStore } from 'react';
import { formatRelative } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowBackUp, IconHistory } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { onWritesChange, undoEntries } from '#web/undo/undo-history.ts';
import { undoWrite } from '#web/undo/undo-newest.ts';
import classes from './writes-panel.module.css';

/** Lists the actions of this tab that can be undone, across apps, newest first. */
export function WritesPanel({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const writes = useSyncExternalStore(onWritesChange, undoEntries);
  const now = new Date();
  return (
    <Dialog kind="panel" title={t('shell.writes.title')} focuses="none" onClose={onClose}>
      {writes.length === 0 ? (
        <PaneMessage icon={<IconHistory />} title={t('shell.writes.none')} text={t('shell.writes.noneText')} />
      ) : (
        <ol className={classes.list}>
          {writes.map(({ id, message, at, state }) => (
            <li key={id} className={classes.line} data-state={state}>
              <span className={classes.words}>
                <span className={classes.message}>{message}</span>
                <Moment at={at} className={classes.time}>
                  {formatRelative(new Date(at), i18n.language, now)}
                </Moment>
              </span>
              {state === 'takenBack' ? (
                <span className={classes.done}>{t('shell.writes.takenBack')}</span>
              ) : (
                <Button
                  look="outline"
                  loading={state === 'going'}
                  aria-label={t('shell.writes.undo', { what: message })}
                  onClick={() => undoWrite(id)}
                >
                  <IconArrowBackUp size={16} aria-hidden="true" />
                  {t('common.undo')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
