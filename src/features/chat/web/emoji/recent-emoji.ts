import { browserStorage } from '#web/browser-storage.ts';

const storageKey = 'chatEmoji';
const most = 16;

/** The emoji that were chosen here lately, the last one first. */
export const recentEmoji = (): string[] => (browserStorage.getItem(storageKey) ?? '').split(' ').filter(Boolean);

export function keepRecentEmoji(emoji: string): void {
  browserStorage.setItem(storageKey, [emoji, ...recentEmoji().filter((one) => one !== emoji)].slice(0, most).join(' '));
}
