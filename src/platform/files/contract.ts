import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { id } from '#contract/primitives.ts';

export const storedFile = z.object({
  id: z.number(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number(),
  /** Signed URL, valid for at least a day while the caller's session is active. */
  url: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

export const uploadFile = endpoint({
  method: 'POST',
  path: '/api/v1/files',
  summary: 'Uploads a file (the body). Its type is detected; pictures are re-encoded.',
  action: 'create',
  subject: 'File',
  raw: true,
  bodyLimitBytes: (upload) => upload,
  query: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  }),
  answer: z.object({ file: storedFile }),
  status: 201,
  refusals: {
    402: 'The company’s plan has no space for it.',
    413: 'Larger than the limit.',
    507: 'The company or the server has no space for it.',
  },
});

export const readFile = endpoint({
  method: 'GET',
  path: '/api/v1/files/{entity}/{id}/{name}',
  summary: 'Returns a file by its signed address.',
  action: 'read',
  subject: 'Auth',
  access: 'anyone',
  raw: true,
  params: z.object({ entity: z.string(), id: id(), name: z.string() }),
  query: z.object({
    expires: z._default(z.string(), ''),
    session: z._default(z.string(), ''),
    signature: z._default(z.string(), ''),
    download: z.optional(z.string()),
  }),
  refusals: { 404: 'No such file, or its address or session has expired.' },
});

/** Maximum number of pictures per request. */
export const maxPictures = 24;

export const readPictures = endpoint({
  method: 'GET',
  path: '/api/v1/pictures',
  summary:
    'Returns small pictures, such as portraits, by their signed addresses, all of a page at once. Larger ones and other files are left out.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  allowsApiKeys: true,
  query: z.object({ address: z._default(z.array(z.string().check(z.maxLength(600))).check(z.maxLength(maxPictures)), []) }),
  answer: z.object({
    pictures: z.array(z.object({ address: z.string(), /** A `data:` URL. */ data: z.string() })),
  }),
});

export const fileEndpoints = [uploadFile, readFile, readPictures];
