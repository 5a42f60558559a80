import { on, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import * as presence from '../presence-contract.ts';
import { deleteMessage, editMessage, pinMessage, reactToMessage, restoreMessage } from './change-message.ts';
import { getChat, listChatsAndContacts } from './chats.ts';
import { findContacts } from './contacts.ts';
import { addGroup, leaveGroup, updateGroup } from './groups.ts';
import { listMessages, listPinned } from './list-messages.ts';
import { markSeen, muteThread, saveDraft } from './own-thread.ts';
import { limitTyping, readProfile, tellPresence, tellTyping, updateProfile } from './presence.ts';
import { readChatPage } from './read-threads.ts';
import { listReplies, markRepliesSeen } from './replies.ts';
import { searchMessages } from './search-messages.ts';
import { postMessage, sendMsg } from './send-message.ts';

export const chatRoutes: Route[] = [
  on(presence.getProfileUser, (_given, scope) => readProfile(scope)),
  on(contract.listChatsAndContacts, listChatsAndContacts),
  on(contract.getChat, getChat),
  on(contract.sendMsg, sendMsg),
  on(contract.readChatPage, readChatPage),
  on(contract.findContacts, findContacts),
  on(contract.listMessages, listMessages),
  on(contract.searchMessages, searchMessages),
  on(contract.postMessage, postMessage),
  on(contract.editMessage, editMessage),
  on(contract.deleteMessage, deleteMessage),
  on(contract.restoreMessage, restoreMessage),
  on(contract.reactToMessage, reactToMessage),
  on(contract.pinMessage, pinMessage),
  on(contract.listPinned, listPinned),
  on(contract.listReplies, listReplies),
  on(contract.markRepliesSeen, markRepliesSeen),
  on(contract.markSeen, markSeen),
  onPrepared(contract.tellTyping, limitTyping, tellTyping),
  on(contract.saveChatDraft, saveDraft),
  on(contract.addGroup, addGroup),
  on(contract.updateGroup, updateGroup),
  on(contract.leaveGroup, leaveGroup),
  on(contract.muteThread, muteThread),
  on(presence.updateChatProfile, updateProfile),
  on(presence.tellPresence, tellPresence),
];
