/** Text in a PDF; lines are separated by `\n`. */
export interface PdfText {
  label: string;
  text: string;
  /** How the first line stands out. */
  lead?: 'name';
}

interface PdfColumn {
  label: string;
  /** As wide as what stands in it, and aligned at the end; the others share what is left. */
  isNumber?: boolean;
}

export interface PdfSum {
  label: string;
  value: string;
  tone?: 'strong' | 'quiet';
}

/** What the rows of a table come to so far, where it goes on on another page. */
interface PdfCarried {
  /** At the end of the page, and at the top of the next one. */
  forward: string;
  brought: string;
  /** After each row. */
  sums: string[];
}

/** A part of a document. What does not fit goes on on the next page. */
export type PdfBlock =
  /** A row of short facts on a soft ground. */
  | { kind: 'facts'; facts: { label: string; value: string; isStrong?: boolean }[] }
  /** Texts beside each other. */
  | { kind: 'columns'; columns: PdfText[] }
  /** With its head again on each page; in a cell, what follows a line's end is quieter. */
  | { kind: 'table'; columns: PdfColumn[]; rows: string[][]; carried?: PdfCarried }
  /** Sums at the end of the line, and texts before them; kept together. */
  | { kind: 'sums'; texts: PdfText[]; sums: PdfSum[] }
  | { kind: 'text'; text: PdfText };

/** What a PDF says, for whatever lays it out: data only. */
export interface PdfDocument {
  /** Of the file. */
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  madeAt: Date;
  head: {
    /** A picture of any kind that `Images` takes; without one the name stands there. */
    logo: Uint8Array | null;
    name: string;
    title: string;
    subtitle: string;
    /** A word that must not be missed, such as *Draft*. */
    mark?: string;
  };
  /** A word across every page, behind which everything stays legible, such as *SAMPLE*. */
  watermark?: string;
  blocks: PdfBlock[];
  foot: {
    text: string;
    /** With `{page}` and `{pages}`. */
    pageText: string;
  };
  /** The electronic invoice that it carries (Factur-X, EN 16931): such a document is PDF/A-3. */
  facturX?: string;
}

/** Makes PDFs whose fonts are embedded, for text in any script and direction. */
export interface PdfMaker {
  make(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>>;
  /** The pictographs that no font has. They are left out of the document, and the caller reports them. */
  leftOut(document: PdfDocument): Promise<string[]>;
  /** Loads what drawing needs, so that the next document doesn't wait for it. Never rejects: what fails is told when a PDF is made. */
  warmUp(): Promise<void>;
  /** The same for an entity: the documents of each have their turn. */
  boundTo(entity: string): PdfMaker;
}
