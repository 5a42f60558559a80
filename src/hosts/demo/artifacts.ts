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
