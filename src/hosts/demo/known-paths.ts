import type { AnyEndpoint } from '#contract/endpoint.ts';

/** Tells whether a path is the API's, by whatever method: one that it lacks there it refuses itself. */
export function knownPaths(endpoints: readonly Pick<AnyEndpoint, 'path'>[]): (path: string) => boolean {
  const paths = endpoints.map(({ path }) => path);
  const literal = new Set(paths.filter((path) => !path.includes('{')));
  const open = paths
    .filter((path) => path.includes('{'))
    .map((path) => new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`));
  return (path) => literal.has(path) || open.some((pattern) => pattern.test(path));
}
