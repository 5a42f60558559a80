import { lazyPart } from '#web/lazy-part.tsx';

export { ClientPicker } from './client-picker.tsx';

/** Adds or edits a client; loaded lazily when opened. */
export const ClientDrawer = lazyPart(() => import('./client-drawer.tsx').then(({ ClientDrawer }) => ClientDrawer));
