interface Room {
  title: string;
  wall: string;
  floor: string;
  /** What stands in the room: SVG in a field of 480 × 360, where the floor begins at 280. */
  content: string;
}

/** A drawing of 480 × 360 with a wall and a floor; it runs nothing and fetches nothing. */
export function room({ title, wall, floor, content }: Room): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360" role="img"><title>${title}</title><rect width="480" height="360" fill="${wall}"/><rect y="280" width="480" height="80" fill="${floor}"/>${content}</svg>`;
}

/** The soft shadow under what stands on the floor. */
export function shadow(centre: number, y: number, radius: number): string {
  return `<ellipse cx="${centre}" cy="${y}" rx="${radius}" ry="7" fill="#2b2d36" opacity=".16"/>`;
}
