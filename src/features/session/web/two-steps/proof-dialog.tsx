import { DialogForm } from '#web/ui/dialog-form.tsx';
import { CurrentPasswordField } from '../current-password-field.tsx';
import { requireFields } from '../require-fields.ts';
import { useCheckedForm } from '../use-checked-form.ts';

const checkFilled = requireFields('password');

interface Props {
  title: string;
  text: string;
  submitLabel: string;
  /** Does what the password is asked for. @throws ApiError: a wrong password stands under its field */
  onProved: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before something changes how one signs in. */
export function ProofDialog({ title, text, submitLabel, onProved, onClose }: Props) {
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkFilled,
    body: (form) => ({ password: String(form.get('password')) }),
    send: async ({ password }) => {
      await onProved(password);
      return undefined;
    },
  });
  return (
    <DialogForm
      title={title}
      text={text}
      formRef={formRef}
      submitLabel={submitLabel}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <CurrentPasswordField {...field('password')} />
    </DialogForm>
  );
}
