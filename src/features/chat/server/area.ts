import type { ServerArea } from '#server/server-area.ts';
import { chatEndpoints } from '../contract.ts';
import { addSampleChats } from './add-sample-chats.ts';
import { namedFiles } from './named-files.ts';
import { chatRoutes } from './routes.ts';
import { unreadMessages } from './threads/unread-messages.ts';

/** What this feature adds to the server. */
export const chatArea: ServerArea = {
  endpoints: chatEndpoints,
  routes: chatRoutes,
  sample: (db, deps, story) => addSampleChats(db, deps, { ...story, retell: story.retellPlain }),
  fileNamings: namedFiles,
  unread: unreadMessages,
};
