import { and, eq } from 'drizzle-orm';
import { files } from '#platform/files/tables.ts';
import { entities } from '#platform/session/tables.ts';
import { pictureAddress } from '#server/picture-address.ts';
import type { Scope } from '#server/scope.ts';
import type { SellerProfile } from '../contract.ts';
import { sellers } from '../tables.ts';

type SellerScope = Pick<Scope, 'db' | 'entity' | 'deps'>;

/** Returns the company's current invoice details; just its name until it adds more. */
export async function readSeller({ db, entity, deps }: SellerScope): Promise<SellerProfile> {
  const [row] = await db
    .select({ seller: sellers, avatarId: files.id, avatarName: files.name })
    .from(sellers)
    .leftJoin(files, and(eq(files.entity, sellers.entity), eq(files.id, sellers.logoFileId)))
    .where(eq(sellers.entity, entity));
  if (!row) return { ...unsaid, name: await nameOf({ db, entity }), logo: null };
  const { entity: _entity, updatedAt: _updatedAt, ...seller } = row.seller;
  return { ...seller, logo: pictureAddress(row, entity, deps.files) };
}

/** Defaults until the company sets its own. */
const unsaid = {
  ...{
    address: '',
    country: '',
    timeZone: '',
    vatId: '',
    companyNumber: '',
    taxNumber: '',
    email: '',
    phone: '',
    contactName: '',
    brandColor: '',
    logoFileId: null,
  },
  ...{ bankName: '', bankCountry: '', bankCode: '', accountNumber: '', iban: '', swiftCode: '' },
  taxRates: [],
  withholding: null,
  taxPer: 'rate' as const,
  grossPrices: false,
  eInvoice: 'none' as const,
  numberPrefix: '#',
  numberDigits: 4,
  chronology: 'by-country' as const,
  currency: 'EUR',
  paymentTermsDays: 30,
  delivery: 'issue-day' as const,
  invoiceNotes: '',
  reminderDays: [],
  version: 1,
};

async function nameOf({ db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<string> {
  const [row] = await db.select({ name: entities.name }).from(entities).where(eq(entities.entity, entity));
  return row?.name ?? '';
}
