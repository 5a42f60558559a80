import type { EmbeddedFont, PDFDocument } from 'pdfkit';
import type { Face, ShapedGlyph } from './face.ts';
import type { Piece, TextLine } from './text-line.ts';

interface Embedded {
  font: EmbeddedFont;
  /** Codes by glyph and the characters it represents. */
  codes: Map<string, string>;
}

const rounded = (points: number) => String(Math.round(points * 1000) / 1000);

/**
 * Writes lines to a document. pdfkit's `text()` splits at spaces and ignores direction; here, shaped glyphs are placed in visual order but
 * written in typed order, so that the text can be extracted as it was typed.
 */
export class TextWriter {
  readonly #doc: PDFDocument;
  readonly #embedded = new Map<Face, Embedded>();

  constructor(doc: PDFDocument) {
    this.#doc = doc;
  }

  /** @param x Left end of the line. @param baseline From the top of the page. */
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
    // pdfkit's coordinates start at the top, those of text at the bottom.
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
        // A combining mark or raised glyph is positioned separately.
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

/** Returns the offset of each glyph from the start of its piece. */
function startsOf(glyphs: readonly ShapedGlyph[]): number[] {
  let at = 0;
  return glyphs.map(({ advance }) => {
    const start = at;
    at += advance;
    return start;
  });
}

/** A glyph used for different characters gets a code for each; otherwise copied text would have wrong letters. */
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
