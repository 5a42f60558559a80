import { referencedInJson } from '#server/file-reference-column.ts';
import type { ServerArea } from '#server/server-area.ts';
import { chatEndpoints } from '../contract.ts';
import { chatMessages } from '../tables.ts';
import { unreadMessages } from './own-thread.ts';
import { chatRoutes } from './routes.ts';
import { messageSearch } from './search-messages.ts';

/** Where messages name files. */
const fileReferences = [referencedInJson(chatMessages.attachments, '$[*].fileId')];

/** What this feature adds to the server. */
export const chatArea: ServerArea = {
  endpoints: chatEndpoints,
  routes: chatRoutes,
  sample: () => import('./add-sample-chats.ts').then(({ addSampleChats }) => addSampleChats),
  fileReferences,
  unread: unreadMessages,
  search: [messageSearch],
};
