import { formatMoment } from '#web/dates/format-date.ts';
import { useTranslation } from '#web/i18n.ts';
import { StatusPill } from '#web/ui/status-pill.tsx';
import type { Webhook } from '../contract.ts';

/** Status of a webhook: active, or since when or why not. */
export function WebhookState({ webhook: { isActive, offReason, failingSince } }: { webhook: Webhook }) {
  const { t, i18n } = useTranslation();
  if (offReason) {
    return (
      <StatusPill tone="danger" title={t(`webhooks.offReason.${offReason}`)}>
        {t('webhooks.state.switchedOff')}
      </StatusPill>
    );
  }
  if (!isActive) return <StatusPill tone="neutral">{t('webhooks.state.off')}</StatusPill>;
  if (!failingSince) return <StatusPill tone="success">{t('webhooks.state.active')}</StatusPill>;
  return (
    <StatusPill tone="warning" title={t('webhooks.failingSince', { time: formatMoment(new Date(failingSince), i18n.language) })}>
      {t('webhooks.state.failing')}
    </StatusPill>
  );
}
