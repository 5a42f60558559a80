/** A mail as it comes from the world; its last line is `The end of <name>`. */
export interface Layout {
  name: string;
  html: string;
  /** More text that must be seen. */
  says?: string[];
  /** What its sender did not want seen. */
  hides?: string[];
  /** Whether it is so wide that it scrolls sideways where it stands. */
  scrolls?: boolean;
  /** Whether a quoted mail below it is folded away. */
  folds?: boolean;
}

export const endOf = (name: string) => `The end of ${name}`;

/** One layout for each name; what is made of it gets its last line. */
export function layouts(made: Record<string, (end: string) => string>, more: Record<string, Omit<Layout, 'name' | 'html'>> = {}): Layout[] {
  return Object.entries(made).map(([name, html]) => ({ name, html: html(endOf(name)), ...more[name] }));
}

/** A table that only holds what stands in it, as mails are built. */
export const box = (content: string, attributes = 'width="100%"', cell = '') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}><tbody><tr><td ${cell}>${content}</td></tr></tbody></table>`;

/** A sheet of 600 pixels in the middle of a coloured page. */
export const page = (content: string, { ground = '#f4f4f7', sheet = '#ffffff', text = '#333333' } = {}) =>
  `<!doctype html><html><head><style>.x{color:red}@media(max-width:600px){.c{width:100%!important}}</style></head><body bgcolor="${ground}" style="margin:0;padding:0">${box(
    box(content, `width="600" align="center" class="c" bgcolor="${sheet}" style="max-width:600px"`, `style="padding:24px;color:${text}"`),
    `width="100%" bgcolor="${ground}"`,
    'align="center" style="padding:24px 0"',
  )}</body></html>`;

export const lines = (count: number, of: (index: number) => string) => Array.from({ length: count }, (_, index) => of(index)).join('');

export const words =
  'The oak for the long table is cut and rests in the dry hall until its water has gone. We will write to you as soon as the saw has a day for it.';

/** A picture of one pixel that the mail brings itself. */
export const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';
