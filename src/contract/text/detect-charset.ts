import { decodeWhole } from './decode-whole.ts';

/**
 * Detects the character set of bytes without a declaration. Every candidate decodes them; the result whose characters and character pairs
 * are most common across languages wins. A single word is enough (see decision 094).
 */
export function detectCharset(bytes: Uint8Array, expected: string | null = null): string {
  const sample = sampleOf(bytes);
  const wide = wideCharset(sample);
  if (wide) return wide;
  let best = { charset: 'windows-1252', cost: Number.POSITIVE_INFINITY };
  for (const [charset, handicap] of candidatesWith(expected)) {
    const text = decodeWhole(sample, charset);
    if (text === null) continue;
    const cost = handicap + costOf(text, best.cost) + rarityOf(sample, charset);
    if (cost < best.cost) best = { charset, cost };
  }
  return best.charset;
}

/** Returns how unlikely a text is (lower is better), comparable between decodings of the same bytes. */
export function costOf(text: string, most = Number.POSITIVE_INFINITY): number {
  let cost = 0;
  let before = kindOf(' ');
  let letters = 0;
  let lettersBefore = 0;
  for (const character of text) {
    const kind = kindOf(character);
    cost += kind.cost + costOfPair(before, kind);
    // Few languages have single-letter words, and words don't mix scripts.
    letters = kind.script === 'other' ? letters + 1 : 0;
    if (letters === 0 && lettersBefore === 1) cost += 2;
    lettersBefore = letters;
    if (cost > most) break;
    before = kind;
  }
  return letters === 1 ? cost + 2 : cost;
}

// Handicaps reflect how common a charset is in mail, and penalize those that decode almost anything; they settle close calls.
const candidates: [string, number][] = [
  ['windows-1252', 0],
  ['windows-1251', 0],
  ['gb18030', 0],
  ['koi8-u', 1],
  ['windows-1250', 0.5],
  ['shift_jis', 0.5],
  ['euc-kr', 0.5],
  ['big5', 0.5],
  ['euc-jp', 0.5],
  ['iso-8859-2', 1],
  ['windows-1254', 1],
  ['windows-1253', 1],
  ['windows-1256', 1],
  ['windows-1255', 1],
  ['windows-874', 1],
  ['windows-1257', 1.5],
  ['cp850', 2],
  ['cp866', 2],
  ['cp852', 3],
  ['iso-8859-5', 3],
  ['macintosh', 4],
];
const expectedBonus = 6;

function candidatesWith(expected: string | null): [string, number][] {
  return expected ? [[expected, -expectedBonus], ...candidates] : candidates;
}

const sampleLength = 8192;

/** Samples around the first non-ASCII byte. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= sampleLength) return bytes;
  const first = Math.max(
    0,
    bytes.findIndex((byte) => byte > 0x7f),
  );
  const start = bytes.lastIndexOf(0x20, first) + 1;
  const most = bytes.subarray(start, start + sampleLength);
  // Cuts at the end of a line or word so that no character is split.
  const end = Math.max(most.lastIndexOf(0x0a), most.lastIndexOf(0x20));
  return end > sampleLength / 2 ? most.subarray(0, end) : most;
}

/** Detects UTF-16 or UTF-32 without a byte order mark: their ASCII characters contain zero bytes. */
function wideCharset(sample: Uint8Array): string | null {
  if (sample.length < 4) return null;
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 6 && even < odd / 10) return 'utf-16le';
  if (even > sample.length / 6 && odd < even / 10) return 'utf-16be';
  return null;
}

interface Kind {
  script: 'ascii' | 'latin' | 'other' | 'cjk' | 'none' | 'mark';
  isUpper: boolean;
  isLower: boolean;
  cost: number;
  /** A quotation mark that can't be followed by a letter. */
  closes?: boolean;
  /** A quotation mark that can't follow a letter. */
  opens?: boolean;
}

function costOfPair(before: Kind, kind: Kind): number {
  if (before.script === 'ascii' && kind.script === 'ascii') return 0;
  const isLatin = (one: Kind) => one.script === 'ascii' || one.script === 'latin';
  let cost = 0;
  if (before.isLower && kind.isUpper) cost += 4;
  if ((isLatin(before) && kind.script === 'other') || (before.script === 'other' && isLatin(kind))) cost += 4;
  else if ((isLatin(before) && kind.script === 'cjk') || (before.script === 'cjk' && isLatin(kind))) cost += 1;
  else if ((before.script === 'cjk' && kind.script === 'other') || (before.script === 'other' && kind.script === 'cjk')) cost += 6;
  if (before.closes && kind.isLower) cost += 4;
  if (before.isLower && kind.opens) cost += 4;
  // A symbol within a word.
  if ((before.script === 'mark' && kind.isLower) || (before.isLower && kind.script === 'mark')) cost += 1.5;
  return cost;
}

const space: Kind = { script: 'none', isUpper: false, isLower: false, cost: 0 };
const asciiUpper: Kind = { script: 'ascii', isUpper: true, isLower: false, cost: 0 };
const asciiLower: Kind = { script: 'ascii', isUpper: false, isLower: true, cost: 0 };

const kinds = new Map<string, Kind>();

function kindOf(key: string): Kind {
  if (key < '\x80') return key >= 'a' && key <= 'z' ? asciiLower : key >= 'A' && key <= 'Z' ? asciiUpper : key === '\0' ? rare : space;
  const found = kinds.get(key);
  if (found) return found;
  const kind = classify(key);
  if (kinds.size < 50_000) kinds.set(key, kind);
  return kind;
}

const rare: Kind = { script: 'none', isUpper: false, isLower: false, cost: 20 };

