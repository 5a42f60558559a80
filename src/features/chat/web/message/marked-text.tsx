import { Fragment } from 'react';
import { foldText } from '#contract/text/fold-text.ts';
import { plainText } from '../../plain-text.ts';
import { markedParts } from './marked-parts.ts';

/** An excerpt of a message around what is searched for, which is marked. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0;
  const plain = plainText(text);
  const folded = foldText(plain);
  // What stands across a sign is found in the text as it was written.
  const shown = words.every((word) => folded.includes(foldText(word))) ? plain : text;
  return markedParts(shown, words).map(({ text: part, isMatch }) => {
    at += part.length;
    return <Fragment key={at}>{isMatch ? <mark>{part}</mark> : part}</Fragment>;
  });
}
