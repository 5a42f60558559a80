/**
 * Endpoints a browser tab can't support, with the reason shown on pages that offer them. A test compares them with the server's behavior.
 */
export const impossibleCalls: Record<string, string> = {
  'PUT /api/v1/mail/account': 'signs in to somebody’s IMAP server: a browser speaks HTTP alone',
  'POST /api/v1/invoices/send': 'mails invoices to clients outside: a browser speaks no SMTP',
  'POST /api/v1/invoices/{id}/send': 'mails an invoice to a client outside: a browser speaks no SMTP',
};
