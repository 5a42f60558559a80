import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { PasskeyCard, SessionCard, TwoStepsCard } from '#features/session/web/offers.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { endOwnSessions } from '../../contract.ts';
import { accountSecurityQuery } from '../account-queries.ts';
import { PasswordCard } from './password-card.tsx';

/** How one signs in, and where one is signed in now. */
export function SecurityTab() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const { data, error, refetch } = useQuery(accountSecurityQuery);
  const end = async (sessionId?: string) => {
    await attempt(t('account.sessions.notEnded'), async () => {
      const { ended } = await call(endOwnSessions, { body: sessionId === undefined ? {} : { sessionId } });
      await queryClient.invalidateQueries(accountSecurityQuery);
      toast({ message: t('account.sessions.ended', { count: ended }), tone: 'success' });
    });
  };
  return (
    <Suspense fallback={null}>
      <PasswordCard setAt={data?.passwordSetAt ?? null} />
      <TwoStepsCard />
      <PasskeyCard />
      {data && <SessionCard sessions={data.sessions} text={t('account.sessions.text')} onEnd={end} onEndAll={() => end()} />}
      {error && !data && <ErrorState text={t('account.failed')} onTryAgain={() => void refetch()} />}
    </Suspense>
  );
}
