import { Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';

/** The sanitizer is large, so it loads once the page is idle. */
const RichTextView = lazyPart(() => import('#web/rich-text/rich-text-view.tsx').then(({ RichTextView }) => RichTextView));

const html = `<h2>Before you oil a table</h2><p>Wipe it with a damp cloth and <strong>let it dry for a night</strong>. Then you need:</p>
<ul><li>a soft cloth without color</li><li>a tin of hard wax oil</li></ul>
<blockquote>Less is more: what the wood does not drink stays sticky.</blockquote><p>Write to <code>care@juniper-vale.example</code> when in doubt.</p>`;

/** Accepts HTML written elsewhere. */
export function Written() {
  return (
    <Suspense>
      <RichTextView html={html} />
    </Suspense>
  );
}
