import { Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { splitSheet } from '../../mail-markup.ts';
import { FramedMail, type FramedMailProps } from './framed-mail.tsx';

// Most mails have no style sheet.
const SheetedMail = lazyPart(() => import('./sheeted-mail.tsx').then((module) => module.SheetedMail));

/** A mail's text in a frame of its own, where nothing of it runs; as high as the text. */
export function MailFrame(props: Omit<FramedMailProps, 'plainSheet'>) {
  if (!splitSheet(props.html).css) return <FramedMail {...props} />;
  return (
    <Suspense>
      <SheetedMail {...props} />
    </Suspense>
  );
}
