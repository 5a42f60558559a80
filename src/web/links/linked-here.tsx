import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { type LinkedProps, linkParts } from './link-parts.ts';

const Linked = lazyPart(() => linkParts.load().then((parts) => parts.Linked));

/** The links of a record, with a button to add more. Its page needs a `CreateFromOutlet` for the dialog. */
export function LinkedHere(props: LinkedProps) {
  return (
    <Suspense fallback={null}>
      <Linked {...props} />
    </Suspense>
  );
}
