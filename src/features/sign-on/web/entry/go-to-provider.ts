import { call } from '#web/api-client.ts';
import { beginSignOn } from '../../contract.ts';
import { keepTicket } from './kept-ticket.ts';

/** Leaves for the provider of a company; who comes back goes on to where they wanted to. */
export async function goToProvider(whose: { company: string } | { email: string }): Promise<void> {
  const { address, ticket } = await call(beginSignOn, { body: whose });
  keepTicket({ ticket, to: new URLSearchParams(window.location.search).get('to') });
  window.location.assign(address);
}
