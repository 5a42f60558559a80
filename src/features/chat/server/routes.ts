import { on, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addGroup } from './add-group.ts';
import { deleteMessage } from './delete-message.ts';
import { editMessage } from './edit-message.ts';
import { getChat } from './get-chat.ts';
import { leaveGroup } from './leave-group.ts';
import { listChatsAndContacts } from './list-chats-and-contacts.ts';
import { listMessages } from './list-messages.ts';
import { markSeen } from './mark-seen.ts';
import { muteThread } from './mute-thread.ts';
import { postMessage } from './post-message.ts';
import { readChatPage } from './read-chat-page.ts';
import { readProfile } from './read-profile.ts';
import { restoreMessage } from './restore-message.ts';
import { saveDraft } from './save-draft.ts';
import { searchMessages } from './search-messages.ts';
import { sendMsg } from './send-msg.ts';
import { tellPresence } from './tell-presence.ts';
import { limitTyping, tellTyping } from './tell-typing.ts';
import { updateGroup } from './update-group.ts';
import { updateProfile } from './update-profile.ts';

export const chatRoutes: Route[] = [
  on(contract.getProfileUser, (_given, scope) => readProfile(scope)),
  on(contract.listChatsAndContacts, listChatsAndContacts),
  on(contract.getChat, getChat),
  on(contract.sendMsg, sendMsg),
  on(contract.readChatPage, readChatPage),
  on(contract.listMessages, listMessages),
  on(contract.searchMessages, searchMessages),
  on(contract.postMessage, postMessage),
  on(contract.editMessage, editMessage),
  on(contract.deleteMessage, deleteMessage),
  on(contract.restoreMessage, restoreMessage),
  on(contract.markSeen, markSeen),
  onPrepared(contract.tellTyping, limitTyping, tellTyping),
  on(contract.saveChatDraft, saveDraft),
  on(contract.addGroup, addGroup),
  on(contract.updateGroup, updateGroup),
  on(contract.leaveGroup, leaveGroup),
  on(contract.muteThread, muteThread),
  on(contract.updateChatProfile, updateProfile),
  on(contract.tellPresence, tellPresence),
];
