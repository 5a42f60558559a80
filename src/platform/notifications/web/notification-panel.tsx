import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconArrowLeft, IconChecks, IconSettings } from '#web/icons.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { NotificationList } from './notification-list.tsx';
import styles from './notification-panel.module.css';
import { NotificationSettings } from './notification-settings.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** Panel of the bell: notifications and their settings. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [view, setView] = useState<'list' | 'settings'>('list');
  const [unreadOnly, setUnreadOnly] = useState(false);
  const mayMark = useCan('update', 'Notification');
  const { markAll } = useMarkRead();
  const place = useRef<HTMLDivElement>(null);
  // Moves focus here, so the first key press is handled by the panel.
  useLayoutEffect(() => {
    if (document.activeElement?.contains(place.current)) place.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what is pressed on its links and buttons.
    <div ref={place} className={styles.place} tabIndex={-1} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        {view === 'settings' && (
          <IconButton className={styles.back} label={t('notifications.back')} onClick={() => setView('list')}>
            <IconArrowLeft />
          </IconButton>
        )}
        <h2 className={styles.title}>{t(view === 'list' ? 'menu.notifications' : 'notifications.settings')}</h2>
        {view === 'list' && mayMark && (
          <>
            <IconButton label={t('notifications.markAll')} onClick={() => void markAll()}>
              <IconChecks />
            </IconButton>
            <IconButton label={t('notifications.settings')} onClick={() => setView('settings')}>
              <IconSettings />
            </IconButton>
          </>
        )}
      </div>
      {view === 'settings' ? (
        <NotificationSettings />
      ) : (
        <>
          <fieldset className={styles.filter}>
            <legend className="visually-hidden">{t('notifications.filter')}</legend>
            <button type="button" aria-pressed={!unreadOnly} onClick={() => setUnreadOnly(false)}>
              {t('notifications.all')}
            </button>
            <button type="button" aria-pressed={unreadOnly} onClick={() => setUnreadOnly(true)}>
              {t('notifications.unread')}
            </button>
          </fieldset>
          <NotificationList unreadOnly={unreadOnly} onFollow={onClose} />
        </>
      )}
    </div>
  );
}

/** Arrow keys move between notifications; page shortcuts are suspended meanwhile. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  event.stopPropagation();
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
  const row = (event.target as HTMLElement).closest('li')?.querySelector('a');
  const now = row ? links.indexOf(row) : -1;
  const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined || links.length === 0) return;
  event.preventDefault();
  links.at(next % links.length)?.focus();
}
