import { useMemo } from 'react';
import { type ActionWords, useActions } from '#web/actions/use-actions.ts';
import { call } from '#web/api-client.ts';
import { useTranslation } from '#web/i18n.ts';
import * as api from '../contract.ts';
import { orderTotals } from '../order-totals.ts';
import { isSameLine } from '../same-line.ts';
import type { CartViews, ProductViews } from './shop-queries.ts';

const words: ActionWords = { failed: (t) => t('shop.failed.change') };

type Flags = Partial<Pick<api.Product, 'isInCart' | 'isInWishlist'>>;

/** A product in the chosen color. */
interface Chosen {
  id: number;
  colour?: api.ColorOption | undefined;
}

/** Cart and wishlist actions: optimistic wherever the product is shown, rolled back with a message on failure, with Undo. */
export function useShopActions() {
  const { t } = useTranslation();
  const products = useActions<ProductViews>('product', words);
  const cart = useActions<CartViews>('cart', words);
  return useMemo(() => {
    const flagged = (id: number, flags: Flags, colorsOf: (now: api.ColorOption[]) => api.ColorOption[] = (now) => now) => {
      const mark = <P extends { id: number }>(one: P): P => (one.id === id ? { ...one, ...flags } : one);
      return {
        list: (answer: ProductViews['list']['answer']) => ({ ...answer, products: answer.products.map(mark) }),
        one: ({ product }: ProductViews['one']['answer']) => {
          const coloursInCart = product.id === id ? colorsOf(product.coloursInCart) : product.coloursInCart;
          return { product: { ...mark(product), coloursInCart, related: product.related.map(mark) } };
        },
      };
    };
    const isIn = (chosen: Chosen) => (one: { id: number; colour?: api.ColorOption | undefined }) =>
      isSameLine({ productId: chosen.id, colour: chosen.colour }, { productId: one.id, colour: one.colour });
    const isLine =
      ({ id, colour }: Chosen) =>
      (line: Quote['lines'][number]) =>
        isSameLine({ productId: id, colour }, line);
    const without = (chosen: Chosen) => ({
      things: ({ products: all }: CartViews['things']['answer']) => ({ products: all.filter((one) => !isIn(chosen)(one)) }),
      checkout: ({ quote }: CartViews['checkout']['answer']) => ({
        quote: counted({ ...quote, lines: quote.lines.filter((line) => !isLine(chosen)(line)) }),
      }),
    });
    const withQty = (chosen: Chosen, qty: number) => ({
      things: ({ products: all }: CartViews['things']['answer']) => ({
        products: all.map((one) => (isIn(chosen)(one) ? { ...one, qty } : one)),
      }),
      checkout: ({ quote }: CartViews['checkout']['answer']) => ({
        quote: counted({ ...quote, lines: quote.lines.map((line) => (isLine(chosen)(line) ? { ...line, qty } : line)) }),
      }),
    });
    /** Updates the product's views and the lists of cart and wishlist. */
    const both = (
      id: number,
      product: ReturnType<typeof flagged>,
      look: Parameters<typeof cart.show>[0]['look'],
      send: () => Promise<unknown>,
    ) =>
      cart.attempt(async () => {
        const sent = products.show({ rows: [id], look: product, send });
        await Promise.all([sent, cart.show({ rows: [id], ...(look && { look }), send: () => sent })]);
      });
    const params = (productId: number) => ({ params: { productId } });
    const inCart = ({ id, colour }: Chosen) =>
      flagged(id, { isInCart: true }, (now) => (colour === undefined ? now : [...new Set([...now, colour])]));
    const colorOf = ({ colour }: Chosen) => (colour === undefined ? {} : { colour });

    const addToCart = (chosen: Chosen, qty = 1) =>
      both(chosen.id, inCart(chosen), undefined, () =>
        qty === 1
          ? call(api.addToCart, { body: { productId: chosen.id, ...colorOf(chosen) } })
          : call(api.setCartQuantity, { ...params(chosen.id), body: { qty, ...colorOf(chosen) } }),
      );
    const setQty = (chosen: Chosen, qty: number) =>
      both(chosen.id, inCart(chosen), withQty(chosen, qty), () =>
        call(api.setCartQuantity, { ...params(chosen.id), body: { qty, ...colorOf(chosen) } }),
      );
    const removeFromCart = (chosen: Chosen, name: string, qty = 1) => {
      // The server's next response shows whether it is still in the cart in another color.
      const look = flagged(chosen.id, chosen.colour === undefined ? { isInCart: false } : {}, (now) =>
        now.filter((colour) => colour !== chosen.colour),
      );
      const send = () => call(api.removeFromCart, { ...params(chosen.id), query: colorOf(chosen) });
      return both(chosen.id, look, without(chosen), send).then((isDone) => {
        if (isDone) cart.offerUndo(t('shop.done.removed', { name }), () => addToCart(chosen, qty));
      });
    };
    const wish = (id: number, isInWishlist: boolean) =>
      both(
        id,
        flagged(id, { isInWishlist }),
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

/** Recalculates the quote's totals from its lines; the server's next response has the delivery price. */
function counted(quote: Quote): Quote {
  return { ...quote, ...orderTotals(quote) };
}
