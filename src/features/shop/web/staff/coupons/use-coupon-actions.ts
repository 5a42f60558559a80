import { useMemo } from 'react';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { pageWithout } from '#web/data-table/page-without.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { type Coupon, deleteCoupon, restoreCoupon } from '../../../product-contract.ts';
import type { couponsQuery } from './coupons-query.ts';

type CouponViews = { list: ViewOf<ReturnType<typeof couponsQuery>> };

const words: ActionWords = { failed: (t) => t('table.serverFailed') };

/** What is done to the coupons of the list: shown at once, taken back with a message when it fails, undone when asked to. */
export function useCouponActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<CouponViews>('coupon', words);
  return useMemo(
    () => ({
      async remove({ id, code: name }: Coupon): Promise<void> {
        const look = { list: (page: CouponViews['list']['answer']) => pageWithout(page, 'coupons', new Set([id])) };
        const remove = () => show({ rows: [id], look, send: () => call(deleteCoupon, { params: { id } }) });
        if (!(await attempt(remove, t('shopStaff.failed.delete', { name })))) return;
        const restore = async () => {
          await show({ rows: [id], send: () => call(restoreCoupon, { params: { id } }) });
          toast({ message: t('shopStaff.done.restored', { name }) });
        };
        offerUndo(t('shopStaff.done.deleted', { name }), restore, undefined, t('shopStaff.failed.restore', { name }));
      },
    }),
    [t, show, attempt, offerUndo],
  );
}
