import type { Ability, AbilityRule } from './ability.ts';
import type { Subject } from './endpoint.ts';

/**
 * The areas a company can turn off, each with the subjects of its endpoints, pages and cards. Anything not listed is always on: people,
 * users, roles, files, settings, and help with the product's own manual.
 */
export const areaSubjects = {
  email: ['Email'],
  chat: ['Chat'],
  todo: ['Todo'],
  calendar: ['Calendar'],
  kanban: ['Board'],
  blog: ['Blog'],
  profile: ['Profile'],
  invoices: ['Invoice', 'Client'],
  shop: ['Shop', 'Product', 'Order'],
} as const satisfies Record<string, readonly Subject[]>;

export type Area = keyof typeof areaSubjects;

/** In menu order. */
export const areas = [
  'email',
  'chat',
  'todo',
  'calendar',
  'kanban',
  'blog',
  'profile',
  'invoices',
  'shop',
] as const satisfies readonly Area[];

/** Returns the area of a subject; undefined if it can't be turned off. */
export function areaOf(subject: Subject): Area | undefined {
  return areas.find((area) => (areaSubjects[area] as readonly Subject[]).includes(subject));
}

/** Checks whether the company uses an area. */
export function isAreaOn(ability: Pick<Ability, 'isOff'>, area: Area): boolean {
  return !ability.isOff(areaSubjects[area][0]);
}

/** Returns rules that forbid everything in the areas that are off, regardless of the role. */
export function rulesOfAreasOff(areasOff: readonly Area[]): AbilityRule[] {
  // An imported company may name an area that no longer exists.
  const known = areas.filter((area) => areasOff.includes(area));
  return known.flatMap((area) => areaSubjects[area].map((subject) => ({ action: 'manage', subject, inverted: true }) as const));
}

/** Common area presets for a new company; help stays on in all of them. */
export const areaBundles = {
  office: ['email', 'chat', 'todo', 'calendar', 'kanban'],
  agency: ['email', 'chat', 'todo', 'calendar', 'kanban', 'profile', 'invoices'],
  shop: ['email', 'blog', 'invoices', 'shop'],
  everything: ['email', 'chat', 'todo', 'calendar', 'kanban', 'blog', 'profile', 'invoices', 'shop'],
} as const satisfies Record<string, readonly Area[]>;
export type AreaBundle = keyof typeof areaBundles;
export const areaBundleNames = ['office', 'agency', 'shop', 'everything'] as const satisfies readonly AreaBundle[];
