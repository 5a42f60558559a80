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
  /** As wide as a table needs it. */
  isWide?: boolean;
  /** In the middle, over a page that has nothing to look at beside it. */
  isWindow?: boolean;
  /** Of `useKeptForm`. */
  form: {
    formRef: RefObject<HTMLFormElement | null>;
    failure: string;
    isSending: boolean;
    isChanged: boolean;
    isKept: boolean;
    forget: () => void;
  };
  /** Missing where who looks at it may not change it: it can only be closed. */
  submitLabel?: string | undefined;
  /** Whether the first field has the focus from the start, and with it a phone's keyboard. */
  focusesField?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** What is said when somebody else changed the same meanwhile: a `ConflictPanel`. */
  conflict?: ReactNode;
  /** Stands at the start of the foot: what else can be done with what is edited. */
  foot?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form in a panel at the end of the line: nothing is saved before somebody says so, and nothing that was typed is lost unasked. */
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
