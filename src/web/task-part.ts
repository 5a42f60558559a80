import type { ComponentType } from 'react';
import type { Action, Subject } from '#contract/endpoint.ts';

/** A section an area adds to an open board card, subject to permission. */
export interface TaskPart {
  name: string;
  needs: { action: Action; subject: Subject };
  Part: ComponentType<{ taskId: number }>;
}

/** The sections, registered by the app and loaded when a card opens, because boards import no other area. */
export const taskParts: { load: () => Promise<readonly TaskPart[]> } = { load: async () => [] };
