import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A software device with one passkey; responds as a browser would. */
export interface SoftPasskey {
  /** The request body that adds it. */
  create(options: Asked, origin: string): object;
  /** The request body that signs in with it. */
  get(options: Asked, origin: string, forged?: Forged): object;
  readonly id: Uint8Array;
}

/** What an attacker forges. */
interface Forged {
  /** The use counter of a copy made earlier. */
  counter?: number;
  type?: string;
  userHandle?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: what WebAuthn asks of a device; a test reads what it needs.
type Asked = any;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const flags = { present: 1, verified: 4, hasKey: 64 };

/** Creates a passkey. @param isVerifying whether the device verifies the user @param id the id of another passkey, to impersonate it */
export function softPasskey({ isVerifying = true, id = randomBytes(16) }: { isVerifying?: boolean; id?: Uint8Array } = {}): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let userHandle = '';
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, more: number, rest: Uint8Array = new Uint8Array()) => {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags.present | (isVerifying ? flags.verified : 0) | more);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, rest]);
  };
  const shared = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };

  return {
    id,
    create(options, origin) {
      userHandle = options.user.id;
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, id.length]);
      const authData = authenticatorData(options.rp.id, flags.hasKey, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const attestationObject = cborMap([
        ['fmt', 'none'],
        ['attStmt', cborMap([])],
        ['authData', authData],
      ]);
      const clientDataJSON = base64url(clientData('webauthn.create', options.challenge, origin));
      return { ...shared, response: { clientDataJSON, attestationObject: base64url(attestationObject), transports: ['internal'] } };
    },
    get(options, origin, forged = {}) {
      if (forged.counter !== undefined) counter = forged.counter - 1;
      const client = clientData(forged.type ?? 'webauthn.get', options.challenge, origin);
      const data = authenticatorData(options.rpId, 0);
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle: forged.userHandle ?? userHandle,
      };
      return { ...shared, response };
    },
  };
}

/** A CBOR map; a nested map is passed as `Cbor`. */
class Cbor extends Uint8Array {}

function cborMap(entries: [number | string, number | string | Uint8Array][]): Cbor {
  const parts = entries.flatMap(([key, value]) => [cborOf(key), cborOf(value)]);
  return new Cbor(Buffer.concat([Buffer.from([0xa0 | entries.length]), ...parts]));
}

function cborOf(value: number | string | Uint8Array): Uint8Array {
  if (value instanceof Cbor) return value;
  if (typeof value === 'number') return Buffer.from([value >= 0 ? value : 0x20 | (-1 - value)]);
  const bytes = typeof value === 'string' ? Buffer.from(value) : value;
  const major = typeof value === 'string' ? 0x60 : 0x40;
  const head =
    bytes.length < 24
      ? [major | bytes.length]
      : bytes.length < 256
        ? [major | 24, bytes.length]
        : [major | 25, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}
