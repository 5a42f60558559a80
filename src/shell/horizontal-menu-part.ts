import { lazyPart } from '#web/lazy-part.tsx';

/** The horizontal menu; its code loads only when that layout is chosen. */
export const HorizontalMenu = lazyPart(() => import('./horizontal-menu.tsx').then((module) => module.HorizontalMenu), {
  prefetchWhenIdle: false,
});
