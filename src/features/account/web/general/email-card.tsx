import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkProof, ProofFields, proofOf, requireFields, useCheckedForm } from '#features/session/web/offers.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { type Account, cancelEmailChange, changeEmail } from '../../contract.ts';
import classes from '../account-page.module.css';
import { accountQuery } from '../account-queries.ts';

const checkEmail = requireFields('email');

/** The address that somebody signs in with, and the one that is to become it. */
export function EmailCard({ account: { general } }: { account: Account }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const attempt = useAttempt();
  const [isAsking, setAsking] = useState(false);
  const show = (account: Account) => queryClient.setQueryData(accountQuery.queryKey, account);
  const cancel = () => attempt(t('account.email.notCancelled'), async () => show(await call(cancelEmailChange, {})));
  return (
    <Card
      title={t('account.field.email')}
      text={<bdi>{general.email}</bdi>}
      action={
        <Button look="outline" onClick={() => setAsking(true)}>
          {t('account.email.change')}
        </Button>
      }
    >
      {general.pendingEmail && (
        <p className={classes.line} role="status">
          <span className={classes.grow}>{t('account.email.pending', { email: general.pendingEmail })}</span>
          <Button look="plain" onClick={() => void cancel()}>
            {t('account.email.cancel')}
          </Button>
        </p>
      )}
      {isAsking && <EmailDialog onChanged={show} onClose={() => setAsking(false)} />}
    </Card>
  );
}

interface DialogProps {
  onChanged: (account: Account) => void;
  onClose: () => void;
}

function EmailDialog({ onChanged, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: (given) => ({ ...checkEmail(given), ...checkProof(given) }),
    body: (form) => ({ email: String(form.get('email')).trim(), ...proofOf(form) }),
    send: async (body) => {
      try {
        const account = await call(changeEmail, { body });
        onChanged(account);
        const { pendingEmail, email } = account.general;
        toast({
          message: pendingEmail ? t('account.email.sent', { email: pendingEmail }) : t('account.email.done', { email }),
          tone: 'success',
        });
        onClose();
      } catch (error) {
        const [taken] = error instanceof ApiError && error.status === 409 ? (error.reasons.email ?? []) : [];
        if (!taken) throw error;
        return { email: taken };
      }
      return undefined;
    },
  });
  return (
    <DialogForm
      title={t('account.email.title')}
      text={t('account.email.text')}
      formRef={formRef}
      submitLabel={t('account.email.change')}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...field('email')} type="email" label={t('account.email.new')} dir="ltr" autoComplete="email" />
      <ProofFields field={field} />
    </DialogForm>
  );
}