function classify(character: string): Kind {
  const cost = costs.get(character) ?? usualCost(character);
  const isUpper = /\p{Lu}/u.test(character);
  const isLower = /\p{Ll}/u.test(character);
  const script = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u.test(character)
    ? 'cjk'
    : /\p{Script=Latin}/u.test(character) && /\p{L}/u.test(character) && !/[ªº]/.test(character)
      ? 'latin'
      : /[\p{L}\p{M}]/u.test(character)
        ? 'other'
        : /[\s\u3000-\u303f\uff00-\uff65“”„«»–—…’‘•]/u.test(character)
          ? 'none'
          : 'mark';
  return { script, isUpper, isLower, cost, closes: character === '”', opens: character === '„' || character === '‚' };
}

function usualCost(character: string): number {
  if (/[\p{Cc}\p{Co}\p{Cn}\p{Cs}\ufffd]/u.test(character)) return 20;
  if (/\p{Script=Han}/u.test(character)) return 8;
  if (/\p{Script=Hangul}/u.test(character)) return 7.5;
  if (/[\p{Script=Hiragana}]/u.test(character)) return 4.2;
  if (/[\uff61-\uff9f]/.test(character)) return 6;
  if (/[\p{Script=Katakana}ー]/u.test(character)) return 4.5;
  if (/[\u3000-\u303f\uff00-\uffef]/.test(character)) return 5;
  if (/\p{Script=Thai}/u.test(character)) return /[ฃฅฆฌฎฏฐฑฒฤฦฬฮฯ๊-๛]/.test(character) ? 6 : 3.4;
  if (/\p{Script=Hebrew}/u.test(character)) return /[\u05d0-\u05ea]/.test(character) ? 3.2 : 8;
  if (/\p{Script=Arabic}/u.test(character)) return /[\u0621-\u064a]/.test(character) ? 4.2 : 7;
  if (/[\u2500-\u259f]/.test(character)) return 12;
  if (/\p{L}/u.test(character)) return 8;
  return 9;
}

const costs = new Map<string, number>();
function add(cost: number, characters: string): void {
  for (const character of characters) costs.set(character, cost);
}
add(3, 'éäöüáíóàèçãñ');
add(4, 'ßêâúõåøôşığłęąśżćěščřž\u00a0');
add(4.5, 'ýőÄÖÜÉİŁŚŻČŠŽ');
add(5, 'ûîëïùæńźůűđțșăţāēīūšģķļņėįų“”„’‘–—…€§«»°ÇÁÓÀÈÑŞØÅÆÃÊÍÚòìÕÔÂ');
add(6, '•®©·²³½¿¡º£ŒœŘĆÝ');
add(7, 'ªˆ™‚´×');
add(2.5, 'оеаинтсрвл');
add(3.2, 'кмдпуяыьгзб');
add(4, 'чйхжшюцщэф');
add(4.2, 'іїєъёў№');
add(3.6, 'ОЕАИНТСРВЛКМДП');
add(4.4, 'УЯЫЬГЗБЧЙХЖШЮЦЩЭФІ');
add(6, 'ґЄЇЁЪҐ');
add(2.8, 'αοιετσνηρπκυλμς');
add(3.8, 'ω');
add(3.6, 'άίόέήύώγδθχφβξζψ');
add(4.2, 'ΑΟΙΕΤΣΝΗΡΠΚΥΛΜΓΔΘΧΦΒ');
add(5.5, 'ΞΖΨΩϊΆΈΉΊΌΎΏ');
add(2.6, 'יוהלאמרתנשב');
add(2.8, 'اليمونرتبةع');
add(3.4, 'سدكحقفشجعخ');
add(
  5,
  '的一是不了在人有我他这中大来上个国和地到你们要生时下可以会对为年月日请您好发票附件合同文关于通知公司订单报价明天收谢查回复如果已经确认电话地址系统账户密码验证注册感谢使用服务客户问题进行完成工作项目会议安排时间周三二四五六七八九十百千万元金额付款银行今后前本第新旧实解测试确认测試確' +
    '這個們來時會為對於國發請單號碼驗證報價關項目謝專業貨運訂購產品資料寄送電話連絡聯繫您貴處現場台北市政府說學' +
    '請求書見積送付添付世話様御確認願致申上内容連絡先株式会社部長田中山本東京都日程打合資料注文品番数量税込消費合計担当者返信案',
);
add(
  5,
  '이다는을를에의가은로고하기지서사한인도리시자어대정수나아있보해그습니요세안녕감합주문견적청구문의회사드립일월년부전화번호확답변메내용제목입금계좌세금신과장님바랍려으며면위고객여성중교육관오늘원공무등경우스라트',
);

/** Estimates how rare double-byte characters are by their row: all standards list everyday characters first. */
function rarityOf(bytes: Uint8Array, charset: string): number {
  const isCommon = commonRows[charset];
  if (!isCommon) return 0;
  let cost = 0;
  for (let at = 0; at < bytes.length - 1; at++) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80 || (charset === 'shift_jis' && lead > 0xa0 && lead < 0xe0)) continue;
    if (!isCommon(lead, bytes[at + 1] ?? 0)) cost += 5;
    at++;
  }
  return cost;
}

const commonRows: Record<string, (lead: number, trail: number) => boolean> = {
  gb18030: (lead, trail) => trail > 0xa0 && ((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3)),
  big5: (lead) => lead >= 0xa1 && lead <= 0xc6,
  shift_jis: (lead) => lead >= 0x81 && lead <= 0x97,
  'euc-jp': (lead) => (lead >= 0xb0 && lead <= 0xcf) || (lead >= 0xa1 && lead <= 0xa5),
  'euc-kr': (lead, trail) => trail > 0xa0 && ((lead >= 0xb0 && lead <= 0xc8) || (lead >= 0xa1 && lead <= 0xa3)),
};
