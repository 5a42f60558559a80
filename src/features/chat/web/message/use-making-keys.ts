import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { linkingShortcut } from '#web/links/linking-ways.ts';
import type { MakingRequest } from '#web/links/making.ts';
import { makingKeys } from '#web/links/making-ways.tsx';
import { useShortcuts } from '#web/shortcuts.ts';
import { twoKeyed } from '#web/two-keyed.ts';
import type { ChatMessage } from '../../contract.ts';
import { plainText } from '../../plain-text.ts';

/** The keys that make something of the message that has the focus, or link it. */
export function useMakingKeys(messages: readonly ChatMessage[]): void {
  const { t } = useTranslation();
  const ability = useAbility();
  const source = () => {
    const item = document.activeElement?.closest<HTMLElement>('[data-id]');
    const message = messages.find(({ id, isDeleted }) => !isDeleted && String(id) === item?.dataset.id);
    return message && makingOfMessage(message);
  };
  useShortcuts(twoKeyed([...makingKeys(t, ability, 'message', source), linkingShortcut(t, ability, 'message', () => source()?.from)]));
}

/** What a card, a to-do or an event of a message begins with: its first line, and all of it below where there is more. */
export function makingOfMessage({ id, message, attachments }: ChatMessage): Omit<MakingRequest, 'as'> {
  const text = plainText(message).trim();
  const [line = ''] = text.split('\n', 1);
  return {
    from: { kind: 'message', id },
    title: line || (attachments[0]?.name ?? ''),
    text: text === line ? '' : text,
    hasFiles: attachments.length > 0,
  };
}
