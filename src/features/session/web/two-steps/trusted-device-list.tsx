import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/api-client.ts';
import { browserOf } from '#web/browser-of.ts';
import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconDeviceDesktop, IconDeviceMobile } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import { useAttempt } from '#web/use-attempt.ts';
import { endDeviceTrust, type getTwoSteps } from '../../two-step-contract.ts';
import classes from './two-steps-settings.module.css';

interface Props {
  devices: AnswerOf<typeof getTwoSteps>['devices'];
  onEnded: () => void;
}

/** The browsers that are asked for the password alone, each until when. */
export function TrustedDeviceList({ devices, onEnded }: Props) {
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
