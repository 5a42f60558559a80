import { Suspense, useDeferredValue } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';

// With what cleans HTML before it is shown: not needed before there is some.
const MailFrame = lazyPart(() => import('../message/mail-frame.tsx').then(({ MailFrame }) => MailFrame));

/** HTML as a mail shows it. */
export function HtmlPreview({ html, title }: { html: string; title: string }) {
  const shown = useDeferredValue(html);
  return (
    <Suspense>
      <MailFrame html={shown} title={title} />
    </Suspense>
  );
}
