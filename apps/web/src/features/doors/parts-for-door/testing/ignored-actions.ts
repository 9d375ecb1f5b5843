import type { DoorPageActions } from '../door-page-actions.ts'

/** Actions of a door's page that lead nowhere, for tests of what is on the page. */
export const ignoredActions: DoorPageActions = {
  addCalculated: () => [],
  openCart: () => {},
  openSerialPlaces: () => {},
  openDoor: () => {},
  openCalculator: () => {},
  openPart: () => {},
  searchFor: () => {},
  searchLink: () => '/',
}
