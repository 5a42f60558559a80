/** What runs in Atrium, with the licence that its package names. The first of a family stands for it. */
export const licenseParts = [
  { key: 'react', name: 'React', license: 'MIT' },
  { key: 'hono', name: 'Hono', license: 'MIT' },
  { key: 'drizzle', name: 'Drizzle ORM', license: 'Apache-2.0' },
  { key: 'postgresql', name: 'PostgreSQL', license: 'PostgreSQL' },
  { key: 'pglite', name: 'PGlite', license: 'Apache-2.0' },
  { key: 'tanstack', name: 'TanStack', license: 'MIT' },
  { key: 'tiptap', name: 'Tiptap', license: 'MIT' },
  { key: 'fullcalendar', name: 'FullCalendar', license: 'MIT' },
  { key: 'tabler', name: 'Tabler Icons', license: 'MIT' },
  { key: 'inter', name: 'Inter', license: 'OFL-1.1' },
  { key: 'dicebear', name: 'DiceBear', license: 'MIT' },
] as const;
