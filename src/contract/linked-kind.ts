/** The kinds of items that can be linked across areas. */
export const linkedKinds = ['mail', 'message', 'order', 'card', 'todo', 'event', 'invoice'] as const;
export type LinkedKind = (typeof linkedKinds)[number];

/** Kinds that can be converted to others, or created from others. */
export const sourceKinds = ['mail', 'message', 'order'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const creatableKinds = ['card', 'todo', 'event'] as const;
export type CreatableKind = (typeof creatableKinds)[number];

/** What an item can be converted to or attached to: a mail is attached to an invoice. */
export type ConversionKind = CreatableKind | 'invoice';

/** A linked item. Ids are never reused, so a link never points to a different item. */
export interface Linked<Kind extends LinkedKind = LinkedKind> {
  kind: Kind;
  id: number;
}
