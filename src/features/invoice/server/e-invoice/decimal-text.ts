/** A whole number of units of `10 ** -digits` as decimals: `decimalText(12345, 2)` is `123.45`. At least `kept` digits stay, zeros or not. */
export function decimalText(units: number | bigint, digits: number, kept = 0): string {
  const whole = BigInt(units);
  const bare = String(whole < 0n ? -whole : whole).padStart(digits + 1, '0');
  const [before, after] = [bare.slice(0, bare.length - digits), bare.slice(bare.length - digits)];
  const left = after.slice(0, kept) + after.slice(kept).replace(/0+$/, '');
  return `${whole < 0n ? '-' : ''}${before}${left ? `.${left}` : ''}`;
}
