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

/** The user's first day of the week: as chosen, or as usual in the company's country. 0 is Sunday. */
export function weekStart(language: string): number {
  const { weekStart: chosen } = dateSetting();
  return chosen ? weekStartDays[chosen] : (companyWeekStart() ?? usualWeekStart(language));
}

/** The company country's first day of the week; undefined if the country is unknown or the browser lacks week data. */
function companyWeekStart(): number | undefined {
  const country = readSession()?.userData.companyCountry;
  return country ? weekStartOfCountry(country) : undefined;
}

/** A country's first day of the week by country code; undefined if the browser lacks week data. 0 is Sunday. */
export function weekStartOfCountry(country: string): number | undefined {
  const locale: WeekLocale = new Intl.Locale(`und-${country}`);
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return info && info.firstDay % 7;
}

/** The usual first day of the week for a language. Uses the browser's region if it matches the app's language. */
export function usualWeekStart(language: string, browserLanguage: string = navigator.language): number {
  return weekInfo(language, browserLanguage).firstDay % 7;
}

/** The weekend days in the user's region; 0 is Sunday. */
export function weekendDays(language: string, browserLanguage: string = navigator.language): number[] {
  return weekInfo(language, browserLanguage).weekend.map((day) => day % 7);
}

function weekInfo(language: string, browserLanguage: string): WeekInfo {
  const locale: WeekLocale = new Intl.Locale(browserLanguage.startsWith(language) ? browserLanguage : localeOf(language));
  return locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 7, weekend: [6, 7] };
}
