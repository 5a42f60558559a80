export interface ClientFilter {
  q: string;
  page: number;
  perPage: number;
  order?: 'name' | 'match';
}

/** Input of `listClients` for a page of the clients whose name, company, or email address contains `q`. */
export const clientListInput = ({ q, page, perPage, order }: ClientFilter) => ({ query: { q, page, perPage, ...(order && { order }) } });
