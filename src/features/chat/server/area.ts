import { referencedInJson } from '#server/file-reference-column.ts';
import type { ServerArea } from '#server/server-area.ts';
import { chatEndpoints } from '../contract.ts';
import { chatMessages } from '../tables.ts';
import { unreadMessages } from './own-thread.ts';
import { chatRoutes } from './routes.ts';
import { messageSearch } from './search-messages.ts';

/** Columns of messages that reference files. */
const fileReferences = [referencedInJson(chatMessages.attachments, '$[*].fileId')];

export const chatArea: ServerArea = {
  endpoints: chatEndpoints,
  routes: chatRoutes,
  sample: () => import('./add-sample-chats.ts').then(({ addSampleChats }) => addSampleChats),
  fileReferences,
  unread: unreadMessages,
  search: [messageSearch],
};
