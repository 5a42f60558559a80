declare module 'pdfkit' {
  /** pdfkit's data on a font in a document. */
  export interface EmbeddedFont {
    id: string;
    scale: number;
    subset: { mapping: Record<number, number | undefined>; includeGlyph(id: number): number; glyphs: { push(id: number): number } };
    widths: number[];
    unicode: number[][];
    ref(): unknown;
  }
  interface Shape {
    fill(color: string): unknown;
    lineWidth(width: number): { stroke(color: string): unknown };
  }
  /** The subset of pdfkit used here; lengths in points, from the top left. */
  export class PDFDocument {
    constructor(options: {
      size: 'A4';
      margin: number;
      bufferPages: boolean;
      pdfVersion: '1.7';
      lang: string;
      displayTitle: boolean;
      subset?: 'PDF/A-3b';
      /** Null: no default font is opened. */
      font: null;
      info: Record<string, string | Date>;
    });
    page: { height: number; fonts: Record<string, unknown> };
    /** The current font. */
    _font: EmbeddedFont;
    font(font: unknown, name: string): unknown;
    addContent(operators: string): unknown;
    fillColor(color: string): unknown;
    fillOpacity(opacity: number): unknown;
    save(): unknown;
    restore(): unknown;
    rotate(degrees: number, options: { origin: [number, number] }): unknown;
    rect(x: number, y: number, width: number, height: number): Shape;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): Shape;
    image(bytes: Uint8Array, x: number, y: number, options: { width: number; height: number }): unknown;
    addPage(): unknown;
    switchToPage(index: number): unknown;
    bufferedPageRange(): { count: number };
    file(bytes: Uint8Array, options: object): unknown;
    appendXML(xml: string): void;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type { PDFDocument } from 'pdfkit';
  /** Returns all bytes of a document once it has ended. */
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}

declare module 'fontkit' {
  export interface Glyph {
    id: number;
    codePoints: number[];
    advanceWidth: number;
  }
  export interface GlyphPosition {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface Font {
    postscriptName: string;
    unitsPerEm: number;
    /** Cache of requested glyphs, by id. */
    _glyphs: Record<number, Glyph>;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(
      text: string,
      features: Record<string, boolean> | undefined,
      script: string | undefined,
      language: string | undefined,
      direction: 'ltr' | 'rtl',
    ): { glyphs: Glyph[]; positions: GlyphPosition[] };
  }
  export function create(bytes: Uint8Array): Font;
}

declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
