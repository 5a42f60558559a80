import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { keySequences } from '#web/key-sequences.ts';
import type { CreateFromRequest } from '#web/links/create-from.ts';
import { createFromKeys } from '#web/links/create-from-items.tsx';
import { linkingShortcut } from '#web/links/linking-ways.ts';
import { useShortcuts } from '#web/shortcuts.ts';
import type { ChatMessage } from '../../contract.ts';
import { plainText } from '../../plain-text.ts';

/** Keyboard shortcuts that create a record from the focused message or link it. */
export function useCreateShortcuts(messages: readonly ChatMessage[]): void {
  const { t } = useTranslation();
  const ability = useAbility();
  const source = () => {
    const item = document.activeElement?.closest<HTMLElement>('[data-id]');
    const message = messages.find(({ id, isDeleted }) => !isDeleted && String(id) === item?.dataset.id);
    return message && createFromMessage(message);
  };
  useShortcuts(
    keySequences([...createFromKeys(t, ability, 'message', source), linkingShortcut(t, ability, 'message', () => source()?.from)]),
  );
}

/**
 * Initial values for a card, to-do, or event created from a message: its first line as the title, and the full text as the description if
 * longer.
 */
export function createFromMessage({ id, message, attachments }: ChatMessage): Omit<CreateFromRequest, 'as'> {
  const text = plainText(message).trim();
  const [line = ''] = text.split('\n', 1);
  return {
    from: { kind: 'message', id },
    title: line || (attachments[0]?.name ?? ''),
    text: text === line ? '' : text,
    hasFiles: attachments.length > 0,
  };
}
