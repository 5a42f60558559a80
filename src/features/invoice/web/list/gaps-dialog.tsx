import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#web/api-client.ts';
import { formatRelative } from '#web/dates/format-date.ts';
import { formatMoney } from '#web/format-money.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconCircleCheck } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { listInvoiceGaps } from '../../removal-contract.ts';
import { invoiceAddress } from '../invoice-address.ts';
import { numberAlone, numberWithin } from '../invoice-texts.ts';
import classes from './gaps-dialog.module.css';

const perPage = 20;

interface Props {
  /** Undefined without permission. */
  onRestore: ((id: number) => Promise<void>) | undefined;
  onClose: () => void;
}

/** Deleted drafts and voided invoices, with person and time. */
export function GapsDialog({ onRestore, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['invoice', 'gaps'],
    queryFn: ({ pageParam, signal }) => call(listInvoiceGaps, { query: { page: pageParam, perPage } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * perPage < last.total ? pages.length + 1 : undefined),
  });
  const gaps = data?.pages.flatMap((page) => page.gaps);
  const skipped = data?.pages[0]?.skipped ?? [];
  const when = (at: string) => formatRelative(new Date(at), i18n.language, new Date());
  return (
    <Dialog kind="wide" title={t('invoice.list.gaps.title')} onClose={onClose}>
      <div className={classes.body}>
        <p className={classes.text}>{t('invoice.list.gaps.text')}</p>
        {!gaps && (error ? <ErrorState text={t('invoice.list.gaps.failed')} onTryAgain={() => void refetch()} /> : <Spinner />)}
        {gaps?.length === 0 && skipped.length === 0 && <PaneMessage icon={<IconCircleCheck />} title={t('invoice.list.gaps.none')} />}
        {gaps && (gaps.length > 0 || skipped.length > 0) && (
          <ul className={classes.list}>
            {skipped.map(({ from, until, count, at, by }) => (
              <li key={from} className={classes.gap}>
                <bdi className={classes.number}>{count === 1 ? from : `${from} – ${until}`}</bdi>
                <span className={classes.facts}>
                  <span className={classes.quiet}>
                    {t('invoice.list.gaps.skipped', { count, name: by, when: when(at), interpolation: { escapeValue: false } })}
                  </span>
                </span>
              </li>
            ))}
            {gaps.map(({ clientName, totalCents, currency, isVoided, isFinal, deletedAt, deletedBy, ...gap }) => (
              <li key={gap.id} className={classes.gap}>
                <a className={classes.number} href={invoiceAddress.preview(gap.id)}>
                  <bdi>{numberAlone(t, gap)}</bdi>
                </a>
                <span className={classes.facts}>
                  <bdi className={classes.client}>{clientName}</bdi>
                  <span className={classes.quiet}>
                    {t(isVoided ? 'invoice.list.gaps.voidedBy' : 'invoice.list.gaps.by', {
                      name: deletedBy,
                      when: when(deletedAt),
                      interpolation: { escapeValue: false },
                    })}
                  </span>
                </span>
                <span className={classes.total}>{formatMoney(totalCents, currency, i18n.language)}</span>
                {onRestore && !isFinal && (
                  <Button
                    look="outline"
                    aria-label={t('invoice.list.gaps.restoreOne', { number: numberWithin(t, gap) })}
                    onClick={() => void onRestore(gap.id)}
                  >
                    {t('common.restore')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button look="plain" wide loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('common.showMore')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
