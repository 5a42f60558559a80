import type { ColorOption } from './contract.ts';

/** A product of the sample company: see docs/sample-data.md. Its ID is its position in the list. */
export interface SampleProduct {
  name: string;
  brand: string;
  category: string;
  priceCents: number;
  description: string;
  features: string[];
  colors: ColorOption[];
  stock: number;
  isFree?: true;
}

const chairs = 'Chairs';
const sofas = 'Sofas';
const tables = 'Tables';
const storage = 'Storage';
const lamps = 'Lamps';
const textiles = 'Textiles';

export const sampleProducts: readonly SampleProduct[] = [
  {
    ...{ name: 'Alder Chair', brand: 'Alder', category: chairs, priceCents: 44_000, stock: 38, colors: ['warning', 'danger'] },
    description:
      'The chair that has creaked like an honest staircase only once. Mortised, pegged and oiled in Porto, with a seat that was sat in for a year before it was sold.',
    features: ['Walnut from one sawmill', 'Joints without glue', 'Seat height 46 cm', 'Repaired forever'],
  },
  {
    ...{ name: 'Alder Stool', brand: 'Alder', category: chairs, priceCents: 26_000, stock: 52, colors: ['warning', 'info'], isFree: true },
    description: 'Three legs, because floors are not flat. It has held up a cook, a telephone and, for one winter, a whole Christmas tree.',
    features: ['Three legs, never wobbles', 'Brass foot ring', 'Seat height 64 cm'],
  },
  {
    ...{
      name: 'Alder Lounge Chair',
      brand: 'Alder',
      category: chairs,
      priceCents: 124_000,
      stock: 14,
      colors: ['danger', 'success', 'warning'],
    },
    description: 'For reading until the lamp is the only light left. The back leans a little further than you expect, and then you stay.',
    features: ['Oak frame, linen webbing', 'Removable, washable covers', 'Armrests wide enough for a cup'],
  },
  {
    ...{
      name: 'Vale Sofa',
      brand: 'Vale',
      category: sofas,
      priceCents: 295_000,
      stock: 6,
      colors: ['success', 'danger', 'info'],
      isFree: true,
    },
    description:
      'Two seats, and a third for those who insist. The first thing we ever made: forty of them, of which thirty-eight were sold.',
    features: ['Frame of dried oak', 'Feather and foam in layers', 'Covers in three colors', 'Brought up the stairs by two people'],
  },
  {
    ...{
      name: 'Vale Armchair',
      brand: 'Vale',
      category: sofas,
      priceCents: 148_000,
      stock: 11,
      colors: ['success', 'danger'],
      isFree: true,
    },
    description: 'The sofa’s quieter sibling. It fits where the sofa does not, and no one asks to sit next to you.',
    features: ['Same covers as the sofa', 'Seat depth 58 cm', 'Feet screw off for narrow doors'],
  },
  {
    ...{ name: 'Vale Footstool', brand: 'Vale', category: sofas, priceCents: 42_000, stock: 19, colors: ['danger', 'warning'] },
    description: 'Carries feet, trays and children. It has the height of the Vale seat, so that two of them make a bed for a cat.',
    features: ['Oak feet', 'Takes 140 kg', 'Removable, washable cover'],
  },
  {
    ...{ name: 'Holt Dining Table', brand: 'Holt', category: tables, priceCents: 205_000, stock: 8, colors: ['warning'], isFree: true },
    description:
      'Seats eight, or six who argue with their hands. The top is oiled, not lacquered: a ring from a glass is an afternoon’s work, not the end.',
    features: ['Oak, 30 mm', '220 × 95 cm', 'Legs unscrew', 'Oil and cloth come along'],
  },
  {
    ...{ name: 'Holt Desk', brand: 'Holt', category: tables, priceCents: 118_000, stock: 15, colors: ['warning', 'primary'] },
    description: 'One drawer, so you tidy up. The back is as good as the front, for those who look at the room while they think.',
    features: ['140 × 70 cm', 'Cable groove at the back', 'One deep drawer'],
  },
  {
    ...{ name: 'Holt Coffee Table', brand: 'Holt', category: tables, priceCents: 64_000, stock: 23, colors: ['warning', 'danger'] },
    description: 'Low, heavy and patient with cups. Brass corners, because shins remember.',
    features: ['Walnut top', '110 × 60 cm', 'Shelf for what you mean to read'],
  },
  {
    ...{ name: 'Birk Shelf', brand: 'Birk', category: storage, priceCents: 78_000, stock: 27, colors: ['primary', 'warning'] },
    description: 'Four boards and two ladders, put together without tools. Take it apart when you move; it remembers how it went.',
    features: ['Carries 40 kg a board', 'No screws, no tools', 'Grows sideways'],
  },
  {
    ...{
      name: 'Birk Sideboard',
      brand: 'Birk',
      category: storage,
      priceCents: 189_000,
      stock: 5,
      colors: ['warning', 'danger'],
      isFree: true,
    },
    description: 'Hides everything, slowly. The doors close on their own, at the pace of someone leaving a library.',
    features: ['Walnut veneer on ash', 'Doors close slowly', '180 × 45 × 78 cm'],
  },
  {
    ...{
      name: 'Birk Drawer Wall',
      brand: 'Birk',
      category: storage,
      priceCents: 236_000,
      stock: 3,
      colors: ['warning', 'info'],
      isFree: true,
    },
    description: 'Twenty drawers that visitors want to open. Each is as deep as a hand is long, and one of them is false.',
    features: ['Twenty drawers, one false', 'Brass pulls', 'Fixed to the wall, comes with what that needs'],
  },
  {
    ...{
      name: 'Holm Pendant',
      brand: 'Holm',
      category: lamps,
      priceCents: 24_900,
      stock: 64,
      colors: ['danger', 'success', 'primary'],
      isFree: true,
    },
    description: 'Spun steel in three colors; best in threes. The inside is white, so that the soup looks like soup.',
    features: ['Shade 32 cm', 'Cord of 2.5 m, to be shortened', 'Takes any E27 bulb'],
  },
  {
    ...{ name: 'Holm Floor Lamp', brand: 'Holm', category: lamps, priceCents: 42_900, stock: 21, colors: ['warning', 'primary'] },
    description: 'Stands where the sofa ends. Pull the cord to turn it on; it makes a sound you’ll remember.',
    features: ['Brass joint holds any angle', 'Foot of 6 kg', 'Pull cord'],
  },
  {
    ...{ name: 'Holm Wall Lamp', brand: 'Holm', category: lamps, priceCents: 18_900, stock: 44, colors: ['warning', 'info'], isFree: true },
    description: 'For hallways and late pages. The shade turns to the wall when someone else is asleep.',
    features: ['Shade turns', 'With or without plug', 'Brass, unlacquered'],
  },
  {
    ...{ name: 'Alder Rocking Chair', brand: 'Alder', category: chairs, priceCents: 136_000, stock: 7, colors: ['success', 'warning'] },
    description: 'Rocks without traveling. The runners were drawn eleven times; the tenth one is under the workshop’s own table.',
    features: ['Runners of laminated walnut', 'Felt underneath, for the neighbors', 'Cushion in moss'],
  },
  {
    ...{ name: 'Holt Bench', brand: 'Holt', category: chairs, priceCents: 52_000, stock: 18, colors: ['warning'] },
    description: 'Room for one more, always. It is as long as the dining table, less the width of two knees.',
    features: ['160 cm', 'Oak, oiled', 'Seats three, or four in winter'],
  },
  {
    ...{ name: 'Vale Daybed', brand: 'Vale', category: sofas, priceCents: 228_000, stock: 4, colors: ['primary', 'info'], isFree: true },
    description: 'A sofa that admits what it is for. The bolster is filled with buckwheat, and keeps the shape of the last sleeper.',
    features: ['Mattress 200 × 80 cm', 'Bolster of buckwheat', 'Slats of ash'],
  },
  {
    ...{
      name: 'Birk Coat Rack',
      brand: 'Birk',
      category: storage,
      priceCents: 29_000,
      stock: 33,
      colors: ['primary', 'warning'],
      isFree: true,
    },
    description: 'Nine pegs and a place for the wet umbrella. The pegs lean upwards by the angle at which a scarf gives up sliding.',
    features: ['Nine pegs', 'Tray of steel for umbrellas', '110 cm'],
  },
  {
    ...{
      name: 'Leith Throw',
      brand: 'Leith',
      category: textiles,
      priceCents: 14_900,
      stock: 71,
      colors: ['success', 'info'],
      isFree: true,
    },
    description: 'Lambswool, woven an hour from the showroom by people who know the sheep.',
    features: ['130 × 190 cm', 'Lambswool', 'Washes by hand, dries flat'],
  },
  {
    ...{
      name: 'Leith Cushion',
      brand: 'Leith',
      category: textiles,
      priceCents: 6_900,
      stock: 96,
      colors: ['danger', 'info', 'success'],
      isFree: true,
    },
    description: 'Linen that looks better after the tenth wash. The zipper is on the side where no one’s cheek is.',
    features: ['50 × 50 cm', 'Linen and feathers', 'Cover comes off'],
  },
  {
    ...{ name: 'Leith Rug', brand: 'Leith', category: textiles, priceCents: 52_000, stock: 12, colors: ['primary', 'info'] },
    description: 'Flat, heavy, and forgiving of crumbs. It stays where it is put, which not every rug and not every guest does.',
    features: ['170 × 240 cm', 'Wool on linen', 'Both sides can be used'],
  },
  {
    ...{ name: 'Birk Bedside Table', brand: 'Birk', category: tables, priceCents: 39_000, stock: 25, colors: ['warning', 'info'] },
    description: 'A drawer for glasses, a top for a Fenn. The edge is raised, so that the book stays when the reader does not.',
    features: ['One drawer', 'Raised edge', '45 × 35 × 52 cm'],
  },
  {
    ...{ name: 'Holt Round Table', brand: 'Holt', category: tables, priceCents: 164_000, stock: 9, colors: ['warning'], isFree: true },
    description: 'No one sits at the end of it. One foot, four guests, five if they like each other.',
    features: ['Walnut, 120 cm across', 'One foot of steel and wood', 'Leaf makes it 160 cm'],
  },
  {
    ...{ name: 'Vale Corner Sofa', brand: 'Vale', category: sofas, priceCents: 412_000, stock: 2, colors: ['success'], isFree: true },
    description: 'Goes through the window when the lift is broken: it comes in four pieces, none heavier than Callum.',
    features: ['Four pieces', 'Corner left or right, or both on alternate Sundays', 'Removable, washable covers'],
  },
  {
    ...{ name: 'Leith Curtain', brand: 'Leith', category: textiles, priceCents: 17_900, stock: 40, colors: ['info'], isFree: true },
    description: 'Lets the morning in and the street out. Sewn to your length; measure twice, we cut once.',
    features: ['Linen, 140 cm wide', 'Sewn to length', 'Rings or tape'],
  },
  {
    ...{
      name: 'Fenn Lamp',
      brand: 'Fenn',
      category: lamps,
      priceCents: 28_900,
      stock: 31,
      colors: ['warning', 'primary', 'success'],
      isFree: true,
    },
    description:
      'Bent wood that looks finished in the dark. Haruka drew it for three years and took two millimeters off in the last week; those are the two that matter.',
    features: ['Oak, steamed and bent', 'Brass joint', 'Warm light, dims by touch', 'Bulb changes without tools'],
  },
];
