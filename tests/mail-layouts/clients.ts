import { dot, layouts, lines, words } from './layout.ts';

const quoted = (depth: number, text: string): string =>
  depth === 0
    ? `<p>${text}</p>`
    : `<blockquote style="margin:0 0 0 .8ex;border-left:1px #ccc solid;padding-left:1ex"><p>Level ${depth}</p>${quoted(depth - 1, text)}</blockquote>`;
const word = (paragraphs: string) =>
  `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!-- p.MsoNormal{margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif} --></style><!--[if gte mso 9]><xml><o:shapedefaults v:ext="edit"/></xml><![endif]--></head><body lang="EN-GB" link="#0563C1" vlink="#954F72" style="word-wrap:break-word"><div class="WordSection1">${paragraphs}</div></body></html>`;
const normal = (text: string, style = '') =>
  `<p class="MsoNormal" style="mso-margin-top-alt:auto;${style}"><span style="font-size:11.0pt;font-family:&quot;Calibri&quot;,sans-serif;color:#1F497D;mso-fareast-language:EN-US">${text}<o:p></o:p></span></p>`;

/** Mails as written by mail clients. */
export const clients = layouts(
  {
    'letter of Outlook': (end) => word(normal(words) + normal('&nbsp;') + normal(end)),
    'letter of Outlook in black': (end) =>
      word(
        `<p class="MsoNormal"><span style="color:black">${words}</span></p><p class="MsoNormal"><span style="color:windowtext">${end}</span></p>`,
      ),
    'answer of Outlook with a line above the quote': (end) =>
      word(
        `${normal(words)}<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>From:</b> Maren<br><b>Sent:</b> Monday</p></div>${normal(end)}`,
      ),
    'list of Word': (end) =>
      word(
        lines(
          4,
          (index) =>
            `<p class="MsoListParagraph" style="margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1"><span style="font-family:Symbol"><span style="mso-list:Ignore">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;</span></span></span>Point ${index}</p>`,
        ) + normal(end),
      ),
    'table of Excel': (end) =>
      `<table border="0" cellpadding="0" cellspacing="0" width="320" style="border-collapse:collapse;width:240pt">${lines(8, (at) => `<tr height="20" style="height:15.0pt">${lines(5, (index) => `<td height="20" width="64" align="right" style="height:15.0pt;width:48pt;border:.5pt solid windowtext">${at * index}</td>`)}</tr>`)}</table><p>${end}</p>`,
    'nested block of Outlook on the web': (end) =>
      `<div class="elementToProof" style="font-family:Calibri;font-size:12pt;color:rgb(0,0,0)"><div><p style="margin:40px 0">${words}</p></div><div><p style="margin:40px 0">${end}</p></div></div>`,
    'letter of Gmail': (end) => `<div dir="ltr"><div>${words}</div><div><br></div><div>${end}</div></div>`,
    'letter of Gmail that begins with a nested block': (end) =>
      `<div dir="ltr"><div><div><h1>Begins deep</h1><p>${words}</p></div></div><p>${end}</p></div>`,
    'answer of Gmail': (end) =>
      `<div dir="ltr">Yes.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, Maren wrote:<br></div>${quoted(2, words)}</div><p>${end}</p>`,
    'forwarded by Gmail': (end) =>
      `<div class="gmail_quote">---------- Forwarded message ---------<br>From: <b>Maren</b> <span dir="auto">&lt;<a href="mailto:maren@example.com">maren@example.com</a>&gt;</span><br><br><br>${words}<br><br>${end}</div>`,
    'answer pasted with white grounds': (end) =>
      `<div dir="ltr"><span style="color:rgb(34,34,34);background-color:rgb(255,255,255)">${words}</span><div style="background-color:#ffffff;color:#222222">${end}</div></div>`,
    'letter of Apple Mail': (end) =>
      `<html><body style="overflow-wrap:break-word;-webkit-nbsp-mode:space;line-break:after-white-space">${words}<div><br></div><div><blockquote type="cite"><div>On 23 Nov, Maren wrote:</div><br class="Apple-interchange-newline"><div>${words}</div></blockquote></div><div>${end}</div></body></html>`,
    'letter of an iPhone': (end) =>
      `<html><body dir="auto">${words}<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Sent from my iPhone</div><div dir="ltr">${end}</div></body></html>`,
    'letter of Thunderbird': (end) =>
      `<html><body bgcolor="#FFFFFF" text="#000000"><p>${words}</p><pre class="moz-signature" cols="72">-- \nMaren Holt\nTimber</pre><p>${end}</p></body></html>`,
    'letter of Yahoo': (end) =>
      `<div class="yahoo-style-wrap" style="font-family:Helvetica Neue, Helvetica, Arial, sans-serif;font-size:16px"><div dir="ltr" data-setdir="false">${words}</div><div dir="ltr">${end}</div></div>`,
    'signature in a table': (end) =>
      `<p>${words}</p><table cellpadding="0" cellspacing="0"><tr><td style="padding-right:12px;border-right:2px solid #d97706"><img src="${dot}" width="80" height="80" alt="Logo"></td><td style="padding-left:12px"><b style="color:#b45309">Maren Holt</b><br><span style="color:#6b7280;font-size:12px">Timber, Lisbon</span></td></tr></table><p>${end}</p>`,
    'picture in the text': (end) => `<p>See below.</p><img src="${dot}" width="1200" height="400" alt="A plan"><p>${end}</p>`,
    'many levels of quotes': (end) => `<p>Top</p>${quoted(12, end)}`,
    'many nested tables': (end) => `${'<table width="100%"><tr><td>'.repeat(20)}${end}${'</td></tr></table>'.repeat(20)}`,
    'answer of Gmail above its quote': (end) =>
      `<div dir="ltr">Yes.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, 23 Nov 2026 at 10:00, Maren &lt;<a href="mailto:maren@example.com">maren@example.com</a>&gt; wrote:<br></div>${quoted(1, words + end)}</div>`,
    'answer of Apple Mail above its quote': (end) =>
      `<html><body>Yes.<br><div><br><blockquote type="cite"><div>On 23 Nov 2026, at 10:00, Maren wrote:</div><br><div>${words} ${end}</div></blockquote></div><br></body></html>`,
    'answer of Outlook on the web above its quote': (end) =>
      `<div dir="ltr"><p>Yes.</p></div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri" color="#000000"><b>From:</b> Maren &lt;maren@example.com&gt;<br><b>Sent:</b> Monday, 23 November 2026 10:00<br><b>To:</b> Holt</font></div><div>${words}</div><p>${end}</p>`,
    'answers between the lines of a quote': (end) =>
      `<p>See below.</p>${quoted(1, 'How many?')}<p>Six.</p>${quoted(1, 'How late?')}<p>${end}</p>`,
    'nothing but a quote': (end) => quoted(1, end),
  },
  {
    'answer of Outlook with a line above the quote': { folds: true },
    'many levels of quotes': { folds: true },
    'answer of Gmail above its quote': { folds: true },
    'answer of Apple Mail above its quote': { folds: true },
    'answer of Outlook on the web above its quote': { folds: true },
  },
);
