import { call } from '#web/api-client.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { currentTranslation } from '#web/i18n.ts';
import { readSession } from '#web/session-store.ts';
import { listNotifications, type Notification } from '../contract.ts';
import { sentenceOf } from '../sentence-of.ts';

const maxAtOnce = 3;
// Gives a visible tab the chance to show it in its bell first.
const waitMs = 600;

/** Shows new notifications in the browser unless a tab is visible; only one of several tabs does. */
export async function showBrowserNotices(): Promise<void> {
  const isHidden = () => document.visibilityState === 'hidden';
  if (isHidden()) await new Promise((resolve) => setTimeout(resolve, waitMs));
  const { notifications } = await call(listNotifications, { query: { unreadOnly: '1', perPage: 10 } });
  const show = () => {
    const key = `shownNotification ${readSession()?.userData.eid ?? ''}`;
    const last = Number(browserStorage.getItem(key) ?? 0);
    const fresh = notifications.filter(({ id }) => id > last);
    const newest = fresh[0];
    if (!newest) return;
    browserStorage.setItem(key, String(newest.id));
    if (isHidden()) for (const one of fresh.slice(0, maxAtOnce).reverse()) showOne(one);
  };
  if (navigator.locks) await navigator.locks.request('atrium-notices', show);
  else show();
}

function showOne(notification: Notification): void {
  const notice = new globalThis.Notification(sentenceOf(notification, currentTranslation().t), {
    body: [notification.title, notification.excerpt].filter(Boolean).join('\n'),
    tag: `atrium-${notification.id}`,
    ...(notification.actor?.avatar && { icon: notification.actor.avatar }),
  });
  notice.onclick = () => {
    window.focus();
    notice.close();
    // Uses a link in the page for client-side navigation.
    const link = document.createElement('a');
    link.href = notification.path;
    document.body.append(link);
    link.click();
    link.remove();
  };
}
