import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Proof } from '#contract/proof.ts';
import { call } from '#web/api-client.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { beginTwoSteps, renewRecoveryCodes, turnOffTwoSteps } from '../../two-step-contract.ts';
import { ConfirmAppDialog } from './confirm-app-dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TrustedDeviceList } from './trusted-device-list.tsx';
import { twoStepsQuery } from './two-steps-query.ts';
import classes from './two-steps-settings.module.css';

type Asked = 'turnOn' | 'turnOff' | 'renew';

/** The own second step: on or off, recovery codes, and the browsers that are not asked. */
export function TwoStepsCard() {
  const { t, i18n } = useTranslation();
  const queryClient = useQueryClient();
  const state = useQuery(twoStepsQuery).data;
  const [asked, setAsked] = useState<Asked>();
  const [begun, setBegun] = useState<AnswerOf<typeof beginTwoSteps>>();
  const [codes, setCodes] = useState<string[]>();
  const readAnew = () => void queryClient.invalidateQueries(twoStepsQuery);
  const close = () => {
    setAsked(undefined);
    setBegun(undefined);
    readAnew();
  };
  const proved = async (body: Proof) => {
    if (asked === 'turnOn') setBegun(await call(beginTwoSteps, { body }));
    if (asked === 'turnOff') await call(turnOffTwoSteps, { body });
    if (asked === 'renew') setCodes((await call(renewRecoveryCodes, { body })).recoveryCodes);
    setAsked(undefined);
    readAnew();
  };
  const isOn = state?.isOn ?? false;
  return (
    <Card
      title={t('session.steps.title')}
      text={t(isOn ? 'session.steps.isOn' : 'session.steps.isOff')}
      action={
        state && (
          <Button look="outline" onClick={() => setAsked(isOn ? 'turnOff' : 'turnOn')}>
            {t(isOn ? 'session.steps.turnOff' : 'session.steps.turnOn')}
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
          {state.devices.length > 0 && <TrustedDeviceList devices={state.devices} onEnded={readAnew} />}
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
