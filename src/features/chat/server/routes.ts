import { on, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import * as presence from '../presence-contract.ts';
import { deleteMessage } from './messages/delete-message.ts';
import { editMessage } from './messages/edit-message.ts';
import { listMessages } from './messages/list-messages.ts';
import { listPinned } from './messages/list-pinned.ts';
import { pinMessage } from './messages/pin-message.ts';
import { postMessage } from './messages/post-message.ts';
import { reactToMessage } from './messages/react-to-message.ts';
import { restoreMessage } from './messages/restore-message.ts';
import { saveDraft } from './messages/save-draft.ts';
import { searchMessages } from './messages/search-messages.ts';
import { sendMsg } from './messages/send-msg.ts';
import { readProfile } from './presence/read-profile.ts';
import { tellPresence } from './presence/tell-presence.ts';
import { limitTyping, tellTyping } from './presence/tell-typing.ts';
import { updateProfile } from './presence/update-profile.ts';
import { listReplies } from './replies/list-replies.ts';
import { markRepliesSeen } from './replies/mark-replies-seen.ts';
import { addGroup } from './threads/add-group.ts';
import { findContacts } from './threads/find-contacts.ts';
import { getChat } from './threads/get-chat.ts';
import { leaveGroup } from './threads/leave-group.ts';
import { listChatsAndContacts } from './threads/list-chats-and-contacts.ts';
import { markSeen } from './threads/mark-seen.ts';
import { muteThread } from './threads/mute-thread.ts';
import { readChatPage } from './threads/read-chat-page.ts';
import { updateGroup } from './threads/update-group.ts';

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
