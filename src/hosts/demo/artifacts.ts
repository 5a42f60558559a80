/** Build outputs of the demo, by their addresses relative to its scripts. */
interface Artifacts {
  /** PostgreSQL, compiled to WebAssembly. */
  engine: string;
  /** Files the engine reads at startup. */
  engineFiles: string;
  trigrams: string;
  gin: string;
  /** A migrated, seeded cluster as a tar archive. */
  cluster: string;
  /** Contents of the sample files, as a tar archive with files named by their SHA-256. */
  files: string;
  /** All migrations, to upgrade a cluster from an older build. */
  migrations: string;
  /** Identifies the schema state after all migrations. */
  schema: string;
  /** ISO 8601 time at which the cluster was seeded; its dates are around that day. */
  builtAt: string;
  /** Compressed size in bytes of each part a first visit loads. */
  wireBytes: Record<'engine' | 'engineFiles' | 'trigrams' | 'gin' | 'cluster' | 'files', number>;
}

declare const __ARTIFACTS__: Artifacts;

export const artifacts: Artifacts = __ARTIFACTS__;

/** Returns the URL of a build output. */
export const placeOf = (name: string): URL => new URL(name, import.meta.url);

/** What a first visit waits for, by its name in `artifacts`. */
type Part = keyof typeof artifacts.wireBytes;

/** Reports loading progress from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Downloads a build output. @throws when the host of the demo doesn't respond with it */
export async function download(name: string): Promise<Response> {
  // Low priority, so that hosts that prioritize serve the page's own files first.
  const answer = await fetch(placeOf(name), { priority: 'low' });
  if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}`);
  return answer;
}

/**
 * Loads parts and reports progress after each one. Bytes aren't counted in transit, because Chromium caches compiled code only for
 * untouched responses.
 */
export function counting(came: OnProgress) {
  const wholeBytes = Object.values(artifacts.wireBytes).reduce((sum, bytes) => sum + bytes, 0);
  let loadedBytes = 0;
  return async <T>(part: Part, take: (answer: Response) => Promise<T>): Promise<T> => {
    const taken = await take(await download(artifacts[part]));
    loadedBytes += artifacts.wireBytes[part];
    came(loadedBytes / wholeBytes);
    return taken;
  };
}
