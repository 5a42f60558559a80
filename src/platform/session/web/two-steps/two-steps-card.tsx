import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Proof } from '#contract/proof.ts';
import { call } from '#web/api-client.ts';
import { browserOf } from '#web/browser-of.ts';
import { copyText } from '#web/copy-text.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCheck, IconCopy, IconDeviceDesktop, IconDeviceMobile, IconDownload } from '#web/icons.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { saveBlob } from '#web/save-blob.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { DialogForm } from '#web/ui/dialog-form.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import {
  beginTwoSteps,
  confirmTwoSteps,
  endDeviceTrust,
  type getTwoSteps,
  renewRecoveryCodes,
  turnOffTwoSteps,
} from '../../two-step-contract.ts';
import { requireFields, useCheckedForm } from '../use-checked-form.ts';
import { CodeBoxes } from './code-boxes.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { twoStepsQuery } from './two-steps-query.ts';
import classes from './two-steps-settings.module.css';

type Asked = 'turnOn' | 'turnOff' | 'renew';

/** The user's two-step verification: on or off, recovery codes, and trusted browsers. */
export function TwoStepsCard() {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const state = useQuery(twoStepsQuery).data;
  const [asked, setAsked] = useState<Asked>();
  const [begun, setBegun] = useState<AnswerOf<typeof beginTwoSteps>>();
  const [codes, setCodes] = useState<string[]>();
  const refetch = () => void queryClient.invalidateQueries(twoStepsQuery);
  const close = () => {
    setAsked(undefined);
    setBegun(undefined);
    refetch();
  };
  const proved = async (body: Proof) => {
    if (asked === 'turnOn') setBegun(await call(beginTwoSteps, { body }));
    if (asked === 'turnOff') await call(turnOffTwoSteps, { body });
    if (asked === 'renew') setCodes((await call(renewRecoveryCodes, { body })).recoveryCodes);
    setAsked(undefined);
    refetch();
  };
  const isOn = state?.isOn ?? false;
  return (
    <Card
      title={t('session.steps.title')}
      text={t(isOn ? 'session.steps.isOn' : 'session.steps.isOff')}
      action={
        state && (
          <Button look="outline" onClick={() => setAsked(isOn ? 'turnOff' : 'turnOn')}>
            {t(isOn ? 'session.steps.do.turnOff' : 'session.steps.turnOn')}
          </Button>
        )
      }
    >
      {state?.since && (
        <div className={classes.state}>
          <p className={classes.line}>
            <span className={classes.grow}>
              {t('session.steps.left', { count: state.recoveryCodesLeft })}
              <span className={classes.quiet}>
                {t('session.steps.since', { time: formatMoment(new Date(state.since), i18n.language) })}
              </span>
            </span>
            <Button look="plain" onClick={() => setAsked('renew')}>
              {t('session.steps.renew')}
            </Button>
          </p>
          {state.devices.length > 0 && <TrustedDeviceList devices={state.devices} onEnded={refetch} />}
        </div>
      )}
      {asked && (
        <ProofDialog
          title={t('session.steps.title')}
          text={t(`session.steps.ask.${asked}`)}
          submitLabel={t(`session.steps.do.${asked}`)}
          onProved={proved}
          onClose={close}
        />
      )}
      {begun && (
        <ConfirmAppDialog
          begun={begun}
          onConfirmed={(recoveryCodes) => {
            setCodes(recoveryCodes);
            close();
          }}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  );
}

const QrCode = lazyPart(() => import('#web/ui/qr-code.tsx').then(({ QrCode }) => QrCode));
const checkFilled = requireFields('code');

interface ConfirmAppProps {
  begun: AnswerOf<typeof beginTwoSteps>;
  /** Called when it is on, with the codes that are shown once. */
  onConfirmed: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Shows the secret for the app and asks for its first code. */
function ConfirmAppDialog({ begun, onConfirmed, onClose }: ConfirmAppProps) {
  const { t } = useTranslation();
  const { formRef, field, failure, isSending, submit } = useCheckedForm({
    check: checkFilled,
    body: (form) => ({ code: String(form.get('code')) }),
    send: async (body) => {
      onConfirmed((await call(confirmTwoSteps, { body })).recoveryCodes);
      return undefined;
    },
  });
  return (
    <DialogForm
      title={t('session.steps.title')}
      text={t('session.steps.scan')}
      formRef={formRef}
      submitLabel={t('session.steps.turnOn')}
      isSending={isSending}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.scan}>
        <Suspense fallback={<span className={classes.waiting} />}>
          <QrCode text={begun.address} label={t('session.steps.qr')} />
        </Suspense>
        <div>
          <p className={classes.quiet}>{t('session.steps.orType')}</p>
          <code className={classes.secret} dir="ltr">
            {begun.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </div>
      </div>
      <CodeBoxes {...field('code')} onComplete={() => formRef.current?.requestSubmit()} />
    </DialogForm>
  );
}

interface RecoveryCodesProps {
  codes: string[];
  onClose: () => void;
}

function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('session.steps.codes')} focuses="none" onClose={onClose}>
      <DialogBody text={t('session.steps.codesText')} buttons={<Button onClick={onClose}>{t('session.steps.kept')}</Button>}>
        <RecoveryCodeList codes={codes} />
      </DialogBody>
    </Dialog>
  );
}

const fileName = 'atrium-recovery-codes.txt';

/** The ten codes with ways to save them. */
function RecoveryCodeList({ codes }: { codes: string[] }) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <ul className={classes.codes} dir="ltr" aria-label={t('session.steps.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.ways}>
        {'clipboard' in navigator && (
          <Button look="outline" onClick={() => void copyText(text).then(setCopied)}>
            {isCopied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />}
            {t(isCopied ? 'session.steps.copied' : 'common.copy')}
          </Button>
        )}
        <Button look="outline" onClick={() => saveBlob(new Blob([text], { type: 'text/plain' }), fileName)}>
          <IconDownload size={18} aria-hidden="true" />
          {t('session.steps.save')}
        </Button>
      </div>
    </>
  );
}

interface TrustedDevicesProps {
  devices: AnswerOf<typeof getTwoSteps>['devices'];
  onEnded: () => void;
}

/** Trusted browsers and when their trust expires. */
function TrustedDeviceList({ devices, onEnded }: TrustedDevicesProps) {
  const { t, i18n } = useTranslation();
  const attempt = useAttempt();
  const end = (id: number) =>
    attempt(t('session.steps.notEnded'), async () => {
      await call(endDeviceTrust, { query: { id } });
      onEnded();
    });
  return (
    <ul className={classes.list} aria-label={t('session.steps.devices')}>
      {devices.map(({ id, userAgent, expiresAt, isThisOne }) => {
        const { browser, system, isPhone } = browserOf(userAgent);
        const name = browser ? [browser, system].filter(Boolean).join(' · ') : t('session.steps.unknownDevice');
        return (
          <li key={id} className={classes.line}>
            {isPhone ? <IconDeviceMobile aria-hidden="true" /> : <IconDeviceDesktop aria-hidden="true" />}
            <span className={classes.grow}>
              <bdi>{name}</bdi>
              <span className={classes.quiet}>{t('session.steps.until', { time: formatMoment(new Date(expiresAt), i18n.language) })}</span>
            </span>
            {isThisOne && <StatusPill tone="success">{t('session.steps.thisOne')}</StatusPill>}
            <Button look="plain" aria-label={t('session.steps.endOne', { name })} onClick={() => void end(id)}>
              {t('session.steps.end')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
