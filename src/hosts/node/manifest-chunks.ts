/** The bundler's list of what it made of each module. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** Files by their place in the built web, such as `assets/base.js`. */
export type Chunks = { scripts: string[]; styles: string[] };

/** The files that the given modules need at once, their static imports included; the first module's own script comes first. */
export function chunksOf(manifest: Manifest, modules: readonly string[]): Chunks {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    // After those of its imports: what a page says of itself wins over what it builds on.
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const module of modules) visit(module);
  return { scripts: [...scripts], styles: [...styles] };
}
