const frequencies: Readonly<Record<string, string>> = { D: 'DAILY', W: 'WEEKLY', MP: 'MONTHLY', MD: 'MONTHLY', YM: 'YEARLY', YD: 'YEARLY' };
const parts: Readonly<Record<string, string>> = { W: 'BYDAY', MP: 'BYDAY', MD: 'BYMONTHDAY', YM: 'BYMONTH', YD: 'BYYEARDAY' };
const weekday = /^(?:MO|TU|WE|TH|FR|SA|SU)$/;

/** A rule of vCalendar 1.0, such as `W2 MO WE #10`, as RFC 5545 writes it; null for any other. */
export function ruleOfVCalendar(given: string): string | null {
  const [head = '', ...words] = given.trim().toUpperCase().split(/\s+/);
  const [, kind = '', interval] = /^(D|W|MP|MD|YM|YD)(\d+)$/.exec(head) ?? [];
  if (interval === undefined) return null;
  const last = words.at(-1) ?? '';
  const end = /^#\d+$/.test(last) ? countOf(last) : /^\d{8}(?:T\d{6}Z?)?$/.test(last) ? `UNTIL=${last}` : null;
  const values = valuesOf(kind, end === null ? words : words.slice(0, -1));
  if (!values) return null;
  // Without an end it happens twice.
  return [`FREQ=${frequencies[kind]}`, `INTERVAL=${interval}`, values.length > 0 && `${parts[kind]}=${values}`, end ?? 'COUNT=2']
    .filter(Boolean)
    .join(';');
}

const countOf = (text: string) => (Number(text.slice(1)) === 0 ? '' : `COUNT=${Number(text.slice(1))}`);

/** Null where it has words that are no values. */
function valuesOf(kind: string, words: string[]): string[] | null {
  const values: string[] = [];
  let nth = '';
  for (const word of words) {
    const [, number, sign] = /^(\d+)([+-])?$/.exec(word === 'LD' ? '1-' : word) ?? [];
    const signed = number && `${sign === '-' ? '-' : ''}${number}`;
    if (kind === 'MP' && signed) nth = signed;
    else if ((kind === 'W' || kind === 'MP') && weekday.test(word)) values.push(`${nth}${word}`);
    else if (parts[kind] && kind !== 'W' && kind !== 'MP' && signed) values.push(signed);
    else return null;
  }
  return values;
}
