import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { AuthCard, AuthHeading, failureText, usePassFirstStep } from '#platform/session/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { usePageTitle } from '#web/page-title.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { finishSignOn } from '../../contract.ts';
import { takeTicket } from './ticket-storage.ts';

/** Callback page: completes the sign-in or explains why it failed. */
export function ReturnPage() {
  const { t } = useTranslation();
  usePageTitle(t('menu.signOn'));
  const completeFirstFactor = usePassFirstStep('cover');
  const { data, error } = useQuery({
    queryKey: ['sign-on', 'return'],
    // The response counts once, so it is requested once, however the page is re-rendered.
    queryFn: async () => {
      const kept = takeTicket();
      const answer = await call(finishSignOn, { body: { query: window.location.search.slice(1), ticket: kept?.ticket ?? '' } });
      return { answer, to: kept?.to ?? null };
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const goOn = useEffectEvent(({ answer, to }: NonNullable<typeof data>) => {
    // The code is used up; the URL keeps only where the person wanted to go.
    window.history.replaceState(null, '', to === null ? window.location.pathname : `?${new URLSearchParams({ to })}`);
    completeFirstFactor(answer);
  });
  useEffect(() => {
    if (data) goOn(data);
  }, [data]);
  return (
    <AuthCard>
      <AuthHeading
        title={t(error ? 'signOn.return.failed' : 'signOn.return.title')}
        text={t(error ? 'signOn.return.failedText' : 'signOn.return.text')}
      />
      {error ? (
        <>
          <FormFailure text={failureText(t, error)} />
          <PageLink href="/pages/login-cover" look="primary">
            {t('signOn.return.again')}
          </PageLink>
        </>
      ) : (
        <Spinner />
      )}
    </AuthCard>
  );
}
