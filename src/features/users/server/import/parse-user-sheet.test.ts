import { expect, test } from 'vitest';
import { parseUserSheet } from './parse-user-sheet.ts';

const read = (...lines: string[]) => parseUserSheet(lines.join('\n'));
const first = (...lines: string[]) => read(...lines).rows[0];

test('a file with tabs, also with commas in its cells', () => {
  expect(first('E-mail\tFull name\tCompany', 'a@b.example\tLindqvist, Maren\tOak, Ash, and Co')).toMatchObject({
    email: 'a@b.example',
    fields: { fullName: 'Lindqvist, Maren', company: 'Oak, Ash, and Co' },
  });
});

test('Google Workspace', () => {
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

test('Keycloak and Microsoft Entra', () => {
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
  ['الاسم الأول;اسم العائلة;E-mail', 'Maren;Lindqvist;a@b.example'],
])('first and last name in %s', (header, line) => {
  expect(first(header, line)?.fields.fullName).toBe('Maren Lindqvist');
});

test('each cell is taken or named', () => {
  const { rows, ignored } = read('E-mail,Full name,First name,Shoe size,', 'a@b.example,Maren,M,38,x', 'b@b.example,,,,');
  expect(rows.map(({ fields }) => fields.fullName)).toEqual(['Maren', undefined]);
  expect(ignored).toEqual([
    { heading: 'First name', cells: 1 },
    { heading: 'Shoe size', cells: 1 },
    { heading: '–', cells: 1 },
  ]);
});
