import { expect, test } from 'vitest';
import { apiWithAbilities } from '../../../../tests/api-with-abilities.ts';
import { clientWith, send } from '../../../../tests/client.ts';
import { invoiceCalls } from '../../../../tests/invoice-calls.ts';
import { refusedFields } from '../../../../tests/todo-calls.ts';
import { getSeller, updateSeller } from '../contract.ts';
import { sellerRoutes } from './routes.ts';

const calls = invoiceCalls();

const read = async (who = calls.admin) => {
  const { status, body } = await who.get('/api/v1/seller');
  expect(status).toBe(200);
  getSeller.answer?.parse(body);
  return body.seller;
};
const update = (body: object, who = calls.admin) => who.post('/api/v1/seller', body);
const upload = async (name: string, body: BodyInit) =>
  (
    await send(calls.atrium, `/api/v1/files?name=${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${calls.admin.accessToken}` },
      body,
    })
  ).body.file;
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

test('uses the company name until it is changed', async () => {
  expect(await read()).toEqual({
    ...{
      name: 'Juniper & Vale',
      address: '',
      country: '',
      timeZone: '',
      vatId: '',
      companyNumber: '',
      taxNumber: '',
      email: '',
      phone: '',
      logoFileId: null,
      logo: null,
    },
    ...{
      bankName: '',
      bankCountry: '',
      bankCode: '',
      accountNumber: '',
      iban: '',
      swiftCode: '',
      taxRates: [],
      taxPer: 'rate',
      grossPrices: false,
      numberPrefix: '#',
      numberDigits: 4,
      chronology: 'by-country',
      currency: 'EUR',
    },
    ...{
      paymentTermsDays: 30,
      invoiceNotes: '',
      delivery: 'issue-day',
      withholding: null,
      reminderDays: [],
      version: 1,
      nextNumber: 1,
      contactName: '',
      brandColor: '',
      eInvoice: 'none',
    },
  });
});

test('is updated field by field, based on the current version', async () => {
  const taxRates = [{ name: 'IVA', basisPoints: 2300 }];
  const { status, body } = await update({ taxRates, reminderDays: [3, 14], version: 1 });
  expect(status, JSON.stringify(body)).toBe(200);
  updateSeller.answer?.parse(body);
  expect(body.seller).toMatchObject({ name: 'Juniper & Vale', taxRates, reminderDays: [3, 14], version: 2 });
  const late = await update({ iban: 'PT50000201231234567890154', version: 1 });
  expect([late.status, late.body.error.current]).toEqual([409, body.seller]);
  expect((await update({ iban: 'PT50000201231234567890154', name: '' })).body.seller).toMatchObject({
    iban: 'PT50000201231234567890154',
    name: '',
    taxRates,
    version: 3,
  });
});

test.each([
  [{ email: 'x' }, 'email'],
  [{ numberDigits: 0 }, 'numberDigits'],
  [{ nextNumber: 0 }, 'nextNumber'],
  [{ taxRates: [{ name: '', basisPoints: 1 }] }, 'taxRates.0.name'],
  [{ taxRates: [{ name: 'x', basisPoints: 10_001 }] }, 'taxRates.0.basisPoints'],
  [{ reminderDays: [0] }, 'reminderDays.0'],
  [{ currency: 'E' }, 'currency'],
  [{ iban: 'PT50000201231234567890155' }, 'iban'],
  [{ logoFileId: 999_999 }, 'logoFileId'],
])('rejects %j', async (wrong, field) => {
  expect(refusedFields(await update(wrong))).toEqual([400, [field]]);
  expect((await read()).version).toBe(1);
});

test('accepts only the caller’s own picture as logo', async () => {
  const picture = await upload('logo.png', png);
  const { body } = await update({ logoFileId: picture.id });
  expect(body.seller.logo).toContain('/logo.png');
  expect((await calls.atrium.request(body.seller.logo, {})).status).toBe(200);
  const note = await upload('note.txt', 'not a picture');
  expect(refusedFields(await update({ logoFileId: note.id }))).toEqual([400, ['logoFileId']]);
  expect(refusedFields(await update({ logoFileId: picture.id }, calls.elsewhere))).toEqual([400, ['logoFileId']]);
  // Guessing the id of another person's picture doesn't reveal it; the current logo may be sent back.
  const colleague = clientWith(apiWithAbilities(calls.atrium, sellerRoutes, 3, { action: 'manage', subject: 'Seller' }), null);
  expect((await update({ logoFileId: picture.id, phone: '1' }, colleague)).status).toBe(200);
  const portrait = await upload('portrait.png', png);
  expect(refusedFields(await update({ logoFileId: portrait.id }, colleague))).toEqual([400, ['logoFileId']]);
  const issued = await calls.issued();
  expect(issued.seller.logo).toContain('/logo.png');
  await update({ logoFileId: null });
  expect((await calls.read(issued.id)).seller.logo).toBe(issued.seller.logo);
  expect((await calls.add()).seller.logo).toBeNull();
});

test('belongs to one company', async () => {
  await update({ name: 'J & V' });
  expect((await read(calls.elsewhere)).name).not.toBe('J & V');
});

test('applies all concurrent changes', async () => {
  await Promise.all([update({ iban: 'GB82WEST12345698765432' }), update({ phone: 'b' }), update({ email: 'c@d.example' })]);
  expect(await read()).toMatchObject({ iban: 'GB82WEST12345698765432', phone: 'b', email: 'c@d.example', version: 4 });
});

test('validates an account by the country of its bank', async () => {
  const uk = { bankCountry: 'United Kingdom', bankCode: '20-00-00', accountNumber: '12345678' };
  expect((await update(uk)).body.seller).toMatchObject(uk);
  const wrong = await update({ bankCode: '20-00' });
  expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([400, ['bankCode']]);
  const elsewhere = await update({ bankCountry: 'US', bankCode: '021000021', accountNumber: '12' });
  expect([elsewhere.status, Object.keys(elsewhere.body.error.fields)]).toEqual([400, ['accountNumber']]);
});
