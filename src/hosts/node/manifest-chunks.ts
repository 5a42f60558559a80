/** The bundler's manifest of its output for each module. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** Files relative to the built web app, such as `assets/base.js`. */
export type Chunks = { scripts: string[]; styles: string[] };

/** Returns the files that the modules need immediately, including static imports; the first module's own script comes first. */
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
    // After the styles of its imports, so that a page's styles override those it builds on.
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const module of modules) visit(module);
  return { scripts: [...scripts], styles: [...styles] };
}
