import { Suspense, useRef } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import type { RichTextHandle } from '#web/rich-text/rich-text.tsx';
import frameStyles from './field-frame.module.css';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './rich-text-field.module.css';

const RichText = lazyPart(() => import('#web/rich-text/rich-text.tsx').then(({ RichText }) => RichText));

interface RichTextFieldProps extends FieldTexts {
  /** HTML to begin with; to replace it later, mount the field anew by another `key`. */
  initial: string;
  placeholder?: string;
  /** Told of each change with the whole HTML; empty when there is no text. */
  onChange: (html: string) => void;
  /** Given pasted and dropped files, and the editor to put pictures into; without it they are left to the browser. */
  onFiles?: (files: File[], editor: RichTextHandle) => void;
}

/** A labelled text with formats. The editor, which is heavy, comes after the field. */
export function RichTextField({ label, error, hint, optionalLabel, initial, placeholder = '', onChange, onFiles }: RichTextFieldProps) {
  const { t } = useTranslation();
  const editor = useRef<RichTextHandle>(null);
  const takeFiles = onFiles && ((files: File[]) => editor.current && onFiles(files, editor.current));
  return (
    // The editor says the label aloud as its own name, and has no description: an error is said when it comes.
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
