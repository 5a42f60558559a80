import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { foldText } from '#contract/text/fold-text.ts';
import { searchTokens } from '#features/email/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { formatListTime } from '#web/dates/format-date.ts';
import { readerZone } from '#web/dates/reader-zone.ts';
import { useTranslation } from '#web/i18n.ts';
import { type ChatThread, searchMessages } from '../../contract.ts';
import { plainText } from '../../plain-text.ts';
import type { Contact } from '../../presence-contract.ts';
import { chatAddress } from '../chat-place.ts';
import { markedParts } from '../message/marked-parts.ts';
import classes from './chat-row.module.css';
import sidebar from './chat-sidebar.module.css';
import { ThreadAvatar } from './thread-avatar.tsx';
import { shortName, titleOf } from './thread-naming.ts';

interface Props {
  q: string;
  threads: readonly ChatThread[];
  own: Contact;
  openMessageId: number | undefined;
  /** Whether names matched, so that an empty message list doesn't claim that nothing was found. */
  hasNames: boolean;
}

/** Messages matching the search; each links to its place. */
export function FoundMessages({ q, threads, own, openMessageId, hasNames }: Props) {
  const { t, i18n } = useTranslation();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['chat', 'search', q],
    queryFn: ({ signal }) => call(searchMessages, { query: { q, zone: readerZone() } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  if (isError) {
    return (
      <p className={sidebar.note} role="alert">
        {t('chat.failed.search')}{' '}
        <button type="button" className={sidebar.again} onClick={() => void refetch()}>
          {t('ui.tryAgain')}
        </button>
      </p>
    );
  }
  if (isPending) return <p className={sidebar.note}>{t('chat.searching')}</p>;
  const words = searchTokens(q).flatMap(({ operator, value, isNot }) => (operator || isNot ? [] : value));
  const threadOf = (id: number) => threads.find((thread) => thread.id === id);
  const found = data.messages.flatMap((message) => {
    const thread = threadOf(message.threadId);
    return thread ? [{ message, thread }] : [];
  });
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('chat.foundMessages', { count: found.length })}
      </p>
      {data.wrong.length > 0 && <p className={sidebar.note}>{t('chat.searchWrong', { text: data.wrong.join(' ') })}</p>}
      {found.length === 0 ? (
        <p className={sidebar.note}>{t(hasNames ? 'chat.noMessageFound' : 'chat.nothingFound', { q })}</p>
      ) : (
        <>
          <h2 className={sidebar.label}>{t('chat.messages')}</h2>
          <ul className={sidebar.rows} aria-label={t('chat.messages')}>
            {found.map(({ message, thread }) => {
              const sender = message.senderId === own.id ? own : thread.members.find(({ id }) => id === message.senderId);
              return (
                <li key={message.id} className={classes.item}>
                  <a
                    className={classes.row}
                    href={chatAddress({
                      threadId: thread.id,
                      messageId: message.rootId ?? message.id,
                      rootId: message.rootId ?? undefined,
                      q,
                    })}
                    aria-current={message.id === openMessageId || undefined}
                    data-row
                  >
                    <ThreadAvatar thread={thread} size={36} />
                    <span className={classes.text}>
                      <span className={classes.line}>
                        <bdi className={classes.name}>{titleOf(thread)}</bdi>
                        <time className={classes.time} dateTime={message.time}>
                          {formatListTime(new Date(message.time), i18n.language, new Date())}
                        </time>
                      </span>
                      <span className={classes.found}>
                        <bdi>{message.senderId === own.id ? t('chat.you') : shortName(sender)}</bdi>
                        {': '}
                        <bdi>
                          <MarkedText text={message.message} words={words} />
                        </bdi>
                      </span>
                    </span>
                  </a>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}

/** An excerpt of a message with the search words highlighted. */
function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0;
  const plain = plainText(text);
  const folded = foldText(plain);
  // A match that spans a formatting marker exists only in the raw text.
  const shown = words.every((word) => folded.includes(foldText(word))) ? plain : text;
  return markedParts(shown, words).map(({ text: part, isMatch }) => {
    at += part.length;
    return <Fragment key={at}>{isMatch ? <mark>{part}</mark> : part}</Fragment>;
  });
}
