import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogBody } from './dialog-body.tsx';
import { FormFailure } from './form-failure.tsx';

interface DialogFormProps {
  title: string;
  /** `wide` for what needs the room of a table. */
  kind?: ComponentProps<typeof Dialog>['kind'];
  text?: ReactNode;
  formRef?: Ref<HTMLFormElement>;
  submitLabel: string;
  isSending?: boolean;
  /** Why it could not be sent. */
  failure?: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A small form in a window. */
export function DialogForm({
  title,
  kind = 'window',
  text,
  formRef,
  submitLabel,
  isSending = false,
  failure,
  onSubmit,
  onClose,
  children,
}: DialogFormProps) {
  const { t } = useTranslation();
  return (
    <Dialog kind={kind} title={title} onClose={onClose}>
      <form
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event);
        }}
      >
        <DialogBody
          text={text}
          buttons={
            <>
              <Button look="outline" onClick={onClose}>
                {t('ui.form.cancel')}
              </Button>
              <Button type="submit" loading={isSending}>
                {submitLabel}
              </Button>
            </>
          }
        >
          {children}
          {failure !== undefined && <FormFailure text={failure} />}
        </DialogBody>
      </form>
    </Dialog>
  );
}
