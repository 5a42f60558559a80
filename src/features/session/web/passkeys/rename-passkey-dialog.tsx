import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Passkey, renamePasskey } from '../../passkey-contract.ts';
import { requireFields } from '../require-fields.ts';
import { useCheckedForm } from '../use-checked-form.ts';

const checkFilled = requireFields('name');

/** Gives a passkey another name. */
export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation();
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkFilled,
    body: (form) => ({ name: String(form.get('name')).trim() }),
    send: async (body) => {
      await call(renamePasskey, { params: { id }, body });
      onClose();
      return undefined;
    },
  });
  return (
    <DialogForm
      title={t('session.passkeys.renameTitle')}
      formRef={formRef}
      submitLabel={t('session.passkeys.rename')}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...field('name')} label={t('session.passkeys.name')} defaultValue={name} maxLength={60} autoComplete="off" />
    </DialogForm>
  );
}
