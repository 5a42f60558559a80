import { box, dot, layouts, lines, page, words } from './layout.ts';

const button = (text: string, ground: string, colour = '#ffffff') =>
  `<table cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${ground}" align="center" style="border-radius:6px;padding:12px 24px"><a href="https://example.com/a" style="color:${colour};text-decoration:none;font-weight:bold">${text}</a></td></tr></table>`;
const preheader =
  '<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;color:#ffffff">Only shown in lists</div>';
const columns = (count: number, of: (index: number) => string) =>
  `<table width="100%" cellpadding="8"><tr>${lines(count, (index) => `<td width="${Math.floor(100 / count)}%" valign="top">${of(index)}</td>`)}</tr></table>`;

/** Bulk mails from shops, newspapers and services. */
export const newsletters = layouts(
  {
    'newsletter on one sheet': (end) => page(`${preheader}<h1 style="font-size:28px">News of the week</h1><p>${words}</p><p>${end}</p>`),
    'newsletter in two columns': (end) => page(`${columns(2, (index) => `<h3>Story ${index}</h3><p>${words}</p>`)}<p>${end}</p>`),
    'newsletter in three columns': (end) =>
      page(`${columns(3, (index) => `<img src="${dot}" width="160" height="90" alt="Picture ${index}"><p>${words}</p>`)}<p>${end}</p>`),
    'newsletter with blocked pictures': (end) =>
      page(`<img src="https://example.com/hero.png" width="600" height="300" alt="Spring is here"><p>${words}</p><p>${end}</p>`),
    'newsletter on a picture with a colour below it': (end) =>
      `<div style="background:#1a2b4c url(https://example.com/sky.jpg) no-repeat center;padding:40px;color:#ffffff"><h2>Under the sky</h2><p>${end}</p></div>`,
    'newsletter on a picture alone': (end) =>
      `<table width="100%" background="https://example.com/sky.jpg" cellpadding="20"><tr><td style="background-image:url(https://example.com/sky.jpg);color:#ffffff"><h2>Without its picture</h2><p>${end}</p></td></tr></table>`,
    'newsletter on a gradient': (end) =>
      `<div style="background:linear-gradient(90deg,#4c51bf 0%,#764ba2 100%);padding:32px;color:#fff"><h2>From blue to violet</h2><p>${end}</p></div>`,
    'dark newsletter': (end) =>
      page(`<h2 style="color:#ffffff">At night</h2><p style="color:#c9d1d9">${words}</p><p style="color:#c9d1d9">${end}</p>`, {
        ground: '#000000',
        sheet: '#161b22',
        text: '#c9d1d9',
      }),
    'dark newsletter by its body': (end) =>
      `<html><body style="background:#111827;color:#f9fafb;padding:30px"><h2>All dark</h2><p>${words}</p><p>${end}</p></body></html>`,
    'dark newsletter by old attributes': (end) =>
      `<html><body bgcolor="#000033" text="#ffffcc" link="#99ccff"><font size="4">Welcome to 1999</font><p>${words}</p><p>${end}</p></body></html>`,
    'newsletter with bulletproof buttons': (end) =>
      page(`${button('Read on', '#1a73e8')}<br>${button('Buy now', '#188038')}<br>${button('Not now', '#f1f3f4', '#202124')}<p>${end}</p>`),
    'newsletter with a button of VML': (end) =>
      page(
        `<div><!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" href="https://example.com" fillcolor="#556270"><center style="color:#ffffff">Only Outlook</center></v:roundrect><![endif]--><a href="https://example.com" style="background-color:#556270;border-radius:4px;color:#ffffff;display:inline-block;line-height:40px;text-align:center;width:200px">Show me</a></div><p>${end}</p>`,
      ),
    'newsletter with a footer in small grey': (end) =>
      page(
        `<p>${words}</p><p style="font-size:11px;color:#6b7280;line-height:16px">You get this because you asked. <a href="https://example.com/u" style="color:#6b7280">Unsubscribe</a></p><p>${end}</p>`,
      ),
    'newsletter with sections on colours': (end) =>
      `${['#fef3c7', '#dbeafe', '#dcfce7', '#fee2e2']
        .map(
          (ground) => `<div style="background:${ground};padding:20px;margin:0 0 12px"><p style="margin:0;color:#1f2937">${words}</p></div>`,
        )
        .join('')}<p>${end}</p>`,
    'newsletter of centred parts': (end) =>
      `<center><h2><font color="#990000" face="Georgia">For you</font></h2><p>${words}</p><p>${end}</p></center>`,
    'job alerts': (end) =>
      page(
        `${lines(12, (index) => `<table width="100%" style="border-bottom:1px solid #e0e0e0"><tr><td style="padding:12px 0"><b>Joiner ${index}</b><br><span style="color:#5f6368">Porto · today</span></td></tr></table>`)}<p>${end}</p>`,
      ),
    'message of a social site': (end) =>
      page(
        `${box(`<img src="${dot}" width="40" height="40" style="border-radius:20px"> <b>Maren</b> wrote to you`, 'width="100%"', 'style="padding:8px;background-color:#eef3f8"')}<blockquote style="border-left:4px solid #0a66c2;padding-left:12px;margin:16px 0">${words}</blockquote><p>${end}</p>`,
      ),
    'alert of a build': (end) =>
      `<div style="font-family:monospace;background:#24292f;color:#f6f8fa;padding:16px;border-radius:6px"><pre style="margin:0">npm test\n  ✗ 1 failed</pre></div><p>${end}</p>`,
  },
  { 'newsletter on one sheet': { hides: ['Only shown in lists'] } },
);
