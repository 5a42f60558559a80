/** Tells whether a path is the API's, by whatever method: one that it lacks there it refuses itself. */
export function knownPaths(paths: readonly string[]): (path: string) => boolean {
  const literal = new Set(paths.filter((path) => !path.includes('{')));
  const open = paths
    .filter((path) => path.includes('{'))
    .map((path) => new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`));
  return (path) => literal.has(path) || open.some((pattern) => pattern.test(path));
}
