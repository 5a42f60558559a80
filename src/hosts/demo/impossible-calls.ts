/** The calls whose work a browser tab cannot do, and why; the pages say so where they offer it. A test compares them with what a server does. */
export const impossibleCalls: Record<string, string> = {
  'PUT /api/v1/mail/account': 'signs in to somebody’s IMAP server: a browser speaks HTTP alone',
  'POST /api/v1/invoices/send': 'mails invoices to clients outside: a browser speaks no SMTP',
  'POST /api/v1/invoices/{id}/send': 'mails an invoice to a client outside: a browser speaks no SMTP',
};
