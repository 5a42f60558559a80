import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { pageItem } from '#contract/page-item.ts';
import { groupLimit } from './contract.ts';

const group = <T extends z.ZodMiniType>(title: string, item: T) =>
  z.object({ groupTitle: z.literal(title), searchLimit: z.literal(groupLimit), data: z.array(item) });

/** `file` is the extension, such as `pdf`; `size` is text such as `17 KB`. */
const file = z.object({ title: z.string(), by: z.string(), size: z.string(), file: z.string() });

/** `image` is the avatar URL; `date` is when the person or client was added. */
const contact = z.object({ title: z.string(), email: z.string(), image: z.nullable(z.string()), date: z.string() });

export const listMainSearch = endpoint({
  method: 'GET',
  path: '/api/main-search/data',
  summary: 'Returns what is found instantly: all pages that the caller can open, and the newest files and contacts they can read.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  answer: z.object({ searchArr: z.tuple([group('Pages', pageItem), group('Files', file), group('Contacts', contact)]) }),
});
