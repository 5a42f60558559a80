import type { EmbeddedFont, PDFDocument } from 'pdfkit';
import type { Face, ShapedGlyph } from './face.ts';
import type { Piece, TextLine } from './text-line.ts';

interface Embedded {
  font: EmbeddedFont;
  /** By glyph and the characters that it stands for. */
  codes: Map<string, string>;
}

const rounded = (points: number) => String(Math.round(points * 1000) / 1000);

/**
 * Writes lines into one document. pdfkit's own `text()` splits at spaces and knows no direction; here glyphs are placed as they were
 * shaped, in visual order, but written in the order in which they were typed, so that the text reads out of the file as it was.
 */
export class TextWriter {
  readonly #doc: PDFDocument;
  readonly #embedded = new Map<Face, Embedded>();

  constructor(doc: PDFDocument) {
    this.#doc = doc;
  }

  /** @param x of the line's left end @param baseline from the top of the page */
  write({ pieces, size }: TextLine, x: number, baseline: number): void {
    const { height } = this.#doc.page;
    let at = x;
    const placed = pieces.map((piece) => {
      const left = at;
      at += piece.width;
      return { piece, left };
    });
    placed.sort((one, other) => one.piece.start - other.piece.start);
    const operators = placed.map(({ piece, left }) => this.#operatorsOf(piece, size, left, height - baseline));
    // pdfkit counts from the top, text from the bottom.
    if (operators.length > 0) this.#doc.addContent(`q 1 0 0 -1 0 ${rounded(height)} cm BT\n${operators.join('\n')}\nET Q`);
  }

  #operatorsOf({ face, glyphs, typed }: Piece, size: number, left: number, base: number): string {
    const embedded = this.#embed(face);
    const { unitsPerEm } = face.font;
    const scale = size / unitsPerEm;
    const lines = [`/${embedded.font.id} ${rounded(size)} Tf`];
    const moveTo = (dx: number, dy: number) => lines.push(`1 0 0 1 ${rounded(left + dx * scale)} ${rounded(base + dy * scale)} Tm`);
    const starts = startsOf(glyphs);
    let pen = 0;
    let items: string[] = [];
    let hex = '';
    const closeHex = () => {
      if (hex) items.push(`<${hex}>`);
      hex = '';
    };
    const flush = () => {
      closeHex();
      if (items.length > 0) lines.push(`[${items.join(' ')}] TJ`);
      items = [];
    };
    moveTo(0, 0);
    for (const place of typed ?? glyphs.keys()) {
      const glyph = glyphs[place];
      const start = starts[place] ?? 0;
      if (!glyph) continue;
      if (start !== pen) {
        flush();
        moveTo(start, 0);
        pen = start;
      }
      const code = codeOf(embedded, glyph);
      const isMoved = glyph.dx !== 0 || glyph.dy !== 0;
      if (isMoved) {
        // A mark over a letter, or a raised glyph: set by itself.
        flush();
        moveTo(pen + glyph.dx, glyph.dy);
        lines.push(`<${code}> Tj`);
      } else hex += code;
      pen += glyph.advance;
      if (isMoved) moveTo(pen, 0);
      else if (glyph.advance !== glyph.ownWidth) {
        closeHex();
        items.push(rounded(((glyph.ownWidth - glyph.advance) * 1000) / unitsPerEm));
      }
    }
    flush();
    return lines.join('\n');
  }

  #embed(face: Face): Embedded {
    let embedded = this.#embedded.get(face);
    if (!embedded) {
      this.#doc.font(face.font, face.name);
      embedded = { font: this.#doc._font, codes: new Map() };
      this.#embedded.set(face, embedded);
    }
    const { font } = embedded;
    this.#doc.page.fonts[font.id] ??= font.ref();
    return embedded;
  }
}

/** How far from the beginning of its piece each glyph stands. */
function startsOf(glyphs: readonly ShapedGlyph[]): number[] {
  let at = 0;
  return glyphs.map(({ advance }) => {
    const start = at;
    at += advance;
    return start;
  });
}

/** A glyph that shows two different characters gets two codes: with one, text that is copied would have wrong letters. */
function codeOf({ font, codes }: Embedded, { id, codePoints, ownWidth }: ShapedGlyph): string {
  const key = `${id} ${codePoints.join()}`;
  const known = codes.get(key);
  if (known !== undefined) return known;
  const { subset } = font;
  const code = subset.mapping[id] === undefined ? subset.includeGlyph(id) : subset.glyphs.push(id) - 1;
  font.widths[code] = ownWidth * font.scale;
  font.unicode[code] = codePoints;
  const text = code.toString(16).padStart(4, '0');
  codes.set(key, text);
  return text;
}
