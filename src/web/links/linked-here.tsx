import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { type LinkedProps, linkParts } from './link-parts.ts';

const Linked = lazyPart(() => linkParts.load().then((parts) => parts.Linked));

/** What a thing is linked with, and the way to link it with more. Its page has a `CreateFromOutlet`, which asks with what. */
export function LinkedHere(props: LinkedProps) {
  return (
    <Suspense fallback={null}>
      <Linked {...props} />
    </Suspense>
  );
}
