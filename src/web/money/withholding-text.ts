import type { Withholding } from '#contract/money/tax-rate.ts';
import { percentText } from './percent-text.ts';
import { readPercent } from './read-percent.ts';

/** Formats a withholding tax for a text field: `IRPF 15%`; empty for none. */
export function withholdingText(withholding: Withholding | null | undefined, language: string): string {
  return withholding ? `${withholding.name} ${percentText(withholding.basisPoints, language)}%` : '';
}

/** Parses a name and percentage; null for none, undefined if invalid. */
export function readWithholding(text: string, language: string): Withholding | null | undefined {
  if (text.trim() === '') return null;
  const [, name = '', percent = ''] = /^\s*(\S.*?)\s+([^\s%٪]+)\s*[%٪]?\s*$/u.exec(text) ?? [];
  const basisPoints = readPercent(percent, language);
  const isWithin = basisPoints !== null && basisPoints > 0 && basisPoints <= 10_000;
  return name && name.length <= 40 && isWithin ? { name, basisPoints } : undefined;
}
