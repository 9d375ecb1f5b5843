import { statesOf } from '@mullion/domain/admin/company-form'
import { categories } from '@mullion/domain/catalog/categories'
import { partTags } from '@mullion/domain/catalog/part'
import { knownHolidays } from '@mullion/domain/holidays'
import { countries, usStates } from '@mullion/domain/postal-address'

/** Names that the specification writes with capitals: buttons, fields, headings, columns and choices. */
const specified = `
  Add New; Add New Part; Add Part; Add User; Add User to Company; Admin Panel; API Performance; Avg Shipping;
  Back to Cart; Back to Shipping; Cam-Lift; Clear Cart; Company Admin; Company Admin Panel; Company Name; Contact Name;
  Create and Proceed; Create Company; Create User; Credit Card; Customer Account Request; Delete User; Edit Company;
  Edit Part; Edit User; Error Tracking; Finalize Order; Find Company; First Name; Forgot Password; Full Gasketing;
  Gasket Calculator; General Settings; Generate CSV; Get Invoice; Has Terms; Heater Calculator; High Sill; High Sill w/Sweep;
  Last Name; Manual Entry; Order Date; Order Details; Order Number; Pending Customer Account Requests; Pending Orders;
  Pending Requests; Place Order; PO Number; Power Operated; Pre-filled Your Cart; Proceed as Selected Customer;
  Proceed to Finalize Order; Remember Me; Request a Customer Account; Reset Form; Reset Password; Return to Search;
  Sage Customer Number; Saved Addresses; Search Company; Search Parts; Select from Pending Requests; Share Cart; Shipping Address;
  Shipping Method; Sign In; Single Panel; Special Order; Standard User; Stainless; Strap; Submit Request; Sweep Bottom;
  System Health; Top Region; Top State; Total States; Update and Proceed; Update Company; Update Part; User Sessions;
  View All Parts; View Orders; View Users; Your Email; Your Password; Your Payments; Zip Code; Add to Cart`

/** Names of things: roles, carriers' services, door models, keys, companies and places. */
const names = `
  2nd Day Air; 3 Day Select; American Express; Ariba; Biparting; Canada; Company panel; Coupa; Ctrl; District of Columbia; Excel;
  LTL Freight; Mullion Door Parts; NetworkID; Next Day Air; Next Day Early AM; Next Day Saver; Parts Counter; Store Admin; Super Admin;
  Traditional; Windows-1252; 100 Cooler Way, Newport NC; 1 Dock Street; Arctic Doors; Frost Service; Sage`

const listed = (list: string) => list.split(';').map((each) => each.replace(/\s+/g, ' ').trim())

const capitalized = [
  ...listed(specified),
  ...listed(names),
  ...partTags,
  ...categories.flatMap(({ menu, label }) => [menu, label]),
  ...Object.values(usStates),
  ...Object.values(statesOf('CA')),
  ...Object.values(countries),
  ...knownHolidays,
].sort((one, other) => other.length - one.length)

/** A capitalized word after another word, a number or a hyphen; a quoted one names a button or a column. */
const stray = /(?<=[\p{L}\d,)”’'] \(?|[a-z]-)[A-Z][a-z]+/u

/** Returns the first word that should not be capitalized in sentence case but is, or null. */
export function strayCapital(text: string): string | null {
  // 'Error Loading ... Data' is a text of the specification.
  if (/^Error Loading .* Data$/.test(text)) return null
  const lowered = capitalized.reduce((rest, name) => rest.replaceAll(name, name.toLowerCase()), text)
  return stray.exec(lowered)?.[0] ?? null
}
