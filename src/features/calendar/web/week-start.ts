interface WeekInfo {
  firstDay: number;
}
type WeekLocale = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The weekday with which the reader's week begins; 0 is Sunday. The browser's region counts where it speaks the app's language. */
export function weekStart(language: string, browserLanguage: string = navigator.language): number {
  const locale: WeekLocale = new Intl.Locale(browserLanguage.startsWith(language) ? browserLanguage : language);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 7 };
  return firstDay % 7;
}
