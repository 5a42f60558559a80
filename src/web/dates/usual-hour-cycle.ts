import { dateFormat, dateLocale } from '../intl.ts';

/** Returns a language's default hour cycle. */
export function usualHourCycle(language: string): 'h23' | 'h12' {
  return dateFormat(dateLocale(language), { hour: 'numeric' }).resolvedOptions().hourCycle === 'h23' ? 'h23' : 'h12';
}
