import { type Ref, Suspense, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { TabNote } from '#web/ui/tab-note.tsx';
import classes from './compose-fields.module.css';
import type { RecipientField as FieldName } from './draft-content.ts';
import { RecipientField } from './recipients/recipient-field.tsx';
import { useUnreachable } from './recipients/use-unreachable.ts';
import type { ComposeWindow } from './windows/compose-window-state.ts';
import { changeWindow } from './windows/compose-windows-store.ts';
import { editWindow } from './windows/save-window.ts';

// Loaded lazily: few people have several addresses.
const FromField = lazyPart(() => import('./recipients/from-field.tsx').then((module) => module.FromField));

export interface FieldsHandle {
  /** Focuses the recipients. */
  focus: () => void;
  /** Shows a recipient field and focuses it. */
  show: (name: 'cc' | 'bcc') => void;
}

interface Props {
  shown: ComposeWindow;
  handle: Ref<FieldsHandle>;
}

/** The recipients and the subject. */
export function ComposeFields({ shown, handle }: Props) {
  const { t } = useTranslation();
  const subjectId = useId();
  const first = useRef<HTMLInputElement>(null);
  const { key, content, typed } = shown;
  const unreachable = useUnreachable(content);
  const [asked, setAsked] = useState<readonly FieldName[]>([]);
  const isShown = (name: FieldName) => name === 'to' || content[name].length > 0 || Boolean(typed[name]) || asked.includes(name);
  useImperativeHandle(handle, () => ({
    focus: () => first.current?.focus(),
    show: (name) => setAsked((names) => [...names, name]),
  }));

  const focusNew = (element: HTMLInputElement | null) => element?.focus();
  const field = (name: FieldName) => (
    <RecipientField
      key={name}
      label={t(`email.${name}`)}
      value={content[name]}
      typed={typed[name] ?? ''}
      unreachable={unreachable}
      onChange={(value) => editWindow(key, { [name]: value })}
      onType={(text) => changeWindow(key, { typed: { ...typed, [name]: text } })}
      inputRef={name === 'to' ? first : asked.includes(name) ? focusNew : undefined}
    >
      {name === 'to' ? (
        <span className={classes.more}>
          {(['cc', 'bcc'] as const)
            .filter((other) => !isShown(other))
            .map((other) => (
              // Tab moves on to the subject; these have a keyboard shortcut.
              <button
                key={other}
                type="button"
                tabIndex={-1}
                aria-keyshortcuts={`Control+Shift+${other === 'cc' ? 'C' : 'B'}`}
                className={classes.reveal}
                onClick={() => setAsked([...asked, other])}
              >
                {t(`email.${other}`)}
              </button>
            ))}
        </span>
      ) : null}
    </RecipientField>
  );
  return (
    <>
      <Suspense>
        <FromField value={content.from} onChange={(from) => editWindow(key, { from })} />
      </Suspense>
      {(['to', 'cc', 'bcc'] as const).filter(isShown).map(field)}
      {unreachable.length > 0 ? (
        <p className={classes.warning} role="status">
          {t('email.compose.noOutside', { count: unreachable.length, addresses: unreachable.join(', ') })}
        </p>
      ) : null}
      {unreachable.length > 0 ? <TabNote>{t('email.settings.addresses.noOutsideInTab')}</TabNote> : null}
      <div className={classes.subject}>
        <label className="visually-hidden" htmlFor={subjectId}>
          {t('email.compose.subject')}
        </label>
        <LimitedInput
          id={subjectId}
          type="text"
          dir={content.subject ? 'auto' : undefined}
          maxLength={998}
          placeholder={t('email.compose.subject')}
          value={content.subject}
          onChange={(event) => editWindow(key, { subject: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
