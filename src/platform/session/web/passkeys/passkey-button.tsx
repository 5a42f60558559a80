import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { SignedIn } from '#contract/signed-in.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconKey } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { beginPasskeySignIn, signInByPasskey } from '../../passkey-contract.ts';
import { failureText } from '../to-error-text.ts';
import { isPromptDismissed } from './is-prompt-dismissed.ts';

interface Props {
  /** Whether to remember the session for weeks. */
  isRemembered: () => boolean;
  /** @returns an error text if the sign-in isn't accepted */
  onSignedIn: (signedIn: SignedIn) => string | undefined;
}

/** Signs in with a passkey chosen in the browser's prompt. */
export function PasskeyButton({ isRemembered, onSignedIn }: Props) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState('');
  const [isAsking, setAsking] = useState(false);
  const signIn = async () => {
    setFailure('');
    setAsking(true);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const { options } = await call(beginPasskeySignIn, {});
      const response = await startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON });
      setFailure(onSignedIn(await call(signInByPasskey, { body: { response: { ...response }, remember: isRemembered() } })) ?? '');
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.status === 404;
      if (!isPromptDismissed(error)) setFailure(isUnknown ? t('session.passkeys.unknown') : failureText(t, error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button look="outline" wide loading={isAsking} onClick={() => void signIn()}>
        <IconKey size={18} aria-hidden="true" />
        {t('session.passkeys.signIn')}
      </Button>
      <FormFailure text={failure} />
    </>
  );
}
