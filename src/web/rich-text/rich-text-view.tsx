import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import type { CleanedTextProps } from './cleaned-text.tsx';

const CleanedText = lazyPart(() => import('./cleaned-text.tsx').then((module) => module.CleanedText));

/** Shows what people wrote with `RichText`; what cleans it is loaded at rest, or when first needed. */
export function RichTextView(props: CleanedTextProps) {
  return (
    <Suspense>
      <CleanedText {...props} />
    </Suspense>
  );
}
