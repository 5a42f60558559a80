import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { emptyAsAbsent, flag, id, page, perPage, someLines } from '#contract/primitives.ts';

/** The specification's colors, by theme name. */
export const colorOptions = ['primary', 'success', 'warning', 'danger', 'info'] as const;
export type ColorOption = (typeof colorOptions)[number];

/** The chosen color; absent for products without color options. */
export const colour = () => z.optional(z.enum(colorOptions));

const shownProduct = {
  id: z.number(),
  name: z.string(),
  /** Ends in the ID; used in the product page's URL. */
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  /** In major units; `priceCents` is in minor units. */
  price: z.number(),
  /** URL of its first picture; empty when it has none. */
  image: z.string(),
  hasFreeShipping: z.boolean(),
  /** Review rating from 1 to 5; 0 without reviews. */
  rating: z.number(),
  // Atrium's own fields.
  category: z.string(),
  priceCents: z.number(),
  currency: z.string(),
  reviewCount: z.number(),
  /** Quantity currently available to order. */
  stock: z.number(),
};

export const product = z.object({ ...shownProduct, isInWishlist: z.boolean(), isInCart: z.boolean() });
export type Product = z.infer<typeof product>;

const cartProduct = z.object({
  ...shownProduct,
  isInWishlist: z.boolean(),
  isInCart: z.boolean(),
  qty: z.number(),
  /** ISO 8601 date, 1 to 8 days ahead. */
  shippingDate: z.string(),
  /** 1 to 4. */
  offers: z.number(),
  /** 3 to 20. */
  discountPercentage: z.number(),
  /** One of the product's options; the same product in a different color is a separate line. */
  colour: colour(),
});
export type CartProduct = z.infer<typeof cartProduct>;

/** Product details. */
export const productDetail = z.object({
  ...product.shape,
  colorOptions: z.array(z.enum(colorOptions)),
  /** Colors of this product in the caller's cart. */
  coloursInCart: z.array(z.enum(colorOptions)),
  /** URLs of its pictures. */
  pictures: z.array(z.string()),
  features: z.array(z.string()),
  /** Average review rating, to one decimal place. */
  averageStars: z.number(),
  /** Number of reviews with 5, 4, 3, 2 and 1 stars. */
  starCounts: z.array(z.number()),
  /** Whether the caller has bought it and may write a review. */
  mayReview: z.boolean(),
  related: z.array(product),
});
export type ProductDetail = z.infer<typeof productDetail>;

const review = z.object({
  id: z.number(),
  stars: z.number(),
  text: z.string(),
  createdAt: z.string(),
  isOwn: z.boolean(),
  person: z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) }),
});
export type Review = z.infer<typeof review>;

export const productSorts = ['featured', 'price-asc', 'price-desc'] as const;

const wholeCents = () =>
  emptyAsAbsent(
    z.pipe(
      z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,12}$/, says('not_a_whole_number'))), z.transform(Number))]),
      z.number().check(z.int(), z.minimum(0)),
    ),
  );

export const listProducts = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/products',
  summary: 'Lists the matching products, a page at a time. `featured` is newest first.',
  action: 'read',
  subject: 'Shop',
  query: z.object({
    /** Searches the name. */
    q: z._default(z.string(), ''),
    sortBy: z._default(z.enum(productSorts), 'featured'),
    perPage: perPage(9),
    page: page(),
    // Atrium's own fields.
    /** In minor units, both inclusive. */
    priceFrom: wholeCents(),
    priceUntil: wholeCents(),
    category: z._default(z.string(), ''),
    brand: z._default(z.string(), ''),
    /** Minimum number of stars. */
    rating: emptyAsAbsent(id()),
    freeShipping: z._default(flag(), false),
  }),
  answer: z.object({
    products: z.array(product),
    total: z.number(),
    userWishlist: z.array(z.object({ id: z.number(), productId: z.number() })),
    userCart: z.array(z.object({ id: z.number(), productId: z.number(), qty: z.number() })),
  }),
});

