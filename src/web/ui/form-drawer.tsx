import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import styles from './form-drawer.module.css';
import { FormFailure } from './form-failure.tsx';
import { InfoNote } from './info-note.tsx';

interface FormDrawerProps {
  title: string;
  /** Wide enough for a table. */
  isWide?: boolean;
  /** A centered window instead of a panel, when the page behind has nothing to refer to. */
  isWindow?: boolean;
  /** From `useDraftForm`. */
  form: {
    formRef: RefObject<HTMLFormElement | null>;
    failure: string;
    isSending: boolean;
    isChanged: boolean;
    isKept: boolean;
    forget: () => void;
  };
  /** Undefined for read-only forms, which can only be closed. */
  submitLabel?: string | undefined;
  /** Whether to focus the first field initially, which opens a phone's keyboard. */
  focusesField?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** A `ConflictPanel`, after someone else changed the same record. */
  conflict?: ReactNode;
  /** More actions at the start of the footer. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A form in a side panel. Saves only on submit, and asks before discarding input. */
export function FormDrawer(props: FormDrawerProps) {
  const {
    title,
    isWide = false,
    isWindow = false,
    form,
    submitLabel,
    focusesField = true,
    onSubmit,
    onClose,
    conflict,
    foot,
    children,
  } = props;
  const { t } = useTranslation();
  const [isLeaving, setLeaving] = useState(false);

  const close = () => (form.isChanged && submitLabel ? setLeaving(true) : onClose());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog kind={isWindow ? 'window' : 'panel'} title={title} focuses={focusesField ? 'field' : 'none'} onClose={close}>
      <form
        ref={form.formRef}
        className={styles.form}
        data-wide={isWide || undefined}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className={styles.fields}>
          {form.isKept && submitLabel && !conflict && <InfoNote>{t('ui.form.kept')}</InfoNote>}
          {conflict}
          {children}
          <FormFailure text={form.failure} />
        </div>
        <footer className={styles.foot}>
          {foot}
          <span className={styles.space} />
          <Button look="outline" onClick={close}>
            {t(submitLabel ? 'ui.form.cancel' : 'ui.close')}
          </Button>
          {submitLabel && (
            <Button type="submit" loading={form.isSending}>
              {submitLabel}
            </Button>
          )}
        </footer>
      </form>
      {isLeaving && (
        <DiscardDialog
          onStay={() => setLeaving(false)}
          onDiscard={() => {
            form.forget();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
