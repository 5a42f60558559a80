import { lazy } from 'react';

/** What other features may use of this one's pages; the code comes when it is opened. */
export const WhyDialog = lazy(() => import('./why-dialog.tsx').then(({ WhyDialog }) => ({ default: WhyDialog })));
