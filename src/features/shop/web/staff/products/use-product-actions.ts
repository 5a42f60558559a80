import { useMemo } from 'react';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { pageWithout } from '#web/data-table/page-without.ts';
import { useTranslation } from '#web/i18n.ts';
import { toast } from '#web/toast.ts';
import { deleteProduct, type ManagedProduct, restoreProduct, updateProduct } from '../../../product-contract.ts';
import type { managedProductsQuery } from './managed-queries.ts';

type ProductViews = { managed: ViewOf<ReturnType<typeof managedProductsQuery>> };
type Managed = ProductViews['managed']['answer'];

const words: ActionWords = { failed: (t) => t('table.serverFailed') };

/** What is done to the products of the list: shown at once, taken back with a message when it fails, undone when asked to. */
export function useProductActions() {
  const { t } = useTranslation();
  const { show, attempt, offerUndo } = useActions<ProductViews>('product', words);
  return useMemo(() => {
    const setPublished = (id: number, isPublished: boolean) =>
      show({
        rows: [id],
        look: {
          managed: (page: Managed) => ({ ...page, products: page.products.map((one) => (one.id === id ? { ...one, isPublished } : one)) }),
        },
        send: () => call(updateProduct, { params: { id }, body: { isPublished } }),
      });
    return {
      async publish({ id, name, isPublished }: ManagedProduct): Promise<void> {
        const failed = t('shopStaff.failed.change', { name });
        if (!(await attempt(() => setPublished(id, !isPublished), failed))) return;
        const done = t(isPublished ? 'shopStaff.done.hidden' : 'shopStaff.done.published', { name });
        offerUndo(done, () => setPublished(id, isPublished), undefined, failed);
      },
      async remove({ id, name }: ManagedProduct): Promise<void> {
        const look = { managed: (page: Managed) => pageWithout(page, 'products', new Set([id])) };
        const remove = () => show({ rows: [id], look, send: () => call(deleteProduct, { params: { id } }) });
        if (!(await attempt(remove, t('shopStaff.failed.delete', { name })))) return;
        const restore = async () => {
          await show({ rows: [id], send: () => call(restoreProduct, { params: { id } }) });
          toast({ message: t('shopStaff.done.restored', { name }) });
        };
        offerUndo(t('shopStaff.done.deleted', { name }), restore, undefined, t('shopStaff.failed.restore', { name }));
      },
    };
  }, [t, show, attempt, offerUndo]);
}
