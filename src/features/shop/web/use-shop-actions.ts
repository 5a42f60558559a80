import { useMemo } from 'react';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import * as api from '../contract.ts';
import { orderTotals } from '../order-totals.ts';
import type { CartViews, ProductViews } from './shop-queries.ts';

const words: ActionWords = { failed: (t) => t('shop.failed.change') };

type Flags = Partial<Pick<api.Product, 'isInCart' | 'isInWishlist'>>;

/** What one chooses: shown at once wherever the product stands, taken back with a message when it fails, and offered to be undone. */
export function useShopActions() {
  const { t } = useTranslation();
  const products = useActions<ProductViews>('product', words);
  const cart = useActions<CartViews>('cart', words);
  return useMemo(() => {
    const flagged = (id: number, flags: Flags) => {
      const mark = <P extends { id: number }>(one: P): P => (one.id === id ? { ...one, ...flags } : one);
      return {
        list: (answer: ProductViews['list']['answer']) => ({ ...answer, products: answer.products.map(mark) }),
        one: ({ product }: ProductViews['one']['answer']) => ({ product: { ...mark(product), related: product.related.map(mark) } }),
      };
    };
    const without = (id: number) => ({
      things: ({ products: all }: CartViews['things']['answer']) => ({ products: all.filter((one) => one.id !== id) }),
      checkout: ({ quote }: CartViews['checkout']['answer']) => ({
        quote: counted({ ...quote, lines: quote.lines.filter(({ productId }) => productId !== id) }),
      }),
    });
    const withQty = (id: number, qty: number) => ({
      things: ({ products: all }: CartViews['things']['answer']) => ({
        products: all.map((one) => (one.id === id ? { ...one, qty } : one)),
      }),
      checkout: ({ quote }: CartViews['checkout']['answer']) => ({
        quote: counted({ ...quote, lines: quote.lines.map((line) => (line.productId === id ? { ...line, qty } : line)) }),
      }),
    });
    /** The product's own looks, and what is listed of the cart and the wishes. */
    const both = (id: number, flags: Flags, look: Parameters<typeof cart.show>[0]['look'], send: () => Promise<unknown>) =>
      cart.attempt(async () => {
        const sent = products.show({ rows: [id], look: flagged(id, flags), send });
        await Promise.all([sent, cart.show({ rows: [id], ...(look && { look }), send: () => sent })]);
      });
    const params = (productId: number) => ({ params: { productId } });

    const addToCart = (id: number, qty = 1) =>
      both(id, { isInCart: true }, undefined, () =>
        qty === 1 ? call(api.addToCart, { body: { productId: id } }) : call(api.setCartQuantity, { ...params(id), body: { qty } }),
      );
    const setQty = (id: number, qty: number) =>
      both(id, { isInCart: true }, withQty(id, qty), () => call(api.setCartQuantity, { ...params(id), body: { qty } }));
    const removeFromCart = (id: number, name: string, qty = 1) =>
      both(id, { isInCart: false }, without(id), () => call(api.removeFromCart, params(id))).then((isDone) => {
        if (isDone) cart.offerUndo(t('shop.done.removed', { name }), () => addToCart(id, qty));
      });
    const wish = (id: number, isInWishlist: boolean) =>
      both(
        id,
        { isInWishlist },
        isInWishlist ? undefined : { wishes: ({ products: all }) => ({ products: all.filter((one) => one.id !== id) }) },
        () => (isInWishlist ? call(api.addToWishlist, { body: { productId: id } }) : call(api.removeFromWishlist, params(id))),
      );
    const unwish = (id: number, name: string) =>
      wish(id, false).then((isDone) => {
        if (isDone) cart.offerUndo(t('shop.done.unwished', { name }), () => wish(id, true));
      });
    return { addToCart, setQty, removeFromCart, wish, unwish };
  }, [products, cart, t]);
}

export type ShopActions = ReturnType<typeof useShopActions>;

type Quote = CartViews['checkout']['answer']['quote'];

/** The quote with what its lines come to now; the server says the same with its next answer. */
function counted(quote: Quote): Quote {
  return { ...quote, ...orderTotals(quote) };
}
