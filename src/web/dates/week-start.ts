import { localeOf } from '#contract/languages.ts';
import { readSession } from '../session-store.ts';
import { dateSetting } from './date-setting.ts';

interface WeekInfo {
  firstDay: number;
  weekend: number[];
}
type WeekLocale = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** 0 is Sunday. */
export const weekStartDays = { sunday: 0, monday: 1, saturday: 6 };

/** The weekday with which the reader's week begins: as they chose, else as in the company's country. 0 is Sunday. */
export function weekStart(language: string): number {
  const { weekStart: chosen } = dateSetting();
  return chosen ? weekStartDays[chosen] : (companyWeekStart() ?? usualWeekStart(language));
}

/** The one of the company's country; undefined while that is not known, or the browser knows no countries' weeks. */
function companyWeekStart(): number | undefined {
  const country = readSession()?.userData.companyCountry;
  return country ? weekStartOfCountry(country) : undefined;
}

/** The one of a country by its code; undefined where the browser knows no countries' weeks. 0 is Sunday. */
export function weekStartOfCountry(country: string): number | undefined {
  const locale: WeekLocale = new Intl.Locale(`und-${country}`);
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return info && info.firstDay % 7;
}

/** The one that is usual in a language. The browser's region counts where it speaks the app's language. */
export function usualWeekStart(language: string, browserLanguage: string = navigator.language): number {
  return weekInfo(language, browserLanguage).firstDay % 7;
}

/** The weekdays on which nobody works where the reader is; 0 is Sunday. */
export function weekendDays(language: string, browserLanguage: string = navigator.language): number[] {
  return weekInfo(language, browserLanguage).weekend.map((day) => day % 7);
}

function weekInfo(language: string, browserLanguage: string): WeekInfo {
  const locale: WeekLocale = new Intl.Locale(browserLanguage.startsWith(language) ? browserLanguage : localeOf(language));
  return locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 7, weekend: [6, 7] };
}
