import type { Repetition } from './contract.ts';

/** A to-do of the sample company; days are relative to the seeding date, negative for the past. */
export interface SampleTodo {
  title: string;
  description?: string;
  /** The assignee, by sample person ID; unassigned if absent. */
  person?: number;
  tags: ('update' | 'team' | 'high' | 'medium' | 'low')[];
  dueIn?: number;
  dueTime?: string;
  is?: ('completed' | 'important' | 'deleted')[];
  subtasks?: { title: string; isDone: boolean }[];
  repeat?: Repetition;
}

/** Oldest first. */
export const sampleTodos: readonly SampleTodo[] = [
  {
    title: 'Book the badges for Bergen',
    description: '<p>Maren, Haruka, Rui, Layla, Josephine, Anaïs. Callum is staying with the truck and says he prefers it.</p>',
    person: 11,
    tags: ['team', 'high'],
    dueIn: -12,
    is: ['completed'],
  },
  {
    title: 'Have the lift in Edinburgh looked at, once more',
    description: '<p>The technician says Thursday. He didn’t say which week.</p>',
    person: 3,
    tags: ['medium'],
    dueIn: -1,
  },
  {
    title: 'Order the iron-on labels for the Leith cushions',
    description: '<p>Two hundred, with the new name. Existing stock keeps the old one until it’s gone.</p>',
    person: 11,
    tags: ['update', 'low'],
    dueIn: -6,
    is: ['completed'],
  },
  {
    title: 'Ask Nordlys whether a candle counts as open flame',
    description: '<p>Asked. It does.</p>',
    person: 11,
    tags: ['low'],
    dueIn: -8,
    is: ['completed', 'deleted'],
  },
  {
    title: 'Water the olive tree',
    description: '<p>A liter, not a storm. It is in the showroom window, to the left of the armchair.</p>',
    person: 3,
    tags: ['low'],
    dueIn: 1,
    dueTime: '09:00',
    repeat: { every: 1, unit: 'week' },
  },
  {
    title: 'Tell Miramar that the tables come on a second truck',
    description: '<p>Twelve lamps on time, four Holt tables nine days later. We pay for the second truck: €640.</p>',
    person: 6,
    tags: ['high'],
    dueIn: -3,
    is: ['completed', 'important'],
  },
  {
    title: 'Measure the rim of the third Fenn prototype',
    description: '<p>Two millimeters more than the second one. Measured in four places by two people.</p>',
    person: 4,
    tags: ['update', 'high'],
    dueIn: -4,
    is: ['completed'],
  },
  {
    title: 'Find a second kiln, just in case',
    description: '<p>Nine days is a long time. Ask the sawmill in Chaves first.</p>',
    person: 9,
    tags: ['medium'],
    dueIn: 9,
  },
  {
    title: 'Build the ash tables first',
    description: '<p>The oak is drying until next week. The ash doesn’t mind.</p>',
    person: 5,
    tags: ['team', 'high'],
    dueIn: 2,
    is: ['important'],
    subtasks: [
      { title: 'Cut the tops', isDone: true },
      { title: 'Turn the legs', isDone: true },
      { title: 'Dry assembly, without glue', isDone: false },
      { title: 'Oil, twice', isDone: false },
    ],
  },
  {
    title: 'Remind Miramar of the two invoices',
    description: '<p>Kindly. They have the truck, we have the lamps.</p>',
    person: 8,
    tags: ['high'],
    dueIn: 0,
    dueTime: '15:00',
    is: ['important'],
  },
  {
    title: 'New front rail for Mrs Abernethy’s chair',
    description: '<p>No charge. She insists on shortbread, so there will be shortbread.</p>',
    person: 12,
    tags: ['medium'],
    dueIn: 3,
  },
  {
    title: 'Reply to Leith Library about the rounded corners',
    description: '<p>8 mm radius on all reading tables, 24 seats. No surcharge.</p>',
    person: 6,
    tags: ['medium'],
    dueIn: 1,
  },
  {
    title: 'Look for the missing bag of brass screws',
    tags: ['low'],
    is: ['deleted'],
  },
  {
    title: 'Draw the wall of drawers for stand B14',
    description: '<p>Twenty drawers. Visitors will open at least nineteen.</p>',
    person: 4,
    tags: ['update', 'team'],
    dueIn: 5,
  },
  {
    title: 'Rename the textiles in the shop: Lowland becomes Leith',
    description: '<p>Names, labels and photos, but not the prices.</p>',
    person: 7,
    tags: ['update', 'medium'],
    dueIn: 4,
  },
  {
    title: 'Let the old addresses of the textiles lead to the new ones',
    person: 7,
    tags: ['update', 'low'],
    dueIn: 6,
  },
  {
    title: 'Shim the stools at Café Solstício',
    description: '<p>Twelve stools, three legs each, and a floor that is not flat. Take the thin felt.</p>',
    person: 12,
    tags: ['low'],
    dueIn: -2,
  },
  {
    title: 'Write the letter to the first thirty-eight',
    description: '<p>Ten years of the Vale sofa. Anyone who still has one of the first can have it reupholstered for free.</p>',
    person: 1,
    tags: ['medium'],
    dueIn: 7,
    is: ['important'],
  },
  {
    title: 'Close last month',
    description: '<p>By the third, as always. Closing cash: €318,700.</p>',
    person: 8,
    tags: ['update'],
    dueIn: -5,
    is: ['completed'],
  },
  {
    title: 'Ask for a kettle on the stand',
    description: '<p>3.2 kW with it, 1.2 without. No one has ever regretted a kettle.</p>',
    tags: ['team', 'low'],
    dueIn: 8,
  },
  {
    title: 'Photograph the Fenn lamp at dusk',
    description: '<p>Not in the studio. In a room where someone lives.</p>',
    person: 7,
    tags: ['high'],
    dueIn: 1,
    dueTime: '17:30',
    is: ['important'],
  },
  {
    title: 'Pack the truck for Bergen',
    description: '<p>The long table first, the lamps last. Every bridge on the way is higher than three meters; I checked.</p>',
    person: 10,
    tags: ['team', 'high'],
    dueIn: 10,
    dueTime: '06:00',
    subtasks: [
      { title: 'Long table and twelve chairs', isDone: false },
      { title: 'Wall of drawers, in four parts', isDone: false },
      { title: 'Fenn lamps and spare bulbs', isDone: false },
      { title: 'Blankets, straps, the good ladder', isDone: true },
    ],
  },
  {
    title: 'Ask Moran & Hall whether the table still wobbles',
    tags: ['low'],
    dueIn: 12,
  },
  {
    title: 'Choose the cover of the fair booklet',
    description: '<p>The one with the lamp, or the one with the rug. Decide before the printer does.</p>',
    tags: ['team', 'medium'],
    dueIn: 0,
  },
];
