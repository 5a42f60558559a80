import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { browserOf } from '#web/browser-of.ts';
import { useTranslation } from '#web/i18n.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addPasskey, beginPasskey } from '../../passkey-contract.ts';
import { requireFields } from '../require-fields.ts';
import { checkProof, ProofFields, proofOf } from '../two-steps/proof-fields.tsx';
import { useCheckedForm } from '../use-checked-form.ts';
import { isGivenUp } from './is-given-up.ts';

const checkName = requireFields('name');

/** Names a new passkey, asks for the password, and lets the browser make it. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: (given) => ({ ...checkName(given), ...checkProof(given) }),
    body: (form) => ({ name: String(form.get('name')).trim(), ...proofOf(form) }),
    send: async ({ name, ...body }) => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { options } = await call(beginPasskey, { body });
      try {
        const response = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
        await call(addPasskey, { body: { response: { ...response }, name } });
      } catch (error) {
        if (error instanceof ApiError || !isGivenUp(error)) throw error;
        return undefined;
      }
      onClose();
      return undefined;
    },
  });
  return (
    <DialogForm
      title={t('session.passkeys.addTitle')}
      text={t('session.passkeys.addText')}
      formRef={formRef}
      submitLabel={t('session.passkeys.add')}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...field('name')}
        label={t('session.passkeys.name')}
        hint={t('session.passkeys.nameHint')}
        defaultValue={browserOf(navigator.userAgent).system ?? ''}
        maxLength={60}
        autoComplete="off"
      />
      <ProofFields field={field} />
    </DialogForm>
  );
}
