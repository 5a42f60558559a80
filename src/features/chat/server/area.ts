import type { ServerArea } from '#server/server-area.ts';
import { chatEndpoints } from '../contract.ts';
import { namedFiles } from './named-files.ts';
import { chatRoutes } from './routes.ts';
import { messageSearch } from './search-chats.ts';
import { unreadMessages } from './threads/unread-messages.ts';

/** What this feature adds to the server. */
export const chatArea: ServerArea = {
  endpoints: chatEndpoints,
  routes: chatRoutes,
  sample: () => import('./add-sample-chats.ts').then(({ addSampleChats }) => addSampleChats),
  fileNamings: namedFiles,
  unread: unreadMessages,
  search: [messageSearch],
};
