import { lazyPart } from '#web/lazy-part.tsx';

/** What other features may show of plans. */
export { dollars } from './dollars.ts';
export { limitLines } from './limit-text.ts';

/** For who opens it alone. */
export const PlansDialog = lazyPart(() => import('./pricing/plans-dialog.tsx').then(({ PlansDialog }) => PlansDialog), { atRest: false });
