import { Fragment } from 'react';
import { plainText } from '../../plain-text.ts';
import { markedParts } from './marked-parts.ts';

/** An excerpt of a message around what is searched for, which is marked. */
export function MarkedText({ text, q }: { text: string; q: string }) {
  let at = 0;
  const plain = plainText(text);
  // What stands across a sign is found in the text as it was written.
  const shown = plain.toLowerCase().includes(q.trim().toLowerCase()) ? plain : text;
  return markedParts(shown, q).map(({ text: part, isMatch }) => {
    at += part.length;
    return <Fragment key={at}>{isMatch ? <mark>{part}</mark> : part}</Fragment>;
  });
}
