import { artifacts } from './artifacts.ts';
import { type Begun, readBegun } from './begun.ts';
import { bytesOf, type Came, download } from './download.ts';

/** What has to be there before the API can start. */
export interface Parts extends Begun {
  engine: WebAssembly.Module;
  engineFiles: Blob;
  /** Each packed, at an address of its own. */
  extensions: { pg_trgm: URL; btree_gin: URL };
  /** What the build has prepared, where nothing is kept yet: the cluster and the sample's files, as archives. */
  prepared: { cluster: Uint8Array<ArrayBuffer>; files: Uint8Array<ArrayBuffer> } | null;
}

/**
 * Loads all of it at once, while the programs that use it are still read.
 * @param came is told how many bytes more have come
 */
export async function loadParts(came: Came): Promise<Parts> {
  const blobOf = async (name: string) => (await download(name, came)).blob();
  const [engine, engineFiles, pg_trgm, btree_gin, begun] = await Promise.all([
    WebAssembly.compileStreaming(download(artifacts.engine, came)),
    blobOf(artifacts.engineFiles),
    blobOf(artifacts.trigrams).then(addressOf),
    blobOf(artifacts.gin).then(addressOf),
    begin(came),
  ]);
  return { ...begun, engine, engineFiles, extensions: { pg_trgm, btree_gin } };
}

async function begin(came: Came): Promise<Begun & Pick<Parts, 'prepared'>> {
  const begun = await readBegun();
  if (begun.cluster) return { ...begun, prepared: null };
  const [cluster, files] = await Promise.all([bytesOf(download(artifacts.cluster, came)), bytesOf(download(artifacts.files, came))]);
  return { ...begun, prepared: { cluster, files } };
}

const addressOf = (bytes: Blob) => new URL(URL.createObjectURL(bytes));
