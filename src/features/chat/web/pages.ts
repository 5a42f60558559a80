import { firstCall } from '#web/first-call.ts';
import { type PageParams, type PageSearch, tableOf } from '#web/page-table.ts';
import { listMessages, readChatPage } from '../contract.ts';
import { chatPlaceFrom } from './chat-place.ts';
import { messagesInput } from './messages/messages-input.ts';

export const chatPages = tableOf([
  {
    path: '/apps/chat',
    page: () => import('#features/chat/web/chat-page.tsx').then(({ ChatPage }) => ChatPage),
    ask: (client, _, search) => import('#features/chat/web/queries.ts').then(({ prefetchChat }) => prefetchChat(client, search)),
    needs: { action: 'read', subject: 'Chat' },
    shell: 'app',
    menu: { label: 'menu.chat' },
    first: chat,
  },
]);

function chat(_: PageParams, search: PageSearch): string[] {
  const { threadId, messageId } = chatPlaceFrom(search);
  const opening = messageId === undefined ? {} : { around: messageId };
  return [firstCall(readChatPage, {}), ...(threadId === undefined ? [] : [firstCall(listMessages, messagesInput(threadId, opening))])];
}
