import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useAbility } from '#web/ability.ts';
import { useShown } from '#web/actions/use-shown.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconBell } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { loadQuietly } from '#web/load-quietly.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { wantsBrowserNotices } from './browser-notices.ts';
import styles from './notification-bell.module.css';
import { prefetchNotifications, unreadQuery } from './queries.ts';

const NotificationPanel = lazyPart(() => import('./notification-panel.tsx').then((module) => module.NotificationPanel));

const maxShown = 99;
/** Distance between button and panel in pixels. */
const gap = 8;

/** The bell in the navbar with the unread count; its panel is prefetched on hover. */
export function NotificationBell() {
  return useAbility().can('read', 'Notification') ? <Bell /> : null;
}

function Bell() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const panelId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { data: answer } = useQuery(unreadQuery);
  const data = useShown(unreadQuery, answer);
  const unread = data?.unread ?? 0;
  const shown = unread > maxShown ? `${maxShown}+` : String(unread);
  useShortcuts([{ keys: 'Shift+N', label: t('notifications.show'), run: () => setOpen(true) }]);
  useNewNotices(answer?.unread);
  useClosing(open, place, () => setOpen(false));

  useLayoutEffect(() => {
    if (open && place.current) placeBelow(place.current);
  }, [open]);
  const prepare = () => {
    void NotificationPanel.preload();
    void prefetchNotifications(queryClient);
  };

  return (
    <div className={styles.place} ref={place}>
      <IconButton
        label={unread > 0 ? t('notifications.bellUnread', { shown }) : t('menu.notifications')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-keyshortcuts="Shift+N"
        onClick={() => setOpen(!open)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <IconBell />
        {unread > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {shown}
          </span>
        )}
      </IconButton>
      {open && (
        <div id={panelId} className={styles.panel} role="dialog" aria-label={t('menu.notifications')} tabIndex={-1}>
          <Suspense fallback={null}>
            <NotificationPanel onClose={() => setOpen(false)} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Closes the panel on Esc, restoring focus, and on clicks outside, except on toast actions. */
function useClosing(open: boolean, place: RefObject<HTMLElement | null>, close: () => void): void {
  const closing = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      const isOutside = target instanceof Element && !place.current?.contains(target) && !target.closest('[data-toasts]');
      if (isOutside) closing();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Before the page's own shortcuts.
      event.preventDefault();
      closing();
      place.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [open, place]);
}

/** Shows new notifications in the browser, if turned on. */
function useNewNotices(unread: number | undefined): void {
  const before = useRef(unread);
  useEffect(() => {
    if (unread === undefined || before.current === unread) return;
    const hasGrown = before.current !== undefined && unread > before.current;
    before.current = unread;
    if (!hasGrown || !wantsBrowserNotices()) return;
    loadQuietly(
      () => import('./show-browser-notices.ts'),
      ({ showBrowserNotices }) => void showBrowserNotices(),
    );
  }, [unread]);
}

/** Places the panel below the button, aligned to its end, within the window. */
function placeBelow(place: HTMLElement): void {
  const panel = place.querySelector<HTMLElement>('[role=dialog]');
  if (!panel) return;
  const box = place.getBoundingClientRect();
  const isRtl = document.documentElement.dir === 'rtl';
  const start = isRtl ? box.left : box.right - panel.offsetWidth;
  panel.style.left = `${Math.max(gap, Math.min(start, window.innerWidth - panel.offsetWidth - gap))}px`;
  panel.style.top = `${box.bottom + gap}px`;
  panel.style.maxHeight = `${Math.max(240, window.innerHeight - box.bottom - 3 * gap)}px`;
  panel.focus();
}
