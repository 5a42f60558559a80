import { Fragment } from 'react';
import { markedParts } from './marked-parts.ts';

/** An excerpt of a text around what is searched for, which is marked. */
export function MarkedText({ text, q }: { text: string; q: string }) {
  let at = 0;
  return markedParts(text, q).map(({ text: part, isMatch }) => {
    at += part.length;
    return <Fragment key={at}>{isMatch ? <mark>{part}</mark> : part}</Fragment>;
  });
}
