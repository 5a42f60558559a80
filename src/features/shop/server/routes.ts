import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import * as order from '../order-contract.ts';
import * as product from '../product-contract.ts';
import { addAddress, deleteAddress, updateAddress } from './addresses.ts';
import { addToCart, getCart, removeFromCart, setCartQuantity } from './cart.ts';
import { addCoupon } from './coupons/add-coupon.ts';
import { deleteCoupon, restoreCoupon } from './coupons/delete-coupon.ts';
import { listCoupons } from './coupons/list-coupons.ts';
import { updateCoupon } from './coupons/update-coupon.ts';
import { downloadOrderDocument } from './download-order-document.ts';
import { getProduct } from './get-product.ts';
import { listFacets } from './list-facets.ts';
import { getOrder, getOwnOrder, listOrders, listOwnOrders } from './list-orders.ts';
import { listProducts } from './list-products.ts';
import { moveOrder } from './move-order.ts';
import { placeOrder } from './place-order.ts';
import { addProduct } from './products/add-product.ts';
import { deleteProduct, restoreProduct } from './products/delete-product.ts';
import { getManagedProduct, listManagedProducts } from './products/list-managed-products.ts';
import { changeStock, listStockMoves } from './products/stock.ts';
import { updateProduct } from './products/update-product.ts';
import { readCheckout } from './read-quote.ts';
import { refundOrder } from './refund-order.ts';
import { listReviews, saveReview } from './reviews.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from './wishlist.ts';

export const shopRoutes: Route[] = [
  on(contract.listProducts, listProducts),
  on(contract.listFacets, listFacets),
  on(contract.getProduct, getProduct),
  on(contract.listReviews, listReviews),
  on(contract.saveReview, saveReview),
  on(contract.getWishlist, getWishlist),
  on(contract.addToWishlist, addToWishlist),
  on(contract.removeFromWishlist, removeFromWishlist),
  on(contract.getCart, getCart),
  on(contract.addToCart, addToCart),
  on(contract.removeFromCart, removeFromCart),
  on(contract.setCartQuantity, setCartQuantity),
  on(order.getCheckout, readCheckout),
  on(order.addAddress, addAddress),
  on(order.updateAddress, updateAddress),
  on(order.deleteAddress, deleteAddress),
  on(order.placeOrder, placeOrder),
  on(order.listOwnOrders, listOwnOrders),
  on(order.getOwnOrder, getOwnOrder),
  on(order.downloadOrderDocument, downloadOrderDocument),
  on(order.listOrders, listOrders),
  on(order.getOrder, getOrder),
  on(order.moveOrder, moveOrder),
  on(order.refundOrder, refundOrder),
  on(product.listManagedProducts, listManagedProducts),
  on(product.getManagedProduct, getManagedProduct),
  on(product.addProduct, addProduct),
  on(product.updateProduct, updateProduct),
  on(product.deleteProduct, deleteProduct),
  on(product.restoreProduct, restoreProduct),
  on(product.changeStock, changeStock),
  on(product.listStockMoves, listStockMoves),
  on(product.listCoupons, listCoupons),
  on(product.addCoupon, addCoupon),
  on(product.updateCoupon, updateCoupon),
  on(product.deleteCoupon, deleteCoupon),
  on(product.restoreCoupon, restoreCoupon),
];
