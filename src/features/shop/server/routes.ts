import { suggestInvoiceLines as suggestionContract } from '#features/invoice/suggestion-contract.ts';
import { on, onPrepared, type Route } from '#server/route.ts';
import { warmPdf } from '#server/warm-pdf.ts';
import * as contract from '../contract.ts';
import * as fulfilment from '../fulfilment-contract.ts';
import * as order from '../order-contract.ts';
import * as product from '../product-contract.ts';
import * as sheet from '../product-sheet-contract.ts';
import * as settings from '../settings-contract.ts';
import { addAddress, deleteAddress, updateAddress } from './addresses.ts';
import { addToCart, getCart, removeFromCart, setCartQuantity } from './cart.ts';
import { addCoupon, deleteCoupon, listCoupons, restoreCoupon, updateCoupon } from './coupons.ts';
import { addProduct, deleteProduct, restoreProduct, updateProduct } from './edit-products.ts';
import { exportOrders } from './export-orders.ts';
import { getFulfilment, getOrderCards, getOrderOfCard, makeFulfilmentBoard, makeOrderCard, setFulfilment } from './fulfilment.ts';
import { getProduct } from './get-product.ts';
import { getManagedProduct, listManagedProducts } from './list-managed-products.ts';
import { getOrder, getOwnOrder, listAccountOrders, listOrders, listOwnOrders } from './list-orders.ts';
import { listFacets, listProducts } from './list-products.ts';
import { moveOrder, takeOrderBack } from './move-order.ts';
import { placeOrder } from './place-order.ts';
import { exportProducts } from './product-sheet/export-products.ts';
import { importProducts, readSheet, undoProductImport } from './product-sheet/import-products.ts';
import { downloadOrderDocument } from './read-order.ts';
import { readCheckout } from './read-quote.ts';
import { refundOrder } from './refund-order.ts';
import { listReviews, saveReview } from './reviews.ts';
import { getShopSettings, updateShopSettings } from './shop-settings.ts';
import { changeStock, listStockMoves } from './stock.ts';
import { suggestInvoiceLines } from './suggest-invoice-lines.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from './wishlist.ts';

export const shopRoutes: Route[] = [
  on(suggestionContract, suggestInvoiceLines),
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
  onPrepared(order.placeOrder, warmPdf, placeOrder),
  on(order.listOwnOrders, listOwnOrders),
  on(order.listAccountOrders, listAccountOrders),
  on(order.getOwnOrder, getOwnOrder),
  on(order.downloadOrderDocument, downloadOrderDocument),
  on(order.listOrders, listOrders),
  on(order.exportOrders, exportOrders),
  on(order.getOrder, getOrder),
  onPrepared(order.moveOrder, warmPdf, moveOrder),
  on(order.takeOrderBack, takeOrderBack),
  onPrepared(order.refundOrder, warmPdf, refundOrder),
  on(product.listManagedProducts, listManagedProducts),
  on(product.getManagedProduct, getManagedProduct),
  on(product.addProduct, addProduct),
  on(product.updateProduct, updateProduct),
  on(product.deleteProduct, deleteProduct),
  on(product.restoreProduct, restoreProduct),
  on(product.changeStock, changeStock),
  on(product.listStockMoves, listStockMoves),
  on(sheet.exportProducts, exportProducts),
  onPrepared(sheet.importProducts, readSheet, importProducts),
  on(sheet.undoProductImport, undoProductImport),
  on(fulfilment.getFulfilment, getFulfilment),
  on(fulfilment.setFulfilment, setFulfilment),
  on(fulfilment.makeFulfilmentBoard, makeFulfilmentBoard),
  on(fulfilment.getOrderCards, getOrderCards),
  on(fulfilment.makeOrderCard, makeOrderCard),
  on(fulfilment.getOrderOfCard, getOrderOfCard),
  on(settings.getShopSettings, getShopSettings),
  on(settings.updateShopSettings, updateShopSettings),
  on(product.listCoupons, listCoupons),
  on(product.addCoupon, addCoupon),
  on(product.updateCoupon, updateCoupon),
  on(product.deleteCoupon, deleteCoupon),
  on(product.restoreCoupon, restoreCoupon),
];
