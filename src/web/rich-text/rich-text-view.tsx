import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import type { CleanedTextProps } from './cleaned-text.tsx';

const CleanedText = lazyPart(() => import('./cleaned-text.tsx').then((module) => module.CleanedText));

/** Shows content written with `RichText`. The sanitizer loads when idle or on first use. */
export function RichTextView(props: CleanedTextProps) {
  return (
    <Suspense>
      <CleanedText {...props} />
    </Suspense>
  );
}
