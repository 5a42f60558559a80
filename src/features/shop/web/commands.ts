import type { Command } from '#web/command.ts';
import { IconHeart, IconPackage, IconShoppingCart, IconTruckDelivery } from '#web/icons.ts';

const at = 'apps/ecommerce';
const visit = { action: 'read', subject: 'Shop' } as const;

/** Command palette commands of the shop, for buyers and staff. */
export const shopCommands: readonly Command[] = [
  {
    ...{ id: 'shop:addProduct', label: 'shopCommands.addProduct', words: 'shopCommands.addProductWords', icon: IconPackage, at },
    ...{ needs: { action: 'create', subject: 'Product' }, href: '/apps/ecommerce/products?open=new' },
    creates: { label: 'shopCommands.one', key: 'p' },
  },
  {
    ...{ id: 'shop:orders', label: 'shopCommands.orders', words: 'shopCommands.ordersWords', icon: IconTruckDelivery, at },
    ...{ needs: { action: 'read', subject: 'Order' }, href: '/apps/ecommerce/orders' },
  },
  {
    ...{ id: 'shop:cart', label: 'shopCommands.cart', words: 'shopCommands.cartWords', icon: IconShoppingCart, at },
    ...{ needs: visit, href: '/apps/ecommerce/checkout' },
  },
  {
    ...{ id: 'shop:wishlist', label: 'shopCommands.wishlist', words: 'shopCommands.wishlistWords', icon: IconHeart, at },
    ...{ needs: visit, href: '/apps/ecommerce/wishlist' },
  },
];
