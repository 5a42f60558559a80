/**
 * ISO 3166-1 countries by code, with their English names; alternatives follow after a bar. Listed here because `Intl` data differs between
 * runtime versions.
 */
const table = `AD Andorra;AE United Arab Emirates|UAE|Emirates;AF Afghanistan;AG Antigua and Barbuda;AI Anguilla;AL Albania;AM Armenia;AO Angola;AQ Antarctica;AR Argentina;
AS American Samoa;AT Austria;AU Australia;AW Aruba;AX Åland Islands|Åland;AZ Azerbaijan;BA Bosnia and Herzegovina|Bosnia;BB Barbados;BD Bangladesh;BE Belgium;BF Burkina Faso;
BG Bulgaria;BH Bahrain;BI Burundi;BJ Benin;BL Saint Barthélemy;BM Bermuda;BN Brunei|Brunei Darussalam;BO Bolivia;BQ Caribbean Netherlands;BR Brazil;BS Bahamas|The Bahamas;
BT Bhutan;BV Bouvet Island;BW Botswana;BY Belarus;BZ Belize;CA Canada;CC Cocos Islands;CD Democratic Republic of the Congo|DR Congo;CF Central African Republic;
CG Congo|Republic of the Congo;CH Switzerland;CI Côte d’Ivoire|Ivory Coast;CK Cook Islands;CL Chile;CM Cameroon;CN China;CO Colombia;CR Costa Rica;CU Cuba;CV Cabo Verde|Cape Verde;
CW Curaçao;CX Christmas Island;CY Cyprus;CZ Czechia|Czech Republic;DE Germany;DJ Djibouti;DK Denmark;DM Dominica;DO Dominican Republic;DZ Algeria;EC Ecuador;EE Estonia;EG Egypt;
EH Western Sahara;ER Eritrea;ES Spain;ET Ethiopia;FI Finland;FJ Fiji;FK Falkland Islands;FM Micronesia;FO Faroe Islands;FR France;GA Gabon;
GB United Kingdom|UK|Great Britain|England|Scotland|Wales|Northern Ireland;GD Grenada;GE Georgia;GF French Guiana;GG Guernsey;GH Ghana;GI Gibraltar;GL Greenland;GM Gambia|The Gambia;
GN Guinea;GP Guadeloupe;GQ Equatorial Guinea;GR Greece;GS South Georgia and the South Sandwich Islands;GT Guatemala;GU Guam;GW Guinea-Bissau;GY Guyana;HK Hong Kong;
HM Heard Island and McDonald Islands;HN Honduras;HR Croatia;HT Haiti;HU Hungary;ID Indonesia;IE Ireland|Republic of Ireland;IL Israel;IM Isle of Man;IN India;
IO British Indian Ocean Territory;IQ Iraq;IR Iran;IS Iceland;IT Italy;JE Jersey;JM Jamaica;JO Jordan;JP Japan;KE Kenya;KG Kyrgyzstan;KH Cambodia;KI Kiribati;KM Comoros;
KN Saint Kitts and Nevis;KP North Korea;KR South Korea|Korea|Republic of Korea;KW Kuwait;KY Cayman Islands;KZ Kazakhstan;LA Laos;LB Lebanon;LC Saint Lucia;LI Liechtenstein;LK Sri Lanka;
LR Liberia;LS Lesotho;LT Lithuania;LU Luxembourg;LV Latvia;LY Libya;MA Morocco;MC Monaco;MD Moldova;ME Montenegro;MF Saint Martin;MG Madagascar;MH Marshall Islands;
MK North Macedonia;ML Mali;MM Myanmar|Burma;MN Mongolia;MO Macao|Macau;MP Northern Mariana Islands;MQ Martinique;MR Mauritania;MS Montserrat;MT Malta;MU Mauritius;MV Maldives;
MW Malawi;MX Mexico;MY Malaysia;MZ Mozambique;NA Namibia;NC New Caledonia;NE Niger;NF Norfolk Island;NG Nigeria;NI Nicaragua;NL Netherlands|The Netherlands|Holland;NO Norway;
NP Nepal;NR Nauru;NU Niue;NZ New Zealand;OM Oman;PA Panama;PE Peru;PF French Polynesia;PG Papua New Guinea;PH Philippines|The Philippines;PK Pakistan;PL Poland;
PM Saint Pierre and Miquelon;PN Pitcairn;PR Puerto Rico;PS Palestine;PT Portugal;PW Palau;PY Paraguay;QA Qatar;RE Réunion;RO Romania;RS Serbia;RU Russia|Russian Federation;RW Rwanda;
SA Saudi Arabia;SB Solomon Islands;SC Seychelles;SD Sudan;SE Sweden;SG Singapore;SH Saint Helena;SI Slovenia;SJ Svalbard and Jan Mayen;SK Slovakia;SL Sierra Leone;SM San Marino;
SN Senegal;SO Somalia;SR Suriname;SS South Sudan;ST São Tomé and Príncipe;SV El Salvador;SX Sint Maarten;SY Syria;SZ Eswatini|Swaziland;TC Turks and Caicos Islands;TD Chad;
TF French Southern Territories;TG Togo;TH Thailand;TJ Tajikistan;TK Tokelau;TL Timor-Leste|East Timor;TM Turkmenistan;TN Tunisia;TO Tonga;TR Türkiye|Turkey;TT Trinidad and Tobago;
TV Tuvalu;TW Taiwan;TZ Tanzania;UA Ukraine;UG Uganda;UM United States Minor Outlying Islands;US United States|USA|United States of America;UY Uruguay;UZ Uzbekistan;
VA Vatican City|Holy See;VC Saint Vincent and the Grenadines;VE Venezuela;VG British Virgin Islands;VI U.S. Virgin Islands;VN Vietnam|Viet Nam;VU Vanuatu;WF Wallis and Futuna;
WS Samoa;YE Yemen;YT Mayotte;ZA South Africa;ZM Zambia;ZW Zimbabwe`;

/** Languages whose country names come from the runtime's `Intl` data; a name missing there is simply not recognized. */
const otherLanguages = ['ar', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'el', 'tr'];

const named = table.split(';').map((entry) => {
  const [, code = '', names = ''] = /^\s*([A-Z]{2}) (.+)$/u.exec(entry) ?? [];
  return { code, names: names.split('|') };
});

/** All ISO 3166-1 alpha-2 codes. */
export const countryCodes: readonly string[] = named.map(({ code }) => code);

/** Codes by the names in the table; names in other languages are added on the first miss. */
const codeByName = new Map(named.flatMap(({ code, names }) => [code, ...names].map((name) => [plain(name), code] as const)));
let knowsOthers = false;

/** Returns the code of a country given as an English name, a code, or a name in another supported language; null if it isn't recognized. */
export function countryCodeOf(text: string): string | null {
  const name = plain(text);
  if (!codeByName.has(name) && !knowsOthers) {
    knowsOthers = true;
    for (const language of otherLanguages) learn(new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  }
  return codeByName.get(name) ?? null;
}

function learn(names: Intl.DisplayNames): void {
  for (const code of countryCodes) {
    const name = names.of(code);
    if (name && !codeByName.has(plain(name))) codeByName.set(plain(name), code);
  }
}

/** Strips case, accents, dots and surrounding characters. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}.,’'()]/gu, '')
    .replaceAll(/[\s-]+/gu, ' ')
    .trim()
    .toLowerCase();
}
