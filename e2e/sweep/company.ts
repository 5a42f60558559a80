import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { aLine } from '../invoice-by-api.ts';
import { passwordOfNew, type SignedIn } from '../sign-in.ts';

/** A user with their own company, for API requests. */
export interface Company extends SignedIn {
  email: string;
  call: <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<T>;
}

/** Registers a new user whose company has the sample data; returns their username. */
export async function registerCompany(request: APIRequestContext): Promise<string> {
  const username = `p${randomUUID().slice(0, 12)}`;
  const email = `${username}@${username}.example`;
  const answer = await request.post('/jwt/register', { data: { email, username, password: passwordOfNew, fullName: 'Nora Quill' } });
  if (!answer.ok()) throw new Error(`Registering was answered with ${answer.status()}`);
  return username;
}

export async function signInToCompany(request: APIRequestContext, username: string): Promise<Company> {
  const signedIn: SignedIn = await (await request.post('/jwt/login', { data: { email: username, password: passwordOfNew } })).json();
  const headers = { Authorization: `Bearer ${signedIn.accessToken}`, Accept: 'application/json' };
  const call: Company['call'] = async (method, path, data) => {
    const answer = await request.fetch(path, { method, headers, ...(data && { data }) });
    const text = await answer.text();
    if (!answer.ok()) throw new Error(`${method} ${path} was answered with ${answer.status()}: ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
  return { ...signedIn, email: signedIn.userData.email, call };
}

type Saved = { invoice: { id: number } };

/** Creates a client with a draft in two scripts, an overdue invoice that is partially paid, a deleted one and a recurring one. */
export async function writeInvoices({ call, email }: Company): Promise<{ draft: number; pastDue: number }> {
  const client = { company: 'Leith Library', name: 'Ishbel Tait', companyEmail: email, address: '28 Ferry Road\nEdinburgh' };
  const { id: clientId } = (await call<{ client: { id: number } }>('POST', '/api/v1/clients', client)).client;
  const lines = [{ ...aLine('Reading tables', 100_000), discountBasisPoints: 500 }, aLine('كراسٍ', 44_000)];
  const add = async (fields: object) => {
    const given = { clientId, currency: 'EUR', lines, issuedOn: '2031-03-01', dueOn: '2031-03-31', ...fields };
    return (await call<Saved>('POST', '/api/v1/invoices', given)).invoice.id;
  };
  const draft = await add({ notes: 'Round the corners.' });
  const pastDue = await add({ issuedOn: '2020-03-01', dueOn: '2020-03-31' });
  await call('POST', `/api/v1/invoices/${pastDue}/issue`, {});
  await call('POST', `/api/v1/invoices/${pastDue}/payments`, { amountCents: 500, paidOn: '2020-03-09', method: 'cash' });
  await call('POST', '/api/v1/invoices/delete', { ids: [await add({})] });
  const upkeep = { clientId, every: 1, unit: 'month', nextOn: '2031-01-31', currency: 'EUR', lines: [aLine('Upkeep', 9_000)] };
  await call('POST', '/api/v1/recurring-invoices', upkeep);
  return { draft, pastDue };
}
