import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { newCredentials } from '#contract/credentials.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { logout } from '#platform/session/contract.ts';
import authForm from '#platform/session/web/frame/auth-form.module.css';
import {
  AuthHeading,
  type AuthLook,
  checkBySchema,
  failureText,
  NewPasswordField,
  useCheckedForm,
  usePassFirstStep,
} from '#platform/session/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { useSession } from '#web/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { acceptInvitation, readInvitation } from '../../invitation-contract.ts';
import resetPassword from './reset-password.module.css';

/** Shows whom the one-time link is for and asks for a password, or explains why the link is invalid. */
export function ResetPasswordPanel({ look }: { look: AuthLook }) {
  const { t } = useTranslation();
  const { token: given }: { token?: unknown } = useSearch({ strict: false });
  const token = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  const isSignedIn = useSession() !== null;
  const [isSpent, setSpent] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['one-time link', token] as const,
    queryFn: ({ signal }) => call(readInvitation, { body: { token } }, { signal }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  usePageTitle(t(data?.kind === 'invitation' ? 'session.reset.join' : 'session.reset.title'));
  const isBad = isSpent || (error instanceof ApiError && (error.status === 404 || error.status === 400));
  if (token === '' || isBad)
    return (
      <>
        <AuthHeading
          title={t(isBad ? 'session.reset.badTitle' : 'session.reset.title')}
          text={t(isBad ? 'session.reset.badText' : 'session.reset.noToken')}
        />
        <PageLink href={isSignedIn ? '/' : `/pages/login-${look}`} look="primary">
          {t(isSignedIn ? 'session.reset.toStart' : 'session.register.toLogin')}
        </PageLink>
        {!isSignedIn && (
          <p className={authForm.other}>
            <PageLink href={`/pages/forgot-password-${look}`}>{t('session.reset.askAnew')}</PageLink>
          </p>
        )}
      </>
    );
  if (error)
    return (
      <>
        <h1 className="visually-hidden">{t('session.reset.title')}</h1>
        <ErrorState title={t('session.reset.failed')} text={failureText(t, error)} onTryAgain={() => void refetch()} />
      </>
    );
  if (!data)
    return (
      <div className={resetPassword.waiting}>
        <Spinner />
      </div>
    );
  return <ResetPasswordForm token={token} link={data} look={look} onSpent={() => setSpent(true)} />;
}

const checkCredentials = checkBySchema(newCredentials());
/** Maximum delay of the sign-in for signing out the previous person, in milliseconds. */
const logoutWithinMs = 1500;

interface Props {
  token: string;
  link: AnswerOf<typeof readInvitation>;
  look: AuthLook;
  /** Called when the link was used or replaced in the meantime. */
  onSpent: () => void;
}

/** Sets a password through a one-time link, for an invitation also a username, and signs in. */
function ResetPasswordForm({ token, link, look, onSpent }: Props) {
  const { t } = useTranslation();
  const completeFirstFactor = usePassFirstStep(look);
  const other = useSession();
  const isInvitation = link.kind === 'invitation';
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkCredentials,
    body: (form) => ({
      token,
      password: String(form.get('password')),
      ...(isInvitation && { username: String(form.get('username')).trim() }),
    }),
    send: async (body) => {
      try {
        const answer = await call(acceptInvitation, { body });
        // Signs out the previous person; if the request fails, that session expires on its own.
        if (other) await call(logout, {}, { signal: AbortSignal.timeout(logoutWithinMs) }).catch(() => undefined);
        completeFirstFactor(answer);
      } catch (error) {
        if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 409)) throw error;
        if (error.status === 409 && 'username' in error.reasons) return { username: { code: 'username_in_use' } };
        onSpent();
      }
      return undefined;
    },
  });
  return (
    <>
      <AuthHeading
        title={isInvitation ? t('session.reset.welcome', { name: link.fullName }) : t('session.reset.heading')}
        text={
          isInvitation
            ? t('session.reset.invited', { company: link.company })
            : t('session.reset.text', { name: link.fullName, email: link.email })
        }
      />
      {other && other.email !== link.email && (
        <p className={resetPassword.note} role="status">
          {t('session.reset.other', { name: other.fullName })}
        </p>
      )}
      <form ref={formRef} className={authForm.form} onSubmit={submit} noValidate method="post">
        <TextField label={t('common.email')} value={link.email} readOnly dir="ltr" autoComplete="username" />
        {isInvitation && (
          <TextField
            {...field('username')}
            label={t('session.register.username')}
            defaultValue={link.username}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <NewPasswordField {...field('password')} />
        <FormFailure text={failure} />
        <Button type="submit" loading={isSending} wide>
          {t(isInvitation ? 'session.reset.joinNow' : 'session.reset.submit')}
        </Button>
      </form>
    </>
  );
}
