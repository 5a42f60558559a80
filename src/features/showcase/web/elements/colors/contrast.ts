/** Returns red, green, and blue from 0 to 255 for `#abc`, `#aabbcc`, or `rgb(1, 2, 3)`; undefined for anything else. */
export function channelsOf(color: string): [number, number, number] | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1];
  if (hex) {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as [number, number, number];
  }
  const numbers = /^rgb\((\d+),? (\d+),? (\d+)\)$/.exec(color.trim());
  return numbers ? [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])] : undefined;
}

/** Returns the WCAG 2 contrast ratio of two colors, from 1 to 21; undefined unless both are plain colors. */
export function contrastOf(one: string, other: string): number | undefined {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminanceOf(color: string): number | undefined {
  const channels = channelsOf(color);
  if (!channels) return undefined;
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
