import { lazyPart } from '#web/lazy-part.tsx';

/** API for other features in the browser; loaded on demand. */
export const AddressDialog = lazyPart(() => import('./checkout/address-dialog.tsx').then(({ AddressDialog }) => AddressDialog), {
  prefetchWhenIdle: false,
});
