import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { BelongingList } from '#features/users/web/public-api.ts';
import { checkProof, ProofFields, proofOf, useCheckedForm } from '#platform/session/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import { clearSession } from '#web/session-store.ts';
import { toast } from '#web/toast.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { PersonPicker } from '#web/ui/person-picker.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { deleteAccount } from '../contract.ts';
import { ownBelongingsQuery } from './account-queries.ts';

/** Shows what goes to whom and asks for the password before deleting the account, or explains why it can't be deleted. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data } = useQuery(ownBelongingsQuery);
  const [heirs, setHeirs] = useState<number[]>([]);
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkProof,
    body: (form) => ({ ...proofOf(form) }),
    send: async (proof) => {
      const [heirId] = heirs;
      await call(deleteAccount, { body: { ...proof, ...(heirId !== undefined && { heirId }) } });
      clearSession();
      queryClient.clear();
      toast({ message: t('account.delete.done'), tone: 'success' });
      await router.navigate({ href: '/pages/login-cover' });
      return undefined;
    },
  });
  const title = t('account.delete.ask');
  if (data?.obstacle)
    return (
      <ConfirmDialog
        title={title}
        text={t('account.delete.lastAdmin')}
        confirmLabel={t('account.delete.submit')}
        cancelLabel={t('ui.close')}
        isOff
        onConfirm={onClose}
        onClose={onClose}
      />
    );
  return (
    <DialogForm
      title={title}
      text={t('account.delete.sure')}
      formRef={formRef}
      submitLabel={t('account.delete.submit')}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {data ? <BelongingList answers={[data]} nothing={t('account.delete.nothing')} /> : <Spinner />}
      {data && data.heirs.length > 0 && (
        <PersonPicker
          label={t('account.delete.heir')}
          people={data.heirs}
          value={heirs}
          onChange={setHeirs}
          isSingle
          placeholder={t('account.delete.heirAdmin')}
        />
      )}
      <ProofFields field={field} />
    </DialogForm>
  );
}
