import { useState } from 'react';
import { savedChoice } from '#web/session-store.ts';
import { type PaymentWay, paymentWays, type Quote } from '../../order-contract.ts';

const keptAddress = savedChoice('atrium.shop.address');
const keptDelivery = savedChoice('atrium.shop.delivery');
const keptPayment = savedChoice('atrium.shop.payment');
const keptKey = savedChoice('atrium.shop.key');

/** Returns the address and delivery method last chosen in this browser, as query parameters. */
export function readSavedCheckout(): { addressId: number | undefined; delivery: string | undefined } {
  return { addressId: Number(keptAddress.read()) || undefined, delivery: keptDelivery.read() || undefined };
}

/** Checkout choices and the idempotency key, stored in this browser so that a reload or a retry places the same order. */
export function useCheckoutChoice() {
  const [asked, setAsked] = useState(readSavedCheckout);
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
    /** The next order needs a new key. */
    forgetKey: () => keptKey.keep(''),
  };
}
export type CheckoutChoice = ReturnType<typeof useCheckoutChoice>;
