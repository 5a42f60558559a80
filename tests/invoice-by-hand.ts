import type { LineItem, Pricing } from '#features/invoice/contract.ts';

/** An exact rational number. */
export class Exact {
  readonly over: bigint;
  readonly under: bigint;
  constructor(over: bigint, under = 1n) {
    this.over = under < 0n ? -over : over;
    this.under = under < 0n ? -under : under;
  }
  plus(other: Exact): Exact {
    return new Exact(this.over * other.under + other.over * this.under, this.under * other.under);
  }
  minus(other: Exact): Exact {
    return this.plus(new Exact(-other.over, other.under));
  }
  times(other: Exact): Exact {
    return new Exact(this.over * other.over, this.under * other.under);
  }
  /** Rounds to an integer, half away from zero. */
  round(): bigint {
    const size = this.over < 0n ? -this.over : this.over;
    const whole = size / this.under;
    const up = (size % this.under) * 2n >= this.under ? whole + 1n : whole;
    return this.over < 0n ? -up : up;
  }
}
export const whole = (value: bigint | number) => new Exact(BigInt(value));
const one = whole(1);

/** Computes what an invoice charges from decimals in major units, as a person would on paper, without any code of the product. */
export function byHand(lines: readonly (LineItem & { price: Exact })[], pricing: Pricing, digits: number) {
  const unit = whole(10n ** BigInt(digits));
  const charged = lines.map((line) => {
    const before = new Exact(BigInt(line.quantityMilli), 1000n).times(line.price).times(unit).round();
    const off = whole(before)
      .times(new Exact(BigInt(line.discountBasisPoints), 10_000n))
      .round();
    return {
      key: `${line.taxBasisPoints} ${line.taxCategory} ${line.exemption ?? ''}`,
      rate: new Exact(BigInt(Math.round(line.taxBasisPoints * 100)), 1_000_000n),
      cents: before - off,
    };
  });
  const all = charged.reduce((sum, { cents }) => sum + cents, 0n);
  const allowance =
    pricing.discountBasisPoints > 0
      ? whole(all)
          .times(new Exact(BigInt(pricing.discountBasisPoints), 10_000n))
          .round()
      : all === 0n
        ? 0n
        : BigInt(pricing.discountCents);
  const keys = [...new Set(charged.map(({ key }) => key))];
  const taxOf = (rate: Exact, cents: bigint) =>
    (pricing.isGross
      ? whole(cents)
          .times(rate)
          .times(new Exact(one.plus(rate).under, one.plus(rate).over))
      : whole(cents).times(rate)
    ).round();
  return {
    all,
    allowance,
    taxOf,
    rates: keys.map((key) => {
      const of = charged.filter((line) => line.key === key);
      const rate = of[0]?.rate ?? one;
      return {
        key,
        rate,
        cents: of.reduce((sum, { cents }) => sum + cents, 0n),
        lineTaxes: of.reduce((sum, { cents }) => sum + taxOf(rate, cents), 0n),
      };
    }),
  };
}

/** With two minor digits, none and three. */
export const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'PLN', 'RSD', 'IDR', 'JPY', 'KRW', 'KWD', 'TND'];

export const taxKinds = [
  { taxBasisPoints: 2300, taxCategory: 'S' },
  { taxBasisPoints: 810, taxCategory: 'S' },
  { taxBasisPoints: 550, taxCategory: 'S' },
  { taxBasisPoints: 997.5, taxCategory: 'S' },
  { taxBasisPoints: 842.5, taxCategory: 'S' },
  { taxBasisPoints: 700, taxCategory: 'L' },
  { taxBasisPoints: 0, taxCategory: 'Z' },
  { taxBasisPoints: 0, taxCategory: 'AE', exemption: 'Reverse charge' },
  { taxBasisPoints: 0, taxCategory: 'K', exemption: 'Intra-Community supply' },
] as const;

/** A seeded random number generator. */
export function dice(seed: number) {
  let at = seed;
  const next = (below: number) => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((at / 0x80000000) * below);
  };
  return { next, pick: <T>(from: readonly T[]): T => from[next(from.length)] as T };
}

type PricedLine = LineItem & { price: Exact };

/** A line with a random price of up to six decimals and a tax from `kinds`. */
export function randomLine(
  { next, pick }: ReturnType<typeof dice>,
  digits: number,
  kinds: readonly (typeof taxKinds)[number][],
): PricedLine {
  // In millionths of the major unit.
  const millionths = BigInt(next(2_000_000_000)) * BigInt(1 + next(40));
  const perUnit = 10n ** BigInt(6 - digits);
  return {
    description: 'x',
    quantityMilli: pick([1000, 500, 333, 12_000, 1 + next(90_000)]),
    priceCents: Number(millionths / perUnit),
    priceMicros: Number((millionths % perUnit) * 10n ** BigInt(digits)),
    discountBasisPoints: pick([0, 0, 0, 500, 1250, next(10_001)]),
    ...pick(kinds),
    price: new Exact(millionths, 1_000_000n),
  };
}
