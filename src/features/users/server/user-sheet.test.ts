import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { userSheetColumns } from '../user-sheet.ts';
import { fieldOfHeading, parseUserSheet, userSheetHeading } from './user-sheet.ts';

const read = (...lines: string[]) => parseUserSheet(lines.join('\n'));
const first = (...lines: string[]) => read(...lines).rows[0];

test('reads a tab-separated file, also with commas in its cells', () => {
  expect(first('E-mail\tFull name\tCompany', 'a@b.example\tLindqvist, Maren\tOak, Ash, and Co')).toMatchObject({
    email: 'a@b.example',
    fields: { fullName: 'Lindqvist, Maren', company: 'Oak, Ash, and Co' },
  });
});

test('reads Google Workspace exports', () => {
  const header =
    'First Name [Required],Last Name [Required],Email Address [Required],Password [Required],Org Unit Path [Required],Status [READ ONLY],Recovery Phone [MUST BE IN THE E.164 FORMAT],Work Phone,Mobile Phone,Department';
  const sheet = read(header, 'Maren,Lindqvist,maren@b.example,****,/,Suspended,,,+351 1,Wood', 'Ada,,ada@b.example,,,Active,,+44 2,+44 3,');
  expect(sheet.rows.map(({ fields, errors }) => [fields.fullName, fields.email, fields.status, fields.contact, errors])).toEqual([
    ['Maren Lindqvist', 'maren@b.example', 'inactive', '+351 1', {}],
    ['Ada', 'ada@b.example', 'active', '+44 2', {}],
  ]);
  expect(sheet.ignored).toEqual([
    { heading: 'Password [Required]', cells: 1 },
    { heading: 'Org Unit Path [Required]', cells: 1 },
    { heading: 'Mobile Phone', cells: 1 },
    { heading: 'Department', cells: 1 },
  ]);
});

test('reads Keycloak and Microsoft Entra exports', () => {
  expect(
    first('id,username,email,firstName,lastName,enabled,emailVerified', '7,maren,maren@b.example,Maren,Lindqvist,false,true'),
  ).toMatchObject({
    fields: { username: 'maren', fullName: 'Maren Lindqvist', status: 'inactive' },
  });
  expect(
    first('displayName,givenName,surname,userPrincipalName,mail,accountEnabled', 'Maren L.,Maren,Lindqvist,m@b.example,,True'),
  ).toMatchObject({ email: 'm@b.example', fields: { fullName: 'Maren L.', status: 'active' } });
});

test.each([
  ['Vorname;Nachname;E-Mail', 'Maren;Lindqvist;a@b.example'],
  ['Prénom;Nom;E-mail', 'Maren;Lindqvist;a@b.example'],
  ['Nome próprio;Apelido;E-mail', 'Maren;Lindqvist;a@b.example'],
  ['Prénom;Nom;Adresse e-mail', 'Maren;Lindqvist;a@b.example'],
  ['Nome próprio;Apelido;Correio eletrónico', 'Maren;Lindqvist;a@b.example'],
  ['First Name;Last Name;Work Email', 'Maren;Lindqvist;a@b.example'],
  ['الاسم الأول;اسم العائلة;E-mail', 'Maren;Lindqvist;a@b.example'],
])('joins first and last name in %s', (header, line) => {
  expect(first(header, line)?.fields).toMatchObject({ fullName: 'Maren Lindqvist', email: 'a@b.example' });
});

test('each cell is imported or reported', () => {
  const { rows, ignored } = read('E-mail,Full name,First name,Shoe size,', 'a@b.example,Maren,M,38,x', 'b@b.example,,,,');
  expect(rows.map(({ fields }) => fields.fullName)).toEqual(['Maren', undefined]);
  expect(ignored).toEqual([
    { heading: 'First name', cells: 1 },
    { heading: 'Shoe size', cells: 1 },
    { heading: '–', cells: 1 },
  ]);
});

test('in random files, each cell is imported, rejected with a reason or counted under an unknown column', () => {
  const headings = [
    'Full name',
    'First name',
    'Last name',
    'Username',
    'Role',
    'Status',
    'Company',
    'Country',
    'Shoe size',
    'Badge [READ ONLY]',
  ];
  const cell = fc.constantFrom('', '', ' ', 'Maren', 'admin', 'Suspended', 'none of these', "'+351 1", 'x'.repeat(400));
  const file = fc.record({
    columns: fc.subarray(headings),
    rows: fc.array(
      fc.record({ email: fc.constantFrom('', 'a@b.example', 'no address'), cells: fc.array(cell, { minLength: 10, maxLength: 10 }) }),
    ),
    sign: fc.constantFrom(',', ';', '\t'),
  });
  fc.assert(
    fc.property(file, ({ columns, rows, sign }) => {
      const given = rows.map(({ email, cells }) => [email, ...columns.map((_, at) => cells[at] ?? '')]);
      const sheet = read(...[['E-mail', ...columns], ...given].map((cells) => cells.join(sign)));
      const filled = given.flat().filter((text) => text.trim() !== '').length;
      const kept = sheet.rows.flatMap(({ fields, errors, line }) => {
        const cells = given[line - 2] ?? [];
        const textOf = (name: string) => cells[columns.indexOf(name) + 1]?.trim() ?? '';
        const names = ['First name', 'Last name'].filter((name) => columns.includes(name) && textOf(name)).length;
        const ofName = columns.includes('Full name') && textOf('Full name') ? 1 : names;
        const others = new Set([...Object.keys(fields), ...Object.keys(errors)].filter((name) => name !== 'fullName' && name !== 'email'));
        return others.size + ofName + (cells[0]?.trim() ? 1 : 0);
      });
      const ignored = sheet.ignored.map(({ cells }) => cells);
      expect([...kept, ...ignored].reduce((sum, one) => sum + one, 0)).toBe(filled);
      expect(sheet.rows).toHaveLength(given.filter((cells) => cells.some((text) => text.trim() !== '')).length);
    }),
    { numRuns: 200 },
  );
});

test('reads back a sheet exported in any language', () => {
  for (const { code } of languages)
    for (const { field } of userSheetColumns) expect(fieldOfHeading(` ${userSheetHeading(field, code).toUpperCase()}`)).toBe(field);
  expect([userSheetHeading('email', 'en'), userSheetHeading('email', 'ar')]).toEqual(['Email', 'البريد الإلكتروني']);
  expect(fieldOfHeading('Shoe size')).toBeNull();
});
