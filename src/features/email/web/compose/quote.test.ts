import { expect, test } from 'vitest';
import { forwardedOf, type QuoteTexts, quoteOf, splitQuote } from './quote.ts';
import type { AnsweredMail } from './windows/compose-store.ts';

const mail: AnsweredMail = {
  id: 7,
  from: { name: 'Ana <b>', email: 'ana@b.example', avatar: null },
  to: [{ name: '', email: 'me@b.example' }],
  cc: [],
  replyTo: [],
  subject: 'Oak & ash',
  message: '<p>Late</p><blockquote style="margin:0 0 0 1px">older</blockquote>',
  attachments: [],
  time: '2026-03-12T09:41:00Z',
  folder: 'inbox',
};
const texts: QuoteTexts = {
  wrote: (date, name) => `On ${date}, ${name} wrote:`,
  forwarded: 'Forwarded message',
  labels: { from: 'From:', date: 'Date:', subject: 'Subject:', to: 'To:', cc: 'Cc:' },
  date: () => '12 March',
};

test('puts the original in a quotation with its author and date', () => {
  expect(quoteOf(mail, texts)).toContain(`<p dir="auto">On 12 March, Ana &lt;b&gt; wrote:</p><blockquote>${mail.message}</blockquote>`);
});

test('gives a forwarded email its headers', () => {
  expect(forwardedOf(mail, texts)).toContain(
    'Forwarded message<br><b>From:</b> Ana &lt;b&gt; &lt;ana@b.example&gt;<br><b>Date:</b> 12 March<br><b>Subject:</b> Oak &amp; ash<br><b>To:</b> me@b.example</p>',
  );
});

test('finds the original again in the stored message', () => {
  const written = '<p>Thanks</p><blockquote><p>said somebody</p></blockquote>';
  for (const quote of [quoteOf(mail, texts), forwardedOf(mail, texts)]) {
    const split = splitQuote(written + quote);
    expect(split.message).toBe(written);
    expect(split.quote).toContain('Late');
    expect(splitQuote(split.message + split.quote)).toEqual(split);
  }
  expect(splitQuote(written)).toEqual({ message: written, quote: '' });
});
