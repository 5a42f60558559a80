import { lazyPart } from '#web/lazy-part.tsx';

/** API for other features in the browser; dialogs are loaded on demand. */
export { OrderStatusPill } from './orders/order-status-pill.tsx';
export const AddressDialog = lazyPart(() => import('./checkout/address-dialog.tsx').then(({ AddressDialog }) => AddressDialog), {
  prefetchWhenIdle: false,
});
