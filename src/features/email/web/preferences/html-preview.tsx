import { lazy, Suspense, useDeferredValue } from 'react';

// With what cleans HTML before it is shown: not needed before there is some.
const MailFrame = lazy(() => import('../message/mail-frame.tsx').then(({ MailFrame }) => ({ default: MailFrame })));

/** HTML as a mail shows it. */
export function HtmlPreview({ html, title }: { html: string; title: string }) {
  const shown = useDeferredValue(html);
  return (
    <Suspense>
      <MailFrame html={shown} title={title} />
    </Suspense>
  );
}
