import type { Address } from '#server/mail-host.ts';

/** Parses `Name <a@b>` or `a@b`; undefined for anything else. */
export function readAddress(text: string): Address | undefined {
  const [, quoted, bare, inBrackets, alone] = /^(?:(?:"([^"]*)"|([^"<>]*?))\s*<([^\s<>]+)>|([^\s<>]+))$/.exec(text.trim()) ?? [];
  const email = inBrackets ?? alone ?? '';
  if (!/^[^\s@"<>,;]+@[^\s@"<>,;]+$/.test(email)) return undefined;
  return { name: (quoted ?? bare ?? '').trim(), email };
}
