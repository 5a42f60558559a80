import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api-client.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconKey } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Passkey, removePasskey } from '../../passkey-contract.ts';
import { ProofDialog } from '../two-steps/proof-dialog.tsx';
import classes from '../two-steps/two-steps-settings.module.css';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { passkeysQuery } from './passkeys-query.ts';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import { passkeysWorkHere } from './works-here.ts';

type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** The own passkeys: added, named, taken away; or why there are none here. */
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
                aria-label={t('session.passkeys.removeOne', { name: passkey.name })}
                onClick={() => setOpen({ kind: 'remove', passkey })}
              >
                {t('session.passkeys.remove')}
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
          submitLabel={t('session.passkeys.remove')}
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
