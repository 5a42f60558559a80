import { browserStorage } from '#web/browser-storage.ts';

const key = 'browserNotifications';

/** Whether this browser is to show notifications itself: it was wanted here, and the browser allows it. */
export function wantsBrowserNotices(): boolean {
  return browserStorage.getItem(key) === 'on' && 'Notification' in globalThis && globalThis.Notification.permission === 'granted';
}

/** Turns them on or off in this browser. On, the browser asks the person. @returns whether they are on now. */
export async function setBrowserNotices(isOn: boolean): Promise<boolean> {
  if (!isOn || !('Notification' in globalThis)) {
    browserStorage.removeItem(key);
    return false;
  }
  const permission = await globalThis.Notification.requestPermission();
  if (permission === 'granted') browserStorage.setItem(key, 'on');
  return wantsBrowserNotices();
}
