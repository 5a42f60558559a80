import type { KeptFigure } from '../../kept-figures.ts';
import { pointsOf } from '../points-of.ts';
import { readKept } from '../read-kept.ts';
import type { Reading } from '../reading.ts';

/** What is kept of the days, and of those before. */
async function readKeptChart(name: KeptFigure, title: string, reading: Reading) {
  const { before, ...span } = reading.span;
  const { points, growth } = pointsOf(reading.span, await readKept(name, reading, { from: before.from, until: span.until }));
  return { series: [{ name: title, data: points.map(({ value }) => value) }], points, growth, span: reading.span };
}

/** Visits of the company's site: Atrium does not see them, they are kept as they are told. */
export const readSiteTraffic = (reading: Reading) => readKeptChart('site-traffic', 'Traffic Rate', reading);
/** Who reads the newsletter: it is sent elsewhere, and kept as it is told. */
export const readNewsletter = (reading: Reading) => readKeptChart('newsletter', 'Newsletter', reading);
