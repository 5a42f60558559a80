import type { ComponentType } from 'react';
import type { Linked, LinkedKind } from '#contract/linked-kind.ts';
import type { CreateFromRequest, LinkingRequest } from './create-from.ts';

export interface LinkedProps {
  kind: LinkedKind;
  id: number;
  /** A kind the page already shows itself. */
  except?: LinkedKind;
  /** Called before the link dialog opens. */
  onLink?: () => void;
}

export interface LinkCountsGiven {
  kind: LinkedKind;
  of: string;
  ids: readonly number[];
  onCounted: (counts: ReadonlyMap<number, number>) => void;
}

/** The links of a record, in a popover. */
export interface LinkLayerProps extends Linked {
  anchor: HTMLElement;
  onClose: () => void;
}

/** UI that spans several areas: links of a record, and creating one record from another. */
export interface LinkParts {
  Linked: ComponentType<LinkedProps>;
  Counts: ComponentType<LinkCountsGiven>;
  Layer: ComponentType<LinkLayerProps>;
  Linking: ComponentType<LinkingRequest & { onClose: () => void }>;
  Making: ComponentType<{ request: CreateFromRequest; onClose: () => void }>;
}

/** Registered by the app, because areas such as mail and boards don't import each other. */
export const linkParts: { load: () => Promise<LinkParts> } = {
  load: () => Promise.reject(new Error('nothing joins the areas')),
};
