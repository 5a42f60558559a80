const root = '/apps/invoice';

/** The addresses of the pages that show invoices. */
export const invoiceAddress = {
  list: () => `${root}/list`,
  /** What a client was billed. */
  listOf: (clientName: string) => `${root}/list?${new URLSearchParams({ q: clientName })}`,
  preview: (id: number) => `${root}/preview/${id}`,
  edit: (id: number) => `${root}/edit/${id}`,
  print: (id: number) => `${root}/print/${id}`,
  /** A new one: with the lines of another, or for a client. */
  add: (from: { from?: number; client?: number } = {}) => {
    const query = new URLSearchParams(Object.entries(from).map(([name, id]) => [name, String(id)]));
    return query.size > 0 ? `${root}/add?${query}` : `${root}/add`;
  },
};
