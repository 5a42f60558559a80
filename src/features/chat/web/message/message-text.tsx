import { Fragment, memo } from 'react';
import classes from './message-item.module.css';
import { parseMessage } from './parse-message.ts';

/** A message's text in its own direction, with its line breaks, and its addresses as links. */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  let at = 0;
  return (
    <div className={classes.text} dir="auto">
      {parseMessage(text).map(({ text: part, href }) => {
        at += part.length;
        if (!href) return <Fragment key={at}>{part}</Fragment>;
        return (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
            {part}
          </a>
        );
      })}
    </div>
  );
});
