import { FramedMail, type FramedMailProps } from './framed-mail.tsx';
import { plainSheet } from './plain-sheet.ts';

export function SheetedMail(props: Omit<FramedMailProps, 'plainSheet'>) {
  return <FramedMail {...props} plainSheet={plainSheet} />;
}
