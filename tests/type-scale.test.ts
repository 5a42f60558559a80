import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// One type scale for consistent pages; each additional size and weight is another font instance the browser creates before the first rows
// render.
const allowed = {
  'font-size': /^(11|12|13|14|16|20|24|36)px$|^[\d.]+em$|^10pt$|^inherit$/,
  'font-weight': /^(400|500|600|inherit)$/,
};

test('uses only sizes and weights of the scale', () => {
  const others: string[] = [];
  for (const file of globSync('src/**/*.css')) {
    const css = readFileSync(file, 'utf8');
    for (const [property, values] of Object.entries(allowed))
      for (const [, value = ''] of css.matchAll(new RegExp(`[^-]${property}: ([^;]+);`, 'g')))
        if (!values.test(value)) others.push(`${file}: ${property}: ${value}`);
  }
  expect(others).toEqual([]);
});
