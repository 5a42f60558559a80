import { useEffect, useRef, useState } from 'react';
import { commonFailure } from '#web/actions/common-failure.ts';
import { keepDraft, keptDraft } from '#web/draft-storage.ts';
import { useTranslation } from '#web/i18n.ts';
import { Button } from './button.tsx';
import classes from './comment-form.module.css';
import { FormFailure } from './form-failure.tsx';
import { LimitedTextarea } from './limited-input.tsx';
import writing from './writing-box.module.css';

interface Props {
  /** Storage key of the draft until it is sent. */
  storageKey: string;
  initial?: string;
  label: string;
  sendLabel: string;
  failed: string;
  /** Rejects when sending fails. */
  onSend: (text: string) => Promise<void>;
  onCancel?: () => void;
}

/** A comment form: Ctrl+Enter sends. The draft is kept until it is sent, also across reloads. */
export function CommentForm({ storageKey, initial = '', label, sendLabel, failed, onSend, onCancel }: Props) {
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => keptDraft<string>(storageKey, storageKey)?.values ?? initial);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const isAsked = onCancel !== undefined;
  useEffect(() => {
    if (isAsked) area.current?.focus();
  }, [isAsked]);
  const type = (typed: string) => {
    setText(typed);
    keepDraft(storageKey, typed && typed !== initial ? { key: storageKey, values: typed, base: initial, version: 0 } : null);
  };
  const send = async () => {
    if (!text.trim() || isSending) return;
    setSending(true);
    setFailure('');
    try {
      await onSend(text.trim());
      keepDraft(storageKey, null);
      setText(initial);
    } catch (error) {
      setFailure(commonFailure(t, error, failed).message);
    } finally {
      setSending(false);
    }
  };
  const cancel = () => {
    keepDraft(storageKey, null);
    onCancel?.();
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <LimitedTextarea
        ref={area}
        className={`${writing.box} ${classes.text}`}
        rows={isAsked || text ? 3 : 1}
        dir="auto"
        maxLength={5000}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          if (event.key === 'Escape' && onCancel) cancel();
        }}
      />
      {failure && <FormFailure text={failure} />}
      {(text || isAsked) && (
        <div className={classes.buttons}>
          <Button type="submit" loading={isSending}>
            {sendLabel}
          </Button>
          {isAsked && (
            <Button look="outline" onClick={cancel}>
              {t('ui.form.cancel')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
