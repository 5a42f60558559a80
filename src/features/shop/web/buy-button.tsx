import { pageAddress } from '#contract/page-address.ts';
import { useTranslation } from '#web/i18n.ts';
import { IconShoppingCart } from '#web/icons.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import type { ColorOption, Product } from '../contract.ts';
import type { ShopActions } from './use-shop-actions.ts';

interface Props {
  product: Pick<Product, 'id' | 'name' | 'stock'>;
  colour?: ColorOption | undefined;
  isInCart: boolean;
  /** Style of the cart link. */
  look: 'primary' | 'outline';
  /** Whether it is one of several on the page, so that its accessible name must include the product. */
  isOneOfMany?: boolean;
  actions: ShopActions;
}

/** Adds a product to the cart, or links to the cart once it is there. */
export function BuyButton({ product: { id, name, stock }, colour, isInCart, look, isOneOfMany = false, actions }: Props) {
  const { t } = useTranslation();
  if (isInCart)
    return (
      <PageLink
        href={pageAddress('/apps/ecommerce/checkout', {})}
        look={look}
        // The second click of a double-click was meant for the button that was here.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {t('shop.viewInCart')}
      </PageLink>
    );
  return (
    <Button
      disabled={stock === 0}
      onClick={() => void actions.addToCart({ id, colour })}
      aria-label={isOneOfMany ? t('shop.addOf', { name }) : undefined}
    >
      <IconShoppingCart size={18} aria-hidden="true" />
      {t('shop.add')}
    </Button>
  );
}
