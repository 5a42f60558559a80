import type { TaxRate } from '../contract.ts';

const rate = (name: string, percent: number): TaxRate => ({ name, basisPoints: Math.round(percent * 10_000) / 100 });
const rates = (name: string, ...percents: number[]) => percents.map((percent) => rate(name, percent));
const beside = (name: string, percent: number, other: string, more: number): TaxRate => ({
  ...rate(name, percent),
  more: [{ name: other, basisPoints: Math.round(more * 10_000) / 100 }],
});

/** Tax rates of a country, the standard one first, as of 2026. What a company must charge is up to its accountant. */
export const taxPresets: Readonly<Record<string, readonly TaxRate[]>> = {
  AT: rates('USt.', 20, 13, 10),
  AU: rates('GST', 10),
  BE: rates('TVA/BTW', 21, 12, 6),
  BR: rates('ISS', 5, 2),
  CA: [
    ...rates('GST', 5),
    ...rates('HST', 13, 14, 15),
    beside('GST', 5, 'QST', 9.975),
    beside('GST', 5, 'PST', 7),
    beside('GST', 5, 'PST', 6),
  ],
  CH: rates('MWST', 8.1, 3.8, 2.6),
  DE: rates('USt.', 19, 7),
  DK: rates('moms', 25),
  ES: rates('IVA', 21, 10, 4),
  FI: rates('ALV', 25.5, 13.5, 10),
  FR: rates('TVA', 20, 10, 5.5, 2.1),
  GB: rates('VAT', 20, 5, 0),
  GR: rates('ΦΠΑ', 24, 13, 6),
  IE: rates('VAT', 23, 13.5, 9),
  IN: [beside('CGST', 9, 'SGST', 9), beside('CGST', 2.5, 'SGST', 2.5), beside('CGST', 20, 'SGST', 20), ...rates('IGST', 18, 5, 40)],
  IT: rates('IVA', 22, 10, 5, 4),
  JP: rates('消費税', 10, 8),
  LU: rates('TVA', 17, 14, 8, 3),
  MX: rates('IVA', 16, 8, 0),
  NL: rates('btw', 21, 9),
  NO: rates('MVA', 25, 15, 12),
  NZ: rates('GST', 15),
  PL: rates('VAT', 23, 8, 5),
  PT: rates('IVA', 23, 13, 6),
  SA: rates('VAT', 15),
  SE: rates('moms', 25, 12, 6),
  SG: rates('GST', 9),
  AE: rates('VAT', 5),
  ZA: rates('VAT', 15),
};
