import type { QueryClient } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import type { TFunction } from '#web/i18n.ts';
import { stopHolding } from '#web/typed-ahead.ts';
import { getEmail } from '../../../contract.ts';
import { readWriter } from '../compose-preferences.ts';
import { contentOf, type DraftContent, emptyContent, hasText } from '../draft-content.ts';
import { forwardedOf, type QuoteTexts, quoteOf } from '../quote.ts';
import { replyRecipients, senderOf } from '../recipients/reply-recipients.ts';
import { forwardSubject, replySubject } from '../subject-prefix.ts';
import { type AnsweredMail, type ComposeStart, newKey } from './compose-store.ts';
import type { Answered, ComposeWindow } from './compose-window-state.ts';
import { addWindow, allWindows, changeWindow, holdWindow, removeWindow, setMode } from './compose-windows-store.ts';
import { requestFocus } from './focus-wanted.ts';
import { clearSlot, hasItsSlot, hasRoomInline } from './is-compose-inline.ts';
import { isWritable } from './save-window.ts';
import { takeBackWaiting } from './waiting-window.ts';

interface Given {
  queryClient: QueryClient;
  t: TFunction;
  language: string;
}

/** Opens the requested window. Returns false when the draft no longer exists or cannot be edited. */
export async function beginWindow(key: string, start: ComposeStart, given: Given): Promise<boolean> {
  const open = openAlready(start);
  if (open) {
    if (open.outgoing) takeBackWaiting(open.key, given.queryClient);
    requestFocus(open.key);
    changeWindow(open.key, { calls: open.calls + 1 });
    setMode(open.key, open.mode === 'minimised' ? 'open' : open.mode);
    return true;
  }
  const answered = 'mail' in start && start.mail ? { id: start.mail.id, kind: start.kind } : null;
  void holdWindow(key);
  if (answered && hasRoomInline()) clearSlot(key);
  addWindow(newWindow(key, answered));
  if (start.kind === 'draft') return continueDraft(key, start.id);
  const content = await contentToBegin(start, given);
  changeWindow(key, { content, beginning: content, isLoading: false, round: 1 });
  return true;
}

/** Returns the open window for a draft, or for the same kind of reply to an email in its conversation. */
function openAlready(start: ComposeStart): ComposeWindow | undefined {
  if (start.kind === 'new') return undefined;
  if (start.kind === 'draft') return allWindows().find(({ draft }) => draft?.id === start.id);
  return allWindows().find(
    ({ mode, answered }) => mode === 'inline' && hasRoomInline() && answered?.id === start.mail.id && answered.kind === start.kind,
  );
}

function newWindow(key: string, answered: Answered | null): ComposeWindow {
  const isAnswer = answered !== null && answered.kind !== 'forward';
  return {
    key,
    mode: answered && hasRoomInline() ? 'inline' : 'open',
    isLoading: true,
    isSending: false,
    content: emptyContent,
    typed: {},
    beginning: emptyContent,
    isAnswer,
    replyToId: isAnswer ? answered.id : null,
    answered,
    calls: 0,
    draftKey: newKey(),
    createRequested: false,
    draft: null,
    saved: null,
    kept: null,
    pendingSaves: [],
    save: 'untouched',
    theirs: null,
    problem: '',
    round: 0,
  };
}

async function continueDraft(key: string, id: number): Promise<boolean> {
  try {
    const email = await call(getEmail, { query: { id } });
    if (isWritable(email)) {
      const begun = continued(email);
      if (begun.mode === 'inline') clearSlot(key);
      changeWindow(key, begun);
      return true;
    }
  } catch {
    // The return value reports the failure.
  }
  stopHolding();
  removeWindow(key);
  return false;
}

/** Returns the window state of a draft just loaded from the server. */
function continued(email: Parameters<typeof contentOf>[0]): Partial<ComposeWindow> {
  const content = contentOf(email);
  const answered = email.replyToId === null ? null : { id: email.replyToId, kind: 'reply' as const };
  return {
    answered,
    mode: hasItsSlot({ answered }) ? 'inline' : 'open',
    content,
    beginning: content,
    saved: content,
    kept: content,
    draft: { id: email.id, version: email.version },
    replyToId: email.replyToId,
    isAnswer: email.replyToId !== null,
    isLoading: false,
    isSending: false,
    save: 'saved',
    round: 1,
  };
}

/** Opens a window for a draft that is already loaded. */
export function reopenDraft(email: Parameters<typeof contentOf>[0]): void {
  const key = newKey();
  requestFocus(key);
  void holdWindow(key);
  const begun = { ...newWindow(key, null), ...continued(email) };
  if (begun.mode === 'inline') clearSlot(key);
  addWindow(begun);
}

async function contentToBegin(start: Exclude<ComposeStart, { kind: 'draft' }>, { queryClient, t, language }: Given): Promise<DraftContent> {
  const { signature, from, own } = await readWriter(queryClient);
  const message = hasText(signature) ? `<p></p><p></p>${signature}` : '';
  if (start.kind === 'new') return { ...emptyContent, from, to: start.to ?? [], message };
  const mail: AnsweredMail = start.mail;
  const texts: QuoteTexts = {
    wrote: (date, name) => t('email.compose.wrote', { date, name, interpolation: { escapeValue: false } }),
    forwarded: t('email.compose.forwarded'),
    labels: {
      from: t('email.compose.head.from'),
      date: t('email.compose.head.date'),
      subject: t('email.compose.head.subject'),
      to: t('email.compose.head.to'),
      cc: t('email.compose.head.cc'),
    },
    date: (iso) => formatMoment(new Date(iso), language),
  };
  if (start.kind === 'forward') {
    const { subject, attachments } = mail;
    return {
      ...emptyContent,
      from: senderOf(mail, from, own),
      subject: forwardSubject(subject),
      message,
      quote: forwardedOf(mail, texts),
      attachments,
    };
  }
  const recipients = replyRecipients(mail, start.kind === 'replyAll', own);
  return {
    ...emptyContent,
    from: senderOf(mail, from, own),
    ...recipients,
    subject: replySubject(mail.subject),
    message,
    quote: quoteOf(mail, texts),
  };
}
