import { createContext, Fragment, memo, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { mentionSpans } from '#contract/mentions-in.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { ChatThread } from '../../contract.ts';
import { withGroupWords } from '../../group-mentions.ts';
import { type MessageBlock, type MessagePart, parseMessage } from '../../parse-message.ts';
import classes from './message-text.module.css';
import { isLong } from './text-folding.ts';

// Few messages contain code; its plain text is shown until the component is loaded.
const CodeBlock = lazyPart(() => import('./code-block.tsx').then((module) => module.CodeBlock));

/** A message's text in its own text direction, never parsed as HTML. Long texts are collapsed. */
export const MessageText = memo(function MessageText({ text }: { text: string }) {
  const shown = parseMessage(text).map(showBlock);
  if (isLong(text)) return <FoldedText>{shown}</FoldedText>;
  return (
    <div className={classes.text} dir="auto">
      {shown}
    </div>
  );
});

function FoldedText({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={classes.text} dir="auto" data-folded={!isOpen || undefined}>
        {children}
      </div>
      <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'chat.showLess' : 'common.showMore')}
      </button>
    </>
  );
}

function showBlock(block: MessageBlock, key: number): ReactNode {
  if (block.kind === 'text')
    return (
      <div key={key} dir="auto">
        {block.parts.map(showPart)}
      </div>
    );
  if (block.kind === 'quote') return <blockquote key={key}>{block.blocks.map(showBlock)}</blockquote>;
  if (block.kind === 'code')
    return (
      <Suspense key={key} fallback={<pre dir="ltr">{block.text}</pre>}>
        <CodeBlock text={block.text} />
      </Suspense>
    );
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List key={key} {...(block.isOrdered && { start: block.start })}>
      {block.items.map(({ depth, parts }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text as a whole is drawn anew when it changes.
        <li key={at} data-depth={depth}>
          {parts.map(showPart)}
        </li>
      ))}
    </List>
  );
}

function showPart(part: MessagePart, key: number): ReactNode {
  if (part.kind === 'text') return <MentioningText key={key} text={part.text} />;
  if (part.kind === 'code')
    return (
      <code key={key} dir="ltr">
        {part.text}
      </code>
    );
  if (part.kind === 'link')
    return (
      <a
        key={key}
        href={part.href}
        title={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        dir={part.text === part.href ? 'ltr' : 'auto'}
      >
        {part.text}
      </a>
    );
  const Shaped = part.kind;
  return <Shaped key={key}>{part.parts.map(showPart)}</Shaped>;
}

/** Text with highlighted mentions, the reader's most prominent. */
function MentioningText({ text }: { text: string }): ReactNode {
  const { persons, ownId } = useContext(MentionNamesContext);
  if (persons.length === 0 || !text.includes('@')) return text;
  const whole = text.normalize('NFC');
  const spans = mentionSpans(whole, persons);
  if (spans.length === 0) return text;
  return spans.map(({ start, end, ids }, index) => (
    <Fragment key={start}>
      {whole.slice(spans[index - 1]?.end ?? 0, start)}
      <bdi className={classes.mention} data-own={ids.includes(ownId) || undefined}>
        {whole.slice(start, end)}
      </bdi>
      {index === spans.length - 1 ? whole.slice(end) : ''}
    </Fragment>
  ));
}

/** The people who can be mentioned in the messages below, for a group. */
interface MentionNames {
  persons: readonly { id: number; fullName: string }[];
  ownId: number;
}

const nobody: MentionNames = { persons: [], ownId: 0 };
export const MentionNamesContext = createContext(nobody);

export function useMentionNames(thread: ChatThread | undefined, own: { id: number; fullName: string } | undefined): MentionNames {
  return useMemo(
    () => (thread?.isGroup && own ? { persons: withGroupWords([own, ...thread.members]), ownId: own.id } : nobody),
    [thread, own],
  );
}
