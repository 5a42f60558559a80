import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { FormFailure } from './form-failure.tsx';
import classes from './side-panel-form.module.css';

interface SidePanelFormProps {
  /** Of `useKeptForm`. */
  form: { formRef: RefObject<HTMLFormElement | null>; failure: string };
  hasFailed: boolean;
  onSave: () => void;
  /** Before what is left is saved. */
  onLeave?: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The fields of a side panel that save themselves: when one is left, and when somebody says so. */
export function SidePanelForm({ form, hasFailed, onSave, onLeave, children }: SidePanelFormProps) {
  const { t } = useTranslation();
  return (
    <form
      ref={form.formRef}
      className={classes.body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      // What is left is saved, not what is only walked through.
      onBlur={({ target }) => {
        onLeave?.();
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) onSave();
      }}
    >
      {children}
      {hasFailed && (
        <div className={classes.failed}>
          <FormFailure text={form.failure} />
          <button type="button" className={classes.again} onClick={onSave}>
            {t('ui.tryAgain')}
          </button>
        </div>
      )}
    </form>
  );
}
