import { Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import type { ChatMessage } from '../../contract.ts';
import type { MessageAction } from './message-menu.tsx';
import type { useMessageHandlers } from './use-message-handlers.ts';

const Lightbox = lazyPart(() => import('#web/ui/lightbox.tsx').then((module) => module.Lightbox));
const ReactionPicker = lazyPart(() => import('../emoji/reaction-picker.tsx').then((module) => module.ReactionPicker));
const MessageMenu = lazyPart(() => import('./message-menu.tsx').then((module) => module.MessageMenu));

interface Props {
  handlers: ReturnType<typeof useMessageHandlers>;
  act: (message: ChatMessage, action: MessageAction) => void;
}

/** Overlays above messages: menu, reaction picker, and picture viewer. */
export function MessageLayers({ handlers, act }: Props) {
  const { on, menu, picking, pictures } = handlers;
  return (
    <Suspense>
      {menu ? (
        <MessageMenu
          key={menu.item.key}
          at={menu.at}
          message={menu.item.message}
          actions={on.actionsOf(menu.item)}
          onAct={(action) => (action === 'react' ? on.pick(menu.item, menu.at) : act(menu.item.message, action))}
          onClose={handlers.closeMenu}
        />
      ) : null}
      {picking ? (
        <ReactionPicker
          key={picking.item.key}
          at={picking.at}
          onChoose={(emoji) => on.react(picking.item.message, emoji, true)}
          onClose={handlers.closePicking}
        />
      ) : null}
      {pictures ? <Lightbox pictures={pictures.list} first={pictures.index} onClose={handlers.closePictures} /> : null}
    </Suspense>
  );
}
