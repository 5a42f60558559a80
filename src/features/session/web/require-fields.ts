import type { Check } from './use-checked-form.ts';

/** A form's check that something stands in each of these fields. */
export function requireFields(...names: string[]): Check {
  return (given) => Object.fromEntries(names.filter((name) => !given[name]).map((name) => [name, { code: 'required' }]));
}
