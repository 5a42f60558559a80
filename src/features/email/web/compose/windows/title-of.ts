import type { TFunction } from '#web/i18n.ts';
import type { ComposeWindow } from './compose-window-state.ts';

/** What a window is called: its subject, else what is being written. */
export function titleOf({ content, isAnswer }: ComposeWindow, t: TFunction): string {
  return content.subject.trim() || t(isAnswer ? 'email.compose.answer' : 'email.compose.new');
}
