import type { DrawingKey, PostDrawing } from '#contract/drawing-key.ts';

/** A sample illustration: of a post, of a product alone or in a room, or another one; `cover` is for profiles. Or the film. */
export type SamplePicture =
  | { post: PostDrawing }
  | { product: number; view: 'studio' | 'room' }
  | { drawing: DrawingKey }
  | { film: 'lamp' }
  | { cover: true };

export interface SampleProfile {
  person: number;
  city: string;
  website: string;
  /** Days since they joined. */
  joinedDays: number;
  cover: SamplePicture;
  /** Ids of the people they follow. */
  follows: number[];
}

export interface SamplePage {
  name: string;
  subtitle: string;
  picture: SamplePicture;
  followers: number[];
}

const site = 'https://juniper-vale.example';

/** Profiles of the sample people, and whom they follow. */
export const sampleProfiles: readonly SampleProfile[] = [
  {
    ...{ person: 1, city: 'Porto', website: site, joinedDays: 3652, cover: { cover: true } },
    follows: [3, 4, 5, 9, 11, 12],
  },
  {
    ...{ person: 2, city: 'Vigo', website: 'https://miramar.example', joinedDays: 1240, cover: { product: 7, view: 'room' } },
    follows: [1, 6],
  },
  {
    ...{ person: 3, city: 'Edinburgh', website: `${site}/edinburgh`, joinedDays: 2920, cover: { post: 'edinburgh' } },
    follows: [1, 4, 7, 10, 11, 12],
  },
  {
    ...{ person: 4, city: 'Kyoto', website: `${site}/kyoto`, joinedDays: 2555, cover: { post: 'kyoto' } },
    follows: [1, 3, 5, 11],
  },
  {
    ...{ person: 5, city: 'Porto', website: '', joinedDays: 3640, cover: { post: 'workshop' } },
    follows: [1, 4, 8, 9, 12],
  },
  {
    ...{ person: 6, city: 'Porto', website: '', joinedDays: 1460, cover: { post: 'dining' } },
    follows: [1, 2, 8, 11],
  },
  {
    ...{ person: 7, city: 'Edinburgh', website: `${site}/shop`, joinedDays: 1096, cover: { post: 'wool' } },
    follows: [3, 10, 11, 12],
  },
  {
    ...{ person: 8, city: 'Vila Nova de Gaia', website: '', joinedDays: 1825, cover: { product: 8, view: 'room' } },
    follows: [1, 5, 6, 9],
  },
  {
    ...{ person: 9, city: 'Porto', website: '', joinedDays: 2190, cover: { post: 'oak' } },
    follows: [1, 5, 8],
  },
  {
    ...{ person: 10, city: 'Leith', website: '', joinedDays: 2008, cover: { product: 25, view: 'room' } },
    follows: [3, 7, 11, 12],
  },
  {
    ...{ person: 11, city: 'Edinburgh', website: `${site}/blog`, joinedDays: 1643, cover: { post: 'fair' } },
    follows: [1, 3, 4, 6, 7, 10],
  },
  {
    ...{ person: 12, city: 'Leith', website: `${site}/repairs`, joinedDays: 2740, cover: { post: 'repair' } },
    follows: [1, 3, 5, 7, 10],
  },
];

/** Pages that sample posts can be about. */
export const samplePages: readonly SamplePage[] = [
  { name: 'Kyoto studio', subtitle: 'Four desks and one plane', picture: { post: 'kyoto' }, followers: [1, 4, 5, 11] },
  { name: 'Edinburgh showroom', subtitle: 'First floor, by the window', picture: { post: 'edinburgh' }, followers: [3, 7, 10, 12] },
  { name: 'The workshop', subtitle: 'Porto, by the river', picture: { post: 'workshop' }, followers: [1, 4, 5, 8, 9, 12] },
  { name: 'Repairs', subtitle: 'Bring it when it creaks', picture: { post: 'repair' }, followers: [3, 5, 11, 12] },
  { name: 'Nordlys fair', subtitle: 'Stand B14, Bergen', picture: { post: 'fair' }, followers: [3, 4, 6, 11] },
];
