/** The address in the app that shows a to-do. */
export function todoPath(id: number): string {
  return `/apps/todo?task=${id}`;
}
