import { lazyPart } from '#web/lazy-part.tsx';

export { sellerQuery } from './seller-query.ts';

/** For a new company alone. */
export const CompanySetup = lazyPart(() => import('./company-setup.tsx').then(({ CompanySetup }) => CompanySetup), { atRest: false });
