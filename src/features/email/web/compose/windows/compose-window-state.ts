import type { TFunction } from '#web/i18n.ts';
import type { DraftContent, RecipientField } from '../draft-content.ts';

/** `inline`: in the conversation it replies to, while that is open. */
export type WindowMode = 'open' | 'minimised' | 'maximised' | 'inline';

/** The email a window replies to or forwards, and how. */
export interface Answered {
  readonly id: number;
  readonly kind: 'reply' | 'replyAll' | 'forward';
}

export type SaveState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed' | 'refused';

/** State of a compose window. Replaced as a whole with each change. */
export interface ComposeWindow {
  readonly key: string;
  readonly mode: WindowMode;
  readonly isLoading: boolean;
  readonly isSending: boolean;
  /** Set when it was sent offline: it waits in the mail write queue. */
  readonly outgoing?: { readonly sendAt: string | null } | undefined;
  readonly content: DraftContent;
  /** Typed in a recipient field and not a chip yet. */
  readonly typed: Readonly<Partial<Record<RecipientField, string>>>;
  /** Initial content; nothing is saved until it changes. */
  readonly beginning: DraftContent;
  readonly isAnswer: boolean;
  readonly replyToId: number | null;
  readonly answered: Answered | null;
  /** How often it was requested while open; each request focuses it. */
  readonly calls: number;
  /** Idempotency key with which the server recognizes a draft that was already created. */
  readonly draftKey: string;
  /** Whether creating the draft was requested, so a response may have been lost. */
  readonly createRequested: boolean;
  readonly draft: { readonly id: number; readonly version: number } | null;
  /** The saved content: as typed here, and as returned by the server. */
  readonly saved: DraftContent | null;
  readonly kept: DraftContent | null;
  /** Contents sent for saving since the last response; any of the responses may have been lost. */
  readonly pendingSaves: readonly DraftContent[];
  readonly save: SaveState;
  /** Saved elsewhere meanwhile. */
  readonly theirs: { readonly version: number; readonly content: DraftContent } | null;
  /** Error message for sending or saving. */
  readonly problem: string;
  /** Incremented when the text is replaced from outside, to reset the editor. */
  readonly round: number;
}

/** Returns the window's title: its subject, or else what is being written. */
export function titleOf({ content, isAnswer }: ComposeWindow, t: TFunction): string {
  return content.subject.trim() || t(isAnswer ? 'email.compose.answer' : 'email.compose.new');
}
