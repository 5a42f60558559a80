import type { DrawingKey, PostDrawing } from '#contract/drawing-key.ts';

/** How the sample company's story is adapted to an entity: the demo company's or a new one's. */
export interface SampleStory {
  readonly entity: string;
  /** The name of the registered company that gets the sample data; null for the sample's own company. */
  readonly companyName: string | null;
  /** The user who takes the role of the sample's admin. */
  readonly ownerId: number;
  /** The sample person the owner replaces, if the owner already exists. */
  readonly ownerSampleId: number | null;
  /** Returns the id of a sample person in this entity; null if they aren't part of it. */
  readonly personId: (sampleId: number) => number | null;
  /** Checks whether a sample person has an account, and is therefore present only while it exists. */
  readonly hasAccount: (sampleId: number) => boolean;
  /** Returns a sample person's name, address and username in this entity. */
  readonly known: (sampleId: number) => { fullName: string; email: string; username: string };
  /** Returns the replacement for a sample sender or recipient in this entity. */
  readonly standIn: (person: { name: string; email: string }) => { name: string; email: string };
  /** Adapts HTML or plain text to this entity. */
  readonly retell: (html: string) => string;
  readonly adaptSampleText: (text: string) => string;
  /** Draw a product or a room, or a portrait, as SVG. */
  readonly drawing: (key: DrawingKey) => string;
  readonly productDrawing: (productId: number, view: 'studio' | 'room') => string;
  readonly postDrawing: (name: PostDrawing) => string;
  readonly profileCover: () => string;
  readonly portrait: (seed: string) => string;
}
