/** How a seller writes the numbers of invoices. */
export interface NumberFormat {
  numberPrefix: string;
  numberDigits: number;
}

/** An invoice's number as the seller writes it: `INV-0042`. */
export function invoiceNumber(id: number, { numberPrefix, numberDigits }: NumberFormat): string {
  return `${numberPrefix}${String(id).padStart(numberDigits, '0')}`;
}
