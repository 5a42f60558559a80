import { useAbility } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import {
  IconCopy,
  IconLink,
  IconMessageReply,
  IconMoodPlus,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconQuote,
  IconTrash,
} from '#web/icons.ts';
import { beginLinking } from '#web/links/create-from.ts';
import { createFromItems } from '#web/links/create-from-items.tsx';
import { linkableKinds } from '#web/links/link-ends.ts';
import { linkingKeys } from '#web/links/linking-ways.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Floating } from '#web/ui/floating.tsx';
import type { ChatMessage } from '../../contract.ts';
import { createFromMessage } from './use-create-from-keys.ts';

export type MessageAction = 'react' | 'thread' | 'copy' | 'reply' | 'pin' | 'unpin' | 'edit' | 'delete';

interface Props {
  /** The button that opened it; focus returns there. */
  at: HTMLElement;
  message: ChatMessage;
  actions: readonly MessageAction[];
  onAct: (action: MessageAction) => void;
  onClose: () => void;
}

const icons = {
  react: <IconMoodPlus />,
  copy: <IconCopy />,
  thread: <IconMessageReply />,
  reply: <IconQuote />,
  pin: <IconPin />,
  unpin: <IconPinnedOff />,
  edit: <IconPencil />,
  delete: <IconTrash />,
};

export function MessageMenu({ at, message, actions, onAct, onClose }: Props) {
  const { t } = useTranslation();
  const ability = useAbility();
  return (
    <Floating anchor={at} role="menu" label={t('chat.messageMenu')} onClose={onClose}>
      {actions.map((action) => (
        <DropdownItem key={action} icon={icons[action]} isDanger={action === 'delete'} onChoose={() => onAct(action)}>
          {t(`chat.action.${action}`)}
        </DropdownItem>
      ))}
      {createFromItems(t, ability, () => createFromMessage(message)).map(({ key, text, mark, note, run }) => (
        <DropdownItem key={key} icon={mark} note={note} onChoose={run}>
          {text}
        </DropdownItem>
      ))}
      {linkableKinds(ability, 'message').length > 0 && (
        <DropdownItem icon={<IconLink />} note={linkingKeys} onChoose={() => beginLinking({ kind: 'message', id: message.id })}>
          {t('links.link')}
        </DropdownItem>
      )}
    </Floating>
  );
}
