import type { DateSetting } from '#contract/date-setting.ts';
import { dateFormat } from '../intl.ts';
import { readSession } from '../session-store.ts';

const asBrowser: DateSetting = { timeZone: null, weekStart: null, hourCycle: null };
let current: DateSetting | undefined;

/** How the user wants dates and times formatted; null values follow browser and language. */
export function dateSetting(): DateSetting {
  current ??= usable(readSession()?.userData.dates);
  return current;
}

/** Applies a setting. Returns whether it changed. */
export function setDateSetting(next?: DateSetting): boolean {
  const before = JSON.stringify(dateSetting());
  current = usable(next);
  return JSON.stringify(current) !== before;
}

/** The server may know zones that this browser doesn't; they are treated as not set. */
function usable(setting = asBrowser): DateSetting {
  try {
    if (setting.timeZone) dateFormat('en', { timeZone: setting.timeZone });
    return setting;
  } catch {
    return { ...setting, timeZone: null };
  }
}
