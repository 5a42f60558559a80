/** Text in a PDF; lines are separated by `\n`. */
export interface PdfText {
  label: string;
  text: string;
  /** How to emphasize the first line. */
  lead?: 'name';
}

interface PdfColumn {
  label: string;
  /** As wide as its content, and aligned to the end; other columns share the rest. */
  isNumber?: boolean;
}

export interface PdfSum {
  label: string;
  value: string;
  tone?: 'strong' | 'quiet';
}

/** Running totals for a table that continues on further pages. */
interface PdfCarried {
  /** Labels at the end of a page and at the top of the next one. */
  forward: string;
  brought: string;
  /** The total after each row. */
  sums: string[];
}

/** A block of a document. What doesn't fit continues on the next page. */
export type PdfBlock =
  /** A row of short facts on a tinted background. */
  | { kind: 'facts'; facts: { label: string; value: string; isStrong?: boolean }[] }
  /** Texts side by side. */
  | { kind: 'columns'; columns: PdfText[] }
  /** Repeats its header on each page; lines after the first in a cell are muted. */
  | { kind: 'table'; columns: PdfColumn[]; rows: string[][]; carried?: PdfCarried }
  /** Totals at the end edge with texts before them; kept on one page. */
  | { kind: 'sums'; texts: PdfText[]; sums: PdfSum[] }
  | { kind: 'text'; text: PdfText };

/** The content of a PDF, independent of layout: data only. */
export interface PdfDocument {
  /** The file's metadata title. */
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  madeAt: Date;
  head: {
    /** A picture in any format `Images` accepts; without one, the name is shown. */
    logo: Uint8Array | null;
    name: string;
    title: string;
    subtitle: string;
    /** A word that must stand out, such as *Draft*. */
    mark?: string;
  };
  /** A word across every page that keeps the content legible, such as *SAMPLE*. */
  watermark?: string;
  blocks: PdfBlock[];
  foot: {
    text: string;
    /** With the placeholders `{page}` and `{pages}`. */
    pageText: string;
  };
  /** The embedded electronic invoice (Factur-X, EN 16931), which makes the document PDF/A-3. */
  facturX?: string;
}

/** Makes PDFs with embedded fonts, for text in any script and direction. */
export interface PdfMaker {
  make(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the pictographs no font has. They are left out of the document, and the caller reports them. */
  leftOut(document: PdfDocument): Promise<string[]>;
  /** Loads the renderer so that the next document doesn't wait for it. Never rejects: an error surfaces when a PDF is made. */
  warmUp(): Promise<void>;
  /** Returns the same for an entity; entities take turns. */
  boundTo(entity: string): PdfMaker;
}
