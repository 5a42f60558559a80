import { useTranslation } from '#web/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { DraftContent } from './draft-content.ts';
import { mentionsFile } from './mentions-file.ts';

/** What may have been forgotten, and is asked about once before a mail goes. */
export type Doubt = 'noSubject' | 'noFile';

/** The first thing that speaks against sending it as it is, and was not answered yet. */
export function doubtAbout({ subject, message, attachments }: DraftContent, answered: ReadonlySet<Doubt>): Doubt | null {
  if (!subject.trim() && !answered.has('noSubject')) return 'noSubject';
  return attachments.length === 0 && !answered.has('noFile') && mentionsFile(subject, message) ? 'noFile' : null;
}

/** Asks whether a mail shall go all the same. */
export function DoubtDialog({ doubt, onSend, onClose }: { doubt: Doubt; onSend: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t(`email.compose.${doubt}.title`)}
      text={t(`email.compose.${doubt}.text`)}
      confirmLabel={t(`email.compose.${doubt}.send`)}
      cancelLabel={t(`email.compose.${doubt}.back`)}
      onConfirm={onSend}
      onClose={onClose}
    />
  );
}
