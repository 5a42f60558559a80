import type { PDFDocument } from 'pdfkit';
import type { FontSet } from './font-set.ts';
import { type TextLine, type TextStyle, wrapText } from './text-line.ts';
import { TextWriter } from './text-writer.ts';

/** A4 in points. */
const sheet = { width: 595.28, height: 841.89 };
const margin = 48;
const footHeight = 68;

export const ink = { text: '#1b1c24', quiet: '#676a7a', accent: '#5b5bd6', line: '#e3e3ea', ground: '#f6f6fa', warning: '#a15c00' };

/** A position relative to the start edge of the text: the right edge in right-to-left languages. */
interface Place {
  start: number;
  width: number;
}

/** `own` aligns a line by its own direction. */
export type Align = 'start' | 'end' | 'own';

/** The pages of a document, filled from top to bottom. */
export class Paper {
  /** Position of the next block, from the top of the page. */
  y = margin;
  readonly width = sheet.width - 2 * margin;
  readonly #doc: PDFDocument;
  readonly #fonts: FontSet;
  readonly #writer: TextWriter;
  readonly #isRtl: boolean;

  constructor(doc: PDFDocument, fonts: FontSet, direction: 'ltr' | 'rtl') {
    this.#doc = doc;
    this.#fonts = fonts;
    this.#writer = new TextWriter(doc);
    this.#isRtl = direction === 'rtl';
  }

  /** The remaining height of this page. */
  get room(): number {
    return sheet.height - footHeight - this.y;
  }

  get heightOfPage(): number {
    return sheet.height - footHeight - margin;
  }

  get footTop(): number {
    return sheet.height - footHeight + 20;
  }

  turnPage(): void {
    this.#doc.addPage();
    this.y = margin;
  }

  /** Starts a new page if this one has less room. */
  need(height: number): void {
    if (this.room < height && this.y > margin) this.turnPage();
  }

  wrap(text: string, width: number, style: TextStyle): TextLine[] {
    return wrapText(this.#fonts, text, width, style);
  }

  /** Returns the width of a text on one line. */
  widthOf(text: string, style: TextStyle): number {
    return Math.max(0, ...this.wrap(text, Number.POSITIVE_INFINITY, style).map(({ width }) => width));
  }

  /** Writes lines one below another. @returns the y position of their end */
  write(lines: TextLine[], { start, width }: Place, top: number, look: { color: string; align?: Align; leading?: number }): number {
    const { color, align = 'start', leading = 1.45 } = look;
    let at = top;
    for (const line of lines) {
      const height = line.size * leading;
      const atRight = align === 'own' ? line.isRtl : (align === 'end') !== this.#isRtl;
      this.#doc.fillColor(color);
      // Centers capitals vertically within the line height.
      this.#writer.write(line, this.#left({ start, width }) + (atRight ? width - line.width : 0), at + height / 2 + line.size * 0.36);
      at += height;
    }
    return at;
  }

  ground(place: Place, top: number, height: number, color: string): void {
    this.#doc.roundedRect(this.#left(place), top, place.width, height, 5).fill(color);
  }

  frame(place: Place, top: number, height: number, color: string): void {
    this.#doc
      .roundedRect(this.#left(place), top, place.width, height, height / 2)
      .lineWidth(0.8)
      .stroke(color);
  }

  rule(place: Place, top: number, color: string, thickness = 0.6): void {
    this.#doc.rect(this.#left(place), top - thickness / 2, place.width, thickness).fill(color);
  }

  /** Draws a stripe along the top edge of the sheet. */
  stripe(color: string): void {
    this.#doc.rect(0, 0, sheet.width, 5).fill(color);
  }

  picture(bytes: Uint8Array, size: { width: number; height: number }, top: number): void {
    this.#doc.image(bytes, this.#left({ start: 0, width: size.width }), top, size);
  }

  /** Writes a word diagonally across the page, light enough to keep the content legible. */
  writeAcross(word: string): void {
    const style = { size: 96, weight: 600 } as const;
    const size = Math.min(150, (style.size * 0.8 * Math.hypot(sheet.width, sheet.height)) / Math.max(1, this.widthOf(word, style)));
    const [line] = this.wrap(word, Number.POSITIVE_INFINITY, { ...style, size });
    if (!line) return;
    const [x, y] = [sheet.width / 2, sheet.height / 2];
    this.#doc.save();
    this.#doc.rotate(-(Math.atan2(sheet.height, sheet.width) * 180) / Math.PI, { origin: [x, y] });
    this.#doc.fillOpacity(0.14);
    this.#doc.fillColor(ink.warning);
    this.#writer.write(line, x - line.width / 2, y + size * 0.36);
    this.#doc.restore();
  }

  /** Draws on each page once the page count is known. */
  onEachPage(draw: (page: number, pages: number) => void): void {
    const { count } = this.#doc.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      this.#doc.switchToPage(index);
      draw(index + 1, count);
    }
  }

  #left({ start, width }: Place): number {
    return this.#isRtl ? sheet.width - margin - start - width : margin + start;
  }
}
