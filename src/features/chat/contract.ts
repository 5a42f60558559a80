import { z } from 'zod/mini';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { flag, id, isoMoment } from '#contract/primitives.ts';
import { visible } from '#contract/visible-text.ts';
import { chatProfile, chatStatus, contact, getProfileUser, tellPresence, updateChatProfile } from './presence-contract.ts';

export const mostMessageCharacters = 20_000;
/** What is typed and not sent may be longer. */
const mostDraftCharacters = 200_000;
const messageText = () => z.string().check(z.maxLength(mostMessageCharacters));
/** One that a reader can see. */
const visibleText = () => messageText().check(z.trim(), z.regex(visible, says('required')));
/** Made by the page that sends: the same again is answered with the message that is there already. */
const clientId = () => z.optional(z.string().check(z.minLength(1), z.maxLength(64)));
const moreMessages = {
  /** Only messages with a smaller id: the page above. */
  before: z.optional(id()),
  /** Only messages with a larger id: the page below. */
  after: z.optional(id()),
};

const attachment = z.object({ fileId: z.number(), name: z.string(), mediaType: z.string(), sizeBytes: z.number(), url: z.string() });
export type ChatAttachment = z.infer<typeof attachment>;

/** What a list of chats, or a search, tells of a message. */
const messageCore = z.object({
  id: z.number(),
  /** Plain text; empty when deleted, or when there are attachments alone. */
  message: z.string(),
  time: z.string(),
  senderId: z.number(),
  /** The message that it replies to; null for what stands in the chat itself. */
  rootId: z.nullable(z.number()),
  attachments: z.array(attachment),
  isEdited: z.boolean(),
  isDeleted: z.boolean(),
  isPinned: z.boolean(),
  clientId: z.nullable(z.string()),
});
export type MessageCore = z.infer<typeof messageCore>;

export const chatMessage = z.object({
  ...messageCore.shape,
  /** Each emoji once, in the order in which they came, with those who chose it. */
  reactions: z.array(z.object({ emoji: z.string(), personIds: z.array(z.number()) })),
  /** What was replied to it, with the last few who did, and how much of it the reader, who takes part, has not seen; null where nobody replied. */
  replies: z.nullable(z.object({ count: z.number(), lastTime: z.string(), personIds: z.array(z.number()), unseen: z.number() })),
  /** What it quotes: shortened, and empty when it was deleted. */
  quoted: z.nullable(
    z.object({ id: z.number(), senderId: z.number(), rootId: z.nullable(z.number()), message: z.string(), isDeleted: z.boolean() }),
  ),
});
export type ChatMessage = z.infer<typeof chatMessage>;

const newMessage = z.object({ message: z.string(), time: z.string(), senderId: z.number(), id: z.number() });

const wireChat = z.object({ id: z.number(), userId: z.number(), unseenMsgs: z.number(), chat: z.array(chatMessage) });

// The specification's calls: chats of two.

export const listChatsAndContacts = endpoint({
  method: 'GET',
  path: '/apps/chat/chats-and-contacts',
  summary:
    'Returns the caller’s direct chats, latest first, the contacts by name, and the caller’s profile. If there are more than 1,000 contacts, returns the first 1,000 and the header `X-Truncated: true`.',
  action: 'read',
  subject: 'Chat',
  answer: z.object({
    chatsContacts: z.array(
      z.object({ ...contact.shape, chat: z.object({ id: z.number(), unseenMsgs: z.number(), lastMessage: newMessage }) }),
    ),
    contacts: z.array(contact),
    profileUser: z.object({ id: z.number(), avatar: z.nullable(z.string()), fullName: z.string(), status: chatStatus }),
  }),
});

export const getChat = endpoint({
  method: 'GET',
  path: '/apps/chat/get-chat',
  summary: 'Returns the chat with a contact: the last 100 messages, or a page of 100 before or after one. Resets its unread count.',
  action: 'read',
  subject: 'Chat',
  writes: true,
  query: z.object({ id: id(), ...moreMessages, /** Leaves the unseen count as it is. */ prefetch: z._default(flag(), false) }),
  /** No `chat` when nothing was written yet. */
  answer: z.object({ chat: z.optional(wireChat), contact }),
  refusals: { 404: 'No such contact.' },
});

