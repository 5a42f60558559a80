import type { ComponentType } from 'react';
import type { Action, Subject } from '#contract/endpoint.ts';

/** What an area shows on an open card of a board, to who has the right. */
export interface TaskPart {
  name: string;
  needs: { action: Action; subject: Subject };
  Part: ComponentType<{ taskId: number }>;
}

/** Boards know no other area: the app names those that have something to say of a card, once one is open. */
export const taskParts: { load: () => Promise<readonly TaskPart[]> } = { load: async () => [] };
