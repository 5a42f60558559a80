/** What other features may use of this one's server. */

export { chosenZone, companyZone, knownPlace, personZone, todayOf, zoneOf } from './company-day.ts';
