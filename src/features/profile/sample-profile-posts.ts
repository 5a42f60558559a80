import type { SamplePicture } from './sample-profiles.ts';

export interface SampleProfilePost {
  /** Id of the sample person who posts. */
  by: number;
  /** Age in hours. */
  hours: number;
  text: string;
  picture?: SamplePicture;
  /** Name of the page it is about. */
  page?: string;
  /** Options of a poll, and the votes. */
  options?: string[];
  votes?: Record<number, number>;
  /** Index of the earlier post that it shares. */
  shares?: number;
  likedBy?: number[];
  /** People who marked it in their feed. */
  markedBy?: number[];
  comments?: { by: number; hours: number; text: string; likedBy?: number[] }[];
}

/** Posts of the sample people, oldest first; see docs/sample-data.md. */
export const sampleProfilePosts: readonly SampleProfilePost[] = [
  {
    ...{ by: 1, hours: 1010, text: 'The boathouse before we had a bench. The river was closer then, or the stairs were.' },
    ...{ picture: { cover: true }, likedBy: [3, 5, 9, 12] },
    comments: [{ by: 5, hours: 1000, text: 'We had a bench. You sat on it.', likedBy: [1, 12] }],
  },
  {
    ...{
      by: 1,
      hours: 860,
      text: 'Sanded on Friday. Answered complaints on Friday. They go well together: both want patience and a mask.',
    },
    likedBy: [5, 12, 8],
  },
  {
    ...{ by: 12, hours: 730, text: 'Sat on forty-one chairs today. Thirty-nine leave tomorrow. Two know why they do not. #alder' },
    ...{ page: 'Repairs', likedBy: [1, 3, 5, 7, 10, 11] },
    comments: [
      { by: 7, hours: 726, text: 'Is there a list of what they did wrong?', likedBy: [12] },
      { by: 12, hours: 725, text: 'They hesitated.', likedBy: [1, 3, 5, 7] },
    ],
  },
  {
    ...{
      by: 1,
      hours: 640,
      text: 'Ten years of the Vale sofa next month. Forty made, thirty-eight sold. If you have one: it has a number, and we’d love to hear about it. #vale',
    },
    ...{ picture: { product: 4, view: 'room' }, likedBy: [3, 4, 5, 9, 10, 11, 12] },
    comments: [
      { by: 10, hours: 630, text: 'Number 17 lives in Dundee, third floor, no lift. I remember it well.', likedBy: [1, 3, 11, 12] },
      { by: 1, hours: 628, text: 'And does it remember you?' },
    ],
  },
  {
    ...{
      by: 9,
      hours: 560,
      text: 'Met the oak. It is honest, straight and not ready. Nine days, says the man with the kiln; nine days, says the meter. #oak',
    },
    ...{ picture: { post: 'oak' }, page: 'The workshop', likedBy: [1, 5, 8] },
    comments: [{ by: 5, hours: 552, text: 'Then ash first. Ash is always on time and never smug about it.', likedBy: [9, 1] }],
  },
  {
    ...{ by: 1, hours: 505, text: 'Said no to a shelf with a screen in it. Slept very well.' },
    likedBy: [4, 5, 7, 12],
  },
  {
    ...{
      by: 10,
      hours: 452,
      text: 'Lift still broken. Corner sofa in through the window, 41 minutes, no swearing I regret. #edinburgh',
    },
    ...{ picture: { post: 'edinburgh' }, page: 'Edinburgh showroom', likedBy: [3, 7, 11, 12] },
    comments: [
      { by: 3, hours: 450, text: 'The neighbors clapped. I did not plan that.', likedBy: [10, 12] },
      { by: 11, hours: 449, text: 'May I have the straps for a photograph?', likedBy: [10] },
    ],
  },
  {
    ...{
      by: 3,
      hours: 400,
      text: 'Who waters the olive tree while I am in Bergen?',
      options: ['Nikolai, who forgets nothing', 'Zoë, who measures the water', 'The rain, through the window'],
    },
    ...{ votes: { 1: 0, 4: 0, 7: 1, 10: 2, 11: 0, 12: 2 }, likedBy: [12] },
    comments: [{ by: 12, hours: 398, text: 'I vote for the rain and will do it anyway.', likedBy: [3, 7] }],
  },
  {
    ...{ by: 1, hours: 345, text: 'Stood in the showroom with the lights off. If a lamp has to explain itself, it is a poster.' },
    ...{ picture: { product: 14, view: 'room' }, likedBy: [4, 11, 12] },
  },
  {
    ...{ by: 7, hours: 300, text: 'Which picture should come first in the shop?', picture: { product: 22, view: 'room' } },
    ...{ options: ['The whole room', 'The thing alone', 'The scratch'], votes: { 1: 2, 3: 0, 5: 1, 8: 1, 11: 0, 12: 2 }, likedBy: [11] },
    comments: [{ by: 8, hours: 298, text: 'The price.', likedBy: [1, 7] }],
  },
  {
    ...{
      by: 8,
      hours: 262,
      text: 'Books closed on the third, at 16:58. There was cake at 16:59. The cake is booked under materials, and I won’t explain it to anyone.',
    },
    likedBy: [1, 5, 6, 9],
  },
  {
    ...{
      by: 6,
      hours: 214,
      text: 'Miramar gets its twelve lamps on Thursday and its four tables when they are dry. Tomás prefers dry. #miramar',
    },
    likedBy: [1, 2, 11],
    comments: [{ by: 2, hours: 210, text: 'I have furnished a hotel with tables that were not dry. Once.', likedBy: [6, 1, 5] }],
  },
  {
    ...{ by: 1, hours: 190, text: 'Read every complaint of the month. There were seven. Four were about the weather in Edinburgh.' },
    likedBy: [3, 10, 12],
    comments: [{ by: 3, hours: 188, text: 'Forwarded to the weather.', likedBy: [1, 10] }],
  },
  {
    ...{ by: 5, hours: 165, text: 'Dovetail, first try. I have put it where the apprentices can be quietly encouraged by it. #joinery' },
    ...{ picture: { product: 12, view: 'studio' }, page: 'The workshop', likedBy: [1, 4, 9, 12] },
  },
  {
    ...{
      by: 1,
      hours: 140,
      text: 'Badges for Bergen are printed. Mine says Managing Director, and I have asked for one that says Kettle. #bergen',
    },
    ...{ page: 'Nordlys fair', likedBy: [3, 6, 11] },
    comments: [
      { by: 11, hours: 138, text: 'It is being printed. In Inter, 500.', likedBy: [1, 4] },
      { by: 3, hours: 137, text: '3.2 kW of management.', likedBy: [1, 5, 8, 11, 12] },
    ],
  },
  {
    ...{ by: 11, hours: 118, text: 'What color is the wall behind stand B14?', page: 'Nordlys fair' },
    ...{ options: ['Moss', 'Clay', 'None: it is a wall'], votes: { 3: 0, 4: 2, 5: 2, 6: 1, 7: 0, 12: 2 }, likedBy: [3, 6] },
    comments: [{ by: 4, hours: 110, text: 'A wall that wants to be looked at should become a painter.', likedBy: [1, 5, 11] }],
  },
  {
    ...{
      by: 12,
      hours: 92,
      text: 'Mrs Abernethy’s chair is going home. Front rail new, the rest as it was. Paid in full: two pieces of shortbread. #alder',
    },
    ...{ picture: { post: 'repair' }, page: 'Repairs', likedBy: [1, 3, 5, 7, 10, 11], markedBy: [1] },
    comments: [{ by: 1, hours: 90, text: 'Is there shortbread left?', likedBy: [3] }],
  },
  {
    ...{
      by: 4,
      hours: 70,
      text: 'The Fenn lamp is finished. Two millimeters. It took six weeks and one boiled egg. #fenn #kyoto',
    },
    ...{ picture: { product: 27, view: 'studio' }, page: 'Kyoto studio', likedBy: [1, 3, 5, 7, 9, 11, 12] },
    comments: [
      { by: 12, hours: 69, text: 'Poached.', likedBy: [4, 5, 11] },
      { by: 5, hours: 66, text: 'The clamp says thank you.', likedBy: [4] },
      { by: 1, hours: 50, text: 'Yes. With the lights off, yes.', likedBy: [3, 4, 5, 11] },
    ],
  },
  {
    ...{
      by: 1,
      hours: 48,
      text: 'This is the one. In the shop today, in Bergen next week, and over my own table as soon as someone lets me have one.',
    },
    ...{ shares: 17, likedBy: [4, 5, 6, 7, 11, 12] },
    comments: [
      { by: 7, hours: 46, text: 'You are number nine on the list. I can show you the list.', likedBy: [8, 12] },
      { by: 4, hours: 40, text: 'The second prototype is free. It looks like breakfast.', likedBy: [1, 12] },
    ],
  },
  {
    ...{
      by: 11,
      hours: 30,
      text: 'The small card in the box of the Fenn lamp says: “Look at it with the lights off, then on.” Anything longer was an instruction. #fenn',
    },
    ...{ picture: { film: 'lamp' }, likedBy: [1, 4, 7] },
  },
  {
    ...{ by: 9, hours: 22, text: 'The oak is dry: 8.7%. Someone please tell the tables gently. #oak' },
    ...{ page: 'The workshop', likedBy: [1, 5, 6] },
  },
  {
    ...{ by: 3, hours: 6, text: 'The lift engineer came, looked at the window, and asked whether we still need him. #edinburgh' },
    ...{ page: 'Edinburgh showroom', likedBy: [7, 10, 12] },
    comments: [{ by: 10, hours: 5, text: 'We do not.', likedBy: [3, 12] }],
  },
  {
    ...{
      by: 1,
      hours: 3,
      text: 'Twelve chairs, one long table, a wall of drawers. The floor plan fits on a napkin now, which is how I know that it is right. #bergen',
    },
    ...{ picture: { drawing: 'floor-plan' }, page: 'Nordlys fair', likedBy: [3, 4, 11] },
    comments: [{ by: 11, hours: 2, text: 'May I keep the napkin?', likedBy: [1] }],
  },
];
