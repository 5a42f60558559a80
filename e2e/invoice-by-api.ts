import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { signUp } from './sign-in.ts';

interface Line {
  description: string;
  quantityMilli: number;
  priceCents: number;
  discountBasisPoints: number;
  taxBasisPoints: number;
}

interface SavedInvoice {
  id: number;
  /** Null for a draft. */
  number: string | null;
  version: number;
  invoiceStatus: string;
  totalCents: number;
  balanceCents: number;
  notes: string;
  lines: Line[];
  payments: { id: number; amountCents: number }[];
}

export interface Books {
  clientId: number;
  clientEmail: string;
  call: <T = { invoice: SavedInvoice }>(method: 'GET' | 'POST', path: string, data?: object) => Promise<T>;
  /** Adds a draft directly through the API. */
  add: (fields?: object) => Promise<SavedInvoice>;
  read: (id: number) => Promise<SavedInvoice>;
}

export const aLine = (description: string, priceCents: number): Line => ({
  ...{ description, priceCents, quantityMilli: 1000, discountBasisPoints: 0, taxBasisPoints: 2000 },
});

/** Signs in a new user with a client, Leith Library. */
export async function openBooks(page: Page, request: APIRequestContext): Promise<Books> {
  const { accessToken, userData } = await signUp(page, request);
  const headers = { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' };
  const call: Books['call'] = async (method, path, data) => {
    const answer = await request.fetch(path, { method, headers, ...(data && { data }) });
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path}: ${text}`).toBe(true);
    return text ? JSON.parse(text) : undefined;
  };
  const client = {
    company: 'Leith Library',
    name: 'Ishbel Tait',
    // The company's own address: nothing is sent outside here.
    companyEmail: userData.email,
    address: '28 Ferry Road\nEdinburgh',
  };
  const added = await call<{ client: { id: number } }>('POST', '/api/v1/clients', client);
  const clientId = added.client.id;
  const draft = { clientId, issuedOn: '2031-03-01', dueOn: '2031-03-31', currency: 'EUR', lines: [aLine('Reading tables', 100_000)] };
  return {
    clientId,
    clientEmail: userData.email,
    call,
    add: async (fields) => (await call('POST', '/api/v1/invoices', { ...draft, ...fields })).invoice,
    read: async (id) => (await call('GET', `/api/v1/invoices/${id}`)).invoice,
  };
}
