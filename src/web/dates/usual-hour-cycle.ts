import { dateFormat, dateLocale } from '../intl.ts';

/** How hours are counted in a language, unless somebody chose otherwise. */
export function usualHourCycle(language: string): 'h23' | 'h12' {
  return dateFormat(dateLocale(language), { hour: 'numeric' }).resolvedOptions().hourCycle === 'h23' ? 'h23' : 'h12';
}
