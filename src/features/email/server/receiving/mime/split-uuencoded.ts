import { asciiOf } from '#contract/text/decode-whole.ts';
import { bytesOfUuencode } from './transfer-encoding.ts';

interface Split {
  /** What stands before each file, and after the last. */
  texts: Uint8Array[];
  files: { name: string; bytes: Uint8Array }[];
}

const mostFiles = 50;
const begin = /^begin [0-7]{3,4} (\S[^\r\n]{0,300}?)\s*$/;
const data = /^[\x20-`]+$/;

/** Takes out the files that programs of old put between the lines of a text (`begin 644 name … end`). */
export function splitUuencoded(body: Uint8Array): Split {
  const texts: Uint8Array[] = [];
  const files: Split['files'] = [];
  let from = 0;
  let opened: { name: string; start: number } | null = null;
  if (!asciiOf(body.subarray(0, 2_000_000)).includes('begin ')) return { texts: [body], files };
  for (let at = 0; at < body.length && files.length < mostFiles; ) {
    const feed = body.indexOf(10, at);
    const end = feed < 0 ? body.length : feed;
    const isCandidate: boolean = body[at] === 0x62 || opened !== null;
    const line: string = isCandidate ? asciiOf(body.subarray(at, Math.min(end, at + 400))).replace(/\r$/, '') : '';
    const name: string | undefined = begin.exec(line)?.[1];
    if (!opened && name !== undefined) opened = { name, start: at };
    else if (opened && line === 'end') {
      texts.push(body.subarray(from, opened.start));
      files.push({ name: opened.name, bytes: bytesOfUuencode(body.subarray(opened.start, end)) });
      from = Math.min(end + 1, body.length);
      opened = null;
    } else if (opened && line !== '' && !data.test(line)) opened = null;
    at = end + 1;
  }
  return { texts: [...texts, body.subarray(from)], files };
}
