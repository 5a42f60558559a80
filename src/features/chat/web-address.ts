/** Matches a web address within text. */
export const addressPattern = String.raw`\b(?:https?:\/\/|www\.)[^\s<>"]+`;
// Country domains that aren't common file extensions, plus others people type without `https://`.
export const topLevel: readonly string[] = [
  ...['com', 'org', 'net', 'edu', 'gov', 'mil', 'int', 'info', 'biz', 'eu', 'io', 'ai', 'app', 'dev', 'cloud', 'online', 'shop', 'store'],
  ...['site', 'blog', 'tech', 'agency', 'studio', 'design', 'company', 'email', 'page', 'link', 'live', 'news', 'xyz', 'berlin', 'paris'],
  ...'ac ad ae af ag al am ar at au az ba bd be bf bg bh bj bn bo br bs bt bw by bz ca cd cf cg ch ci cl cm cn co cr cu cv cy cz de dj dk dm'.split(
    ' ',
  ),
  ...'do dz ec ee eg er es et fi fj fm fr ga ge gh gl gm gn gr gt gy hk hn hr ht hu id ie il in iq ir is it je jm jo jp ke kg kh kr kw kz la'.split(
    ' ',
  ),
  ...'lb li lk lr lt lu lv ly ma mc me mg mk mm mn mo mr mt mu mv mw mx my mz na nc ne ng ni nl no np nz om pa pe pg ph pk pt qa ro ru rw sa sd'.split(
    ' ',
  ),
  ...'se sg si sk sm sn sr sv sy sz td tg th tj tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vn ye za zm zw'.split(' '),
];
/** Matches a domain without `https://`, and the path after it. */
export const domainPattern = String.raw`(?<![\p{L}\p{N}@._\/:\\-])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,6}(?:${topLevel.join('|')})(?![\p{L}\p{N}@_-]|\.[\p{L}\p{N}])(?::\d{2,5})?(?:[\/?#][^\s<>"]*)?`;
/** Matches an email address. */
export const mailPattern = String.raw`(?<![\p{L}\p{N}._%+@\/-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}(?![\p{L}\p{N}@-])`;
const trailing = /[.,;:!?'’»)\]}*_~،؛؟]+$/u;

/** Returns a link for a matched address; undefined if it isn't a valid URL. */
export function linkOf(found: string): { kind: 'link'; text: string; href: string } | undefined {
  const text = withoutTrailing(found);
  const href = text.toLowerCase().startsWith('www.') ? `https://${text}` : text;
  return URL.canParse(href) ? { kind: 'link', text, href } : undefined;
}

/** The same for a bare domain. An uppercase letter after the period starts a new sentence: *the end.It*. */
export function linkOfDomain(found: string): ReturnType<typeof linkOf> {
  const [domain = ''] = found.split(/[:/?#]/);
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  const isWritten = /\p{L}/u.test(labels.slice(0, -1).join('')) && (last === last.toLowerCase() || domain === domain.toUpperCase());
  const text = withoutTrailing(found);
  const href = `https://${text}`;
  return isWritten && URL.canParse(href) ? { kind: 'link', text, href } : undefined;
}

/** Strips a trailing bracket or period from an address, unless the address itself opened the bracket. */
function withoutTrailing(found: string): string {
  const cut = found.replace(trailing, '');
  const rest = found.slice(cut.length);
  return rest.startsWith(')') && cut.includes('(') && !cut.includes(')') ? `${cut})` : cut;
}
