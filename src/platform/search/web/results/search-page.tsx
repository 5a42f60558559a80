import { Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';

const Results = lazyPart(() => import('./results.tsx').then((module) => module.Results));

/** The page of what was found. Its parts load by themselves: one rarely begins there, and the files of other pages stay as they are. */
export function SearchPage() {
  return (
    <Suspense fallback={null}>
      <Results />
    </Suspense>
  );
}
