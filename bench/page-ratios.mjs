// Times of pages as ratios to the empty page of the same run: machines and hours differ by half, ratios within a run hold.

/** A page that is slower than this, compared with the committed run, has regressed. */
const mostSlower = 1.15;

/**
 * @typedef {{ route: string, ok?: boolean, usable: number }} Load one load of a page
 * @param {readonly Load[]} rows
 * @param {string} floor the route of the empty page
 * @returns {Record<string, number>} how many times as long as the empty page each page takes to be usable
 */
export function usableRatios(rows, floor) {
  const usable = (route) => median(rows.filter((row) => row.route === route && row.ok).map((row) => row.usable));
  const routes = [...new Set(rows.filter(({ ok }) => ok).map(({ route }) => route))].filter((route) => route !== floor);
  return Object.fromEntries(routes.map((route) => [route, Math.round((usable(route) / usable(floor)) * 100) / 100]));
}

/**
 * The pages that got slower than the committed run allows; a page that is not in it is new.
 * @param {Record<string, number>} ratios
 * @param {Record<string, number>} committed
 */
export function regressions(ratios, committed) {
  return Object.keys(ratios).filter((route) => ratios[route] > (committed[route] ?? Number.POSITIVE_INFINITY) * mostSlower);
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
