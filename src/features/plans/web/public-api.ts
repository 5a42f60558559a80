import { lazyPart } from '#web/lazy-part.tsx';

export { dollars } from './dollars.ts';
export { limitLines } from './limit-text.ts';

/** Loaded lazily for users who open it. */
export const PlansDialog = lazyPart(() => import('./pricing/plans-dialog.tsx').then(({ PlansDialog }) => PlansDialog), {
  prefetchWhenIdle: false,
});