export const listFacets = endpoint({
  method: 'GET',
  path: '/api/v1/shop/facets',
  summary: 'Lists categories and brands with their number of products, and the highest price.',
  action: 'read',
  subject: 'Shop',
  answer: z.object({
    categories: z.array(z.object({ name: z.string(), total: z.number() })),
    brands: z.array(z.object({ name: z.string(), total: z.number() })),
    mostCents: z.number(),
    currency: z.string(),
  }),
});

const oneProduct = { params: z.object({ id: id() }), refusals: { 404: 'No such product.' } };

export const getProduct = endpoint({
  ...oneProduct,
  method: 'GET',
  path: '/apps/ecommerce/products/{id}',
  summary: 'Returns a product with all details.',
  action: 'read',
  subject: 'Shop',
  answer: z.object({ product: productDetail }),
});

export const listReviews = endpoint({
  ...oneProduct,
  method: 'GET',
  path: '/api/v1/shop/products/{id}/reviews',
  summary: 'Lists the buyers’ reviews of a product, newest first, a page at a time.',
  action: 'read',
  subject: 'Shop',
  query: z.object({ page: page(), perPage: perPage(10) }),
  answer: z.object({ reviews: z.array(review), total: z.number() }),
});

export const saveReview = endpoint({
  ...oneProduct,
  method: 'POST',
  path: '/api/v1/shop/products/{id}/reviews',
  summary: 'Reviews a product that the caller bought, replacing an earlier review.',
  action: 'read',
  subject: 'Shop',
  body: z.strictObject({ stars: z.number().check(z.int(), z.minimum(1), z.maximum(5)), text: someLines(2000) }),
  answer: z.object({ review }),
  refusals: { 404: 'No such product.', 409: 'The caller didn’t buy it.' },
});

const chosen = z.object({ productId: id() });

export const getWishlist = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/wishlist',
  summary: 'Lists the caller’s wishlist in the order added.',
  action: 'read',
  subject: 'Shop',
  answer: z.object({ products: z.array(product) }),
});

export const addToWishlist = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/wishlist',
  summary: 'Adds a product to the caller’s wishlist; repeating it changes nothing.',
  action: 'read',
  subject: 'Shop',
  body: chosen,
  status: 201,
  refusals: { 404: 'No such product.' },
});

export const removeFromWishlist = endpoint({
  method: 'DELETE',
  path: '/apps/ecommerce/wishlist/{productId}',
  summary: 'Removes a product from the caller’s wishlist, if it’s there.',
  action: 'read',
  subject: 'Shop',
  params: chosen,
});

export const getCart = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/cart',
  summary: 'Lists the caller’s cart in the order added.',
  action: 'read',
  subject: 'Shop',
  answer: z.object({ products: z.array(cartProduct) }),
});

export const addToCart = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/cart',
  summary: 'Adds a product to the caller’s cart; repeating it changes nothing. The color defaults to the product’s first.',
  action: 'read',
  subject: 'Shop',
  body: z.extend(chosen, { colour: colour() }),
  status: 201,
  refusals: { 404: 'No such product.' },
});

export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/apps/ecommerce/cart/{productId}',
  summary: 'Removes a product, in one or all colors, from the caller’s cart, if it’s there.',
  action: 'read',
  subject: 'Shop',
  params: chosen,
  query: z.object({ colour: colour() }),
});

/** Maximum quantity of a product in a cart. */
export const maxQty = 99;

export const setCartQuantity = endpoint({
  method: 'POST',
  path: '/api/v1/shop/cart/{productId}',
  summary: 'Sets a product’s quantity in the caller’s cart, adding it if needed.',
  action: 'read',
  subject: 'Shop',
  params: chosen,
  body: z.strictObject({ colour: colour(), qty: z.number().check(z.int(), z.minimum(1), z.maximum(maxQty)) }),
  refusals: { 404: 'No such product.' },
});

export const shopEndpoints = [
  ...[listProducts, listFacets, getProduct, listReviews, saveReview],
  ...[getWishlist, addToWishlist, removeFromWishlist, getCart, addToCart, removeFromCart, setCartQuantity],
];
