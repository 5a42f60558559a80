import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  Suspense,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isVisible } from '#contract/visible-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck, IconMoodSmile, IconPaperclip, IconPencil, IconQuote, IconSend, IconX } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type ChatAttachment, type ChatMessage, type ChatThread, maxMessageCharacters } from '../../contract.ts';
import { countGroupMentioned, maxUnconfirmedMentions } from '../../group-mentions.ts';
import classes from './composer.module.css';
import type { ChatUploads } from './use-chat-uploads.ts';
import { presentMembers, useEmojiNames, useMentions } from './use-completion.ts';
import type { Draft } from './use-draft.ts';
import { useTellTyping } from './use-tell-typing.ts';
import { isInCodeBlock, wrapByKey } from './wrap-selection.ts';

const EmojiPanel = lazyPart(() => import('../emoji/emoji-panel.tsx').then((module) => module.EmojiPanel));
const EmojiNameList = lazyPart(() => import('./emoji-name-list.tsx').then((module) => module.EmojiNameList));
const LongTextOffer = lazyPart(() => import('./long-text-offer.tsx').then((module) => module.LongTextOffer));
const ConfirmDialog = lazyPart(() => import('#web/ui/confirm-dialog.tsx').then((module) => module.ConfirmDialog));
const MentionList = lazyPart(() => import('./mention-list.tsx').then((module) => module.MentionList));
const UploadStrip = lazyPart(() => import('./upload-strip.tsx').then((module) => module.UploadStrip));

export interface ComposerHandle {
  focus: () => void;
}

interface Props {
  /** Accessible name of the field. */
  label: string;
  placeholder: string;
  thread: ChatThread | undefined;
  draft: Draft;
  uploads: ChatUploads;
  mayUpload: boolean;
  field: React.RefObject<HTMLTextAreaElement | null>;
  /** The message being edited; its text replaces the draft. */
  editing: ChatMessage | undefined;
  /** The quote for the next message. */
  quoting: { name: string; text: string } | undefined;
  onUnquote: () => void;
  onSend: (text: string, attachments: ChatAttachment[]) => void;
  onSave: (text: string) => void;
  onCancel: () => void;
  onEditLast: () => void;
  onWalk: () => void;
  handle: Ref<ComposerHandle>;
}

