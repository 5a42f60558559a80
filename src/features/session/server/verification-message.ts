import { escapeHtml } from '#contract/escape-html.ts';

interface VerificationMessage {
  subject: string;
  message: string;
  /** The same without the link, for what is kept. */
  copy: string;
}

/** The mail that proves an address, in English and Arabic. Nothing of it is chosen by whoever registered: it goes to anybody's address. */
export function verificationMessage(address: string): VerificationMessage {
  const link = (label: string) => `<a href="${escapeHtml(address)}">${label}</a>`;
  const lines = (labelOf: (label: string) => string) => `<p>Somebody uses this address for an account in Atrium.</p>
<p>${labelOf('Confirm that it is yours')}</p>
<p>The link is good once, for three days. If it was not you, do nothing: the account then sends and receives no mail.</p>
<hr>
<div dir="rtl"><p>يستخدم شخص ما هذا العنوان لحساب في Atrium.</p>
<p>${labelOf('أكّد أنه عنوانك')}</p>
<p>الرابط صالح لمرة واحدة ولمدة ثلاثة أيام. إن لم تكن أنت فلا تفعل شيئًا: لن يرسل الحساب بريدًا ولن يستقبله.</p></div>`;
  return { subject: 'Confirm your address', message: lines(link), copy: lines((label) => `[${label}]`) };
}