export const sendMsg = endpoint({
  method: 'POST',
  path: '/apps/chat/send-msg',
  summary: 'Sends a message to a contact. The first one starts the chat.',
  action: 'create',
  subject: 'Chat',
  body: z.object({
    obj: z.object({
      contact: z.object({ id: id() }),
      message: visibleText(),
      clientId: clientId(),
    }),
  }),
  answer: z.object({
    response: z.object({ newMessageData: newMessage, /** The contact's. */ id: z.number(), chat: z.optional(wireChat) }),
  }),
  status: 201,
  refusals: { 404: 'No such contact.' },
});

// The project's own. A thread is a chat of two or a group.

const member = z.object({
  ...contact.shape,
  /** The last message that they have seen; 0 for none. */
  seenId: z.number(),
  hasLeft: z.boolean(),
});

export const chatThread = z.object({
  id: z.number(),
  isGroup: z.boolean(),
  /** A group's name; empty for a chat of two, which is called by the other. */
  title: z.string(),
  /** The others. */
  members: z.array(member),
  unseen: z.number(),
  /** Of replies to messages where the reader takes part; not in `unseen`. */
  unseenReplies: z.number(),
  /** Null while only a draft is in it. */
  lastMessage: z.nullable(messageCore),
  /** What the reader has typed and not sent. */
  draft: z.string(),
  isMuted: z.boolean(),
});
export type ChatThread = z.infer<typeof chatThread>;

export const readChatPage = endpoint({
  method: 'GET',
  path: '/api/v1/chat',
  summary:
    'Returns what the chat shows first: the caller’s threads, latest first, the first 200 contacts by name, and the caller’s profile.',
  action: 'read',
  subject: 'Chat',
  answer: z.object({
    threads: z.array(chatThread),
    contacts: z.array(contact),
    /** Whether there are more contacts than these: `GET /api/v1/chat/contacts` finds them. */
    hasMoreContacts: z.boolean(),
    profile: chatProfile,
  }),
});

export const findContacts = endpoint({
  method: 'GET',
  path: '/api/v1/chat/contacts',
  summary: 'Lists contacts by name, at most 50: those with every word of `q` in name and role, or the one with the given `id`.',
  action: 'read',
  subject: 'Chat',
  query: z.object({ q: z._default(z.string().check(z.trim(), z.maxLength(200)), ''), id: z.optional(id()) }),
  answer: z.object({ contacts: z.array(contact) }),
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/v1/chat/threads/{id}/messages',
  summary: 'Lists messages of the caller’s thread in chronological order: the last ones, those before, after or around one, or from a day.',
  action: 'read',
  subject: 'Chat',
  params: z.object({ id: id() }),
  /** At most one of the four. `around` and `since` answer messages on both sides. */
  query: z.object({
    ...moreMessages,
    around: z.optional(id()),
    since: z.optional(isoMoment()),
    perPage: z._default(z.pipe(id(), z.number().check(z.maximum(100))), 50),
  }),
  answer: z.object({
    thread: chatThread,
    messages: z.array(chatMessage),
    hasBefore: z.boolean(),
    hasAfter: z.boolean(),
    /** With `since`: the first message from then on. */
    firstId: z.nullable(z.number()),
  }),
  refusals: { 404: 'The caller has no such thread.' },
});

export const searchMessages = endpoint({
  method: 'GET',
  path: '/api/v1/chat/search',
  summary:
    'Lists messages of the caller’s threads with all words, in any order and ignoring accents, newest first; at most 50. Operators as in mail: `from:`, `in:` a chat, `before:`, `after:`, `has:file`.',
  action: 'read',
  subject: 'Chat',
  query: z.object({
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    threadId: z.optional(id()),
    /** On whose clock a day begins. */
    zone: z._default(z.string().check(z.maxLength(100)), 'UTC'),
  }),
  answer: z.object({
    messages: z.array(z.object({ ...messageCore.shape, threadId: z.number() })),
    /** Operators that say nothing here, as they were typed. */
    wrong: z.array(z.string()),
  }),
});

