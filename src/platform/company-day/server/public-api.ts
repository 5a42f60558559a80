export { chosenZone, companyZone, knownPlace, personZone, todayOf, zoneOf } from './company-day.ts';
