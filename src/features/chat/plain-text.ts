import { type MessageBlock, type MessagePart, parseMessage } from './parse-message.ts';

/** Strips the formatting from a message, for notifications, quotes, and lists. */
export const plainText = (text: string): string => parseMessage(text).map(ofBlock).join('\n');

function ofBlock(block: MessageBlock): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'quote') return block.blocks.map(ofBlock).join('\n');
  if (block.kind === 'list') return block.items.map(({ parts }) => ofParts(parts)).join('\n');
  return ofParts(block.parts);
}

const ofParts = (parts: readonly MessagePart[]): string =>
  parts.map((part) => ('parts' in part ? ofParts(part.parts) : part.text)).join('');

/** Returns the text of a message in which mentions count: all of it except code and links. */
export const mentionableText = (text: string): string => parseMessage(text).flatMap(piecesOf).join('\n');

function piecesOf(block: MessageBlock): string[] {
  if (block.kind === 'code') return [];
  if (block.kind === 'quote') return block.blocks.flatMap(piecesOf);
  if (block.kind === 'list') return block.items.flatMap(({ parts }) => textsOf(parts));
  return textsOf(block.parts);
}

const textsOf = (parts: readonly MessagePart[]): string[] =>
  parts.flatMap((part) => ('parts' in part ? textsOf(part.parts) : part.kind === 'text' ? part.text : []));