export const postMessage = endpoint({
  method: 'POST',
  path: '/api/v1/chat/messages',
  summary: 'Sends a message with attachments to a thread or a contact, and clears the draft.',
  action: 'create',
  subject: 'Chat',
  /** Either `threadId` or `contactId`. Text or attachments are needed. */
  body: z.strictObject({
    threadId: z.optional(id()),
    contactId: z.optional(id()),
    message: messageText(),
    /** Lets a word such as `@everyone` name more than ten people, which is refused without it. */
    namesEveryone: z._default(z.boolean(), false),
    /** The message that it replies to. */
    rootId: z.optional(id()),
    /** The one that it quotes. */
    quotedId: z.optional(id()),
    fileIds: z._default(z.array(id()).check(z.maxLength(20)), []),
    clientId: clientId(),
  }),
  answer: z.object({ message: chatMessage, threadId: z.number() }),
  status: 201,
  refusals: { 404: 'The caller has no such thread, contact or file.' },
});

export const editMessage = endpoint({
  method: 'PUT',
  path: '/api/v1/chat/messages/{id}',
  summary: 'Changes the text of the caller’s message.',
  action: 'update',
  subject: 'Chat',
  params: z.object({ id: id() }),
  body: z.strictObject({ message: visibleText() }),
  answer: z.object({ message: chatMessage }),
  refusals: { 404: 'The caller has no such message.' },
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/v1/chat/messages/{id}',
  summary: 'Deletes the caller’s message; others see that there was one.',
  action: 'delete',
  subject: 'Chat',
  params: z.object({ id: id() }),
  answer: z.object({ message: chatMessage }),
  refusals: { 404: 'The caller has no such message.' },
});

export const restoreMessage = endpoint({
  method: 'POST',
  path: '/api/v1/chat/messages/{id}/restore',
  summary: 'Restores the caller’s message.',
  action: 'update',
  subject: 'Chat',
  params: z.object({ id: id() }),
  answer: z.object({ message: chatMessage }),
  refusals: { 404: 'The caller has no such deleted message.' },
});

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/v1/chat/messages/{id}/replies',
  summary: 'Returns a message of the caller’s threads with its replies in chronological order, the last 500.',
  action: 'read',
  subject: 'Chat',
  params: z.object({ id: id() }),
  answer: z.object({ root: chatMessage, replies: z.array(chatMessage), threadId: z.number() }),
  refusals: { 404: 'No such message in the caller’s threads, or it’s a reply.' },
});

export const markRepliesSeen = endpoint({
  method: 'POST',
  path: '/api/v1/chat/messages/{id}/replies/seen',
  summary: 'Marks a message’s replies as seen up to one of them, never backwards.',
  action: 'update',
  subject: 'Chat',
  params: z.object({ id: id() }),
  body: z.strictObject({ messageId: id() }),
  refusals: { 404: 'No such message in the caller’s threads.' },
});

export const reactToMessage = endpoint({
  method: 'POST',
  path: '/api/v1/chat/messages/{id}/reactions',
  summary: 'Reacts to a message of the caller’s thread with an emoji; `value: false` removes it.',
  action: 'create',
  subject: 'Chat',
  params: z.object({ id: id() }),
  body: z.strictObject({ emoji: z.string().check(z.minLength(1), z.maxLength(32)), value: z._default(z.boolean(), true) }),
  answer: z.object({ message: chatMessage }),
  refusals: { 404: 'No such message in the caller’s threads.' },
});

export const pinMessage = endpoint({
  method: 'POST',
  path: '/api/v1/chat/messages/{id}/pin',
  summary: 'Pins a message of the caller’s thread for all members; `value: false` unpins it. At most 50 per thread.',
  action: 'create',
  subject: 'Chat',
  params: z.object({ id: id() }),
  body: z.strictObject({ value: z._default(z.boolean(), true) }),
  answer: z.object({ message: chatMessage }),
  refusals: { 404: 'No such message in the caller’s threads.' },
});

