/** Panel next to the thread. */
type ChatPanel = 'info' | 'profile';

/** What the chat's URL points to. `contactId` is set while there is no thread with the contact. */
export interface ChatPlace {
  threadId: number | undefined;
  contactId: number | undefined;
  /** The message to scroll to and highlight. */
  messageId: number | undefined;
  /** The message whose replies are open next to the thread. */
  rootId: number | undefined;
  q: string;
  panel: ChatPanel | undefined;
}

/** The search params of the chat's URL, as the router reads them. */
export interface ChatSearch {
  thread?: unknown;
  contact?: unknown;
  message?: unknown;
  replies?: unknown;
  q?: unknown;
  panel?: unknown;
}

export function chatPlaceFrom(search: ChatSearch): ChatPlace {
  const threadId = idFrom(search.thread);
  return {
    threadId,
    contactId: threadId === undefined ? idFrom(search.contact) : undefined,
    messageId: threadId === undefined ? undefined : idFrom(search.message),
    rootId: threadId === undefined ? undefined : idFrom(search.replies),
    q: search.q === undefined || search.q === null ? '' : String(search.q),
    panel: search.panel === 'info' || search.panel === 'profile' ? search.panel : undefined,
  };
}

/** Returns the URL of a place. */
export function chatAddress({ threadId, contactId, messageId, rootId, q, panel }: Partial<ChatPlace>): string {
  const search = new URLSearchParams();
  if (threadId !== undefined) search.set('thread', String(threadId));
  else if (contactId !== undefined) search.set('contact', String(contactId));
  if (messageId !== undefined) search.set('message', String(messageId));
  if (rootId !== undefined) search.set('replies', String(rootId));
  if (q) search.set('q', q);
  if (panel) search.set('panel', panel);
  const text = search.toString();
  return text ? `/apps/chat?${text}` : '/apps/chat';
}

function idFrom(value: unknown): number | undefined {
  const id = Number(value);
  return value !== '' && Number.isInteger(id) && id > 0 ? id : undefined;
}
