import { Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';

const Results = lazyPart(() => import('./results.tsx').then((module) => module.Results));

/** The search results page. Loaded separately, because visits rarely start there and other pages stay small. */
export function SearchPage() {
  return (
    <Suspense fallback={null}>
      <Results />
    </Suspense>
  );
}
