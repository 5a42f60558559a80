/** The company details required to send an invoice. */
export const completeSeller = {
  ...{ address: 'Rua do Cais 1\n4050-001 Porto', country: 'Portugal', vatId: 'PT510555447' },
  ...{ iban: 'PT50000201231234567890154', bankName: 'Banco do Estuário' },
};

type Call = <T>(method: 'GET' | 'POST', path: string, data?: object) => Promise<T>;

/**
 * Issues an invoice to a client and mails it to the company itself, because nothing is sent outside here. @returns the address in the mail
 */
export async function mailedInvoice(call: Call, { clientId, to }: { clientId: number; to: string }): Promise<string> {
  await call('POST', '/api/v1/seller', completeSeller);
  const line = { description: 'Stand, oak', priceCents: 120_000, quantityMilli: 1000, discountBasisPoints: 0, taxBasisPoints: 2300 };
  const draft = { clientId, issuedOn: '2031-03-01', dueOn: '2031-03-31', currency: 'EUR', lines: [line] };
  const { invoice } = await call<{ invoice: { id: number } }>('POST', '/api/v1/invoices', draft);
  const sent = await call<{ invoice: { number: string } }>('POST', `/api/v1/invoices/${invoice.id}/send`, { to });
  const query = new URLSearchParams({ folder: 'sent', q: sent.invoice.number });
  const { emails } = await call<{ emails: { id: number }[] }>('GET', `/apps/email/emails?${query}`);
  const { message } = await call<{ message: string }>('GET', `/apps/email/get-email?id=${emails[0]?.id}`);
  const [, href = ''] = /href="([^"]*\/invoice\/[^"]*)"/.exec(message) ?? [];
  const { pathname, search } = new URL(href.replaceAll('&amp;', '&'));
  return `${pathname}${search}`;
}
