import type { AccountEntry, AccountStatement } from '../../account-contract.ts';

/** An entry before it is known what was owed after it. */
export type Movement = Omit<AccountEntry, 'balanceCents'> & { currency: string };

/**
 * A statement for each currency, with what was owed after each entry.
 * @param opening what was owed before, by currency
 * @param movements in their order
 */
export function statementsOf(opening: ReadonlyMap<string, number>, movements: readonly Movement[]): AccountStatement[] {
  const statements = new Map<string, AccountStatement>();
  const statementOf = (currency: string): AccountStatement => {
    const begun = opening.get(currency) ?? 0;
    const statement = statements.get(currency) ?? { currency, openingCents: begun, closingCents: begun, entries: [] };
    statements.set(currency, statement);
    return statement;
  };
  for (const [currency, cents] of opening) if (cents !== 0) statementOf(currency);
  for (const { currency, ...movement } of movements) {
    const statement = statementOf(currency);
    statement.closingCents += movement.amountCents;
    statement.entries.push({ ...movement, balanceCents: statement.closingCents });
  }
  return [...statements.values()];
}
