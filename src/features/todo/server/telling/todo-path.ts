import { pageAddress } from '#contract/page-address.ts';
/** The address in the app that shows a to-do. */
export function todoPath(id: number): string {
  return pageAddress('/apps/todo', {}, { task: id });
}
