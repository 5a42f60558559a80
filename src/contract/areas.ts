import type { Ability, AbilityRule } from './ability.ts';
import type { Subject } from './endpoint.ts';

/**
 * The areas a company can turn off, each with what its calls, pages and cards are about. What is on no list always stays: people, users,
 * roles, files, settings, and help with the product's own manual.
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

/** In the order of the menu. */
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

/** The area that a subject belongs to; undefined for what can't be turned off. */
export function areaOf(subject: Subject): Area | undefined {
  return areas.find((area) => (areaSubjects[area] as readonly Subject[]).includes(subject));
}

/** Whether the company uses an area. */
export function isAreaOn(ability: Pick<Ability, 'isOff'>, area: Area): boolean {
  return !ability.isOff(areaSubjects[area][0]);
}

/** Rules that forbid everything in the areas that are off, whatever a role allows. */
export function rulesOfAreasOff(areasOff: readonly Area[]): AbilityRule[] {
  // An imported company may name an area that no longer exists.
  const known = areas.filter((area) => areasOff.includes(area));
  return known.flatMap((area) => areaSubjects[area].map((subject) => ({ action: 'manage', subject, inverted: true }) as const));
}

/** Usual choices of areas for a new company; help stays on in all of them. */
export const areaBundles = {
  office: ['email', 'chat', 'todo', 'calendar', 'kanban'],
  agency: ['email', 'chat', 'todo', 'calendar', 'kanban', 'profile', 'invoices'],
  shop: ['email', 'blog', 'invoices', 'shop'],
  everything: ['email', 'chat', 'todo', 'calendar', 'kanban', 'blog', 'profile', 'invoices', 'shop'],
} as const satisfies Record<string, readonly Area[]>;
export type AreaBundle = keyof typeof areaBundles;
export const areaBundleNames = ['office', 'agency', 'shop', 'everything'] as const satisfies readonly AreaBundle[];
