import { box, dot, layouts, lines, page, words } from './layout.ts';

const row = (name: string, price: string) =>
  `<tr><td style="padding:8px 0;border-bottom:1px solid #eeeeee">${name}</td><td align="right" style="padding:8px 0;border-bottom:1px solid #eeeeee">${price}</td></tr>`;
const wide = (columns: number, rows: number) =>
  `<table border="1" cellpadding="6" cellspacing="0"><tr>${lines(columns, (index) => `<th bgcolor="#dde7f3">Column ${index}</th>`)}</tr>${lines(
    rows,
    (at) => `<tr>${lines(columns, (index) => `<td>Value&nbsp;${at}/${index}</td>`)}</tr>`,
  )}</table>`;

/** Receipts, invitations, notices, and tables of all widths. */
export const receipts = layouts(
  {
    'receipt with white on a colour': (end) =>
      page(
        `<div style="background:#0f766e;padding:24px;color:#ffffff"><div style="font-size:13px">Amount paid</div><div style="font-size:32px;font-weight:700">€ 480.00</div></div><table width="100%">${row('Oak table', '€ 400.00')}${row('Delivery', '€ 80.00')}</table><p>${end}</p>`,
      ),
    'receipt of a shop': (end) =>
      page(
        `<h2>Thank you</h2><table width="100%">${lines(6, (index) => row(`<img src="${dot}" width="48" height="48" alt=""> Chair ${index}`, `€ ${index}0.00`))}<tr><td><b>Total</b></td><td align="right"><b>€ 150.00</b></td></tr></table><p>${end}</p>`,
      ),
    'receipt of a taxi with a dark head': (end) =>
      `${box('<h1 style="color:#ffffff;margin:0">Your ride</h1>', 'width="100%" bgcolor="#000000"', 'style="padding:32px"')}<p>${words}</p><p>${end}</p>`,
    'receipt in a background table': (end) =>
      `<table width="100%" bgcolor="#2d3748" cellpadding="30"><tr><td><table width="100%" bgcolor="#ffffff" cellpadding="20"><tr><td><p>${words}</p><p>${end}</p></td></tr></table></td></tr></table>`,
    'invoice as a table of many columns': (end) => `${wide(8, 10)}<p>${end}</p>`,
    'report that is very wide': (end) => `<p>${words}</p>${wide(24, 6)}<p>${end}</p>`,
    'table of a fixed width': (end) =>
      `<table width="1100" border="1"><tr><td width="550">${words}</td><td width="550">${words}</td></tr></table><p>${end}</p>`,
    'layout of a fixed width in pixels': (end) => `<div style="width:900px"><p>${words}</p><p>${end}</p></div>`,
    'cells that do not break': (end) => `<table><tr><td nowrap="nowrap">${words} ${words}</td></tr></table><p>${end}</p>`,
    'spans of rows and columns': (end) =>
      `<table border="1" cellpadding="4"><tr><td rowspan="2">Both</td><td colspan="2" align="center">Two</td></tr><tr><td>One</td><td>Other</td></tr></table><p>${end}</p>`,
    'invitation to a wedding': (end) =>
      `<div style="background-color:#fdf2f8;padding:40px;text-align:center;font-family:Georgia,serif"><p style="letter-spacing:4px;text-transform:uppercase;color:#9d174d">Together with their families</p><h1 style="color:#831843;font-weight:normal">Ana &amp; Rui</h1><p style="color:#831843">${end}</p></div>`,
    'invitation to a meeting': (end) =>
      `<table style="border:1px solid #dadce0;border-radius:8px" cellpadding="16"><tr><td bgcolor="#1a73e8" style="color:#ffffff" align="center">NOV<br><b style="font-size:28px">24</b></td><td><b>Planning</b><br>10:00 – 11:00<br><a href="https://example.com/m" style="color:#1a73e8">Join</a></td></tr></table><p>${end}</p>`,
    'calendar mail of Exchange': (end) =>
      `<div style="font-family:Aptos,Calibri,sans-serif;font-size:12pt;color:rgb(0,0,0)"><b>When:</b> Tuesday<br><b>Where:</b> Room 2<br>~*~*~*~*~*~*~*~*~*~<br>${words}</div><div>${end}</div>`,
    'boarding pass': (end) =>
      page(
        `<table width="100%"><tr><td><span style="font-size:36px">LIS</span></td><td align="center">✈</td><td align="right"><span style="font-size:36px">CPH</span></td></tr></table><hr size="1" color="#cccccc" width="100%"><p>${end}</p>`,
      ),
    'code to sign in': (end) =>
      page(
        `<p>Your code is</p><p style="font-size:32px;letter-spacing:8px;background:#f3f4f6;padding:16px;text-align:center">418 207</p><p>${end}</p>`,
      ),
    'reset of a password': (end) =>
      `<p>Somebody asked for a new password.</p><p><a href="https://example.com/${'a1b2c3d4'.repeat(40)}">https://example.com/${'a1b2c3d4'.repeat(40)}</a></p><p>${end}</p>`,
    'notice of a bank': (end) =>
      page(
        `<table width="100%" cellpadding="6" style="border-collapse:collapse">${lines(8, (index) => `<tr bgcolor="${index % 2 ? '#f7fafc' : '#ffffff'}"><td>${index}.11.</td><td>Card payment</td><td align="right" style="color:#b91c1c">-${index}.00</td></tr>`)}</table><p>${end}</p>`,
      ),
  },
  {
    'invitation to a meeting': { says: ['Planning', 'Join'] },
    'report that is very wide': { scrolls: true },
    'invoice as a table of many columns': { scrolls: true },
    'cells that do not break': { scrolls: true },
  },
);
