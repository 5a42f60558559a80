/** What other features may use of this one's server. */

export { chosenZone, companyZone, knownZone, personZone, todayOf, zoneOf } from './company-day.ts';
