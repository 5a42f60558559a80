import type { DrawingKey, PostDrawing } from '#contract/drawing-key.ts';

/** How the sample company's story is told in an entity: the demo company's, or a new one's. */
export interface SampleStory {
  readonly entity: string;
  /** The name of the registered company that gets the sample; null for the sample's own company. */
  readonly companyName: string | null;
  /** Who stands for the sample's admin here. */
  readonly ownerId: number;
  /** The sample person whom the owner stands for, when the owner is there already. */
  readonly ownerSampleId: number | null;
  /** The id here of one of the sample people; none where they are not of this entity. */
  readonly personId: (sampleId: number) => number | null;
  /** Whether one of them can sign in, and so is here only while they are. */
  readonly hasAccount: (sampleId: number) => boolean;
  /** What a sample person's login and address are here. */
  readonly known: (sampleId: number) => { fullName: string; email: string; username: string };
  /** Who stands for a sender or recipient of the sample here. */
  readonly standIn: (person: { name: string; email: string }) => { name: string; email: string };
  /** HTML, and plain text, as it is told here. */
  readonly retell: (html: string) => string;
  readonly retellPlain: (text: string) => string;
  /** Draw a product or a room, and a person, as SVG. */
  readonly drawing: (key: DrawingKey) => string;
  /** Draws a product of the shop, alone or in a room. */
  readonly productDrawing: (productId: number, view: 'studio' | 'room') => string;
  /** Draws the cover of a post. */
  readonly postDrawing: (name: PostDrawing) => string;
  /** Draws the cover of a profile. */
  readonly profileCover: () => string;
  readonly portrait: (seed: string) => string;
}
