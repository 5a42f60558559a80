import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { mentionsIn } from '#contract/mentions-in.ts';
import type { PersonRef } from '#platform/people/contract.ts';
import { useTranslation } from '#web/i18n.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { LimitedTextarea } from '#web/ui/limited-input.tsx';
import { OptionList } from '#web/ui/option-list.tsx';
import { peopleLike } from '#web/ui/people-like.ts';
import { useOptionList } from '#web/ui/use-option-list.ts';
import writing from '#web/ui/writing-box.module.css';
import classes from './comment-box.module.css';
import { mentionAt } from './comment-text.ts';
import { keepDraft, useDraft } from './drafts.ts';

interface Props {
  /** Key under which the draft is saved. */
  name: string;
  initial?: string;
  people: readonly PersonRef[];
  sendLabel: string;
  /** Resolves to whether it was sent. */
  onSend: (comment: string, mentions: number[]) => Promise<boolean>;
  onCancel?: () => void;
}

const maxShown = 6;

/** Comment editor: `@` suggests people, Ctrl+Enter sends. The draft is kept until it is sent. */
export function CommentBox({ name, initial = '', people, sendLabel, onSend, onCancel }: Props) {
  const { t } = useTranslation();
  const draft = useDraft(name);
  const text = draft?.text ?? initial;
  const area = useRef<HTMLTextAreaElement>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (onCancel) area.current?.focus();
  }, [onCancel]);
  const mention = cursor === null ? null : mentionAt(text, cursor);
  const found = mention ? peopleLike(people, mention.typed).slice(0, maxShown) : [];
  const options = useOptionList({ options: found, isOpen: found.length > 0 });

  const type = (typed: string) => keepDraft(name, typed ? { text: typed, base: initial, state: 'typing' } : undefined);
  const pick = (person: PersonRef) => {
    if (!mention || cursor === null) return;
    const inserted = `@${person.fullName} `;
    type(text.slice(0, mention.start) + inserted + text.slice(cursor));
    const end = mention.start + inserted.length;
    setCursor(null);
    options.reset();
    requestAnimationFrame(() => area.current?.setSelectionRange(end, end));
  };
  const send = async () => {
    const comment = text.trim();
    if (!comment) return;
    setFailed(false);
    keepDraft(name, undefined);
    if (await onSend(comment, mentionsIn(comment, people))) return;
    keepDraft(name, { text: comment, base: initial, state: 'typing' });
    setFailed(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isArrow = options.onArrow(event);
    const { chosen } = options;
    if (isArrow) event.preventDefault();
    else if (chosen && (event.key === 'Enter' || event.key === 'Tab')) pick(chosen);
    else if (chosen && event.key === 'Escape') setCursor(null);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    else if (event.key === 'Escape' && onCancel) onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.box}>
      <LimitedTextarea
        ref={area}
        className={`${writing.box} ${classes.text}`}
        rows={2}
        dir="auto"
        maxLength={10_000}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={options.field['aria-controls']}
        aria-activedescendant={options.field['aria-activedescendant']}
        aria-label={t('kanban.comment.write')}
        placeholder={t('kanban.comment.placeholder')}
        value={text}
        onChange={({ currentTarget }) => {
          type(currentTarget.value);
          setCursor(currentTarget.selectionStart);
          options.reset();
        }}
        onBlur={() => setCursor(null)}
        onKeyDown={onKeyDown}
      />
      <OptionList
        list={options.list}
        label={t('kanban.comment.people')}
        keyOf={(person) => person.id}
        show={(person) => (
          <>
            <Avatar name={person.fullName} src={person.avatar} size={24} />
            <bdi>{person.fullName}</bdi>
          </>
        )}
        onPick={pick}
        isAbove
      />
      {failed && (
        <p className={classes.failed} role="alert">
          {t('kanban.comment.failed')}
        </p>
      )}
      {(text || onCancel) && (
        <div className={classes.buttons}>
          <Button onClick={() => void send()}>{sendLabel}</Button>
          {onCancel && (
            <Button look="outline" onClick={onCancel}>
              {t('ui.form.cancel')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
