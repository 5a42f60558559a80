import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { linkingShortcut } from '#web/links/linking-ways.ts';
import { makingKeys } from '#web/links/making-ways.tsx';
import { useShortcuts } from '#web/shortcuts.ts';
import { twoKeyed } from '#web/two-keyed.ts';
import type { ChatMessage } from '../../contract.ts';
import { makingOfMessage } from './making-of-message.ts';

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
