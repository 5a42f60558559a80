import { type ComponentProps, type FormEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { focusFirstWrong } from '../focus-first-wrong.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogBody } from './dialog-body.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { FormFailure } from './form-failure.tsx';
import { useTypedText } from './use-typed-text.ts';

interface DialogFormProps {
  title: string;
  /** `wide` for content as wide as a table. */
  kind?: ComponentProps<typeof Dialog>['kind'];
  text?: ReactNode;
  formRef?: Ref<HTMLFormElement>;
  submitLabel: string;
  isSending?: boolean;
  /** Disables the submit button. */
  isOff?: boolean;
  failure?: string;
  /** Input is restored the next time it opens, so it closes without a confirmation. */
  keepsTyped?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in a dialog. Asks before discarding input, and focuses the first invalid field after submitting. */
export function DialogForm({
  title,
  kind = 'window',
  text,
  formRef,
  submitLabel,
  isSending = false,
  isOff = false,
  failure,
  keepsTyped = false,
  onSubmit,
  onClose,
  children,
}: DialogFormProps) {
  const { t } = useTranslation();
  const typed = useTypedText();
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (!keepsTyped && typed.isTyped() ? setLeaving(true) : onClose());
  const sent = useRef<HTMLFormElement>(null);
  // After every render, because server-side errors arrive later.
  useEffect(() => {
    if (!isSending && focusFirstWrong(sent.current)) sent.current = null;
  });
  return (
    <Dialog kind={kind} title={title} onClose={close}>
      <form
        ref={formRef}
        noValidate
        onFocus={typed.onFocus}
        onInput={(event) => {
          typed.onInput(event);
          sent.current = null;
        }}
        onSubmit={(event) => {
          event.preventDefault();
          sent.current = event.currentTarget;
          onSubmit(event);
        }}
      >
        <DialogBody
          text={text}
          buttons={
            <>
              <Button look="outline" onClick={close}>
                {t('ui.form.cancel')}
              </Button>
              <Button type="submit" loading={isSending} disabled={isOff}>
                {submitLabel}
              </Button>
            </>
          }
        >
          {children}
          {failure !== undefined && <FormFailure text={failure} />}
        </DialogBody>
      </form>
      {isLeaving && <DiscardDialog onStay={() => setLeaving(false)} onDiscard={onClose} />}
    </Dialog>
  );
}
