import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { pageAddress } from '#contract/page-address.ts';
import { type Rights, useCan } from '#web/ability.ts';
import type { ViewOf } from '#web/actions/action-kind.ts';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { pageWithout } from '#web/data-table/page-without.ts';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { useTranslation } from '#web/i18n.ts';
import { IconChecklist, IconEyeOff, IconHistory, IconPencil, IconShoppingCart, IconTrash, IconWorld } from '#web/icons.ts';
import { toast } from '#web/toast.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import { deleteProduct, type ManagedProduct, restoreProduct, updateProduct } from '../../../product-contract.ts';
import type { managedProductsQuery } from './managed-queries.ts';

type ProductViews = { managed: ViewOf<ReturnType<typeof managedProductsQuery>> };
type Managed = ProductViews['managed']['answer'];

const words: ActionWords = { failed: (t) => t('table.serverFailed') };

/** Actions on products: optimistic, rolled back with a message on failure, with Undo. */
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

interface Props {
  product: ManagedProduct;
  rights: Rights;
  onEdit: () => void;
  onStock: () => void;
  onHistory: () => void;
  onPublish: () => void;
  onDelete: () => void;
}

export function ProductMenu({ product, rights, onEdit, onStock, onHistory, onPublish, onDelete }: Props) {
  const { t } = useTranslation();
  const router = useRouter();
  const inShop = pageAddress('/apps/ecommerce/product-detail/:slug', { slug: product.slug });
  const mayShop = useCan('read', 'Shop');
  return (
    <RowMenu
      label={t('common.actionsFor', { name: product.name })}
      items={() => (
        <>
          {rights.update && (
            <>
              <DropdownItem icon={<IconPencil />} onChoose={onEdit}>
                {t('common.edit')}
              </DropdownItem>
              <DropdownItem icon={<IconChecklist />} onChoose={onStock}>
                {t('shopStaff.stock.book')}
              </DropdownItem>
            </>
          )}
          {product.isPublished && mayShop && (
            <DropdownItem icon={<IconShoppingCart />} onChoose={() => void router.navigate({ href: inShop })}>
              {t('shopStaff.products.toShop')}
            </DropdownItem>
          )}
          <DropdownItem icon={<IconHistory />} onChoose={onHistory}>
            {t('shopStaff.stock.history')}
          </DropdownItem>
          {rights.update && (
            <DropdownItem icon={product.isPublished ? <IconEyeOff /> : <IconWorld />} onChoose={onPublish}>
              {t(product.isPublished ? 'shopStaff.products.hide' : 'shopStaff.products.publish')}
            </DropdownItem>
          )}
          {rights.delete && (
            <DropdownItem icon={<IconTrash />} onChoose={onDelete}>
              {t('common.delete')}
            </DropdownItem>
          )}
        </>
      )}
    />
  );
}
