// biome-ignore lint/suspicious/noExplicitAny: a test reads answers freely; their shapes are checked where contracts are.
type Answer = { status: number; body: any };

export interface SignedIn {
  call(method: string, path: string, body?: object): Promise<Answer>;
  send(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer>;
  bytes(path: string): Promise<Uint8Array>;
}

/** Signs in a seed account, whose password is its username. */
export async function signIn(url: string, name: 'admin' | 'staff'): Promise<SignedIn> {
  const ask = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const given = body && { body: JSON.stringify(body) };
    const answer = await fetch(new URL(path, url), {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...given,
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : undefined };
  };
  const { body } = await ask('POST', '/jwt/login', { email: name, password: name });
  const headers = { Authorization: `Bearer ${body.accessToken}` };
  return {
    call: (method, path, given) => ask(method, path, given, headers),
    send: async (path, bytes) => {
      const answer = await fetch(new URL(path, url), { method: 'POST', headers, body: bytes });
      return { status: answer.status, body: await answer.json() };
    },
    bytes: async (path) => new Uint8Array(await (await fetch(new URL(path, url), { headers })).arrayBuffer()),
  };
}

export interface Listed {
  id: number;
  subject: string;
  isRead: boolean;
  isStarred: boolean;
  folder: string;
}

/** Lists all mails of a folder, without their texts. */
export async function listAll(who: SignedIn, folder: string, q = ''): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let page = 1; ; page++) {
    const search = new URLSearchParams({ folder, q, page: String(page), perPage: '100', compact: 'true' });
    const { emails, total } = (await who.call('GET', `/apps/email/emails?${search}`)).body;
    all.push(...emails);
    if (emails.length === 0 || all.length >= total) return all;
  }
}

/** Opens the only mail in a folder with this subject. */
export async function openMail(who: SignedIn, folder: string, subject: string) {
  const found = (await listAll(who, folder)).filter((mail) => mail.subject === subject);
  if (found.length !== 1) throw new Error(`${found.length} mails "${subject}" in ${folder}`);
  return (await who.call('GET', `/apps/email/get-email?id=${found[0]?.id}`)).body;
}
