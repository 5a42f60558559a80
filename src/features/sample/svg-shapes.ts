const short = (value: number) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

/** Removes needless spaces from a path and rounds computed numbers to one decimal. */
const tidy = (path: string) =>
  path
    .replace(/\d*\.\d{3,}/g, (digits) => String(Math.round(Number(digits) * 10) / 10))
    .replace(/(?<=[\dA-Za-z]) -| (?=[A-Za-z])/g, (blank) => blank.trim());

const opacityOf = (opacity: number) => (opacity === 1 ? '' : ` opacity="${short(opacity)}"`);

/** A rectangle with corners rounded by `radius`. */
export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0, opacity = 1): string {
  const rounded = radius ? ` rx="${short(radius)}"` : '';
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${rounded} fill="${fill}"${opacityOf(opacity)}/>`;
}

/** An ellipse around a center. */
export function oval(x: number, y: number, radiusX: number, radiusY: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}" fill="${fill}"${opacityOf(opacity)}/>`;
}

/** A filled outline. */
export function area(path: string, fill: string, opacity = 1): string {
  return `<path d="${tidy(path)}" fill="${fill}"${opacityOf(opacity)}/>`;
}

/** A filled outline with corners rounded by `radius`. */
export function softArea(path: string, fill: string, radius: number): string {
  return `<path d="${tidy(path)}" fill="${fill}" stroke="${fill}" stroke-width="${short(radius * 2)}"/>`;
}

/** A stroked line with the round caps set for the whole picture (`canvas`). */
export function line(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${tidy(path)}" fill="none" stroke="${colour}" stroke-width="${short(width)}"${opacityOf(opacity)}/>`;
}

/** A straight segment that tapers from the first end to the second. */
export function taper(from: [number, number], to: [number, number], widthFrom: number, widthTo: number, fill: string): string {
  const [a, b] = [widthFrom / 2, widthTo / 2];
  return area(
    `M${short(from[0] - a)} ${short(from[1])}H${short(from[0] + a)}L${short(to[0] + b)} ${short(to[1])}H${short(to[0] - b)}z`,
    fill,
  );
}

/** Places content drawn around 0/0 (standing objects have their floor at 0). */
export function at(x: number, y: number, scale: number, content: string): string {
  return `<g transform="translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${short(scale)})`}">${content}</g>`;
}

/** Like {@link at}, stretched in width or height. */
export function stretchedAt(x: number, y: number, scaleX: number, scaleY: number, content: string): string {
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${short(scaleX)} ${short(scaleY)})">${content}</g>`;
}

/** Like {@link at}, mirrored. */
export function mirroredAt(x: number, y: number, scale: number, content: string): string {
  return stretchedAt(x, y, -scale, scale, content);
}

/** Rotates content around a point. */
export function turned(angle: number, x: number, y: number, content: string): string {
  const centre = x || y ? ` ${short(x)} ${short(y)}` : '';
  return `<g transform="rotate(${short(angle)}${centre})">${content}</g>`;
}

/** Returns `from`, `from + step`, … for evenly repeated elements. */
export function evenly(count: number, from: number, step: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.round((from + i * step) * 100) / 100);
}

/** Wood grain along a board: a few fine lines of varying length. */
export function grain(x: number, y: number, width: number, height: number, colour: string, lines = 3): string {
  const starts = [0.06, 0.38, 0.12, 0.52, 0.22];
  const lengths = [0.4, 0.5, 0.62, 0.3, 0.44];
  const path = evenly(lines, 0, 1)
    .map((i) => {
      const start = x + width * (starts[i % 5] ?? 0);
      return `M${short(start)} ${short(y + (height * (i + 1)) / (lines + 1))}h${short(width * (lengths[i % 5] ?? 0))}`;
    })
    .join('');
  return line(path, colour, 0.5, 0.6);
}

/** The soft shadow of a product on the floor, in three layers. */
export function softShadow(x: number, y: number, radius: number): string {
  return [1.12, 1, 0.86].map((part) => oval(x, y, radius * part, Math.max(2.2, radius * 0.085) * part, '#2b2d36', 0.08)).join('');
}

/** The shadow of an object standing next to it, around 0/0. */
export function footShadow(radius: number): string {
  return oval(0, 0, radius, Math.max(2, radius * 0.11), '#2b2d36', 0.14);
}
