import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { films } from '../films.ts';

export const lookupRoutes: Route[] = [
  on(contract.listFilms, async () => ({
    autoComplete: films.map((title, at) => ({ title, rank: String(at + 1), id: String(at + 1) })),
  })),
  on(contract.selectFilms, async ({ query }) => {
    const looked = query.query.trim().toLowerCase();
    return films
      .map((title, at) => ({ id: at + 1, value: title, label: title }))
      .filter(({ label }) => label.toLowerCase().includes(looked));
  }),
];
