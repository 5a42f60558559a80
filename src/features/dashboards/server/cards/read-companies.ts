import { and, eq, inArray } from 'drizzle-orm';
import { clients } from '#features/clients/tables.ts';
import type { Cards } from '../../contract.ts';
import { growthOf } from '../../spans.ts';
import type { Reading } from '../reading.ts';
import { selectClientSums } from './select-client-sums.ts';

const most = 6;

/** The clients that were billed most in the days, and against the days before. */
export async function readCompanies(reading: Reading): Promise<Cards['companies']> {
  const { db, entity, span, currency } = reading;
  const first = (await selectClientSums(reading, span)).filter(({ clientId }) => clientId > 0).slice(0, most);
  if (first.length === 0) return { currency, rows: [] };
  const ids = first.map(({ clientId }) => clientId);
  const [earlier, named] = await Promise.all([
    selectClientSums(reading, span.before, ids),
    db
      .select({ id: clients.id, name: clients.name, company: clients.company, country: clients.country })
      .from(clients)
      .where(and(eq(clients.entity, entity), inArray(clients.id, ids))),
  ]);
  const before = new Map(earlier.map((sums) => [sums.clientId, sums.totalCents]));
  return {
    currency,
    rows: first.map(({ clientId, listed, totalCents, balanceCents }) => {
      const client = named.find(({ id }) => id === clientId);
      const growth = growthOf(totalCents, before.get(clientId) ?? 0);
      const name = client?.company || client?.name || '';
      return { clientId, name, country: client?.country ?? '', invoices: listed, totalCents, balanceCents, growth };
    }),
  };
}
