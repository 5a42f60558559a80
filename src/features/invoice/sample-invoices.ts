import type { LineItem } from './contract.ts';

/** An invoice of the sample company; days are relative to the day it is added, negative for the past. */
export interface SampleInvoice {
  /** Position in the sample clients, from 1. */
  client: number;
  issuedIn: number;
  /** Days until it is due; 30 by default. */
  terms?: number;
  currency?: string;
  lines: LineItem[];
  notes?: string;
  /** Drafts were not sent; downloaded ones were. */
  is?: 'draft' | 'downloaded';
  /** Amounts in minor units, and the days of payment. */
  paid?: [amountCents: number, paidIn: number][];
  /** For a credit note, how many invoices before it the corrected one is. */
  credits?: number;
}

interface More {
  quantity?: number;
  discount?: number;
  tax?: number;
}

/** Creates a line with discount and tax in percent. Foreign clients pay no Portuguese tax. */
function item(description: string, price: number, { quantity = 1, discount = 0, tax = 0 }: More = {}): LineItem {
  return {
    description,
    quantityMilli: quantity * 1000,
    priceCents: price,
    discountBasisPoints: discount * 100,
    taxBasisPoints: tax * 100,
  };
}

const [miramar, moran, nordlys, library, solsticio, osterfeld, abernethy, harbour, aoyama] = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** 36 invoices, oldest first, starting at number 4987. */
export const sampleInvoices: readonly SampleInvoice[] = [
  {
    client: miramar,
    issuedIn: -338,
    lines: [item('Holm Wall Lamp, brass', 18_900, { quantity: 22, discount: 10 }), item('Holm Floor Lamp', 42_900, { quantity: 4 })],
    paid: [[545_820, -309]],
  },
  {
    client: solsticio,
    issuedIn: -325,
    lines: [item('Alder Stool\nThree legs: the floor is not flat', 26_000, { quantity: 12, tax: 23 })],
    // Paid twice by two people; the rest is credit.
    paid: [
      [383_760, -300],
      [20_500, -296],
    ],
  },
  {
    client: osterfeld,
    issuedIn: -311,
    lines: [item('Holt Desk', 118_000, { quantity: 6, discount: 8 }), item('Birk Shelf', 78_000, { quantity: 6, discount: 8 })],
    paid: [[1_081_920, -280]],
  },
  {
    client: library,
    issuedIn: -298,
    lines: [item('Alder Chair, rounded arms', 44_000, { quantity: 8, discount: 5 })],
    paid: [[334_400, -270]],
  },
  { client: abernethy, issuedIn: -290, terms: 14, lines: [item('Leith Throw, moss', 14_900)], paid: [[14_900, -290]] },
  {
    client: miramar,
    issuedIn: -276,
    lines: [item('Vale Armchair, linen', 148_000, { quantity: 6, discount: 12 }), item('Delivery to two hotels', 38_000)],
    paid: [[819_440, -246]],
  },
  {
    client: moran,
    issuedIn: -262,
    lines: [item('Holt Round Table', 164_000, { quantity: 3 }), item('Alder Chair', 44_000, { quantity: 12, discount: 10 })],
    paid: [[967_200, -240]],
  },
  {
    client: moran,
    issuedIn: -249,
    terms: 14,
    lines: [item('The wobbly table: one leg planed, two hours', 6500, { quantity: 2 })],
    paid: [[13_000, -244]],
  },
  {
    client: harbour,
    issuedIn: -233,
    lines: [
      item('Holm Pendant, night', 24_900, { quantity: 9, discount: 10 }),
      item('Leith Curtain', 17_900, { quantity: 18, discount: 10 }),
    ],
    paid: [[491_670, -203]],
  },
  {
    client: osterfeld,
    issuedIn: -220,
    lines: [item('Birk Drawer Wall', 236_000, { quantity: 2 }), item('Fitting on the fourth floor', 7200, { quantity: 5.5 })],
    paid: [[511_600, -190]],
  },
  {
    client: nordlys,
    issuedIn: -204,
    lines: [
      item('Vale Sofa for the lounge, three days', 42_000, { quantity: 4 }),
      item('Holt Coffee Table, three days', 9500, { quantity: 4 }),
    ],
    paid: [[206_000, -180]],
  },
  {
    client: solsticio,
    issuedIn: -191,
    lines: [item('Holt Bench', 52_000, { quantity: 2, tax: 23 }), item('Birk Coat Rack', 29_000, { tax: 23 })],
    paid: [[163_590, -165]],
  },
  {
    client: library,
    issuedIn: -178,
    lines: [item('Alder Chair, rounded arms', 44_000, { quantity: 16, discount: 8 }), item('Holm Floor Lamp', 42_900, { quantity: 3 })],
    paid: [[776_380, -150]],
  },
  {
    client: aoyama,
    issuedIn: -166,
    currency: 'JPY',
    lines: [item('Alder Stool', 42_000, { quantity: 5 }), item('航空便', 38_500)],
    paid: [[248_500, -140]],
  },
  {
    client: miramar,
    issuedIn: -152,
    lines: [item('Birk Bedside Table', 39_000, { quantity: 40, discount: 15 })],
    paid: [[1_326_000, -121]],
  },
  {
    client: osterfeld,
    issuedIn: -139,
    lines: [item('Leith Rug, linen', 52_000, { quantity: 4 }), item('Leith Cushion, clay', 6900, { quantity: 12 })],
    paid: [[290_800, -110]],
  },
  {
    client: osterfeld,
    issuedIn: -104,
    terms: 0,
    lines: [item('Leith Rug, linen: one came back, a size too large for the practice', 52_000, { quantity: -1 })],
    credits: 1,
  },
  {
    client: abernethy,
    issuedIn: -97,
    terms: 14,
    lines: [item('New front rail for an Alder Chair, oak', 8500, { discount: 100 }), item('Two pieces of shortbread, taken in payment', 0)],
  },
  {
    client: moran,
    issuedIn: -90,
    lines: [item('Holm Pendant, clay', 24_900, { quantity: 6 }), item('Leith Curtain', 17_900, { quantity: 4, discount: 5 })],
    paid: [[217_420, -66]],
  },
  {
    client: harbour,
    issuedIn: -82,
    lines: [item('Vale Daybed, night', 228_000, { quantity: 2 }), item('Vale Footstool', 42_000, { quantity: 2 })],
    paid: [[540_000, -55]],
  },
  {
    client: nordlys,
    issuedIn: -75,
    lines: [item('Birk Sideboard for the jury’s room', 189_000)],
    paid: [[189_000, -51]],
  },
  {
    client: miramar,
    issuedIn: -66,
    lines: [
      item('Holm Wall Lamp, cream', 18_900, { quantity: 30, discount: 12 }),
      item('Holm Floor Lamp', 42_900, { quantity: 8, discount: 12 }),
    ],
    notes: 'For the third floor. The fire certificates came with the lamps.',
    is: 'downloaded',
  },
  {
    client: library,
    issuedIn: -58,
    lines: [item('Holt Dining Table, corners rounded by 12 mm', 205_000, { quantity: 3 })],
    paid: [[615_000, -31]],
  },
  {
    client: miramar,
    issuedIn: -47,
    lines: [
      item('Vale Armchair, moss', 148_000, { quantity: 4, discount: 12 }),
      item('Second carrier, as the lift did not take the first', 32_000),
    ],
  },
  {
    client: solsticio,
    issuedIn: -35,
    lines: [item('Three legs shortened by a finger, four hours', 5500, { quantity: 4, tax: 23 })],
    paid: [[27_060, -12]],
  },
  {
    client: osterfeld,
    issuedIn: -28,
    lines: [item('Holt Desk', 118_000, { quantity: 10, discount: 12 }), item('Birk Shelf', 78_000, { quantity: 4, discount: 12 })],
    notes: 'Half on order, half on delivery.',
    paid: [[656_480, -26]],
  },
  {
    client: moran,
    issuedIn: -26,
    lines: [item('Alder Chair', 44_000, { quantity: 6, discount: 10 })],
    paid: [[100_000, -9]],
    is: 'downloaded',
  },
  {
    client: aoyama,
    issuedIn: -23,
    currency: 'JPY',
    lines: [item('Fenn Lamp', 46_500, { quantity: 3 }), item('Alder Lounge Chair, oak', 198_000), item('航空便', 52_000)],
    notes: '佐藤が納品に伺います。',
    is: 'downloaded',
  },
  {
    client: harbour,
    issuedIn: -19,
    lines: [item('Leith Curtain, linen', 17_900, { quantity: 24, discount: 10 }), item('Holt Coffee Table', 64_000, { quantity: 3 })],
    notes: 'تصل الستائر يوم الأحد قبل الإفطار.',
    is: 'downloaded',
  },
  {
    client: library,
    issuedIn: -16,
    lines: [item('Holm Floor Lamp', 42_900, { quantity: 5 }), item('Vale Armchair, linen', 148_000, { quantity: 2 })],
    paid: [[250_000, -2]],
  },
  {
    client: nordlys,
    issuedIn: -12,
    lines: [item('Fenn Lamp at 2.1 m over the long table', 21_400, { quantity: 12 }), item('Alder Chair, on loan', 4500, { quantity: 12 })],
    is: 'downloaded',
  },
  {
    client: solsticio,
    issuedIn: -9,
    lines: [
      item('Alder Stool', 26_000, { quantity: 4, tax: 23 }),
      item('Holm Pendant, brass', 24_900, { quantity: 3, discount: 5, tax: 23 }),
    ],
  },
  {
    client: osterfeld,
    issuedIn: -5,
    lines: [item('Birk Sideboard, walnut', 189_000, { quantity: 2 }), item('Fitting', 7200, { quantity: 1.5 })],
  },
  {
    client: abernethy,
    issuedIn: -3,
    terms: 14,
    lines: [
      item('Vale Sofa of the first thirty-eight: re-covered, as promised', 64_000, { discount: 100 }),
      item('Leith Cushion, clay', 6900, { quantity: 2 }),
    ],
  },
  {
    client: miramar,
    issuedIn: -1,
    lines: [item('Fenn Lamp', 21_400, { quantity: 12 }), item('Holt Dining Table', 205_000, { quantity: 4 })],
    notes: 'The lamps come first, the tables nine days later. The second truck is on us.',
    is: 'draft',
  },
  {
    client: nordlys,
    issuedIn: 0,
    lines: [item('Birk Drawer Wall, shown on stand B14 and sold from it', 236_000, { discount: 15 })],
    is: 'draft',
  },
];
