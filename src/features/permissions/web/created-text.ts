import { dateFormat } from '#web/intl.ts';

/** The API tells the date as English text, in UTC: `24 Sep 2026, 5:20 PM`. Another language has its own. */
export function createdText(createdDate: string, language: string): string {
  const date = new Date(`${createdDate} UTC`);
  if (language === 'en' || Number.isNaN(date.getTime())) return createdDate;
  return dateFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(date);
}
