import { useState } from 'react';
import type { SignedIn } from '#contract/signed-in.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { transport } from '#web/transport.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { useFirstFocus } from '#web/ui/first-focus.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { takeSecondStep } from '../../two-step-contract.ts';
import styles from '../frame/auth-form.module.css';
import { requireFields, useCheckedForm } from '../use-checked-form.ts';
import { CodeBoxes } from './code-boxes.tsx';

const checkFilled = requireFields('code');

interface Props {
  challenge: string;
  onSignedIn: (signedIn: SignedIn) => void;
  /** Called when the challenge has expired and the password is needed again. */
  onOver: () => void;
}

/** Asks for an app's code or a recovery code, and signs in. */
export function SecondStepForm({ challenge, onSignedIn, onOver }: Props) {
  const { t } = useTranslation();
  const [isRecovery, setRecovery] = useState(false);
  // The device cookie is only stored when the page talks to its own server.
  const canTrust = transport().tab === undefined && transport().baseUrl === undefined;
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkFilled,
    body: (form) => ({
      challenge,
      code: String(form.get('code')).trim(),
      ...(form.get('trustDevice') === 'on' && { trustDevice: true }),
    }),
    send: async (body) => {
      try {
        onSignedIn(await call(takeSecondStep, { body }));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        onOver();
      }
      return undefined;
    },
  });
  useFirstFocus(formRef);
  return (
    <form ref={formRef} className={styles.form} onSubmit={submit} noValidate method="post">
      {isRecovery ? (
        <TextField
          {...field('code')}
          label={t('session.steps.recoveryCode')}
          hint={t('session.steps.recoveryHint')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : (
        <CodeBoxes {...field('code')} onComplete={() => formRef.current?.requestSubmit()} />
      )}
      {canTrust && <Check name="trustDevice">{t('session.steps.trust')}</Check>}
      <FormFailure text={failure} />
      <Button type="submit" loading={isSending} wide>
        {t('session.steps.submit')}
      </Button>
      <Button look="plain" wide onClick={() => setRecovery(!isRecovery)}>
        {t(isRecovery ? 'session.steps.useApp' : 'session.steps.useRecovery')}
      </Button>
    </form>
  );
}
