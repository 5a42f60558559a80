import type { RefObject } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { useShortcuts } from '#web/shortcuts.ts';

/** The heads of the mails and of rows of them, but those within a row that is folded. */
const heads = 'summary:not(details:not([open]) > :not(summary) *)';

/** Keys from mail to mail within a conversation. Before the first step the newest one is meant. */
export function useMessageKeys(conversation: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation();
  const step = (by: 1 | -1) => () => {
    const all = [...(conversation.current?.querySelectorAll<HTMLElement>(heads) ?? [])];
    const focused = all.findIndex((head) => head.contains(document.activeElement));
    all[(focused < 0 ? all.length - 1 : focused) + by]?.focus();
  };
  useShortcuts([
    { keys: 'n', label: t('email.keys.nextMessage'), run: step(1) },
    { keys: 'p', label: t('email.keys.previousMessage'), run: step(-1) },
  ]);
}
