import type { ComponentType } from 'react';
import type { Linked, LinkedKind } from '#contract/linked-kind.ts';
import type { CreateFromRequest, LinkingRequest } from './create-from.ts';

export interface LinkedProps {
  kind: LinkedKind;
  id: number;
  /** What the page shows by itself. */
  except?: LinkedKind;
  /** Before it is asked with what to link it. */
  onLink?: () => void;
}

export interface LinkCountsGiven {
  kind: LinkedKind;
  of: string;
  ids: readonly number[];
  onCounted: (counts: ReadonlyMap<number, number>) => void;
}

/** What a thing is linked with, in a layer beside what opened it. */
export interface LinkLayerProps extends Linked {
  anchor: HTMLElement;
  onClose: () => void;
}

/** What is known of several areas at once: what a thing is linked with, and how one is made of another. */
export interface LinkParts {
  Linked: ComponentType<LinkedProps>;
  Counts: ComponentType<LinkCountsGiven>;
  Layer: ComponentType<LinkLayerProps>;
  Linking: ComponentType<LinkingRequest & { onClose: () => void }>;
  Making: ComponentType<{ request: CreateFromRequest; onClose: () => void }>;
}

/** Mail, boards and the others know nothing of each other: the app names what joins them. */
export const linkParts: { load: () => Promise<LinkParts> } = {
  load: () => Promise.reject(new Error('nothing joins the areas')),
};
