import type { LineItem } from './contract.ts';
import type { RecurringInvoice } from './recurring-contract.ts';

interface SampleRecurring extends Pick<RecurringInvoice, 'delivery' | 'every' | 'unit' | 'sends' | 'isPaused' | 'notes' | 'service'> {
  /** Position in the sample clients, from 1. */
  client: number;
  /** Days from the day it is added. */
  nextIn: number;
  line: LineItem;
}

const line = (description: string, quantity: number, priceCents: number): LineItem => ({
  ...{ description, quantityMilli: quantity * 1000, priceCents },
  ...{ discountBasisPoints: 0, taxBasisPoints: 0 },
});

export const sampleRecurring: readonly SampleRecurring[] = [
  {
    ...{ client: 1, every: 3, unit: 'month', delivery: 'quarter-before', sends: false, isPaused: false, nextIn: 24 },
    line: line('Inspection of the tables and lamps in eleven hotels', 11, 9500),
    notes: 'Tablecloths are lifted, honestly.',
    service: 'Quarterly inspection',
  },
  {
    ...{ client: 4, every: 1, unit: 'year', delivery: 'issue-day', sends: false, isPaused: true, nextIn: 131 },
    line: line('Oil and wax for the reading tables, corners checked', 24, 3800),
    notes: 'Paused until the reading room has moved.',
    service: 'Care of the reading room',
  },
];
