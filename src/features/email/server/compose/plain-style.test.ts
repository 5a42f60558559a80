import { expect, test } from 'vitest';
import { sanitizeMessage } from './sanitize-message.ts';

const cleanStyle = (style: string) =>
  /style="([^"]*)"/.exec(sanitizeMessage(`<p style="${style.replaceAll('"', '&quot;')}">a</p>`))?.[1] ?? '';

test.each([
  ['background:#f4f4f4', 'background-color:#f4f4f4'],
  [
    'background: #FFF url(https://evil.example/a.png) no-repeat center',
    'background-color:#FFF;background-repeat:no-repeat;background-position:center',
  ],
  ['background: #FFF url(//evil.example/a.png) no-repeat center', 'background-color:#FFF'],
  ['background:url(data:image/png;base64,AAAA) navy', 'background-color:navy'],
  ['background-image:linear-gradient(90deg, #667eea 0%, #764ba2 100%)', 'background-color:#667eea'],
  ['background:none', ''],
  ['background:transparent url(x)', ''],
  ["font-family:'Segoe UI', Arial, sans-serif", 'font-family:Segoe UI, Arial, sans-serif'],
  ['margin:0 0 12.0pt 0;margin-left:36.0pt', 'margin:0 0 12.0pt 0;margin-left:36.0pt'],
  ['padding:12px 24px;padding-top:1em', 'padding:12px 24px;padding-top:1em'],
  ['border-left:solid #CCCCCC 1.0pt;border-bottom:none', 'border-left:solid #CCCCCC 1.0pt;border-bottom:none'],
  ['border-radius:6px;line-height:1.5;letter-spacing:-0.5px', 'border-radius:6px;line-height:1.5;letter-spacing:-0.5px'],
  ['display:none;max-height:0;overflow:hidden', 'display:none;max-height:0;overflow:hidden'],
  ['width:100%;max-width:600px;height:40px', 'width:100%;max-width:600px;height:40px'],
  ['color:windowtext;mso-line-height-rule:exactly', 'color:windowtext'],
  ['color:rgb(17, 24, 39)!important', 'color:rgb(17, 24, 39) !important'],
])('an email with the style %j keeps %j', (style, kept) => expect(cleanStyle(style)).toBe(kept));

test.each([
  'position:fixed;inset:0;z-index:9',
  'width:99999px',
  'margin-top:-500px',
  'padding:99999px',
  'font-size:999px',
  'width:expression(alert(1))',
  'color:expression(alert(1))',
  'background-color:var(--x)',
  'background:image-set("https://evil.example/a.png" 1x)',
  'background:\\75 rl(https://evil.example/a.png)',
  'display:ruby;transform:scale(9)',
  'font-family:"x;position:fixed"',
  '@import "https://evil.example/a.css"',
  'width:calc(100vw * 99)',
])('removes from %j what loads, overlaps or grows without limit', (style) =>
  expect(cleanStyle(style)).not.toMatch(/position|inset|99999|-500|999|expression|var|image-set|evil|rl\(|grid|transform|import|calc/),
);

test.each([
  ['table', 'width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#f4f4f4" align="center" height="40"'],
  ['td', 'colspan="2" rowspan="3" width="50%" height="20" valign="top" bgcolor="navy" align="right" nowrap="nowrap"'],
  ['tr', 'bgcolor="#eee" valign="top" height="10"'],
  ['p', 'dir="rtl" align="right" lang="ar"'],
])('the %s of an email keeps %s', (element, attributes) => {
  const clean = sanitizeMessage(element === 'table' ? `<table ${attributes}></table>` : `<${element} ${attributes}>a</${element}>`);
  for (const attribute of attributes.split(/(?<=") /)) expect(clean).toContain(attribute);
});

test('drops sizes larger than any screen', () => {
  expect(sanitizeMessage('<td width="99999" height="100000%">a</td>')).toBe('<td>a</td>');
});

test('applies the page styles of an email to its text', () => {
  const clean = sanitizeMessage('<html><body bgcolor="#111111" text="#eeeeee" style="margin:0;font-size:14px"><p>a</p></body></html>');
  expect(clean).toBe('<div style="background-color:#111111;color:#eeeeee;margin:0;font-size:14px"><p>a</p></div>');
  expect(sanitizeMessage('<body><p>a</p></body>')).toBe('<p>a</p>');
});
