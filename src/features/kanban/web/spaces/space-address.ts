import { idFrom } from '#web/first-call.ts';
import type { Space } from '../../space-contract.ts';

export const firstAddress = '/apps/kanban';

/** Parses the board from a page's parameters; undefined for the first one. */
export function spaceIdFrom({ space }: Readonly<Record<string, string | undefined>>): number | undefined {
  return idFrom(space);
}

/** Returns the URL of a board; the first one has the shortest. */
export function spaceAddress(spaces: readonly Space[], id: number): string {
  return spaces.find(({ isTemplate }) => !isTemplate)?.id === id ? firstAddress : `${firstAddress}/${id}`;
}
