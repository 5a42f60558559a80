import type { Hono } from 'hono';
import { pageModules } from '#app/page-modules.ts';
import { importMailbox } from '#features/mail-transfer/contract.ts';
import { uploadsPerImport } from '#features/mail-transfer/uploads-per-import.ts';
import { compressAnswer } from './compress-answer.ts';
import { OpenStreams } from './open-streams.ts';
import { plainRefusal } from './plain-refusal.ts';
import { secureHeaders } from './security-headers.ts';
import { openShell } from './shell-html.ts';
import { openStaticFiles } from './static-files.ts';
import { wantsShell } from './wants-shell.ts';

interface Answering {
  api: Pick<Hono, 'fetch'>;
  uploadLimitBytes: number;
  /** The folder of the built web. */
  web: string;
}

/** Answers requests by the rules of the wire: a file of the web, the app's page, else the API. */
export function answerRequests({ api, uploadLimitBytes, web }: Answering) {
  const files = openStaticFiles(web);
  const shell = openShell(web, pageModules);
  const streams = new OpenStreams();

  async function callApi(request: Request): Promise<Response> {
    const limitBytes = uploadLimitBytes * (new URL(request.url).pathname === importMailbox.path ? uploadsPerImport : 1);
    if (Number(request.headers.get('Content-Length') ?? 0) > limitBytes) {
      return plainRefusal(413, 'too_large', `The body is larger than ${limitBytes} bytes`, { Connection: 'close' });
    }
    const answered = await api.fetch(request);
    const packed = await compressAnswer(request, streams.watch(answered));
    if (request.method === 'GET') packed.headers.append('Vary', 'Accept, Sec-Fetch-Mode');
    return packed;
  }

  async function answer(request: Request): Promise<Response> {
    const path = readablePath(new URL(request.url).pathname);
    if (path === undefined) return secured(plainRefusal(400, 'invalid', 'The address cannot be read'));
    const file = await files(request, path);
    return secured(file ?? (wantsShell(request, path) ? shell(path) : await callApi(request)));
  }

  return { answer, streams };
}

function secured(answer: Response): Response {
  secureHeaders(answer.headers);
  return answer;
}

function readablePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
