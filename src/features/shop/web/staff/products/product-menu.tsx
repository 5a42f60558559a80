import { useRouter } from '@tanstack/react-router';
import { pageAddress } from '#contract/page-address.ts';
import { type Rights, useCan } from '#web/ability.ts';
import { RowMenu } from '#web/data-table/row-menu.tsx';
import { useTranslation } from '#web/i18n.ts';
import { IconChecklist, IconEyeOff, IconHistory, IconPencil, IconShoppingCart, IconTrash, IconWorld } from '#web/icons.ts';
import { DropdownItem } from '#web/ui/dropdown-item.tsx';
import type { ManagedProduct } from '../../../product-contract.ts';

interface Props {
  product: ManagedProduct;
  rights: Rights;
  onEdit: () => void;
  onStock: () => void;
  onHistory: () => void;
  onPublish: () => void;
  onDelete: () => void;
}

/** What can be done with a product of the list. */
export function ProductMenu({ product, rights, onEdit, onStock, onHistory, onPublish, onDelete }: Props) {
  const { t } = useTranslation();
  const router = useRouter();
  const inShop = pageAddress('/apps/ecommerce/product-detail/:slug', { slug: product.slug });
  const mayShop = useCan('read', 'Shop');
  return (
    <RowMenu
      label={t('shopStaff.products.actions', { name: product.name })}
      items={() => (
        <>
          {rights.update && (
            <>
              <DropdownItem icon={<IconPencil />} onChoose={onEdit}>
                {t('shopStaff.edit')}
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
              {t('shopStaff.delete')}
            </DropdownItem>
          )}
        </>
      )}
    />
  );
}
