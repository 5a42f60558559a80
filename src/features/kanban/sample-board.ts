import type { DrawingKey } from '#contract/drawing-key.ts';

export interface SampleTask {
  id: number;
  boardId: string;
  title: string;
  labels: string[];
  /** HTML. */
  description: string;
  /** Days from the seeding date; null for none. */
  dueInDays: number | null;
  assigneeIds: number[];
  cover?: { fileName: string; drawing: DrawingKey };
  attachments?: { fileName: string; drawing: DrawingKey }[];
  checklist?: { text: string; isDone: boolean }[];
  comments?: { personId: number; hoursAgo: number; comment: string; mentions?: number[] }[];
  /** Who added the card, and how many days ago. */
  addedBy: number;
  addedDaysAgo: number;
  /** Title of the column it was moved from, if any. */
  movedFrom?: { title: string; by: number; daysAgo: number };
}

/** Name of the sample board. */
export const sampleSpace = 'Main board';

export const sampleBoards: readonly { id: string; title: string; isDone: boolean }[] = [
  { id: 'todo', title: 'To do', isDone: false },
  { id: 'in-progress', title: 'In progress', isDone: false },
  { id: 'done', title: 'Done', isDone: true },
];

/** Cards of the demo company, in order; see docs/sample-data.md for the story behind them. */
export const sampleTasks: readonly SampleTask[] = [
  {
    id: 1,
    boardId: 'todo',
    title: 'Plan stand B14 for the Nordlys fair',
    labels: ['Fair', 'Design'],
    description:
      '<p>Eight by six meters with north windows. One long table, twelve chairs, Fenn lamps at 2.1 m, a wall of drawers, and a kettle.</p><p>The kettle decides how much power we order.</p>',
    dueInDays: 9,
    assigneeIds: [11, 4],
    attachments: [{ fileName: 'stand-b14.svg', drawing: 'floor-plan' }],
    checklist: [
      { text: 'Send the floor plan to Ingrid', isDone: true },
      { text: 'Order power, 3.2 kW with the kettle', isDone: false },
      { text: 'Six badges: Maren, Haruka, Rui, Layla, Josephine, Anaïs', isDone: false },
      { text: 'Ask Callum whether the table fits under the bridge', isDone: false },
    ],
    comments: [
      { personId: 11, hoursAgo: 30, comment: 'Ingrid needs the number of badges by Thursday.' },
      {
        personId: 3,
        hoursAgo: 5,
        comment: '@Maren Lindqvist six badges, and Callum stays with the truck. Is the kettle in?',
        mentions: [1],
      },
    ],
    addedBy: 11,
    addedDaysAgo: 12,
  },
  {
    id: 2,
    boardId: 'todo',
    title: 'Re-cover the first thirty-eight Vale sofas',
    labels: ['Anniversary'],
    description: '<p>We’ll reupholster any of them for free. Maren is drafting the letter; we need the list of names first.</p>',
    dueInDays: 21,
    assigneeIds: [1, 12],
    cover: { fileName: 'vale-sofa.svg', drawing: 'sofa' },
    comments: [{ personId: 12, hoursAgo: 50, comment: 'Thirty-one addresses found. Two of the sofas have moved to Canada.' }],
    addedBy: 1,
    addedDaysAgo: 8,
  },
  {
    id: 3,
    boardId: 'in-progress',
    title: 'Put the Fenn lamp into the shop',
    labels: ['Launch', 'Shop'],
    description: '<p>Product 27. Photos in the evening, because it looks finished in the dark. The rim is two millimeters thicker.</p>',
    dueInDays: 2,
    assigneeIds: [7, 11],
    cover: { fileName: 'fenn-lamp.svg', drawing: 'fenn-lamp' },
    checklist: [
      { text: 'Photographs', isDone: true },
      { text: 'Text for the product page', isDone: true },
      { text: 'Trade price for twelve or more', isDone: false },
    ],
    comments: [{ personId: 4, hoursAgo: 26, comment: 'The third prototype, please. The second only looks the same in photos.' }],
    addedBy: 1,
    addedDaysAgo: 6,
    movedFrom: { title: 'To do', by: 7, daysAgo: 2 },
  },
  {
    id: 4,
    boardId: 'in-progress',
    title: 'Deliver to Miramar in two trucks',
    labels: ['Orders'],
    description: '<p>Twelve Fenn lamps on time, four Holt tables nine days later because the oak is late. The second truck costs €640.</p>',
    dueInDays: 4,
    assigneeIds: [10, 6, 3],
    checklist: [
      { text: 'Tell Tomás both dates', isDone: true },
      { text: 'Book the second truck', isDone: true },
      { text: 'Dry place for four tables', isDone: false },
    ],
    addedBy: 3,
    addedDaysAgo: 5,
    movedFrom: { title: 'To do', by: 10, daysAgo: 3 },
  },
  {
    id: 5,
    boardId: 'in-progress',
    title: 'Lowland becomes Leith',
    labels: ['Textiles', 'Shop'],
    description: '<p>New name, label and photos; prices stay the same. Existing stock sells under the old name until it’s gone.</p>',
    dueInDays: -1,
    assigneeIds: [11, 7],
    addedBy: 11,
    addedDaysAgo: 15,
    movedFrom: { title: 'To do', by: 11, daysAgo: 9 },
  },
  {
    id: 6,
    boardId: 'done',
    title: 'Front rail for Mrs Abernethy’s chair',
    labels: ['Repairs'],
    description: '<p>Free of charge, for two pieces of shortbread.</p>',
    dueInDays: 4,
    assigneeIds: [12],
    comments: [{ personId: 12, hoursAgo: 72, comment: 'Done. The shortbread was excellent.' }],
    addedBy: 12,
    addedDaysAgo: 11,
    movedFrom: { title: 'In progress', by: 12, daysAgo: 3 },
  },
];
