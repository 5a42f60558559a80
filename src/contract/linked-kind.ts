/** What can be linked across areas. */
export const linkedKinds = ['mail', 'message', 'order', 'card', 'todo', 'event', 'invoice'] as const;
export type LinkedKind = (typeof linkedKinds)[number];

/** What others can be made of, and what can be made of them. */
export const sourceKinds = ['mail', 'message', 'order'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const creatableKinds = ['card', 'todo', 'event'] as const;
export type CreatableKind = (typeof creatableKinds)[number];

/** What a thing can become, or become a part of: a mail is attached to an invoice. */
export type ConversionKind = CreatableKind | 'invoice';

/** One thing of an entity: ids are given once, so that a link never comes to name another thing. */
export interface Linked<Kind extends LinkedKind = LinkedKind> {
  kind: Kind;
  id: number;
}