/** The message field. Enter sends; Shift+Enter inserts a line break, as does Enter inside a code block. */
export function Composer(given: Props) {
  const { label, placeholder, quoting, onUnquote } = given;
  const { thread, draft, uploads, mayUpload, field, editing, onSend, onSave, onCancel, onEditLast, onWalk, handle } = given;
  const { t } = useTranslation();
  const files = useRef<HTMLInputElement>(null);
  const [hasEmoji, setHasEmoji] = useState(false);
  const [edited, setEdited] = useState('');
  const text = editing ? edited : draft.text;
  const setText = editing ? setEdited : draft.setText;
  const tellTyping = useTellTyping(thread?.id);
  const mentions = useMentions(field, text, thread?.isGroup ? thread.members : []);
  const emojiNames = useEmojiNames(field, text);
  useEffect(() => {
    setEdited(editing?.message ?? '');
    if (editing) field.current?.focus();
  }, [editing, field]);
  // Grows with its text up to the maximum height in the CSS.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.blockSize = text ? 'auto' : '';
    if (!text) return;
    element.style.blockSize = `${element.scrollHeight + 2}px`;
  }, [text, field]);

  const type = (typed: string) => {
    setText(typed);
    if (!editing && typed.trim()) tellTyping();
  };
  const select = (typed: { text: string; start: number; end: number }) => {
    type(typed.text);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(typed.start, typed.end);
    });
  };
  const put = (piece: string, from?: number) => {
    const element = field.current;
    if (!element) return;
    const start = from ?? element.selectionStart;
    const end = start + piece.length;
    select({ text: text.slice(0, start) + piece + text.slice(element.selectionEnd), start: end, end });
  };
  useImperativeHandle(handle, () => ({ focus: () => field.current?.focus() }));

  const hasFiles = uploads.list.some(({ stored }) => stored);
  const isOver = text.length > maxMessageCharacters;
  const canSend = !isOver && (editing ? isVisible(text) : (isVisible(text) || hasFiles) && !uploads.isBusy);
  const named = editing || !thread?.isGroup ? 0 : countGroupMentioned(text, presentMembers(thread));
  const [isAsking, setAsking] = useState(false);
  const send = () => {
    setAsking(false);
    onSend(text.trim(), uploads.take());
    field.current?.focus();
  };
  const submit = () => {
    if (!canSend) return;
    if (!editing) return named > maxUnconfirmedMentions ? setAsking(true) : send();
    onSave(text.trim());
    field.current?.focus();
  };
  const sendSeveral = (pieces: string[]) => {
    for (const [index, piece] of pieces.entries()) onSend(piece, index === pieces.length - 1 ? uploads.take() : []);
    field.current?.focus();
  };
  const attachText = (file: File) => {
    uploads.add([file]);
    setText('');
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || mentions.onKeyDown(event, put) || emojiNames.onKeyDown(event, put)) return;
    const { key, currentTarget: at } = event;
    const wrapped = wrapByKey(event, { text, start: at.selectionStart, end: at.selectionEnd });
    if (wrapped) select(wrapped);
    else if (key === 'Enter' && isInCodeBlock(text, at.selectionStart) && !(event.ctrlKey || event.metaKey)) return;
    else if (key === 'Enter' && !event.shiftKey && !event.altKey) submit();
    else if (key === 'Escape' && hasEmoji) setHasEmoji(false);
    else if (key === 'Escape' && editing) onCancel();
    else if (key === 'Escape' && quoting) onUnquote();
    else if (key === 'Escape') event.currentTarget.blur();
    else if (key === 'ArrowUp' && text === '' && !editing && !event.altKey) onEditLast();
    else if (key === 'PageUp' && text === '') onWalk();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0 || editing || !mayUpload) return;
    event.preventDefault();
    uploads.add(pasted);
  };

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {editing ? (
        <div className={classes.editing}>
          <IconPencil size={16} />
          <span>{t('chat.editing')}</span>
          <IconButton label={t('chat.cancelEdit')} onClick={onCancel}>
            <IconX size={16} />
          </IconButton>
        </div>
      ) : null}
      {quoting && !editing ? (
        <div className={classes.editing}>
          <IconQuote size={16} />
          <span className={classes.quoting}>
            <bdi>{quoting.name}</bdi>
            {': '}
            <bdi>{quoting.text}</bdi>
          </span>
          <IconButton label={t('chat.unquote')} onClick={onUnquote}>
            <IconX size={16} />
          </IconButton>
        </div>
      ) : null}
      <Suspense>
        {!editing && uploads.list.length > 0 ? <UploadStrip uploads={uploads} /> : null}
        {text.length > maxMessageCharacters * 0.9 ? (
          <LongTextOffer
            text={text}
            onSplit={editing ? undefined : sendSeveral}
            onAttach={editing || !mayUpload ? undefined : attachText}
          />
        ) : null}
        {isAsking ? (
          <ConfirmDialog
            title={t('chat.everyone.title', { count: named })}
            text={t('chat.everyone.text')}
            confirmLabel={t('common.send')}
            cancelLabel={t('ui.form.cancel')}
            onConfirm={send}
            onClose={() => setAsking(false)}
          />
        ) : null}
        {mentions.list.isOpen ? <MentionList mentions={mentions} onChoose={put} /> : null}
        {emojiNames.list.isOpen ? <EmojiNameList emoji={emojiNames} onChoose={put} /> : null}
        {hasEmoji ? (
          <EmojiPanel
            onChoose={(emoji) => put(emoji)}
            onClose={() => {
              setHasEmoji(false);
              field.current?.focus();
            }}
          />
        ) : null}
      </Suspense>
      <div className={classes.line}>
        <input
          ref={files}
          type="file"
          multiple
          hidden
          onChange={(event) => {
            uploads.add(event.currentTarget.files ?? []);
            event.currentTarget.value = '';
            field.current?.focus();
          }}
        />
        {mayUpload && (
          <IconButton label={t('chat.attach')} disabled={editing !== undefined} onClick={() => files.current?.click()}>
            <IconPaperclip />
          </IconButton>
        )}
        <textarea
          ref={field}
          className={classes.field}
          rows={1}
          dir="auto"
          aria-invalid={isOver || undefined}
          aria-label={label}
          placeholder={placeholder}
          enterKeyHint="send"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onSelect={() => {
            mentions.onSelect();
            emojiNames.onSelect();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          {...mentions.attributes}
          {...emojiNames.attributes}
        />
        <IconButton label={t('chat.emoji')} aria-expanded={hasEmoji} onClick={() => setHasEmoji(!hasEmoji)}>
          <IconMoodSmile />
        </IconButton>
        <button
          type="submit"
          className={classes.send}
          aria-label={t(editing ? 'chat.saveEdit' : 'common.send')}
          title={t(editing ? 'chat.saveEdit' : 'common.send')}
          aria-disabled={!canSend || undefined}
        >
          {editing ? <IconCheck /> : <IconSend className={classes.flip} />}
        </button>
      </div>
    </form>
  );
}
