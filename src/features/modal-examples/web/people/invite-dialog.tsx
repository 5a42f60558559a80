import { useUserActions } from '#features/users/web/public-api.ts';
import { useCheckedForm } from '#platform/session/web/public-api.ts';
import { ApiError } from '#web/api-error.ts';
import { useTranslation } from '#web/i18n.ts';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import classes from './invite-dialog.module.css';

const names = ['fullName', 'email'] as const;
type Invited = Record<(typeof names)[number], string>;

/** Adds a colleague and mails them an invitation link. States that there is no referral reward. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const actions = useUserActions();
  const { formRef, field, failure, isSending, submit } = useCheckedForm<Invited>({
    check: (given) => Object.fromEntries(names.filter((name) => given[name] === '').map((name) => [name, { code: 'required' }])),
    body: (form) => ({ fullName: String(form.get('fullName')).trim(), email: String(form.get('email')).trim() }),
    async send(invited) {
      try {
        const { id, fullName } = await actions.add(invited);
        actions.invite([id], { name: fullName });
        onClose();
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && error.reason) return { email: error.reason };
        throw error;
      }
      return undefined;
    },
  });
  return (
    <DialogForm
      title={t('modalExamples.example.invite.title')}
      text={t('modalExamples.invite.text')}
      formRef={formRef}
      submitLabel={t('modalExamples.invite.send')}
      isSending={isSending}
      failure={failure}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <ol className={classes.steps}>
        {(['send', 'join', 'work'] as const).map((step) => (
          <li key={step}>{t(`modalExamples.invite.step.${step}`)}</li>
        ))}
      </ol>
      <TextField {...field('fullName')} label={t('common.fullName')} dir="auto" maxLength={120} autoComplete="off" />
      <TextField {...field('email')} label={t('common.email')} type="email" dir="ltr" autoComplete="off" />
    </DialogForm>
  );
}
