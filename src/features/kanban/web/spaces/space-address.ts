import { idFrom } from '#web/first-call.ts';
import type { Space } from '../../space-contract.ts';

export const firstAddress = '/apps/kanban';

/** The board that an address names; undefined for the first one. */
export function spaceIdFrom({ space }: Readonly<Record<string, string | undefined>>): number | undefined {
  return idFrom(space);
}

/** The address of a board: the first one has the shortest. */
export function spaceAddress(spaces: readonly Space[], id: number): string {
  return spaces.find(({ isTemplate }) => !isTemplate)?.id === id ? firstAddress : `${firstAddress}/${id}`;
}
