/** Returns a function that checks whether a path belongs to the API. The method doesn't matter: the API itself rejects unsupported ones. */
export function knownPaths(paths: readonly string[]): (path: string) => boolean {
  const literal = new Set(paths.filter((path) => !path.includes('{')));
  const open = paths
    .filter((path) => path.includes('{'))
    .map((path) => new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`));
  return (path) => literal.has(path) || open.some((pattern) => pattern.test(path));
}
