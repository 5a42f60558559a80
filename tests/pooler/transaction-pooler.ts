import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** The part of PostgreSQL's wire protocol a pooler parses. */
const protocol = { startup: 196_608, ssl: 80_877_103, gss: 80_877_104 };
/** The parameters PgBouncer tracks per client; it rejects any other startup parameter. */
const tracked = ['user', 'database', 'client_encoding', 'datestyle', 'timezone', 'standard_conforming_strings', 'application_name'];

export interface TransactionPooler {
  /** For a `DATABASE_URL` or a `pg.ClientConfig`. */
  port: number;
  /** The number of transactions each connection to PostgreSQL has run. */
  transactionCounts(): number[];
  close(): Promise<void>;
}

interface Options {
  /** The folder of PostgreSQL's socket. */
  socketFolder: string;
  /** The number of connections to PostgreSQL that all clients share. */
  size?: number;
  /** Startup parameters to ignore instead of reject, as with `ignore_startup_parameters`. */
  ignored?: string[];
}

/**
 * A pooler in transaction mode, like PgBouncer: each transaction gets the connection that has been idle longest, so that a client
 * hardly ever gets the same one twice, and session state is not reset in between.
 */
export async function startTransactionPooler({ socketFolder, size = 3, ignored = [] }: Options): Promise<TransactionPooler> {
  const backends: Backend[] = [];
  const waiting: PooledClient[] = [];
  const sockets = new Set<Socket>();

  const give = (backend: Backend) => {
    const next = waiting.shift();
    if (next) next.take(backend);
  };
  const acquire = (client: PooledClient) => {
    const idle = backends.filter(({ isIdle }) => isIdle).sort((one, other) => one.idleSince - other.idleSince)[0];
    if (backends.length < size) {
      waiting.push(client);
      const backend = new Backend(connect(`${socketFolder}/.s.PGSQL.5432`), client.start, give, () => {
        backends.splice(backends.indexOf(backend), 1);
      });
      sockets.add(backend.socket);
      backends.push(backend);
    } else if (idle) client.take(idle);
    else waiting.push(client);
  };

  const server: Server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    const client = new PooledClient(socket, ignored, acquire);
    socket.once('close', () => {
      const at = waiting.indexOf(client);
      if (at >= 0) waiting.splice(at, 1);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    transactionCounts: () => backends.map(({ transactionCount }) => transactionCount),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

let turns = 0;

class Backend {
  idleSince = 0;
  transactionCount = 0;
  isIdle = false;
  client: PooledClient | undefined;
  /** Number of `ReadyForQuery` messages its client still waits for. */
  #awaited = 0;

  readonly socket: Socket;

  constructor(socket: Socket, start: Buffer, give: (backend: Backend) => void, remove: () => void) {
    this.socket = socket;
    socket.write(start);
    let isStarting = true;
    const release = () => {
      this.client = undefined;
      this.isIdle = true;
      turns += 1;
      this.idleSince = turns;
      give(this);
    };
    onMessages(socket, (message, type) => {
      if (!isStarting) this.client?.send(message);
      if (type !== 'Z') return;
      if (!isStarting) this.#awaited -= 1;
      const isInTransaction = message.at(5) !== 'I'.charCodeAt(0);
      if (isInTransaction || this.#awaited > 0) return;
      if (!isStarting) this.transactionCount += 1;
      isStarting = false;
      this.client?.release();
      release();
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      this.isIdle = false;
      this.client?.end();
      remove();
    });
  }

  send(message: Buffer, type: string): void {
    // Each simple query and each `Sync` is answered by one.
    if (type === 'Q' || type === 'S') this.#awaited += 1;
    this.socket.write(message);
  }
}

class PooledClient {
  /** PostgreSQL's greeting for this client. */
  start: Buffer = Buffer.alloc(0);
  readonly #socket: Socket;
  #backend: Backend | undefined;
  #isWaiting = false;
  readonly #unsent: [Buffer, string][] = [];

  constructor(socket: Socket, ignored: string[], acquire: (client: PooledClient) => void) {
    this.#socket = socket;
    socket.on('error', () => {});
    // Closes the PostgreSQL connection with the client, which ends its open transaction.
    socket.once('close', () => this.#backend?.socket.destroy());
    onMessages(
      socket,
      (message, type) => {
        if (type === 'X') return void socket.end();
        if (this.#backend) return this.#backend.send(message, type);
        this.#unsent.push([message, type]);
        if (this.#isWaiting) return;
        this.#isWaiting = true;
        acquire(this);
      },
      (first) => this.#greet(first, ignored),
    );
  }

  take(backend: Backend): void {
    this.#isWaiting = false;
    this.#backend = backend;
    backend.client = this;
    backend.isIdle = false;
    for (const [message, type] of this.#unsent.splice(0)) backend.send(message, type);
  }

  release(): void {
    this.#backend = undefined;
  }

  send(message: Buffer): void {
    this.#socket.write(message);
  }

  end(): void {
    this.#socket.destroy();
  }

  /** @returns whether the connection is open after this message */
  #greet(first: Buffer, ignored: string[]): boolean {
    const code = first.readInt32BE(4);
    if (code === protocol.ssl || code === protocol.gss) {
      this.#socket.write('N');
      return false;
    }
    const texts = first.subarray(8).toString().split('\0');
    const parameters = texts.flatMap((name, at) => (at % 2 === 0 && name ? [[name, texts[at + 1] ?? ''] as const] : []));
    const refused = parameters.find(([name]) => !tracked.includes(name.toLowerCase()) && !ignored.includes(name));
    if (refused) {
      this.#socket.end(messageOf('E', `SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: ${refused[0]}\0\0`));
      return true;
    }
    const named = parameters.filter(([name]) => name === 'user' || name === 'database');
    this.start = messageOf('', Buffer.concat([int32(protocol.startup), Buffer.from(`${named.flat().join('\0')}\0\0`)]));
    const isOk = messageOf('R', int32(0));
    const key = messageOf('K', Buffer.concat([int32(1), int32(2)]));
    this.#socket.write(Buffer.concat([isOk, messageOf('S', 'client_encoding\0UTF8\0'), key, messageOf('Z', 'I')]));
    return true;
  }
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function messageOf(type: string, content: Buffer | string): Buffer {
  const body = Buffer.from(content);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

/** Splits incoming data into messages. A client's first messages have no type; `greet` handles them until it returns true. */
function onMessages(socket: Socket, take: (message: Buffer, type: string) => void, greet?: (message: Buffer) => boolean): void {
  let rest = Buffer.alloc(0);
  let isGreeting = greet !== undefined;
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const typeLength = isGreeting ? 0 : 1;
      if (rest.length < typeLength + 4) return;
      const length = typeLength + rest.readInt32BE(typeLength);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      if (isGreeting) isGreeting = !greet?.(message);
      else take(message, String.fromCharCode(message[0] ?? 0));
    }
  });
}
