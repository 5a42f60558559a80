import type { Cards } from '../../contract.ts';
import { readCompanies } from '../cards/read-companies.ts';
import type { Reading } from '../reading.ts';

const most = 4;

/** The clients that brought most of what was invoiced in the days, and what is left for the others. */
export async function readBusiness(reading: Reading): Promise<Cards['business']> {
  const { from } = reading.span;
  const [days, companies] = await Promise.all([reading.issuedDays(), readCompanies(reading)]);
  const totalCents = days.reduce((sum, day) => (day.day >= from ? sum + day.totalCents : sum), 0);
  const first = companies.rows.slice(0, most).filter((row) => row.totalCents > 0);
  const clients = first.map(({ clientId, name, totalCents: cents }) => ({ clientId, name, totalCents: cents, share: cents / totalCents }));
  const othersCents = totalCents - clients.reduce((sum, client) => sum + client.totalCents, 0);
  // Credit notes may take more off than there is: then nothing is a share of anything.
  return totalCents > 0
    ? { currency: reading.currency, totalCents, clients, othersCents }
    : { currency: reading.currency, totalCents, clients: [], othersCents: 0 };
}
