import { lazy } from 'react';

export { ClientPicker } from './client-picker.tsx';

/** Adds or changes a client; its code comes when it is opened. */
export const ClientDrawer = lazy(() => import('./client-drawer.tsx').then(({ ClientDrawer }) => ({ default: ClientDrawer })));