export const listPinned = endpoint({
  method: 'GET',
  path: '/api/v1/chat/threads/{id}/pinned',
  summary: 'Lists the pins of the caller’s thread, newest first.',
  action: 'read',
  subject: 'Chat',
  params: z.object({ id: id() }),
  answer: z.object({ messages: z.array(chatMessage) }),
  refusals: { 404: 'The caller has no such thread.' },
});

export const markSeen = endpoint({
  method: 'POST',
  path: '/api/v1/chat/threads/{id}/seen',
  summary: 'Marks the caller’s thread as seen up to a message, never backwards.',
  action: 'update',
  subject: 'Chat',
  params: z.object({ id: id() }),
  body: z.strictObject({ messageId: id() }),
  refusals: { 404: 'The caller has no such thread.' },
});

export const tellTyping = endpoint({
  method: 'POST',
  path: '/api/v1/chat/threads/{id}/typing',
  summary: 'Tells the other members that the caller is typing; repeat it every few seconds.',
  action: 'update',
  subject: 'Chat',
  params: z.object({ id: id() }),
  refusals: { 404: 'The caller has no such thread.' },
});

export const saveChatDraft = endpoint({
  method: 'PUT',
  path: '/api/v1/chat/drafts',
  summary: 'Saves an unsent message in a thread or to a contact; empty text deletes it.',
  action: 'update',
  subject: 'Chat',
  bodyLimitBytes: bodyLimits.rich,
  body: z.strictObject({
    threadId: z.optional(id()),
    contactId: z.optional(id()),
    text: z.string().check(z.maxLength(mostDraftCharacters)),
  }),
  answer: z.object({ threadId: z.number() }),
  refusals: { 404: 'The caller has no such thread or contact.' },
});

const groupTitle = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

export const addGroup = endpoint({
  method: 'POST',
  path: '/api/v1/chat/groups',
  once: true,
  summary: 'Starts a group chat with some contacts.',
  action: 'create',
  subject: 'Chat',
  body: z.strictObject({ title: groupTitle(), memberIds: z.array(id()).check(z.minLength(1), z.maxLength(200)) }),
  answer: z.object({ thread: chatThread }),
  status: 201,
  refusals: { 404: 'No such contact.' },
});

export const updateGroup = endpoint({
  method: 'POST',
  path: '/api/v1/chat/groups/{id}',
  summary: 'Renames the caller’s group, or adds and removes members.',
  action: 'update',
  subject: 'Chat',
  params: z.object({ id: id() }),
  body: z.strictObject({
    title: z.optional(groupTitle()),
    addIds: z._default(z.array(id()).check(z.maxLength(200)), []),
    removeIds: z._default(z.array(id()).check(z.maxLength(200)), []),
  }),
  answer: z.object({ thread: chatThread }),
  refusals: { 404: 'The caller has no such group or contact.' },
});

export const leaveGroup = endpoint({
  method: 'POST',
  path: '/api/v1/chat/groups/{id}/leave',
  summary: 'Leaves a group; `value: false` rejoins it.',
  action: 'update',
  subject: 'Chat',
  params: z.object({ id: id() }),
  body: z.strictObject({ value: z._default(z.boolean(), true) }),
  refusals: { 404: 'The caller has no such group.' },
});

export const muteThread = endpoint({
  method: 'POST',
  path: '/api/v1/chat/threads/{id}/mute',
  summary: 'Mutes the caller’s thread, or unmutes it.',
  action: 'update',
  subject: 'Chat',
  params: z.object({ id: id() }),
  body: z.strictObject({ value: z.boolean() }),
  refusals: { 404: 'The caller has no such thread.' },
});

export const chatEndpoints = [
  ...[getProfileUser, listChatsAndContacts, getChat, sendMsg, readChatPage, findContacts, listMessages, searchMessages, postMessage],
  ...[
    editMessage,
    deleteMessage,
    restoreMessage,
    reactToMessage,
    pinMessage,
    listPinned,
    listReplies,
    markRepliesSeen,
    markSeen,
    tellTyping,
    saveChatDraft,
  ],
  ...[addGroup, updateGroup, leaveGroup, muteThread, updateChatProfile, tellPresence],
];
