import { counting, type OnProgress } from './artifacts.ts';
import { readStoredState, type StoredState } from './stored-state.ts';

/** What has to be there before the API can run, each at the moment from which it is waited for. */
export interface Parts {
  /** What the engine starts with. */
  engine: Promise<{
    program: WebAssembly.Module;
    files: Blob;
    /** Each packed, at an address of its own. */
    extensions: { pg_trgm: URL; btree_gin: URL };
  }>;
  begun: Promise<StoredState>;
  /** The cluster that is kept, or at the first visit the one that the build has prepared, as an archive. */
  cluster: Promise<Blob>;
  /** Loads the bytes of the sample's files, as an archive. */
  sampleFiles: () => Promise<Uint8Array>;
}

/** Loads in the order in which it is waited for: the engine has the whole line, and starts while the cluster comes. */
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

/** While it arrives. That asks for the type, which not every host knows. */
function compiled(answer: Response): Promise<WebAssembly.Module> {
  const type = 'application/wasm';
  const isNamed = answer.headers.get('Content-Type') === type;
  return WebAssembly.compileStreaming(isNamed ? answer : new Response(answer.body, { headers: { 'Content-Type': type } }));
}
