import { dayOf, type PlainDay } from '#web/dates/plain-day.ts';
import type { ChatMessage } from '../../contract.ts';
import type { WaitingMessage } from '../composer/waiting-message.ts';

/** Closely spaced messages from one sender. */
export interface MessageRun {
  senderId: number;
  items: MessageItem[];
}

export interface MessageItem {
  /** The same for a pending message and the sent message that replaces it. */
  key: string;
  message: ChatMessage;
  /** Set until the server has accepted the message. */
  waiting?: WaitingMessage;
}

export interface MessageDay {
  /** The day in the reader's time zone. */
  day: PlainDay;
  runs: MessageRun[];
}

const closeMs = 5 * 60_000;

/** Groups messages by day, then by sender as long as two are at most five minutes apart. A run also ends at `splitId`. */
export function groupMessages(
  messages: readonly ChatMessage[],
  waiting: readonly WaitingMessage[],
  ownId: number,
  splitId?: number,
): MessageDay[] {
  const there = new Set(messages.flatMap(({ clientId, senderId }) => (clientId && senderId === ownId ? clientId : [])));
  const items = [
    ...messages.map((message): MessageItem => ({ key: keyOf(message, ownId), message })),
    ...waiting.filter(({ clientId }) => !there.has(clientId)).map((one) => waitingItem(one, ownId)),
  ];
  const days: MessageDay[] = [];
  let lastMs = 0;
  for (const item of items) {
    const time = new Date(item.message.time);
    const day = dayOf(time);
    let last = days.at(-1);
    // Clocks differ: a pending message never precedes a sent one.
    if (!last || day > last.day) {
      last = { day, runs: [] };
      days.push(last);
    }
    const run = last.runs.at(-1);
    const goesOn = item.message.senderId === run?.senderId && item.message.id !== splitId && time.getTime() - lastMs <= closeMs;
    if (run && goesOn) run.items.push(item);
    else last.runs.push({ senderId: item.message.senderId, items: [item] });
    lastMs = time.getTime();
  }
  return days;
}

const keyOf = ({ id, clientId, senderId }: ChatMessage, ownId: number) => (clientId && senderId === ownId ? clientId : String(id));

function waitingItem(waiting: WaitingMessage, ownId: number): MessageItem {
  const { clientId, message, time, attachments, rootId = null, quoted = null } = waiting;
  const shown = {
    ...{ id: 0, message, time, senderId: ownId, rootId, attachments, isEdited: false, isDeleted: false, isPinned: false, clientId },
    ...{ reactions: [], replies: null, quoted },
  };
  return { key: clientId, message: shown, waiting };
}
