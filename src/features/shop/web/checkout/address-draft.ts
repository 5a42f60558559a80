import { keptDraft } from '#web/kept-draft.ts';
import type { OrderAddress, SavedAddress } from '../../order-contract.ts';

/** Where in the tab's storage the address is kept that is being typed. */
export const addressStorage = 'atrium.shop.address';

/**
 * Whose address is being typed, and which.
 * @param address null for a new one
 */
export const addressDraftKey = (eid: string | undefined, address: Pick<SavedAddress, 'id'> | null) => `${eid}/${address?.id ?? 'new'}`;

/** Which address was being typed and is not saved; null if none. */
export function keptAddress(eid: string | undefined, addresses: readonly SavedAddress[]): SavedAddress | 'new' | null {
  const isKept = (address: SavedAddress | null) => keptDraft<OrderAddress>(addressStorage, addressDraftKey(eid, address)) !== null;
  return isKept(null) ? 'new' : (addresses.find(isKept) ?? null);
}
