import { browserStorage } from '#web/browser-storage.ts';

const key = 'browserNotifications';

/** Whether this browser shows notifications: turned on here and permitted by the browser. */
export function wantsBrowserNotices(): boolean {
  return browserStorage.getItem(key) === 'on' && 'Notification' in globalThis && globalThis.Notification.permission === 'granted';
}

/** Turns browser notifications on or off. Turning them on prompts the person. @returns whether they are on now. */
export async function setBrowserNotices(isOn: boolean): Promise<boolean> {
  if (!isOn || !('Notification' in globalThis)) {
    browserStorage.removeItem(key);
    return false;
  }
  const permission = await globalThis.Notification.requestPermission();
  if (permission === 'granted') browserStorage.setItem(key, 'on');
  return wantsBrowserNotices();
}
