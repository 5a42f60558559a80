/** What the build of the demo has made beside its scripts, by their addresses from there. */
interface Artifacts {
  /** PostgreSQL, compiled to WebAssembly. */
  engine: string;
  /** The files that it reads as it starts. */
  engineFiles: string;
  trigrams: string;
  gin: string;
  /** A migrated, filled cluster, as a tar archive. */
  cluster: string;
  /** The bytes of the sample's files, as a tar archive of files named by their SHA-256. */
  files: string;
  /** All migrations, for a cluster that an older build began. */
  migrations: string;
  /** Names the state to which the migrations lead. */
  schema: string;
  /** When the cluster was filled (ISO 8601): its dates lie around that day. */
  builtAt: string;
  /** How much of each a first visit loads, packed, in bytes. */
  wireBytes: Record<'engine' | 'engineFiles' | 'trigrams' | 'gin' | 'cluster' | 'files', number>;
}

declare const __ARTIFACTS__: Artifacts;

export const artifacts: Artifacts = __ARTIFACTS__;

/** Where one of them lies. */
export const placeOf = (name: string): URL => new URL(name, import.meta.url);

/** What a first visit waits for, by the names that `artifacts` has for it. */
type Part = keyof typeof artifacts.wireBytes;

/** Tells which share of what is waited for has come, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Loads what the build has made. @throws when the host of the demo does not answer with it */
export async function download(name: string): Promise<Response> {
  // The pages' own files come first where the host takes turns by what is urgent.
  const answer = await fetch(placeOf(name), { priority: 'low' });
  if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}`);
  return answer;
}

/** Loads parts, and tells of each once it is there. They are not counted as they come: Chromium keeps compiled code of an untouched answer alone. */
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
