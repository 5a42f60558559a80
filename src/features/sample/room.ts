interface Room {
  title: string;
  wall: string;
  floor: string;
  /** SVG content of the room, 480 × 360; the floor starts at 280. */
  content: string;
}

/** A 480 × 360 drawing with a wall and a floor, without scripts or external references. */
export function room({ title, wall, floor, content }: Room): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360" role="img"><title>${title}</title><rect width="480" height="360" fill="${wall}"/><rect y="280" width="480" height="80" fill="${floor}"/>${content}</svg>`;
}

/** The soft shadow under a standing object. */
export function shadow(centre: number, y: number, radius: number): string {
  return `<ellipse cx="${centre}" cy="${y}" rx="${radius}" ry="7" fill="#2b2d36" opacity=".16"/>`;
}
