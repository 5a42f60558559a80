import { lazyPart } from '#web/lazy-part.tsx';

/** What other features may use of this one's pages. */
export { AreasCard } from './areas-card.tsx';

/** For a new company alone. */
export const AreasSetup = lazyPart(() => import('./areas-setup.tsx').then(({ AreasSetup }) => AreasSetup), { atRest: false });
