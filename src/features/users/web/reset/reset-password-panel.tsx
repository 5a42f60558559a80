import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import formStyles from '#features/session/web/frame/auth-form.module.css';
import { AuthHeading, type AuthLook, failureText } from '#features/session/web/offers.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { useSession } from '#web/session-store.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { readInvitation } from '../../invitation-contract.ts';
import styles from './reset-password.module.css';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Says whom the one-time link is for and asks for a password; or says why it cannot be used, and what to do. */
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
          <p className={formStyles.other}>
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
      <div className={styles.waiting}>
        <Spinner />
      </div>
    );
  return <ResetPasswordForm token={token} link={data} look={look} onSpent={() => setSpent(true)} />;
}
