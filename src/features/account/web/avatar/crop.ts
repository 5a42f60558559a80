/** The selected square: its center as shares of the picture (0 to 1) and the zoom factor. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** 1 shows as much as fits. */
  readonly zoom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const maxZoom = 4;

/** Returns the square in pixels of the picture. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** Clamps the crop to the picture. */
export function within(size: Size, { x, y, zoom: wanted }: Crop): Crop {
  const zoom = between(wanted, 1, maxZoom);
  const half = Math.min(size.width, size.height) / zoom / 2;
  const [acrossHalf, downHalf] = [half / size.width, half / size.height];
  return { x: between(x, acrossHalf, 1 - acrossHalf), y: between(y, downHalf, 1 - downHalf), zoom };
}

/** Returns the crop after the picture was dragged right and down by shares of the square's side. */
export function movedBy(size: Size, crop: Crop, across: number, down: number): Crop {
  const { side } = squareOf(size, crop);
  return within(size, { ...crop, x: crop.x - (across * side) / size.width, y: crop.y - (down * side) / size.height });
}

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
