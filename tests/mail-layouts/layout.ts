/** A real-world mail; its last line is `The end of <name>`. */
export interface Layout {
  name: string;
  html: string;
  /** Additional text that must be visible. */
  says?: string[];
  /** Text its sender wants hidden. */
  hides?: string[];
  /** Whether it is so wide that it scrolls horizontally in place. */
  scrolls?: boolean;
  /** Whether a quoted mail below it is collapsed. */
  folds?: boolean;
}

export const endOf = (name: string) => `The end of ${name}`;

/** Creates one layout per name, and passes each its last line. */
export function layouts(made: Record<string, (end: string) => string>, more: Record<string, Omit<Layout, 'name' | 'html'>> = {}): Layout[] {
  return Object.entries(made).map(([name, html]) => ({ name, html: html(endOf(name)), ...more[name] }));
}

/** A presentational table around content, as mails use it. */
export const box = (content: string, attributes = 'width="100%"', cell = '') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}><tbody><tr><td ${cell}>${content}</td></tr></tbody></table>`;

/** A 600-pixel sheet centered on a colored page. */
export const page = (content: string, { ground = '#f4f4f7', sheet = '#ffffff', text = '#333333' } = {}) =>
  `<!doctype html><html><head><style>.x{color:red}@media(max-width:600px){.c{width:100%!important}}</style></head><body bgcolor="${ground}" style="margin:0;padding:0">${box(
    box(content, `width="600" align="center" class="c" bgcolor="${sheet}" style="max-width:600px"`, `style="padding:24px;color:${text}"`),
    `width="100%" bgcolor="${ground}"`,
    'align="center" style="padding:24px 0"',
  )}</body></html>`;

export const lines = (count: number, of: (index: number) => string) => Array.from({ length: count }, (_, index) => of(index)).join('');

export const words =
  'The oak for the long table is cut and rests in the dry hall until its water has gone. We will write to you as soon as the saw has a day for it.';

/** A one-pixel picture embedded in the mail. */
export const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';
