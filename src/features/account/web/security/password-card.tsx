import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { checkProof, NewPasswordField, ProofFields, proofOf, requireFields, useCheckedForm } from '#features/session/web/offers.ts';
import { call } from '#web/api-client.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { changePassword } from '../../contract.ts';
import classes from '../account-page.module.css';
import { accountSecurityQuery } from '../account-queries.ts';

const checkNew = requireFields('newPassword');

/** Sets another password, by the one of now. */
export function PasswordCard({ setAt }: { setAt: string | null }) {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  /** The fields begin anew by another number. */
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
      title={t('account.password.title')}
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
