import { isIban } from '#contract/money/iban.ts';

interface Transfer {
  name: string;
  iban: string;
  /** Empty if unknown; not needed within Europe. */
  bic: string;
  amountCents: number;
  currency: string;
  /** Reference for the payer's bank: the invoice number. */
  reference: string;
}

const mostCents = 99_999_999_999;

/**
 * Returns the content of a QR code for a bank transfer (EPC069-12, version 002); null for a currency other
 * than the euro, without an IBAN, or if nothing is due.
 */
export function epcCode({ name, iban, bic, amountCents, currency, reference }: Transfer): string | null {
  const account = iban.replaceAll(/\s/g, '').toUpperCase();
  if (currency !== 'EUR' || !isIban(account) || !oneLine(name) || amountCents <= 0 || amountCents > mostCents) return null;
  const amount = `EUR${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`;
  const known = bic.replaceAll(/\s/g, '').toUpperCase();
  const lines = [
    ...['BCD', '002', '1', 'SCT', /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(known) ? known : ''],
    ...[oneLine(name).slice(0, 70), account, amount, '', '', oneLine(reference).slice(0, 140)],
  ];
  return lines.join('\n');
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
