import { lazyPart } from '#web/lazy-part.tsx';

/** What other features may open of the shop; its code comes then. */
export const AddressDialog = lazyPart(() => import('./checkout/address-dialog.tsx').then(({ AddressDialog }) => AddressDialog), {
  atRest: false,
});
