import { counting, type OnProgress } from './artifacts.ts';
import { readStoredState, type StoredState } from './stored-state.ts';

/** What the API needs before it can run; each promise resolves when its part is loaded. */
export interface Parts {
  /** What the engine needs to start. */
  engine: Promise<{
    program: WebAssembly.Module;
    files: Blob;
    /** Compressed archives, each at its own object URL. */
    extensions: { pg_trgm: URL; btree_gin: URL };
  }>;
  begun: Promise<StoredState>;
  /** The stored cluster, or on a first visit the one prepared by the build, as an archive. */
  cluster: Promise<Blob>;
  /** Loads the contents of the sample files as an archive. */
  sampleFiles: () => Promise<Uint8Array>;
}

/** Loads parts in the order they are needed: the engine gets the full bandwidth and starts while the cluster is loading. */
export function loadParts(came: OnProgress): Parts {
  const load = counting(came);
  const addressed = async (answer: Response) => new URL(URL.createObjectURL(await answer.blob()));
  const engine = Promise.all([
    load('engine', compiled),
    load('engineFiles', (answer) => answer.blob()),
    load('trigrams', addressed),
    load('gin', addressed),
  ]);
  const begun = readStoredState();
  return {
    begun,
    engine: engine.then(([program, files, pg_trgm, btree_gin]) => ({ program, files, extensions: { pg_trgm, btree_gin } })),
    cluster: engine.then(() => begun).then(({ cluster }) => cluster ?? load('cluster', (answer) => answer.blob())),
    sampleFiles: () => load('files', async (answer) => new Uint8Array(await answer.arrayBuffer())),
  };
}

/** Compiles while streaming. That requires the `application/wasm` content type, which not every host sends. */
function compiled(answer: Response): Promise<WebAssembly.Module> {
  const type = 'application/wasm';
  const isNamed = answer.headers.get('Content-Type') === type;
  return WebAssembly.compileStreaming(isNamed ? answer : new Response(answer.body, { headers: { 'Content-Type': type } }));
}
