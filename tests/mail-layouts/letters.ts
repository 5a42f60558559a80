import { htmlOfText } from '#features/email/server/compose/plain-text.ts';
import { layouts, lines, words } from './layout.ts';

const arabic = 'وصل خشب البلوط إلى المستودع صباح اليوم، وسنكتب إليكم حين يصبح جافا.';
const hebrew = 'העץ הגיע הבוקר למחסן, ונכתוב לכם כשיתייבש.';

/** Handwritten mails, left to right and right to left, and content wider than a line. */
export const letters = layouts(
  {
    'plain text': (end) => htmlOfText(`Dear Maren,\n\n${words}\n\nhttps://example.com/a/b\n\n${end}`),
    'plain text with quotes': (end) => htmlOfText(`Yes.\n\n> ${words}\n>> ${words}\n>>> ${words}\n\n${end}`),
    'plain text with a drawing': (end) => htmlOfText(`+-----+-----+\n| oak | ash |\n+-----+-----+\n\n${end}`),
    'plain text of very many lines': (end) => htmlOfText(`${'A line\n'.repeat(2100)}${end}`),
    'text without any element': (end) => `${words} ${end}`,
    'Arabic letter': (end) => `<div dir="rtl"><p>${arabic}</p><ul><li>${arabic}</li></ul><p>${end}</p></div>`,
    'Arabic newsletter': (end) =>
      `<table dir="rtl" width="600" align="center" bgcolor="#ecfdf5" cellpadding="24"><tr><td align="right" style="font-size:18px;color:#064e3b"><h2>${arabic}</h2><p>${end}</p></td></tr></table>`,
    'Hebrew letter': (end) => `<div style="direction:rtl;text-align:right"><p>${hebrew}</p><p>${end}</p></div>`,
    'two directions in one letter': (end) =>
      `<p dir="rtl">${arabic}</p><p dir="ltr">${words}</p><blockquote dir="rtl">${arabic}</blockquote><p>${end}</p>`,
    'lists in lists': (end) =>
      `<ol start="3"><li>One<ul type="square"><li>Two<ol type="a"><li>Three</li></ol></li></ul></li><li value="9">Nine</li></ol><p>${end}</p>`,
    'colored words': (end) =>
      `<p><font color="red">Red</font>, <font color="#000080">navy</font>, <span style="color:#333">grey</span>, <span style="color:green">green</span></p><p>${end}</p>`,
    'marked words': (end) => `<p>This is <span style="background:yellow">marked</span> and <mark>this</mark> too.</p><p>${end}</p>`,
    'white words': (end) => `<p style="color:#ffffff">${words}</p><p>${end}</p>`,
    'a long word': (end) => `<p>${'Donaudampfschiff'.repeat(40)}</p><table><tr><td>${'f00d'.repeat(100)}</td></tr></table><p>${end}</p>`,
    'a long line of code': (end) => `<pre>${'const answer = 42; '.repeat(40)}</pre><p>${end}</p>`,
    'margins at both ends': (end) =>
      `<div><div><h1 style="margin:60px 0">Deep</h1></div></div><div><div><p style="margin:80px 0">${end}</p></div></div>`,
    'a box lower than its text': (end) => `<div style="height:20px"><p>${words}</p><p>${words}</p><p>${end}</p></div>`,
    'parts that float': (end) =>
      `<div style="float:left;width:50%"><p>${words}</p></div><div style="float:right;width:45%"><p>${words} ${words}</p><p>${end}</p></div>`,
    'many headings': (end) => `${lines(6, (index) => `<h${index + 1}>Heading ${index + 1}</h${index + 1}>`)}<p>${end}</p>`,
    'plain text above its quote': (end) =>
      htmlOfText(`Yes.\n\nOn Mon, 23 Nov 2026 at 10:00, Maren Holt <maren@example.com>\nwrote:\n\n> ${words}\n>\n>> ${words}\n> ${end}\n`),
    'Arabic answer above its quote': (end) =>
      `<p dir="rtl">${arabic}</p><blockquote style="margin:0 0 0 1px"><p dir="auto">في ٢٣ نوفمبر ٢٠٢٦ كتب ماهر:</p><blockquote><p>${arabic}</p><p>${end}</p></blockquote></blockquote>`,
  },
  { 'plain text above its quote': { folds: true }, 'Arabic answer above its quote': { folds: true } },
);
