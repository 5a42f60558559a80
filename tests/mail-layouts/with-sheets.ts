import { box, dot, type Layout, layouts, words } from './layout.ts';

const document = (css: string, body: string, attributes = '') =>
  `<!doctype html><html><head><meta charset="utf-8"><style type="text/css">${css}</style></head><body ${attributes}>${body}</body></html>`;
const mso = (lines: string[]) => lines.map((line) => `<p class=MsoNormal>${line || '&nbsp;'}<o:p></o:p></p>`).join('');
const outlook = `<!--
@font-face {font-family:Calibri; panose-1:2 15 5 2 2 2 4 3 2 4;}
p.MsoNormal, li.MsoNormal, div.MsoNormal {margin:0cm; margin-bottom:.0001pt; font-size:11.0pt; font-family:"Calibri",sans-serif; mso-fareast-language:EN-US;}
a:link, span.MsoHyperlink {mso-style-priority:99; color:#0563C1; text-decoration:underline;}
a:visited {color:#954F72}
@page WordSection1 {size:612.0pt 792.0pt; margin:70.85pt 70.85pt 2.0cm 70.85pt;}
div.WordSection1 {page:WordSection1;}
-->`;
const twins =
  'body{margin:0;padding:0;background:#eef1ee}.sheet{width:600px;background:#fff}.pad{padding:24px;font:16px/1.5 Arial,sans-serif;color:#243024}' +
  '.pre{display:none!important;visibility:hidden;opacity:0;max-height:0;overflow:hidden;font-size:1px;color:#fff}.phone{display:none;max-height:0;overflow:hidden}' +
  '@media only screen and (max-width:480px){.sheet{width:100%!important}.desk{display:none!important}.phone{display:block!important;max-height:none!important}.col{display:block!important;width:100%!important}}';
const campaign =
  '#bodyTable{background-color:#faf6ef;width:100%}#templateContainer{max-width:600px!important;background-color:#ffffff;border:1px solid #e6dccb}' +
  '#templateHeader{background-color:#7a4b2a}#templateHeader h1{color:#fff;font-family:Georgia,serif;font-size:28px;margin:0}' +
  '.mcnTextContent{color:#3d342b;font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:150%;padding:18px}' +
  '.mcnButton{background-color:#7a4b2a;border-radius:4px;padding:14px 28px;color:#ffffff!important;text-decoration:none;display:inline-block;font-weight:bold}' +
  'a[x-apple-data-detectors]{color:inherit!important}@media only screen and (max-width:480px){table[class="mcnImage"]{width:100%!important}.mcnTextContent{font-size:18px!important}}';
const receipt =
  'body{background:#f3f4f6}.card{max-width:560px;margin:0 auto;background:#ffffff;border-radius:8px;padding:24px;font-family:Arial,sans-serif;color:#111827}' +
  '.items{width:100%;border-collapse:collapse}.items th{text-align:left;font-size:12px;color:#4b5563;text-transform:uppercase;padding:8px 0}' +
  '.items td{border-top:1px solid #e5e7eb;padding:10px 0}.items .sum{text-align:right;white-space:nowrap}.items tr.total td{border-top:2px solid #111827;font-weight:bold}';
