import { lazyPart } from '#web/lazy-part.tsx';

/** The menu in a bar, whose code only who chose it loads. */
export const HorizontalMenu = lazyPart(() => import('./horizontal-menu.tsx').then((module) => module.HorizontalMenu), { atRest: false });
