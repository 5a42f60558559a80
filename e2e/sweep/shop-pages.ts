import { press, pressFirst, type SweptPage } from './faces.ts';

const card = 'article a';

export const shopPages: Record<string, SweptPage> = {
  '/apps/ecommerce/shop': {
    faces: () => [
      { at: '/apps/ecommerce/shop', shows: card },
      { at: '/apps/ecommerce/shop?view=list&brand=Vale', shows: card },
      { at: '/apps/ecommerce/shop?q=nothing-like-it', shows: '[role=status] button' },
      {
        at: '/apps/ecommerce/shop',
        shows: card,
        open: pressFirst('header button[aria-haspopup=dialog]:not([aria-keyshortcuts]) >> nth=-1'),
      },
    ],
  },
  '/apps/ecommerce/product-detail/:slug': {
    faces: () => [
      { at: '/apps/ecommerce/product-detail/fenn-lamp-27', shows: 'h1' },
      { at: '/apps/ecommerce/product-detail/nothing-4242', shows: 'h1' },
    ],
  },
  '/apps/ecommerce/wishlist': { faces: () => [{ at: '/apps/ecommerce/wishlist', shows: card }] },
  '/apps/ecommerce/checkout': {
    faces: () => [
      { at: '/apps/ecommerce/checkout?coupon=WELCOME10', shows: 'aside dl' },
      { at: '/apps/ecommerce/checkout?coupon=AUTUMN15&step=address', shows: 'fieldset input' },
      { at: '/apps/ecommerce/checkout?step=payment', shows: 'fieldset input' },
    ],
  },
  '/apps/ecommerce/my-orders': { faces: () => [{ at: '/apps/ecommerce/my-orders', shows: 'h1' }] },
  '/apps/ecommerce/orders': {
    faces: () => [
      { at: '/apps/ecommerce/orders', shows: 'tbody tr' },
      { at: '/apps/ecommerce/orders', shows: 'tbody tr', open: press('shopStaff.fulfilment.title') },
    ],
  },
  '/apps/ecommerce/orders/:id': {
    faces: () => [
      { at: '/apps/ecommerce/orders/1', shows: 'h1' },
      { at: '/apps/ecommerce/orders/1', shows: 'h1', open: press('links.make.menu') },
      { at: '/apps/ecommerce/orders/4242', shows: 'h1' },
    ],
  },
  '/apps/ecommerce/my-orders/:id': {
    faces: () => [{ at: '/apps/ecommerce/my-orders/4242', shows: 'h1', isLost: true }],
  },
};
