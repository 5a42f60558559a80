import { lazyPart } from '#web/lazy-part.tsx';

export { AreasCard } from './areas-card.tsx';

/** Only shown to a new company. */
export const AreasSetup = lazyPart(() => import('./areas-setup.tsx').then(({ AreasSetup }) => AreasSetup), { prefetchWhenIdle: false });
