/** Data for the charts of all three libraries: the year of Juniper & Vale. Totals are in thousands of euros. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export const studios = [
  { name: 'Porto', values: [42, 45, 51, 49, 58, 62, 55, 48, 66, 71, 78, 84] },
  { name: 'Edinburgh', values: [31, 29, 34, 38, 41, 39, 36, 40, 47, 52, 57, 61] },
  { name: 'Kyoto', values: [18, 22, 24, 27, 25, 31, 35, 33, 38, 36, 42, 45] },
] as const;

export const kinds = [
  { name: 'Chairs', value: 318 },
  { name: 'Sofas', value: 264 },
  { name: 'Tables', value: 231 },
  { name: 'Lamps', value: 196 },
  { name: 'Textiles', value: 88 },
] as const;

/** Ratings of two chairs, from 0 to 10. */
export const chairs = {
  sides: ['Comfort', 'Design', 'Price', 'Weight', 'Care', 'Delivery'],
  scores: [
    { name: 'Alder Chair', values: [8, 9, 6, 7, 8, 9] },
    { name: 'Holt Bench', values: [6, 8, 8, 4, 9, 7] },
  ],
} as const;

/** Progress toward this quarter’s goals, in percent. */
export const aims = [
  { name: 'Sales', value: 78 },
  { name: 'Reviews', value: 64 },
  { name: 'On time', value: 91 },
] as const;

/** The weekly price of a cubic meter of oak. */
export const oak = [
  [1180, 1215, 1172, 1204],
  [1204, 1232, 1196, 1225],
  [1225, 1228, 1187, 1193],
  [1193, 1206, 1161, 1170],
  [1170, 1199, 1166, 1192],
  [1192, 1241, 1190, 1236],
  [1236, 1268, 1229, 1259],
  [1259, 1262, 1218, 1224],
  [1224, 1247, 1215, 1240],
  [1240, 1290, 1238, 1282],
].map(([open = 0, high = 0, low = 0, close = 0], at) => ({ week: `W${at + 10}`, open, high, low, close }));

/** Orders by weekday and time of day. */
export const hours = ['8', '10', '12', '14', '16', '18', '20'] as const;
export const week = [
  { day: 'Mon', orders: [4, 9, 12, 8, 11, 14, 7] },
  { day: 'Tue', orders: [3, 8, 10, 9, 12, 16, 9] },
  { day: 'Wed', orders: [5, 7, 11, 10, 9, 15, 11] },
  { day: 'Thu', orders: [4, 10, 14, 12, 13, 18, 12] },
  { day: 'Fri', orders: [6, 12, 15, 13, 16, 12, 6] },
  { day: 'Sat', orders: [2, 14, 19, 21, 17, 9, 5] },
] as const;

/** Products by price and units sold; the bubble size is the number of reviews. */
export const products = [
  { name: 'Alder Chair', price: 440, sold: 126, reviews: 58 },
  { name: 'Alder Stool', price: 260, sold: 164, reviews: 41 },
  { name: 'Vale Sofa', price: 3180, sold: 22, reviews: 30 },
  { name: 'Holt Desk', price: 1180, sold: 48, reviews: 26 },
  { name: 'Holt Coffee Table', price: 640, sold: 71, reviews: 19 },
  { name: 'Birk Shelf', price: 780, sold: 66, reviews: 24 },
  { name: 'Holm Pendant', price: 389, sold: 143, reviews: 62 },
  { name: 'Holm Floor Lamp', price: 429, sold: 98, reviews: 37 },
  { name: 'Leith Rug', price: 520, sold: 57, reviews: 15 },
  { name: 'Birk Sideboard', price: 1420, sold: 31, reviews: 12 },
] as const;

/** `€1,420` */
export const euros = (amount: number) => `€${amount.toLocaleString('en')}`;

/** One row per month with the totals of all studios. */
export const byMonth = months.map((month, at) => ({
  month,
  ...Object.fromEntries(studios.map(({ name, values }) => [name, values[at] ?? 0])),
}));
