import { Suspense, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { RichTextHandle } from '#web/rich-text/rich-text.tsx';
import frameStyles from './field-frame.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './rich-text-field.module.css';

const RichText = lazyPart(() => import('#web/rich-text/rich-text.tsx').then(({ RichText }) => RichText));

interface RichTextFieldProps extends FieldTexts {
  /** Initial HTML. To replace it later, remount the field with a different `key`. */
  initial: string;
  placeholder?: string;
  /** Called on each change with the whole HTML; empty without text. */
  onChange: (html: string) => void;
  /** Receives pasted and dropped files, and the editor to insert images; without it the browser handles them. */
  onFiles?: (files: File[], editor: RichTextHandle) => void;
}

/** A labeled rich text field. The heavy editor loads after the field. */
export function RichTextField({ label, error, hint, optionalLabel, initial, placeholder = '', onChange, onFiles }: RichTextFieldProps) {
  const { t } = useTranslation();
  const editor = useRef<RichTextHandle>(null);
  const takeFiles = onFiles && ((files: File[]) => editor.current && onFiles(files, editor.current));
  return (
    // The editor uses the label as its own name but has no description, so errors are announced as alerts.
    <FieldFrame label={label} error={error && <span role="alert">{error}</span>} hint={hint} optionalLabel={optionalLabel}>
      <div className={`${frameStyles.box} ${styles.editor}`} data-invalid={error ? true : undefined}>
        <Suspense fallback={<div className={styles.waiting} role="status" aria-label={t('ui.loading')} />}>
          <RichText
            label={label}
            initial={initial}
            placeholder={placeholder}
            handle={editor}
            onChange={onChange}
            {...(takeFiles && { onFiles: takeFiles })}
          />
        </Suspense>
      </div>
    </FieldFrame>
  );
}
