import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { checkProof, DateSettingFields, ProofFields, proofOf, requireFields, useCheckedForm } from '#platform/session/web/public-api.ts';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { formFailureText } from '#web/form-failure-text.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconTrash } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { toast } from '#web/toast.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { FieldRow } from '#web/ui/field-row.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { uploadWithProgress } from '#web/upload-with-progress.ts';
import { useAttempt } from '#web/use-attempt.ts';
import { type Account, cancelEmailChange, changeEmail, updateAvatar, updateGeneral } from '../contract.ts';
import { AccountForm, useAccountForm, useSavedAccount } from './account-form.tsx';
import classes from './account-page.module.css';
import { accountQuery } from './account-queries.ts';

/** Names, avatar, email address, and date format. */
export function GeneralTab({ account }: { account: Account }) {
  const { t } = useTranslation();
  return (
    <>
      <AvatarCard account={account} />
      <NamesCard account={account} />
      <EmailCard account={account} />
      <Card title={t('account.dates.title')} text={t('account.dates.text')}>
        <Suspense fallback={null}>
          <DateSettingFields />
        </Suspense>
      </Card>
    </>
  );
}

const valuesOf = ({ general: { username, fullName, company } }: Account) => ({ username, fullName, company });
type Values = ReturnType<typeof valuesOf>;

function NamesCard({ account }: { account: Account }) {
  const { t } = useTranslation();
  const of = useAccountForm<Values>({
    ...{ account, part: 'names', valuesOf },
    send: (fields, version) => call(updateGeneral, { body: { ...fields, ...(version !== undefined && { version }) } }),
    labelOf: (name) => t(`account.field.${name}`),
  });
  return (
    <AccountForm title={t('account.names.title')} text={t('account.names.text')} of={of}>
      <FieldRow>
        <TextField {...of.field('fullName', 120)} dir="auto" autoComplete="name" required />
        <TextField {...of.field('username', 40)} dir="ltr" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
      </FieldRow>
      <TextField {...of.field('company', 120)} dir="auto" autoComplete="organization" />
    </AccountForm>
  );
}

const CropDialog = lazyPart(() => import('./avatar/crop-dialog.tsx').then(({ CropDialog }) => CropDialog));

/** The avatar: choose, crop, remove, and revert to the previous one. */
function AvatarCard({ account: { general } }: { account: Account }) {
  const { t } = useTranslation();
  const saySaved = useSavedAccount();
  const [chosen, setChosen] = useState<File>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const { avatarFileId, avatar, fullName } = general;
  const give = (fileId: number | null) => call(updateGeneral, { body: { avatarFileId: fileId } });
  const save = async (message: string, work: () => Promise<Account>) => {
    setFailure('');
    setSending(true);
    try {
      saySaved(await work(), message, () => give(avatarFileId));
      setChosen(undefined);
    } catch (error) {
      setFailure(formFailureText(t, error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Card title={t('account.avatar.title')} text={t('account.avatar.text')}>
      <div className={classes.form}>
        <div className={classes.line}>
          <Avatar name={fullName} src={avatar} size={88} />
          <div className={classes.grow}>
            <FileDrop
              label={t('account.avatar.choose')}
              text={t('account.avatar.hint')}
              accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
              isBusy={isSending}
              onChoose={(file) => {
                setFailure('');
                setChosen(file);
              }}
            />
          </div>
          {avatarFileId !== null && (
            <Button look="outline" loading={isSending} onClick={() => void save(t('account.avatar.removed'), () => give(null))}>
              <IconTrash size={18} aria-hidden="true" />
              {t('common.remove')}
            </Button>
          )}
        </div>
        <FormFailure text={chosen ? '' : failure} />
      </div>
      <Suspense fallback={null}>
        {chosen && (
          <CropDialog
            file={chosen}
            isSending={isSending}
            failure={failure}
            onCropped={(picture) => void save(t('account.avatar.saved'), () => uploadWithProgress(updateAvatar, {}, picture))}
            onClose={() => {
              setFailure('');
              setChosen(undefined);
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}

const checkEmail = requireFields('email');

/** The current email address and the pending one. */
function EmailCard({ account: { general } }: { account: Account }) {
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
