import { dateSetting } from './date-setting.ts';

interface WeekInfo {
  firstDay: number;
}
type WeekLocale = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** 0 is Sunday. */
export const weekStartDays = { sunday: 0, monday: 1, saturday: 6 };

/** The weekday with which the reader's week begins; 0 is Sunday. */
export function weekStart(language: string): number {
  const { weekStart: chosen } = dateSetting();
  return chosen ? weekStartDays[chosen] : usualWeekStart(language);
}

/** The one that is usual in a language. The browser's region counts where it speaks the app's language. */
export function usualWeekStart(language: string, browserLanguage: string = navigator.language): number {
  const locale: WeekLocale = new Intl.Locale(browserLanguage.startsWith(language) ? browserLanguage : language);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 7 };
  return firstDay % 7;
}
