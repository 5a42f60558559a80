import { describe, expect, test } from 'vitest';
import { findQuote, foldMail, foldQuote } from './fold-quote.ts';

/** Returns the visible part of an email: the rest is behind the button. */
function seen(html: string): string {
  const quote = findQuote(html);
  return quote ? `${html.slice(0, quote.start)}…${html.slice(quote.end)}` : html;
}
const gmail = (text: string) => `<blockquote style="border-left: 1px solid rgb(204, 204, 204);">${text}</blockquote>`;

describe('collapses a quote below a reply', () => {
  test.each([
    [
      'of Gmail, with who wrote it',
      `<div>Yes.</div><br><div><div dir="ltr">On Mon, 23 Nov 2026, Maren wrote:<br></div>${gmail('Is it?')}</div>`,
      '<div>Yes.</div><br>…',
    ],
    ['of Gmail, without', `<p>Yes.</p>${gmail('Is it?')}`, '<p>Yes.</p>…'],
    [
      'of Apple, in the block of the answer',
      '<div>Yes.<br><div><br><blockquote type="cite"><div>Is it?</div></blockquote></div><br></div>',
      '<div>Yes.<br>…</div>',
    ],
    [
      'of this app',
      '<p>Yes.</p><blockquote style="margin:0px 0px 0px 1px"><p>On 3 March, Ana wrote:</p><blockquote>Is it?</blockquote></blockquote>',
      '<p>Yes.</p>…',
    ],
    ['of this app in Arabic', '<p>نعم</p><blockquote><p>في ٣ مارس كتب ماهر:</p><blockquote>متى؟</blockquote></blockquote>', '<p>نعم</p>…'],
    [
      'without a mark, under who wrote it',
      '<p>Ja.</p><p>Am 3. März 2026 schrieb Ana Holt:</p><blockquote>Wann?</blockquote><p>&nbsp;</p>',
      '<p>Ja.</p>…',
    ],
    [
      'of Outlook, under its line',
      '<div><p>Yes.</p><div style="border-width: 1pt medium medium; border-style: solid none none;"><p><b>From:</b> Maren<br><b>Sent:</b> Monday</p></div><p>Is it?</p></div>',
      '<div><p>Yes.</p>…</div>',
    ],
    [
      'of Outlook on the web, under a line across',
      '<p>Yes.</p><hr><div><b>From:</b> Maren<br><b>Sent:</b> Monday<br><b>Subject:</b> Oak</div><div>Is it?</div>',
      '<p>Yes.</p>…',
    ],
    [
      'of Outlook as plain text',
      '<p>Yes.</p><p>-----Original Message-----<br />From: Maren<br />Sent: Monday</p><p>Is it?</p>',
      '<p>Yes.</p>…',
    ],
    ['as plain text', '<p>Yes.</p><p>On 3 March 2026, Ana wrote:</p><p>&gt; Is it?<br />&gt;&gt; Was it?</p>', '<p>Yes.</p>…'],
    [
      'as plain text, with who wrote it in the same paragraph',
      '<p>Yes.</p><p>On 3 March 2026, Ana &lt;ana@b.example&gt;<br />wrote:<br />&gt; Is it?</p>',
      '<p>Yes.</p>…',
    ],
    ['as plain text, below the last line', '<p>Yes.<br />&gt; Is it?</p>', '<p>Yes.<br />…</p>'],
  ])('%s', (_, html, left) => expect(seen(html)).toBe(left));
});

describe('keeps what the author wrote', () => {
  test.each([
    ['answers between the lines', `<p>See below.</p>${gmail('How many?')}<p>Six.</p>`],
    ['a quotation of their own', '<p>As the poet says:</p><blockquote>The woods are lovely</blockquote>'],
    ['a line that says what somebody wrote', '<p>Ana wrote:</p><blockquote>I will come</blockquote>'],
    ['what was said before a line that says who wrote', '<p>We meet at 5.</p><p>Ana wrote:</p><blockquote>I will come</blockquote>'],
    ['where a journey begins and when', '<p>Your ticket</p><hr><p>From: Lisbon<br>Date: 3 March</p><p>Seat 12</p>'],
    ['words before a colon', '<p>Hello</p><p>From: the heart<br>Date: today</p>'],
    ['a sign', '<p>5 &gt; 3</p><p>3 &lt; 5</p>'],
    ['a table', '<p>Hello</p><table><tbody><tr><td>&gt; one</td></tr></tbody></table>'],
    ['a mail that only quotes', gmail('Is it?')],
    ['a mail that only quotes, under who wrote it', `<div><div>On 3 March 2026, Ana wrote:</div>${gmail('Is it?')}</div>`],
    ['a mail without any element', 'Hello'],
    ['an empty mail', ''],
  ])('%s', (_, html) => expect(findQuote(html)).toBeUndefined());
  test('counts an image as a reply', () => {
    expect(seen(`<p><img src="data:image/png;base64,AA"></p>${gmail('Which one?')}`)).toMatch(/…$/);
  });
});

test('collapses the quote behind a labeled button', () => {
  expect(foldQuote(`<p>Yes.</p>${gmail('Is it?')}`, 'Quoted "text"')).toBe(
    `<p>Yes.</p><details><summary title="Quoted &quot;text&quot;" aria-label="Quoted &quot;text&quot;">•••</summary>${gmail('Is it?')}</details>`,
  );
});

test('handles an email with very many lines quickly', () => {
  const html = `${'<div>A line<br></div>'.repeat(5000)}${gmail('<p>Is it?</p>'.repeat(5000))}`;
  expect(findQuote(html)?.start).toBe(html.indexOf('<blockquote'));
});

describe('the signature of a plain text', () => {
  const signature = '<div>-- <br>Ana<br>+49 1</div>';
  const folded = `<details class="signature"><summary title="Signature" aria-label="Signature">•••</summary>${signature}</details>`;
  test('is collapsed on its own', () => {
    expect(foldMail(`<p>Hello</p>${signature}`, undefined, 'Signature')).toBe(`<p>Hello</p>${folded}`);
  });
  test('is collapsed next to a quote', () => {
    expect(foldMail(`<p>Yes.</p>${signature}${gmail('Is it?')}`, 'Quoted', 'Signature')).toBe(
      `<p>Yes.</p>${folded}<details><summary title="Quoted" aria-label="Quoted">•••</summary>${gmail('Is it?')}</details>`,
    );
  });
  test('stays visible if the email has nothing else', () => {
    expect(foldMail(signature, undefined, 'Signature')).toBe(signature);
  });
});
