import type { ImportReason, ImportThing, ThingTally } from '../../import-contract.ts';

/** Per thing how many were taken, and per reason how many were not, or only as text. */
export type ImportLedger = Partial<Record<ImportThing, { taken: number; noted: Counts; left: Counts }>>;
type Counts = Partial<Record<ImportReason, number>>;

const pageOf = (ledger: ImportLedger, thing: ImportThing) => {
  ledger[thing] ??= { taken: 0, noted: {}, left: {} };
  return ledger[thing];
};
const add = (counts: Counts, reason: ImportReason, by: number) => {
  if (by > 0) counts[reason] = (counts[reason] ?? 0) + by;
};

export function countTaken(ledger: ImportLedger, thing: ImportThing, by = 1): void {
  if (by > 0) pageOf(ledger, thing).taken += by;
}

/** It stands in the description of its card, because of the reason. */
export function countNoted(ledger: ImportLedger, thing: ImportThing, reason: ImportReason, by = 1): void {
  if (by > 0) add(pageOf(ledger, thing).noted, reason, by);
}

export function countLeft(ledger: ImportLedger, thing: ImportThing, reason: ImportReason, by = 1): void {
  if (by > 0) add(pageOf(ledger, thing).left, reason, by);
}

/** The ledger as an answer has it: each thing's sum is what the file has of it. */
export function talliesOf(ledger: ImportLedger): ThingTally[] {
  const listed = (counts: Counts) => (Object.entries(counts) as [ImportReason, number][]).map(([reason, count]) => ({ reason, count }));
  const sum = (counts: Counts) => Object.values(counts).reduce((total, count) => total + count, 0);
  return (Object.entries(ledger) as [ImportThing, NonNullable<ImportLedger[ImportThing]>][]).map(([thing, { taken, noted, left }]) => ({
    ...{ thing, taken, noted: listed(noted), left: listed(left) },
    found: taken + sum(noted) + sum(left),
  }));
}

/** Adds the ledger of a card to that of its board. Where the card is left, all that belongs to it is. */
export function addLedger(to: ImportLedger, of: ImportLedger, isCardTaken: boolean): void {
  for (const [thing, { taken, noted, left }] of Object.entries(of) as [ImportThing, NonNullable<ImportLedger[ImportThing]>][]) {
    const reasons = Object.entries(noted) as [ImportReason, number][];
    if (isCardTaken) countTaken(to, thing, taken);
    else countLeft(to, thing, 'no_card', taken);
    for (const [reason, count] of reasons) isCardTaken ? countNoted(to, thing, reason, count) : countLeft(to, thing, 'no_card', count);
    for (const [reason, count] of Object.entries(left) as [ImportReason, number][]) countLeft(to, thing, reason, count);
  }
}
