import { expect, test } from 'vitest';
import { postalPlace } from './postal-place.ts';

test.each([
  ['DE', 'Speicherkai 33\n20457 Hamburg', ['Speicherkai 33'], '20457', 'Hamburg'],
  ['DE', 'Haus B\nSpeicherkai 33\nD-20457 Hamburg', ['Haus B', 'Speicherkai 33'], '20457', 'Hamburg'],
  ['PT', 'Boathouse 3, Cais do Esteiro\n4150-170 Porto', ['Boathouse 3, Cais do Esteiro'], '4150-170', 'Porto'],
  ['ES', 'Paseo del Faro 11\n20011 San Sebastián', ['Paseo del Faro 11'], '20011', 'San Sebastián'],
  ['FR', '12 rue du Port\n75011 Paris\nFrance', ['12 rue du Port', 'France'], '75011', 'Paris'],
  ['SE', 'Storgatan 1\nSE-113 30 Stockholm', ['Storgatan 1'], '113 30', 'Stockholm'],
  ['NL', 'Kade 4\n1012 AB Amsterdam', ['Kade 4'], '1012 AB', 'Amsterdam'],
  ['PL', 'ul. Portowa 2\n00-001 Warszawa', ['ul. Portowa 2'], '00-001', 'Warszawa'],
  ['GB', '24 Ferry Wynd\nEdinburgh EH6 6AA', ['24 Ferry Wynd'], 'EH6 6AA', 'Edinburgh'],
  ['GB', '24 Ferry Wynd\nEdinburgh\neh6 6aa', ['24 Ferry Wynd'], 'EH6 6AA', 'Edinburgh'],
  ['IE', '4 Chandler’s Row\nDublin D08 X5T2', ['4 Chandler’s Row'], 'D08 X5T2', 'Dublin'],
  ['US', '1 Harbor St\nCambridge, MA 02139', ['1 Harbor St'], '02139', 'Cambridge, MA'],
  ['CA', '1 Harbour St\nHalifax NS B3H 4R2', ['1 Harbour St'], 'B3H 4R2', 'Halifax NS'],
  ['CZ', 'Přístavní 7\n110 00 Praha 1', ['Přístavní 7'], '110 00', 'Praha 1'],
  ['IS', 'Hafnargata 1\n101 Reykjavík', ['Hafnargata 1'], '101', 'Reykjavík'],
  ['AU', '100 Harbour St\nSydney NSW 2000', ['100 Harbour St'], '2000', 'Sydney NSW'],
  ['SG', '1 Quay\nSingapore 049315', ['1 Quay'], '049315', 'Singapore'],
])('%s: %j', (country, address, street, postalCode, town) => expect(postalPlace(address, country)).toEqual({ street, postalCode, town }));

test.each([
  ['DE', ''],
  ['DE', 'Speicherkai 33'],
  ['FR', '123 rue du Port'],
  ['US', '1234 Harbor St'],
  ['HK', 'Queen’s Road\nHong Kong'],
  ['GB', '20457 Hamburg'],
])('%s: finds no postal code in %j', (country, address) => expect(postalPlace(address, country)).toBe(null));
