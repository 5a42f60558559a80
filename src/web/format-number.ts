import { numberFormat } from './intl.ts';

/** `1,234`, formatted for the language. English integers, the most common case, avoid `Intl`. */
export function formatNumber(value: number, language: string): string {
  if (language === 'en' && Number.isInteger(value) && Math.abs(value) < 1e15) return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
  return numberFormat(language).format(value);
}

/** `45%`, formatted for the language. @param share 0 to 1 */
export function formatPercent(share: number, language: string): string {
  if (language === 'en') return `${Math.round(share * 100)}%`;
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
