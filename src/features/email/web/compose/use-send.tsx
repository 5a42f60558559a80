import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { isAddress, parseAddresses } from '#web/parse-addresses.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { beginWrite } from '#web/undo/writes-under-way.ts';
import { TimeDialog } from '../snooze/time-dialog.tsx';
import type { FieldsHandle } from './compose-fields.tsx';
import { type DraftContent, recipientFields } from './draft-content.ts';
import { mentionsFile } from './mentions-file.ts';
import { useUnreachable } from './recipients/use-unreachable.ts';
import type { ComposeWindow } from './windows/compose-window-state.ts';
import { changeWindow, findWindow } from './windows/compose-windows-store.ts';
import { giveFocusBack } from './windows/focus-wanted.ts';
import { editWindow } from './windows/save-window.ts';
import { announceWaitingMail, sendWindow, tellSent } from './windows/send-window.ts';
import { parkWindow } from './windows/waiting-window.ts';

export interface Sending {
  /** Sends now or at a given time, after the checks pass. */
  send: (at: Date | null) => void;
  pickTime: () => void;
  /** The open dialog before sending. */
  dialog: ReactNode;
}

/** Validates and sends the content of a window. */
export function useSend(shown: ComposeWindow, isUploading: boolean, fields: RefObject<FieldsHandle | null>): Sending {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { key } = shown;
  const unreachable = useUnreachable(shown.content);
  const [asking, setAsking] = useState<Doubt | 'time' | null>(null);
  const sendAt = useRef<Date | null>(null);
  const answered = useRef(new Set<Doubt>());

  const problem = (): string => {
    const { content } = findWindow(key) ?? shown;
    const named = recipientFields.flatMap((name) => content[name]);
    const invalid = named.filter(({ email }) => !isAddress(email)).map(({ email }) => email);
    if (invalid.length > 0) return t('email.compose.invalidRecipients', { count: invalid.length, addresses: invalid.join(', ') });
    if (named.length === 0) return t('email.compose.noRecipients');
    if (named.length > 100) return t('email.compose.tooMany', { count: 100 });
    if (unreachable.length > 0) return t('email.compose.noOutside', { count: unreachable.length, addresses: unreachable.join(', ') });
    return isUploading ? t('email.compose.uploading') : '';
  };

  const leave = async () => {
    const at = sendAt.current;
    const endWrite = beginWrite();
    const sent = await sendWindow(key, at, queryClient, t('email.compose.notSent'));
    if (sent === 'unreached') parkWindow(key, at, queryClient);
    endWrite();
    if (!sent) return;
    giveFocusBack(key);
    if (sent === 'unreached') announceWaitingMail({ key, sendAt: at, queryClient });
    else tellSent({ key, sent, sendAt: at, queryClient });
  };

  const send = (at: Date | null) => {
    if (findWindow(key)?.isSending || shown.isLoading || shown.theirs) return;
    takeTyped(key);
    sendAt.current = at;
    const found = problem();
    if (found) {
      changeWindow(key, { problem: found });
      if (!isUploading) fields.current?.focus();
      return;
    }
    const doubt = doubtAbout((findWindow(key) ?? shown).content, answered.current);
    setAsking(doubt);
    if (!doubt) void leave();
  };

  const dialog =
    asking === 'time' ? (
      <SendLaterDialog
        onClose={() => setAsking(null)}
        onPick={(time) => {
          setAsking(null);
          send(time);
        }}
      />
    ) : asking ? (
      <DoubtDialog
        // The second question is a separate dialog, which takes the focus again.
        key={asking}
        doubt={asking}
        onClose={() => setAsking(null)}
        onSend={() => {
          answered.current.add(asking);
          send(sendAt.current);
        }}
      />
    ) : null;
  return { send, pickTime: () => setAsking('time'), dialog };
}

/** Includes text in the recipient fields that is not a chip yet. */
function takeTyped(key: string): void {
  const now = findWindow(key);
  if (!now) return;
  for (const name of recipientFields) {
    const text = now.typed[name]?.trim();
    if (text) editWindow(key, { [name]: [...now.content[name], ...parseAddresses(text)] });
  }
  changeWindow(key, { typed: {} });
}

/** Possible oversights to confirm once before sending. */
type Doubt = 'noSubject' | 'noFile';

/** Returns the first oversight that has not been confirmed yet. */
function doubtAbout({ subject, message, attachments }: DraftContent, answered: ReadonlySet<Doubt>): Doubt | null {
  if (!subject.trim() && !answered.has('noSubject')) return 'noSubject';
  return attachments.length === 0 && !answered.has('noFile') && mentionsFile(subject, message) ? 'noFile' : null;
}

function DoubtDialog({ doubt, onSend, onClose }: { doubt: Doubt; onSend: () => void; onClose: () => void }) {
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

/** Asks for the day and time to send an email, in the reader's time zone. */
function SendLaterDialog({ onPick, onClose }: { onPick: (time: Date) => void; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <TimeDialog
      title={t('email.compose.later.pickTitle')}
      label={t('email.compose.later.time')}
      submitLabel={t('email.compose.later.submit')}
      notAheadText={t('email.compose.later.notAhead')}
      onPick={onPick}
      onClose={onClose}
    />
  );
}
