export interface ClientFilter {
  q: string;
  page: number;
  perPage: number;
  order?: 'name' | 'match';
}

/** What `listClients` is asked for a page of the clients in whose name, company or e-mail address `q` stands. */
export const clientListInput = ({ q, page, perPage, order }: ClientFilter) => ({ query: { q, page, perPage, ...(order && { order }) } });
