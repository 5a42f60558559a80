import { useInfiniteQuery } from '@tanstack/react-query';
import { pageAddress } from '#contract/page-address.ts';
import { useCan } from '#web/ability.ts';
import { formatNumber } from '#web/format-number.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconHistory } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PaneMessage } from '#web/ui/pane-message.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import type { ManagedProduct, StockMove } from '../../../product-contract.ts';
import { stockMovesQuery } from './managed-queries.ts';
import classes from './stock-history.module.css';

export function StockHistory({ product, onClose }: { product: ManagedProduct; onClose: () => void }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(stockMovesQuery(product.id));
  const moves = query.data?.pages.flatMap((page) => page.moves);
  return (
    <Dialog kind="panel" title={t('shopStaff.stock.historyOf', { name: product.name })} focuses="none" onClose={onClose}>
      <div className={classes.body}>
        {!moves && query.isError && <ErrorState text={t('shopStaff.failed.load')} onTryAgain={() => void query.refetch()} />}
        {!moves && !query.isError && <Spinner />}
        {moves?.length === 0 && <PaneMessage icon={<IconHistory />} title={t('shopStaff.stock.noHistory')} />}
        {moves && moves.length > 0 && (
          <Timeline
            entries={moves.map((move) => ({
              ...{ key: move.id, at: move.at, actorName: move.by },
              tone: move.change < 0 ? ('danger' as const) : move.change > 0 ? ('success' as const) : ('neutral' as const),
              what: <Move move={move} />,
            }))}
          />
        )}
        {query.hasNextPage && (
          <Button look="outline" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('common.showMore')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function Move({ move: { change, stock, reason, note, orderId } }: { move: StockMove }) {
  const { t, i18n } = useTranslation();
  const mayReadOrders = useCan('read', 'Order');
  const signed = `${change > 0 ? '+' : change < 0 ? '−' : ''}${formatNumber(Math.abs(change), i18n.language)}`;
  return (
    <span className={classes.move}>
      <span className={classes.line}>
        <strong className="tabular" dir="ltr">
          {signed}
        </strong>
        <span>{t(`shopStaff.reason.${reason}`)}</span>
        {orderId !== null && mayReadOrders && (
          <a href={pageAddress('/apps/ecommerce/orders/:id', { id: orderId })}>{t('shopStaff.orders.named', { id: orderId })}</a>
        )}
        <span className={classes.left}>{t('shopStaff.stock.left', { stock: formatNumber(stock, i18n.language) })}</span>
      </span>
      {note && (
        <span className={classes.note}>
          <bdi>{note}</bdi>
        </span>
      )}
    </span>
  );
}
