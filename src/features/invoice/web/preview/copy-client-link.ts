import { call } from '#web/api-client.ts';
import { copyText } from '#web/copy-text.ts';
import type { TFunction } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { readInvoiceLink } from '../../link-contract.ts';

/** Copies the client's link to the invoice, as in the mail. Throws if the request fails. */
export async function copyClientLink(t: TFunction, id: number): Promise<void> {
  const { path } = await call(readInvoiceLink, { params: { id } });
  const isCopied = await copyText(new URL(path, location.href).href);
  toast({
    tone: isCopied ? 'success' : 'error',
    message: t(isCopied ? 'invoice.preview.done.linkCopied' : 'invoice.preview.failedAction'),
  });
}
