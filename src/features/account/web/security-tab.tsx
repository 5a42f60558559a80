import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import {
  checkProof,
  NewPasswordField,
  PasskeyCard,
  ProofFields,
  proofOf,
  requireFields,
  SessionCard,
  TwoStepsCard,
  useCheckedForm,
} from '#platform/session/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { changePassword, endOwnSessions } from '../contract.ts';
import classes from './account-page.module.css';
import { accountSecurityQuery } from './account-queries.ts';

/** Password, two-factor authentication, and active sessions. */
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

const checkNew = requireFields('newPassword');

/** Changes the password, confirmed by the current one. */
function PasswordCard({ setAt }: { setAt: string | null }) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  /** A new key resets the fields. */
  const [round, setRound] = useState(0);
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: (given) => ({ ...checkProof(given), ...checkNew(given) }),
    body: (form) => ({ ...proofOf(form), newPassword: String(form.get('newPassword')) }),
    send: async (body) => {
      const { ended } = await call(changePassword, { body });
      setRound((number) => number + 1);
      toast({ message: t('account.password.done', { count: ended }), tone: 'success' });
      await queryClient.invalidateQueries(accountSecurityQuery);
      return undefined;
    },
  });
  return (
    <Card
      title={t('common.password')}
      text={setAt ? t('account.password.setAt', { time: formatMoment(new Date(setAt), i18n.language) }) : t('account.password.text')}
    >
      <form ref={formRef} className={classes.form} noValidate method="post" onSubmit={submit}>
        <FieldRow key={round}>
          <ProofFields field={field} passwordLabel={t('account.password.now')} />
          <NewPasswordField {...field('newPassword')} label={t('account.password.new')} />
        </FieldRow>
        <FormFailure text={failure} />
        <div className={classes.buttons}>
          <Button type="submit" loading={isSending}>
            {t('account.password.change')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
