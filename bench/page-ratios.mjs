// Page times as ratios to the empty page of the same run: absolute times vary by half between machines and hours, ratios within a run are
// stable.

/** A page slower than this relative to the committed run is a regression. */
const maxSlower = 1.15;

/**
 * @typedef {{ route: string, ok?: boolean, usable: number }} Load one load of a page
 * @param {readonly Load[]} rows
 * @param {string} floor the route of the empty page
 * @returns {Record<string, number>} time until each page is usable, as a multiple of the empty page's
 */
export function usableRatios(rows, floor) {
  const usable = (route) => median(rows.filter((row) => row.route === route && row.ok).map((row) => row.usable));
  const routes = [...new Set(rows.filter(({ ok }) => ok).map(({ route }) => route))].filter((route) => route !== floor);
  return Object.fromEntries(routes.map((route) => [route, Math.round((usable(route) / usable(floor)) * 100) / 100]));
}

/**
 * Returns the pages that are slower than the committed run allows; a page missing from it is new.
 * @param {Record<string, number>} ratios
 * @param {Record<string, number>} committed
 */
export function regressions(ratios, committed) {
  return Object.keys(ratios).filter((route) => ratios[route] > (committed[route] ?? Number.POSITIVE_INFINITY) * maxSlower);
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
