import { expect, test } from 'vitest';
import { mentionsFile } from './mentions-file.ts';

test.each([
  ['', '<p>The plan is attached.</p>'],
  ['', '<p>Please find enclosed our offer</p>'],
  ['', '<p>See the attachment</p>'],
  ['', '<p>I’ll attach the plan</p>'],
  ['Offer attached', '<p>Hello</p>'],
  ['', '<p>تجد العرض في المرفق</p>'],
  ['', '<p>أرفقت لك الخطة</p>'],
  ['', '<p>مرفق طيه العرض</p>'],
  ['', '<p>Das Angebot finden Sie im Anhang.</p>'],
  ['', '<p>Anbei der Plan</p>'],
  ['', '<p>Veuillez trouver ci-joint notre offre</p>'],
  ['', '<p>Je vous envoie le plan en pièce jointe</p>'],
  ['', '<p>Segue em anexo a nossa proposta</p>'],
])('%j with %j mentions a file', (subject, message) => expect(mentionsFile(subject, message)).toBe(true));

test.each([
  ['', '<p>I am attached to this table</p>'],
  ['', '<p>Thank you</p><blockquote><p>The plan is attached.</p></blockquote>'],
  ['', '<p>Thank you</p><p>&gt; The plan is attached.</p>'],
  ['', '<p>See the attached picture</p><img src="/a.png">'],
  ['', '<p>An attaché called</p>'],
  ['', '<p>شكرا لكم</p>'],
  ['', '<p>Vielen Dank für die Lampe</p>'],
  ['', '<p>Il joint les planches</p>'],
  ['', '<p>Obrigado pela resposta</p>'],
])('%j with %j does not', (subject, message) => expect(mentionsFile(subject, message)).toBe(false));
