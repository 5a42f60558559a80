import { aims, chairs, hours, kinds, months, oak, products, studios, week } from './figures.ts';

export interface FigureTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const texts = (values: readonly number[]) => values.map(String);

export const studioTable: FigureTable = {
  head: ['Month', ...studios.map(({ name }) => name)],
  rows: months.map((month, at) => [month, ...studios.map(({ values }) => String(values[at]))]),
};

export const kindTable: FigureTable = { head: ['Category', 'Sales'], rows: kinds.map(({ name, value }) => [name, String(value)]) };

export const chairTable: FigureTable = {
  head: ['Criterion', ...chairs.scores.map(({ name }) => name)],
  rows: chairs.sides.map((side, at) => [side, ...chairs.scores.map(({ values }) => String(values[at]))]),
};

export const aimTable: FigureTable = { head: ['Goal', 'Reached'], rows: aims.map(({ name, value }) => [name, `${value} %`]) };

export const oakTable: FigureTable = {
  head: ['Week', 'Open', 'High', 'Low', 'Close'],
  rows: oak.map(({ week: name, open, high, low, close }) => [name, ...texts([open, high, low, close])]),
};

export const weekTable: FigureTable = {
  head: ['Day', ...hours.map((hour) => `${hour}:00`)],
  rows: week.map(({ day, orders }) => [day, ...texts(orders)]),
};

export const productTable: FigureTable = {
  head: ['Product', 'Price', 'Sold', 'Reviews'],
  rows: products.map(({ name, price, sold, reviews }) => [name, ...texts([price, sold, reviews])]),
};
