import { lazyPart } from '#web/lazy-part.tsx';

export { ClientPicker } from './client-picker.tsx';

/** Adds or changes a client; its code comes when it is opened. */
export const ClientDrawer = lazyPart(() => import('./client-drawer.tsx').then(({ ClientDrawer }) => ClientDrawer));
