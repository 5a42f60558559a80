import { useTranslation } from '#web/i18n.ts';
import { IconCopy, IconMessageReply, IconMoodPlus, IconPencil, IconPin, IconPinnedOff, IconQuote, IconTrash } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { Floating } from '#web/ui/floating.tsx';

export type MessageAction = 'react' | 'thread' | 'copy' | 'reply' | 'pin' | 'unpin' | 'edit' | 'delete';

interface Props {
  /** The button that it belongs to, which gets the focus back. */
  at: HTMLElement;
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

/** What can be done with a message. */
export function MessageMenu({ at, actions, onAct, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Floating anchor={at} role="menu" label={t('chat.messageMenu')} onClose={onClose}>
      {actions.map((action) => (
        <DropdownItem key={action} icon={icons[action]} isDanger={action === 'delete'} onChoose={() => onAct(action)}>
          {t(`chat.action.${action}`)}
        </DropdownItem>
      ))}
    </Floating>
  );
}
