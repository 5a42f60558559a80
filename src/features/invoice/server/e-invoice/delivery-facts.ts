import type { ServicePeriod } from '#contract/delivery-time.ts';
import type { EInvoice } from './e-invoice.ts';

interface DeliveryFacts {
  /** BT-72; empty where it is not stated. */
  deliveredOn: string;
  /** BG-14; null where it is not stated. */
  billed: ServicePeriod | null;
  /** BT-80: only a supply within the EU has to say where it went. */
  countryCode: string;
}

/** When and where an invoice was delivered. A supply within the EU has to say when (BR-IC-11): on the issue date, unless it says otherwise. */
export function deliveryFacts({ period, taxes, issuedOn, buyer }: EInvoice): DeliveryFacts {
  const isWithinEu = taxes.some(({ category }) => category === 'K');
  const isOneDay = period !== null && period.from === period.until;
  return {
    deliveredOn: isOneDay ? period.from : period === null && isWithinEu ? issuedOn : '',
    billed: isOneDay ? null : period,
    countryCode: isWithinEu ? buyer.countryCode : '',
  };
}
