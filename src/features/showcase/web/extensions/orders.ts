import type { SheetCell } from '#contract/sheet/sheet-cell.ts';
import { formatMoney } from '#web/format-money.ts';

/** Orders of one week. */
export const orders = [
  { id: 2038, client: 'Fjord Hotels', day: '2026-03-02', product: 'Holm Pendant', count: 24, cents: 1_029_600 },
  { id: 2039, client: 'Ewa Wiśniewska', day: '2026-03-02', product: 'Vale Sofa', count: 1, cents: 318_000 },
  { id: 2040, client: 'Tomás Arrieta', day: '2026-03-03', product: 'Leith Rug', count: 2, cents: 104_000 },
  { id: 2041, client: 'ليلى الحداد', day: '2026-03-04', product: 'Birk Sideboard', count: 1, cents: 142_000 },
  { id: 2042, client: 'Anaïs Delacroix-Fontaine', day: '2026-03-05', product: 'Alder Chair', count: 6, cents: 264_000 },
  { id: 2043, client: 'Rui Valadares', day: '2026-03-06', product: 'Fenn Lamp', count: 3, cents: 74_700 },
];

/** Formats an order's total in the reader's language. */
export const sumOf = ({ cents }: { cents: number }, language: string) => formatMoney(cents, 'EUR', language);

export type Order = (typeof orders)[number];

/** Export columns with typed cells: numbers as numbers, days as dates. */
export const orderColumns: readonly { label: string; width: number; cell: (order: Order) => SheetCell }[] = [
  { label: 'Order', width: 10, cell: ({ id }) => id },
  { label: 'Client', width: 28, cell: ({ client }) => client },
  { label: 'Day', width: 12, cell: ({ day }) => new Date(day) },
  { label: 'Product', width: 20, cell: ({ product }) => product },
  { label: 'Count', width: 8, cell: ({ count }) => count },
  { label: 'Sum in EUR', width: 12, cell: ({ cents }) => cents / 100 },
];
