import { lazyPart } from '#web/lazy-part.tsx';

export { sellerQuery } from './seller-query.ts';

/** Only shown to a new company. */
export const CompanySetup = lazyPart(() => import('./company-setup.tsx').then(({ CompanySetup }) => CompanySetup), {
  prefetchWhenIdle: false,
});
