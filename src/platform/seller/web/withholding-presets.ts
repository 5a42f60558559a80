import type { Withholding } from '#contract/money/tax-rate.ts';

const of = (name: string, ...percents: number[]): Withholding[] =>
  percents.map((percent) => ({ name, basisPoints: Math.round(percent * 100) }));

/** Rates that clients in a country withhold from service invoices, the usual one first, as of 2026. */
export const withholdingPresets: Readonly<Record<string, readonly Withholding[]>> = {
  BR: of('IRRF', 1.5),
  ES: of('IRPF', 15, 7, 19),
  GR: of('Παρακράτηση φόρου', 20),
  IN: of('TDS', 10, 2),
  IT: of("Ritenuta d'acconto", 20),
  MX: of('ISR', 10, 1.25),
  PT: of('IRS', 23, 25, 16.5, 11.5),
};
