import { Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { splitSheet } from '../../mail-markup.ts';
import { FramedMail, type FramedMailProps } from './framed-mail.tsx';

// Loaded lazily: most emails have no style sheet.
const SheetedMail = lazyPart(() => import('./sheeted-mail.tsx').then((module) => module.SheetedMail));

/** Shows an email's message in a frame where nothing runs, as tall as its content. */
export function MailFrame(props: Omit<FramedMailProps, 'plainSheet'>) {
  if (!splitSheet(props.html).css) return <FramedMail {...props} />;
  return (
    <Suspense>
      <SheetedMail {...props} />
    </Suspense>
  );
}
