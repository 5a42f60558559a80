import type { Dependencies } from '#server/dependencies.ts';
import { isSignedHere, signatureOf } from '#server/signature.ts';

interface Linked {
  entity: string;
  id: number;
}

const purpose = 'invoice links';

/** The path by which a client fetches an invoice; it carries the permission with it. */
export async function invoicePath(deps: Dependencies, { entity, id }: Linked): Promise<string> {
  const signature = await signatureOf(deps, purpose, [entity, id]);
  return `/api/v1/invoice-links/${encodeURIComponent(entity)}/${id}?signature=${signature}`;
}

/** Whether this installation gave out such an address. */
export function isInvoiceLink(deps: Dependencies, { entity, id }: Linked, signature: string): Promise<boolean> {
  return isSignedHere(deps, purpose, [entity, id], signature);
}
