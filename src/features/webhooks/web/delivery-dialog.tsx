import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/api-error.ts';
import { formatDateTime } from '#web/dates/format-date.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconRefresh } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { CopiedBlock } from '#web/ui/copied-block.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogBody } from '#web/ui/dialog-body.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { StatusPill } from '#web/ui/status-pill.tsx';
import { useBusy } from '#web/use-busy.ts';
import type { DeliveryDetails } from '../contract.ts';
import classes from './delivery-dialog.module.css';
import { answerText, toneOfDelivery } from './delivery-looks.ts';
import { deliveryQuery } from './webhook-queries.ts';

interface Props {
  webhookId: number;
  deliveryId: string;
  /** Omit when resending isn't possible. */
  onAgain: (() => Promise<void>) | undefined;
  onClose: () => void;
}

/** A delivery with its body and all attempts. */
export function DeliveryDialog({ webhookId, deliveryId, onAgain, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(deliveryQuery(webhookId, deliveryId));
  const [isSending, send] = useBusy();
  const why = error instanceof ApiError && error.status === 404 ? t('webhooks.goneDelivery') : t('table.serverFailed');
  return (
    <Dialog kind="wide" title={t('webhooks.delivery')} focuses="none" onClose={onClose}>
      <DialogBody
        buttons={
          data &&
          onAgain && (
            <Button loading={isSending} onClick={() => void send(onAgain)}>
              <IconRefresh size={18} />
              {t('webhooks.again')}
            </Button>
          )
        }
      >
        {data ? <Details delivery={data} /> : error ? <ErrorState text={why} onTryAgain={() => void refetch()} /> : <Spinner />}
      </DialogBody>
    </Dialog>
  );
}

function Details({ delivery }: { delivery: DeliveryDetails }) {
  const { t, i18n } = useTranslation();
  const { id, type, state, nextTryAt, body, everyTry } = delivery;
  const time = (at: string) => formatDateTime(new Date(at), i18n.language);
  return (
    <>
      <FactList
        facts={[
          { label: t('webhooks.type'), content: <bdi dir="ltr">{type}</bdi> },
          { label: t('webhooks.id'), content: <bdi className={classes.id}>{id}</bdi> },
          {
            label: t('webhooks.stateLabel'),
            content: <StatusPill tone={toneOfDelivery[state]}>{t(`webhooks.deliveryState.${state}`)}</StatusPill>,
          },
          { label: t('webhooks.nextTry'), content: nextTryAt && time(nextTryAt) },
        ]}
      />
      <h3 className={classes.title}>{t('webhooks.body')}</h3>
      <CopiedBlock label={t('webhooks.body')} text={body} isRead />
      <h3 className={classes.title}>{t('webhooks.tries')}</h3>
      {everyTry.length === 0 && <p className={classes.quiet}>{t('webhooks.notTried')}</p>}
      <ol className={classes.tries}>
        {everyTry.toReversed().map((one) => (
          <li key={one.at}>
            <p className={classes.head}>
              <strong>{answerText(t, one)}</strong>
              <span className={classes.quiet}>
                {time(one.at)} · {t('webhooks.ms', { ms: formatNumber(one.ms, i18n.language) })}
              </span>
            </p>
            {one.text && <CopiedBlock label={t('webhooks.answerOf', { time: time(one.at) })} text={one.text} isRead />}
          </li>
        ))}
      </ol>
    </>
  );
}
