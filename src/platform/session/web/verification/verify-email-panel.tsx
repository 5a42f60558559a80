import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { updateSession, useSession } from '#web/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { getSession, verifyAddress } from '../../contract.ts';
import { AuthHeading, type AuthLook } from '../frame/auth-heading.tsx';
import { failureText } from '../to-error-text.ts';

type State = { kind: 'asking' | 'sending'; failure: string } | { kind: 'done'; email: string } | { kind: 'bad' };

/** Requires a click, because mail scanners open links too and each link works once. */
export function VerifyEmailPanel({ look }: { look: AuthLook }) {
  const { t } = useTranslation();
  const { token: given }: { token?: unknown } = useSearch({ strict: false });
  const token = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  const isSignedIn = useSession() !== null;
  const [state, setState] = useState<State>({ kind: 'asking', failure: '' });
  usePageTitle(t('session.verify.title'));

  const confirm = async () => {
    setState({ kind: 'sending', failure: '' });
    try {
      const { email } = await call(verifyAddress, { body: { token } });
      setState({ kind: 'done', email });
      const own = isSignedIn ? await call(getSession, {}).catch(() => null) : null;
      if (own) updateSession(own.userData);
    } catch (error) {
      const isBad = error instanceof ApiError && (error.status === 404 || error.status === 400);
      setState(isBad ? { kind: 'bad' } : { kind: 'asking', failure: failureText(t, error) });
    }
  };

  const onward = (
    <PageLink href={isSignedIn ? '/' : `/pages/login-${look}`} look="primary">
      {t(isSignedIn ? 'session.reset.toStart' : 'session.register.toLogin')}
    </PageLink>
  );
  if (state.kind === 'done')
    return (
      <>
        <div role="status">
          <AuthHeading title={t('session.verify.doneTitle')} text={t('session.verify.doneText', { email: state.email })} />
        </div>
        {onward}
      </>
    );
  if (state.kind === 'bad' || token === '')
    return (
      <>
        <AuthHeading
          title={t(state.kind === 'bad' ? 'session.reset.badTitle' : 'session.verify.title')}
          text={t(state.kind === 'bad' ? 'session.verify.badText' : 'session.verify.noToken')}
        />
        {onward}
      </>
    );
  return (
    <>
      <AuthHeading title={t('session.verify.title')} text={t('session.verify.text')} />
      <FormFailure text={state.failure} />
      <Button wide loading={state.kind === 'sending'} onClick={() => void confirm()}>
        {t('session.verify.submit')}
      </Button>
    </>
  );
}
