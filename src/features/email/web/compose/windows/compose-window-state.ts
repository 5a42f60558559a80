import type { TFunction } from '#web/i18n.ts';
import type { DraftContent, RecipientField } from '../draft-content.ts';

/** `inline`: in the conversation that it answers, while that is open. */
export type WindowMode = 'open' | 'minimised' | 'maximised' | 'inline';

/** Which mail a window answers or hands on, and how. */
export interface Answered {
  readonly id: number;
  readonly kind: 'reply' | 'replyAll' | 'forward';
}

/** How it stands with keeping what was typed. */
export type SaveState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed' | 'refused';

/** All that is known of one compose window. Replaced as a whole at each change. */
export interface ComposeWindow {
  readonly key: string;
  readonly mode: WindowMode;
  readonly isLoading: boolean;
  readonly isSending: boolean;
  /** It was sent while the server could not be reached: it waits in the queue of mail writes. */
  readonly outgoing?: { readonly sendAt: string | null } | undefined;
  readonly content: DraftContent;
  /** Typed in a field of recipients and not taken over yet. */
  readonly typed: Readonly<Partial<Record<RecipientField, string>>>;
  /** What it began with: as long as nothing differs, nothing is kept. */
  readonly beginning: DraftContent;
  readonly isAnswer: boolean;
  readonly replyToId: number | null;
  readonly answered: Answered | null;
  /** How often it was asked for while it was there: each time it takes the focus. */
  readonly calls: number;
  /** By which the server tells that a draft was begun already. */
  readonly draftKey: string;
  /** Whether the draft was asked for, so that an answer may have been lost. */
  readonly wasAsked: boolean;
  readonly draft: { readonly id: number; readonly version: number } | null;
  /** What the server has of it: as it was typed here, and as the server answered it. */
  readonly saved: DraftContent | null;
  readonly kept: DraftContent | null;
  /** What was sent to be kept since the last answer: of each the answer may have been lost. */
  readonly underway: readonly DraftContent[];
  readonly save: SaveState;
  /** Saved elsewhere meanwhile. */
  readonly theirs: { readonly version: number; readonly content: DraftContent } | null;
  /** What went wrong with sending or saving, in words. */
  readonly problem: string;
  /** Raised when the text is replaced from outside, so that the editor begins anew. */
  readonly round: number;
}

/** What a window is called: its subject, else what is being written. */
export function titleOf({ content, isAnswer }: ComposeWindow, t: TFunction): string {
  return content.subject.trim() || t(isAnswer ? 'email.compose.answer' : 'email.compose.new');
}
