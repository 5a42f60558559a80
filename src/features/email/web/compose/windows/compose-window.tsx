import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useUploads } from '#platform/files/web/public-api.ts';
import { useCan } from '#web/ability.ts';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { filesOf } from '#web/rich-text/files-of.ts';
import type { RichTextHandle } from '#web/rich-text/rich-text.tsx';
import { toast } from '#web/toast.ts';
import { AttachmentStrip, attachmentOf } from '../attachment-strip.tsx';
import { ComposeFields, type FieldsHandle } from '../compose-fields.tsx';
import { ComposeFoot } from '../compose-foot.tsx';
import { ComposeHead } from '../compose-head.tsx';
import { ConflictView } from '../conflict-view.tsx';
import { QuotedText } from '../quoted-text.tsx';
import { useSend } from '../use-send.tsx';
import { closeWindow } from './close-window.ts';
import { openCompose } from './compose-store.ts';
import classes from './compose-window.module.css';
import { type ComposeWindow as Shown, titleOf } from './compose-window-state.ts';
import { findWindow, setMode } from './compose-windows-store.ts';
import { giveFocusBack, requestFocus, takeFocus } from './focus-wanted.ts';
import { useInlineSlot } from './inline-slot.ts';
import { clearSlot, hasItsSlot } from './is-compose-inline.ts';
import { editWindow } from './save-window.ts';

const RichText = lazyPart(() => import('#web/rich-text/rich-text.tsx').then(({ RichText }) => RichText));

/** Height of the bars below the text, in pixels. */
const barsSize = 112;

interface Props {
  shown: Shown;
  /** Whether it is shown in the conversation it replies to. */
  isInline: boolean;
}

/** A compose window; a full page on phones. */
export function ComposeWindow({ shown, isInline }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  const fields = useRef<FieldsHandle>(null);
  const editor = useRef<RichTextHandle>(null);
  const slot = useInlineSlot();
  const mayUpload = useCan('create', 'File');
  const uploads = useUploads();
  const { key, content, mode, calls, isLoading, isSending, isAnswer, theirs } = shown;
  const sending = useSend(shown, uploads.isBusy, fields);

  // The editor loads after the window, and takes the focus once it is ready.
  const [wantsText, setWantsText] = useState(false);
  const isAddressed = isAnswer || content.to.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens, not when somebody is named.
  useEffect(() => {
    if (isLoading) frame.current?.focus({ preventScroll: isInline });
    else if (takeFocus(key)) {
      if (isInline) frame.current?.scrollIntoView({ block: 'nearest' });
      if (!isAddressed) fields.current?.focus();
      else {
        // The text takes the focus a frame later at best; until then the window handles keys.
        frame.current?.focus();
        if (editor.current) editor.current.focus();
        else setWantsText(true);
      }
    }
  }, [key, isLoading, mode, calls]);

  const attach = (files: readonly File[]) =>
    uploads.start(files, (stored) =>
      editWindow(key, { attachments: [...(findWindow(key)?.content.attachments ?? []), attachmentOf(stored)] }),
    );
  const takeFiles = (files: readonly File[]) => {
    const isPicture = ({ type }: File) => /^image\/(?!svg)/.test(type);
    uploads.start(files.filter(isPicture), ({ url, name }) => editor.current?.insertPicture(url, name));
    attach(files.filter((file) => !isPicture(file)));
  };
  const minimise = () => {
    requestFocus(key);
    setMode(key, 'minimised');
  };
  const close = async () => {
    const closed = await closeWindow(key, queryClient);
    if (!closed) return;
    giveFocusBack(key);
    const { draftId: id } = closed;
    if (isInline && id !== undefined)
      toast({ message: t('email.compose.kept'), action: { label: t('email.draft.edit'), run: () => openCompose({ kind: 'draft', id }) } });
  };
  const popOut = () => {
    requestFocus(key);
    setMode(key, 'open');
  };
  const putBack = () => {
    requestFocus(key);
    clearSlot(key);
    setMode(key, 'inline');
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const hidden = { C: 'cc', B: 'bcc' } as const;
    const key = event.key.toUpperCase();
    if ((key === 'C' || key === 'B') && event.shiftKey && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.stopPropagation();
      return fields.current?.show(hidden[key]);
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || theirs) return;
    event.preventDefault();
    event.stopPropagation();
    sending.send(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Page shortcuts must not reach what is below the window.
    event.stopPropagation();
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || document.querySelector('dialog:modal, :popover-open')) return;
    // The editor marks the key as handled although it does nothing with it.
    const isInText = event.target instanceof Element && event.target.closest('[contenteditable="true"]');
    if (!isInText && event.defaultPrevented) return;
    if (isInline) void close();
    else minimise();
  };
  return (
    <div
      ref={frame}
      className={classes.window}
      data-mode={isInline ? 'inline' : mode}
      role="dialog"
      aria-label={titleOf(shown, t)}
      aria-busy={isLoading || isSending}
      tabIndex={-1}
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={onKeyDown}
      onDragOver={(event) => mayUpload && event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        const files = filesOf(event.dataTransfer);
        if (event.defaultPrevented || files.length === 0 || !mayUpload) return;
        event.preventDefault();
        attach(files);
      }}
    >
      <ComposeHead
        shown={shown}
        isInline={isInline}
        onMinimise={minimise}
        onPopOut={popOut}
        onPutBack={hasItsSlot(shown, slot) ? putBack : undefined}
        onClose={() => void close()}
      />
      {theirs ? (
        <ConflictView shown={shown} theirs={theirs.content} />
      ) : isLoading ? null : (
        <div className={classes.body} inert={isSending}>
          <div className={classes.scroller}>
            <ComposeFields shown={shown} handle={fields} />
            <Suspense fallback={<div className={classes.waiting} />}>
              <RichText
                key={shown.round}
                label={t('email.compose.message')}
                covered={barsSize}
                initial={content.message}
                onChange={(message) => editWindow(key, { message })}
                {...(mayUpload && { onFiles: takeFiles })}
                autoFocus={wantsText}
                handle={editor}
                between={
                  <>
                    {content.quote ? <QuotedText html={content.quote} onRemove={() => editWindow(key, { quote: '' })} /> : null}
                    <AttachmentStrip
                      attachments={content.attachments}
                      uploads={uploads}
                      onRemove={(url) => editWindow(key, { attachments: content.attachments.filter((one) => one.url !== url) })}
                    />
                  </>
                }
              />
            </Suspense>
          </div>
          <ComposeFoot
            shown={shown}
            sending={sending}
            onAttach={mayUpload ? attach : undefined}
            onInsert={(html) => editor.current?.insert(html)}
          />
        </div>
      )}
      {sending.dialog}
    </div>
  );
}
