import { useState } from 'react';
import { keptChoice } from '#web/session-store.ts';
import { type PaymentWay, paymentWays, type Quote } from '../../order-contract.ts';

const keptAddress = keptChoice('atrium.shop.address');
const keptPayment = keptChoice('atrium.shop.payment');
const keptKey = keptChoice('atrium.shop.key');

/** Where the order goes, how it is paid, and its key: kept in this browser, so that a reload, or a second try after no answer, is the same order. */
export function useCheckoutChoice(quote: Quote | undefined) {
  const [asked, setAsked] = useState(() => Number(keptAddress.read()));
  const [payment, setPayment] = useState(() => paymentWays.find((way) => way === keptPayment.read()) ?? 'invoice');
  const known = quote?.addresses.find(({ id }) => id === asked) ?? quote?.addresses[0];
  return {
    addressId: known?.id ?? null,
    payment,
    chooseAddress: (id: number) => {
      keptAddress.keep(String(id));
      setAsked(id);
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
