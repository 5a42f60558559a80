import { useState } from 'react';
import { keptChoice } from '#web/session-store.ts';
import { type PaymentWay, paymentWays, type Quote } from '../../order-contract.ts';

const keptAddress = keptChoice('atrium.shop.address');
const keptDelivery = keptChoice('atrium.shop.delivery');
const keptPayment = keptChoice('atrium.shop.payment');
const keptKey = keptChoice('atrium.shop.key');

/** The address and the delivery method that were chosen in this browser before, as the server is asked for them. */
export function keptCheckout(): { addressId: number | undefined; delivery: string | undefined } {
  return { addressId: Number(keptAddress.read()) || undefined, delivery: keptDelivery.read() || undefined };
}

/** Where the order goes, how it is paid, and its key: kept in this browser, so that a reload, or a second try after no answer, is the same order. */
export function useCheckoutChoice() {
  const [asked, setAsked] = useState(keptCheckout);
  const [payment, setPayment] = useState(() => paymentWays.find((way) => way === keptPayment.read()) ?? 'invoice');
  return {
    asked,
    addressIn: ({ addresses }: Quote) => (addresses.find(({ id }) => id === asked.addressId) ?? addresses[0])?.id ?? null,
    payment,
    chooseAddress: (id: number) => {
      keptAddress.keep(String(id));
      setAsked((now) => ({ ...now, addressId: id }));
    },
    chooseDelivery: (delivery: string) => {
      keptDelivery.keep(delivery);
      setAsked((now) => ({ ...now, delivery }));
    },
    choosePayment: (way: PaymentWay) => {
      keptPayment.keep(way);
      setPayment(way);
    },
    clientKey: () => {
      const key = keptKey.read() || crypto.randomUUID();
      keptKey.keep(key);
      return key;
    },
    /** The next order is another one. */
    forgetKey: () => keptKey.keep(''),
  };
}
export type CheckoutChoice = ReturnType<typeof useCheckoutChoice>;
