import PostalMime, { type Email } from 'postal-mime';

type Bytes = Uint8Array<ArrayBuffer>;

/** What is used here of a part, which postal-mime does not declare. */
interface Part {
  content: ArrayBuffer | null;
  contentDecoder: { chunks: (Bytes | ArrayBuffer | string)[] } | null;
}

interface Parser {
  currentNode: Part;
  processLine(line: Bytes, isFinal: boolean): Promise<void>;
  collectSubMessage(part: Part): Promise<void>;
  collectAttachment(part: Part, content: ArrayBuffer, related: boolean, isTooDeep: boolean): void;
}

const theirs = PostalMime.prototype as unknown as Parser;

const mostParts = 1000;
const piecesPerBlock = 2000;
// All mails within a mail together: each is taken apart by a parser that knows none of the limits here.
const mostNestedLines = 20_000;
const deepestMail = 3;
// No mail of any size has lines as short as this on average.
const fewestBytesPerLine = 40;
const linesOfAnyMail = 200_000;

/** A mail that no program writes: it is not taken apart. */
export class NoMail extends Error {}

/**
 * Takes a mail apart (RFC 5322, MIME) in time and memory in proportion to its bytes: postal-mime keeps two objects for every line, which for
 * 24 MB of short lines are gigabytes, and any number of parts.
 * @throws when it has more lines or parts, a longer head, or is nested deeper than any mail.
 */
export async function parseLean(source: Uint8Array): Promise<Email> {
  if (countLines(source) > linesOfAnyMail + source.length / fewestBytesPerLine) throw new NoMail('has too many lines');
  return new LeanMime({ maxRfc822NestingDepth: deepestMail }).parse(source as Bytes);
}

class LeanMime extends PostalMime {
  #parts = 0;
  #nestedLines = 0;
  /** How many pieces of a decoder are blocks already. */
  readonly #blocks = new WeakMap<object, number>();

  async processLine(line: Bytes, isFinal: boolean): Promise<void> {
    const parser = this as unknown as Parser;
    const before = parser.currentNode;
    await theirs.processLine.call(this, line, isFinal);
    if (parser.currentNode !== before && ++this.#parts > mostParts) throw new NoMail('has too many parts');
    const { contentDecoder } = parser.currentNode;
    if (contentDecoder) this.#joinPieces(contentDecoder);
  }

  /** A mail within the mail; one of many lines stays a file. */
  async collectSubMessage(part: Part): Promise<void> {
    const content = part.content ?? new ArrayBuffer(0);
    this.#nestedLines += countLines(new Uint8Array(content));
    if (this.#nestedLines > mostNestedLines) theirs.collectAttachment.call(this, part, content, false, false);
    else await theirs.collectSubMessage.call(this, part);
  }

  #joinPieces(decoder: { chunks: (Bytes | ArrayBuffer | string)[] }): void {
    const blocks = this.#blocks.get(decoder) ?? 0;
    if (decoder.chunks.length - blocks < piecesPerBlock) return;
    decoder.chunks.push(joined(decoder.chunks.splice(blocks)));
    this.#blocks.set(decoder, blocks + 1);
  }
}

function joined(pieces: (Bytes | ArrayBuffer | string)[]): Bytes {
  const encoder = new TextEncoder();
  const all = pieces.map((piece) =>
    typeof piece === 'string' ? encoder.encode(piece) : piece instanceof ArrayBuffer ? new Uint8Array(piece) : piece,
  );
  const block = new Uint8Array(all.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of all) {
    block.set(piece, at);
    at += piece.length;
  }
  return block;
}

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}
