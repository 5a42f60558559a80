export function portrait(_seed: string): string {
  return '<svg xmlns="http://www.w3.org/2000/svg"/>';
}
