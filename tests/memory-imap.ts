import { ImapFailure, type ImapLogin, type ImapSession } from '#server/mail-host.ts';

type Folder = 'inbox' | 'sent' | 'draft' | 'archive' | 'spam' | 'trash' | null;

interface Message {
  uid: number;
  source: Uint8Array;
  isRead: boolean;
  isStarred: boolean;
  receivedAt?: Date;
}

interface Mailbox {
  folder: Folder;
  uidValidity: number;
  nextUid: number;
  messages: Message[];
}

/** An in-memory IMAP server with one account. */
export class MemoryImap {
  readonly mailboxes = new Map<string, Mailbox>();
  /** Number of open sessions. */
  open = 0;
  /** Number of completely fetched messages: new ones, and those found in another mailbox. */
  fetched = 0;
  /** Whether it reports where a message was moved to. */
  tellsMoves = true;
  /** Called before each command, for example to fail. */
  onCommand: (name: string) => void | Promise<void> = () => undefined;
  readonly login: Pick<ImapLogin, 'host' | 'username' | 'password'>;

  constructor(login: MemoryImap['login']) {
    this.login = login;
    const usual: [string, Folder][] = [
      ['INBOX', 'inbox'],
      ['Sent', 'sent'],
      ['Drafts', 'draft'],
      ['Junk', 'spam'],
      ['Trash', 'trash'],
      ['Archive', null],
    ];
    for (const [path, folder] of usual) this.mailboxes.set(path, { folder, uidValidity: 1, nextUid: 1, messages: [] });
  }

  mailbox(path: string): Mailbox {
    const mailbox = this.mailboxes.get(path);
    if (!mailbox) throw new ImapFailure('server', { code: 'imap_mailbox_gone' });
    return mailbox;
  }

  /** The messages as another client sees them, by subject. */
  list(path: string): { subject: string; isRead: boolean; isStarred: boolean }[] {
    return this.mailbox(path).messages.map(({ source, isRead, isStarred }) => ({ subject: subjectOf(source), isRead, isStarred }));
  }

  subjects(path: string): string[] {
    return this.list(path).map(({ subject }) => subject);
  }

  find(path: string, subject: string): Message {
    const message = this.mailbox(path).messages.find(({ source }) => subjectOf(source) === subject);
    if (!message) throw new Error(`no ${subject} in ${path}`);
    return message;
  }

  /** Adds a message, as from another client or a delivery. */
  put(path: string, source: string, flags: { isRead?: boolean; isStarred?: boolean; receivedAt?: Date } = {}): number {
    const mailbox = this.mailbox(path);
    const uid = mailbox.nextUid++;
    mailbox.messages.push({ uid, source: new TextEncoder().encode(source), isRead: false, isStarred: false, ...flags });
    return uid;
  }

  /** Another client moves a message. */
  move(from: string, subject: string, to: string): number {
    const message = this.find(from, subject);
    this.expunge(from, subject);
    const uid = this.mailbox(to).nextUid++;
    this.mailbox(to).messages.push({ ...message, uid });
    return uid;
  }

  expunge(path: string, subject: string): void {
    const mailbox = this.mailbox(path);
    mailbox.messages = mailbox.messages.filter(({ source }) => subjectOf(source) !== subject);
  }

  /** As after restoring the mailbox from a backup: new UIDs for the same messages. */
  renumber(path: string): void {
    const mailbox = this.mailbox(path);
    mailbox.uidValidity += 1;
    mailbox.nextUid = 101;
    for (const message of mailbox.messages) message.uid = mailbox.nextUid++;
  }

  async openImap(login: ImapLogin): Promise<ImapSession> {
    if (login.host !== this.login.host) throw new ImapFailure('host', { code: 'imap_unknown_host' });
    if (login.username !== this.login.username || login.password !== this.login.password)
      throw new ImapFailure('login', { code: 'imap_login' });
    await this.onCommand('open');
    this.open += 1;
    return this.session();
  }

  private session(): ImapSession {
    let selected = 'INBOX';
    const mailbox = () => this.mailbox(selected);
    const asked = async (name: string) => {
      await this.onCommand(name);
      // Responds asynchronously, as over a network.
      await new Promise((resolve) => setImmediate(resolve));
    };
    return {
      listMailboxes: async () => {
        await asked('list');
        return [...this.mailboxes].map(([path, { folder }]) => ({ path, folder }));
      },
      select: async (path) => {
        await asked('select');
        selected = path;
        return { uidValidity: String(mailbox().uidValidity), messages: mailbox().messages.length };
      },
      listMessages: async () => {
        await asked('listMessages');
        return mailbox().messages.map(({ uid, isRead, isStarred }) => ({ uid, isRead, isStarred }));
      },
      findMessages: async (messageId) => {
        await asked('findMessages');
        return mailbox()
          .messages.filter(({ source }) => messageIdOf(source) === messageId)
          .map(({ uid }) => uid);
      },
      fetchSource: async (uid, limitBytes) => {
        await asked('fetchSource');
        this.fetched += 1;
        const message = mailbox().messages.find((one) => one.uid === uid);
        const source = message?.source;
        return source && source.length <= limitBytes ? { source, receivedAt: message?.receivedAt ?? null } : null;
      },
      setFlags: async (uid, flags) => {
        await asked('setFlags');
        Object.assign(mailbox().messages.find((message) => message.uid === uid) ?? {}, flags);
      },
      move: async (uid, path) => {
        await asked('move');
        const message = mailbox().messages.find((one) => one.uid === uid);
        if (!message) return null;
        mailbox().messages = mailbox().messages.filter((one) => one !== message);
        const target = this.mailbox(path);
        const moved = { ...message, uid: target.nextUid++ };
        target.messages.push(moved);
        return this.tellsMoves ? { uid: moved.uid, uidValidity: String(target.uidValidity) } : null;
      },
      close: async () => {
        this.open -= 1;
      },
    };
  }
}

function headerOf(source: Uint8Array, name: string): string {
  const text = new TextDecoder().decode(source);
  return new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';
}

function subjectOf(source: Uint8Array): string {
  return headerOf(source, 'subject');
}

function messageIdOf(source: Uint8Array): string {
  const id = headerOf(source, 'message-id');
  return id.includes('\0') ? '' : id;
}
