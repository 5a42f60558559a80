import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { ApiError } from '#web/api-error.ts';
import { browserOf } from '#web/browser-of.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconKey } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { addPasskey, beginPasskey, listPasskeys, type Passkey, removePasskey, renamePasskey } from '../../passkey-contract.ts';
import { ProofDialog } from '../two-steps/proof-dialog.tsx';
import { checkProof, ProofFields, proofOf } from '../two-steps/proof-fields.tsx';
import classes from '../two-steps/two-steps-settings.module.css';
import { requireFields, useCheckedForm } from '../use-checked-form.ts';
import { isPromptDismissed } from './is-prompt-dismissed.ts';
import { passkeysWorkHere } from './works-here.ts';

type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** The user's passkeys: add, rename, remove, or why there are none here. */
export function PasskeyCard() {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const query = useQuery(passkeysQuery);
  const [open, setOpen] = useState<Open>();
  const known = query.data;
  const moment = (text: string) => formatMoment(new Date(text), i18n.language);
  const close = () => {
    setOpen(undefined);
    void queryClient.invalidateQueries(passkeysQuery);
  };
  const isHere = passkeysWorkHere(known?.origin);
  const elsewhere = known?.origin ? t('session.passkeys.elsewhere', { origin: known.origin }) : t('session.passkeys.nowhere');
  return (
    <Card
      title={t('session.passkeys.title')}
      text={known && !isHere ? elsewhere : t('session.passkeys.text')}
      action={
        isHere && (
          <Button look="outline" onClick={() => setOpen({ kind: 'add' })}>
            {t('session.passkeys.add')}
          </Button>
        )
      }
    >
      {known && known.passkeys.length > 0 && (
        <ul className={classes.plain} aria-label={t('session.passkeys.title')}>
          {known.passkeys.map((passkey) => (
            <li key={passkey.id} className={classes.line}>
              <IconKey aria-hidden="true" />
              <span className={classes.grow}>
                <bdi>{passkey.name}</bdi>
                <span className={classes.quiet}>
                  {passkey.lastUsedAt
                    ? t('session.passkeys.used', { time: moment(passkey.lastUsedAt) })
                    : t('session.passkeys.added', { time: moment(passkey.createdAt) })}
                </span>
              </span>
              <Button
                look="plain"
                aria-label={t('session.passkeys.renameOne', { name: passkey.name })}
                onClick={() => setOpen({ kind: 'rename', passkey })}
              >
                {t('session.passkeys.rename')}
              </Button>
              <Button
                look="plain"
                aria-label={t('common.removeOne', { name: passkey.name })}
                onClick={() => setOpen({ kind: 'remove', passkey })}
              >
                {t('common.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open?.kind === 'add' && <AddPasskeyDialog onClose={close} />}
      {open?.kind === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.kind === 'remove' && (
        <ProofDialog
          title={t('session.passkeys.removeTitle', { name: open.passkey.name })}
          text={t('session.passkeys.removeText')}
          submitLabel={t('common.remove')}
          onProved={async (body) => {
            await call(removePasskey, { params: { id: open.passkey.id }, body });
            close();
          }}
          onClose={close}
        />
      )}
    </Card>
  );
}

const checkName = requireFields('name');

/** Names a new passkey, asks for the password, and lets the browser create it. */
function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: (given) => ({ ...checkName(given), ...checkProof(given) }),
    body: (form) => ({ name: String(form.get('name')).trim(), ...proofOf(form) }),
    send: async ({ name, ...body }) => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { options } = await call(beginPasskey, { body });
      try {
        const response = await startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON });
        await call(addPasskey, { body: { response: { ...response }, name } });
      } catch (error) {
        if (error instanceof ApiError || !isPromptDismissed(error)) throw error;
        return undefined;
      }
      onClose();
      return undefined;
    },
  });
  return (
    <DialogForm
      title={t('session.passkeys.add')}
      text={t('session.passkeys.addText')}
      formRef={formRef}
      submitLabel={t('session.passkeys.add')}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        {...field('name')}
        label={t('common.name')}
        hint={t('session.passkeys.nameHint')}
        defaultValue={browserOf(navigator.userAgent).system ?? ''}
        maxLength={60}
        autoComplete="off"
      />
      <ProofFields field={field} />
    </DialogForm>
  );
}

const checkFilled = requireFields('name');

function RenamePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation();
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkFilled,
    body: (form) => ({ name: String(form.get('name')).trim() }),
    send: async (body) => {
      await call(renamePasskey, { params: { id }, body });
      onClose();
      return undefined;
    },
  });
  return (
    <DialogForm
      title={t('session.passkeys.renameTitle')}
      formRef={formRef}
      submitLabel={t('session.passkeys.rename')}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...field('name')} label={t('common.name')} defaultValue={name} maxLength={60} autoComplete="off" />
    </DialogForm>
  );
}

/** The user's passkeys; refetched when they change here or elsewhere. */
const passkeysQuery = queryOptions({
  queryKey: ['session', 'passkeys'] as const,
  queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
});
