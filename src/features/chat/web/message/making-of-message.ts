import type { MakingRequest } from '#web/links/making.ts';
import type { ChatMessage } from '../../contract.ts';
import { plainText } from '../../plain-text.ts';

/** What a card, a to-do or an event of a message begins with: its first line, and all of it below where there is more. */
export function makingOfMessage({ id, message, attachments }: ChatMessage): Omit<MakingRequest, 'as'> {
  const text = plainText(message).trim();
  const [line = ''] = text.split('\n', 1);
  return {
    from: { kind: 'message', id },
    title: line || (attachments[0]?.name ?? ''),
    text: text === line ? '' : text,
    hasFiles: attachments.length > 0,
  };
}