const aware =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}body{margin:0;background:#ffffff}.wrap{padding:24px;background:#ffffff;color:#1f2937;font-family:Arial,sans-serif}' +
  '.note{background:#e0f2fe;color:#0c4a6e;padding:12px 16px;border-radius:6px}.btn{background:#0369a1;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none;display:inline-block}' +
  '@media (prefers-color-scheme:dark){body,.wrap{background:#0b1220!important;color:#e5e7eb!important}.note{background:#082f49!important;color:#bae6fd!important}.light{display:none!important}.dark{display:block!important}}.dark{display:none}';
const months = Array.from({ length: 14 }, (_, index) => `W${index + 10}`);

/** Mails styled by a style sheet. The long run keeps a screenshot of each. */
export const withSheets: readonly Layout[] = layouts(
  {
    'sheet Outlook letter': (end) =>
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>${outlook}</style></head><body lang=DE link="#0563C1" vlink="#954F72"><div class=WordSection1>${mso(
        [
          'Guten Tag Frau Lind,',
          '',
          'anbei die Zahlen für das Lager in Tarn:',
          'Eiche, 42 Bohlen',
          'Esche, 17 Bohlen',
          'Kirsche, 9 Bohlen',
          '',
        ],
      )}${mso(['Mit freundlichen Grüßen', '<b>Kai Roth</b>', '<a href="https://fjordholz.example">fjordholz.example</a>', end])}</div></body></html>`,
    'sheet newsletter with twins': (end) =>
      document(
        twins,
        `<span class="pre">Preheader that nobody reads</span>${box(
          box(
            `<div class="desk"><h2>For the wide screen: spring in the workshop</h2></div><div class="phone"><h2>For the phone: spring in the workshop</h2></div><p>${words}</p>` +
              `<table width="100%" cellpadding="0" cellspacing="0"><tr><td class="col" width="50%" valign="top"><b>Oak stools</b><br>From 89 €</td><td class="col" width="50%" valign="top"><b>Ash shelves</b><br>From 149 €</td></tr></table><p>${end}</p>`,
            'class="sheet" align="center"',
            'class="pad"',
          ),
          'width="100%"',
          'align="center"',
        )}`,
      ),
    'sheet campaign': (end) =>
      document(
        campaign,
        `<center><table id="bodyTable" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:20px"><table id="templateContainer" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td id="templateHeader" align="center" style="padding:28px"><h1>Hazel &amp; Wren</h1></td></tr><tr><td class="mcnTextContent"><h2>Teas of the month</h2><p>${words}</p><a class="mcnButton" href="https://hazelwren.example/teas">See the teas</a><p>${end}</p></td></tr></table></td></tr></table></center>`,
      ),
    'sheet receipt': (end) =>
      document(
        receipt,
        `<div class="card"><h2>Receipt 2041</h2><table class="items"><thead><tr><th>Item</th><th class="sum">Amount</th></tr></thead><tbody><tr><td>Chair, oiled oak</td><td class="sum">99.00 €</td></tr><tr><td>Delivery</td><td class="sum">12.50 €</td></tr><tr class="total"><td>Total</td><td class="sum">111.50 €</td></tr></tbody></table><p>${end}</p></div>`,
      ),
    'sheet code review': (end) =>
      document(
        'pre{background:#f6f8fa;padding:12px;border-radius:6px;font-family:monospace;font-size:12px}.muted{color:#57606a;font-size:12px}code{font-family:monospace}blockquote.q{border-left:4px solid #d0d7de;padding-left:12px;color:#57606a;margin:0 0 12px 0}',
        `<p></p><blockquote class="q">Should this wait for the lock?</blockquote><p><b>@maren</b> commented on <code>src/lock.ts</code>:</p><pre>- await write(row)\n+ await locked(row, () =&gt; write(row))</pre><p>Yes, two writers met here last week.</p><p class="muted">Reply to this mail or <a href="https://forge.example/r/1">view it on Forge</a>.</p><p>${end}</p>`,
      ),
    'sheet invitation': (end) =>
      document(
        '.event{border:1px solid #dadce0;border-radius:8px;width:100%;max-width:640px}.event td{padding:16px;font-family:Arial,sans-serif;font-size:14px;color:#3c4043}.day{width:72px;text-align:center;background-color:#1a73e8;color:#fff!important}.day b{font-size:28px;display:block}.reply a{border:1px solid #dadce0;border-radius:4px;padding:8px 20px;color:#1a73e8;text-decoration:none;display:inline-block}',
        `<table class="event" cellpadding="0" cellspacing="0"><tr><td class="day" valign="top">Mar<b>12</b>Thu</td><td><b>Review of the spring plan</b><br>10:00 – 11:00 (Lisbon)<br>Room Alder<p class="reply"><a href="https://cal.example/y">Yes</a> <a href="https://cal.example/n">No</a> <a href="https://cal.example/m">Maybe</a></p><p>${end}</p></td></tr></table>`,
      ),
    'sheet signature': (end) =>
      document(
        'p.gs{margin:0}.sig{border-left:3px solid #188038;padding-left:12px;color:#444444;font-size:13px}.sig b{color:#188038}',
        `<div dir="ltr"><p>Hi Maren,</p><p>the lamp arrived whole. Thank you!</p><div><br></div>-- <br><table class="sig" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding-right:12px"><img src="${dot}" width="48" height="48" alt=""></td><td class="sig"><p class="gs"><b>Inês Prado</b></p><p class="gs">Studio Prado · Porto</p><p class="gs">+351 220 000 000</p></td></tr></table><p>${end}</p></div>`,
      ),
    'sheet right to left': (end) =>
      document(
        'body{background:#f7f3ea}.s{max-width:600px;background:#ffffff}.s td{padding:20px;font-family:Tahoma,Arial,sans-serif;font-size:16px;line-height:1.8;color:#2b2620;text-align:right}.t{background:#0f5c4a}.t h1{color:#fff;margin:0;font-size:24px}',
        `<table class="s" align="center" width="100%" cellpadding="0" cellspacing="0"><tr><td class="t"><h1>نشرة الربيع</h1></td></tr><tr><td><p>مرحبًا مارين،</p><p>وصلت المصابيح الجديدة إلى المعرض، وتجدون الأسعار في الجدول أدناه.</p><p>${end}</p></td></tr></table>`,
        'dir="rtl"',
      ),
    'sheet plain with quotes': (end) =>
      document(
        'body,p{font-family:monospace;font-size:13px}p{margin:0 0 1em 0;white-space:pre-wrap}.quote{color:#7a7a7a}',
        `<p>Hello Ana,\n\nThursday works for us.</p><p class="quote">&gt; Can we meet on Thursday?\n&gt; The hall is free from ten.</p><p>See you there.\n${end}</p>`,
      ),
    'sheet aware of the dark': (end) =>
      document(
        aware,
        `<div class="wrap"><h2 class="light">Good morning</h2><h2 class="dark">Good evening</h2><p class="note">Your statement for March is ready.</p><p>${words}</p><p><a class="btn" href="https://bank.example/s">Open the statement</a></p><p>${end}</p></div>`,
      ),
    'sheet wide table': (end) =>
      document(
        'table.plan{border-collapse:collapse;width:1200px}.plan th{background:#e8edf5;color:#1b2a41}.plan td,.plan th{border:1px solid #b8c2d3;padding:6px 10px;font-size:13px;white-space:nowrap}',
        `<p>The plan of the weeks:</p><table class="plan"><tr><th>Hall</th>${months.map((month) => `<th>${month}</th>`).join('')}</tr>${['Tarn', 'Lisbon', 'Oslo'].map((hall) => `<tr><td>${hall}</td>${months.map((_, index) => `<td>${index * 3 + 12}</td>`).join('')}</tr>`).join('')}</table><p>${end}</p>`,
      ),
    'sheet bulletproof buttons': (end) =>
      document(
        '.outer{background:#fdf2f8}.btn td{border-radius:24px;background:#9d174d}.btn a{color:#ffffff;font:bold 16px/20px Arial,sans-serif;padding:14px 32px;display:inline-block;text-decoration:none}@media screen and (max-width:480px){.btn{width:100%!important}.btn a{display:block!important;text-align:center}}',
        `<div class="outer"><center style="padding:32px"><h2>Your seat is waiting</h2><!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" href="https://seats.example" arcsize="50%" fillcolor="#9d174d"><center>VML only</center></v:roundrect><![endif]--><!--[if !mso]><!--><table class="btn" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td align="center"><a href="https://seats.example">Choose a seat</a></td></tr></table><!--<![endif]--><p>${end}</p></center></div>`,
      ),
  },
  {
    'sheet newsletter with twins': { hides: ['Preheader'] },
    'sheet wide table': { scrolls: true },
    'sheet bulletproof buttons': { says: ['Choose a seat'], hides: ['VML only'] },
  },
);
