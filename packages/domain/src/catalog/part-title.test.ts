import { expect, it } from 'vitest'
import { displayName, partTitle } from './part-title.ts'

it.each([
  ['HNG STRAP ADJ 3-WAY 18IN LH SS', 'Hinge strap adjustable 3-way 18 in left hand stainless steel'],
  ['GSKT SWING DR TRAD BLK PER FT', 'Gasket swing door traditional black'],
  ['CASING SLD DR GALV 4-1/2 W/ HEADER CVR', 'Casing slide door galvanized 4-1/2 with header cover'],
  ['CLOSER W/BRKT', 'Closer with bracket'],
  ['J-TRK ASSY SS 120IN RH', 'J-track assembly stainless steel 120 in right hand'],
  ['KICK PLT FRP 12IN X 30IN', 'Kick plate FRP 12 in × 30 in'],
  ['WINDOW 14X24 HTD WIRE GLASS 120V', 'Window 14 × 24 heated wire glass 120V'],
  ['PWR OPER MTR 1/2HP W/ BRAKE', 'Power operator motor 1/2 HP with brake'],
  ['HNG SHIM PLASTIC 1/8 PKG 10', 'Hinge shim plastic 1/8 pack of 10'],
  ['HDW PKG SWING DR LG SS', 'Hardware package swing door large stainless steel'],
  ['COLDSWING HNG BRKT GALV', 'Coldswing hinge bracket galvanized'],
  ['HINGE SET OF 2', 'Hinge set of 2'],
  ['GSKT SLD & VL DR BLK PER FT', 'Gasket slide & vertical lift door black'],
  ['Strap Hinge w/ Brkt', 'Strap Hinge with Bracket'],
  ['', ''],
])('%j is shown as %j', (name, shown) => {
  expect(displayName({ name })).toBe(shown)
})

it('keeps a unit in the name when it is not the price unit', () => {
  expect(displayName({ name: 'GSKT BLK PER FT', unit: 'FT' })).toBe('Gasket black')
  expect(displayName({ name: 'GSKT BLK PER FT', unit: 'EA' })).toBe('Gasket black per FT')
})

it.each([
  ['HNG STRAP 18IN LH SS', 'Hinge strap', { Size: '18 in', Hand: 'Left', Material: 'Stainless steel' }],
  ['LATCH ROLLER ADJ CHR NYL', 'Latch roller adjustable', { Material: 'Chrome, nylon' }],
  ['WINDOW TRAFFIC DR 9X14 BLK', 'Window traffic door', { Size: '9 × 14', Color: 'Black' }],
  ['KICK PLT SS 12IN X 30IN', 'Kick plate', { Size: '12 in × 30 in', Material: 'Stainless steel' }],
  ['RAMP ALUM 36IN 1IN', 'Ramp aluminum', { Size: '36 in, 1 in' }],
  ['HTR WIRE DR FRAME KIT 42X84 208V', 'Heater wire door frame kit', { Size: '42 × 84', Voltage: '208V' }],
  ['ANCHOR SLEEVE SS PKG 10', 'Anchor sleeve', { Material: 'Stainless steel', Pack: '10 pieces' }],
  [
    'HNG CAM LIFT CHR LH FLUSH W/ SCR',
    'Hinge cam lift flush with screw',
    { Hand: 'Left', Material: 'Chrome' },
  ],
  ['LE HOOK STL LH 5IN DR', 'LE hook 5 in door', { Hand: 'Left', Material: 'Steel' }],
  ['GLASS W/ LH RAIL KIT', 'Glass with left hand rail kit', {}],
  ['SCR FLAT #8 X 3/4 SS', 'Screw flat', { Size: '#8 × 3/4', Material: 'Stainless steel' }],
  ['BOLT HEX 1/4-20 X 6IN ZINC', 'Bolt hex', { Size: '1/4-20 × 6 in', Material: 'Zinc' }],
  ['GSKT BULB 1/2 BLK', 'Gasket bulb', { Size: '1/2 in', Color: 'Black' }],
  ['GSKT SNAP-IN 34X78 BLK SET', 'Gasket snap-in set', { Size: '34 × 78', Color: 'Black' }],
  ['CLOSER HYD SZ 3 ALUM HOLD OPEN', 'Closer hydraulic hold open', { Size: '3', Material: 'Aluminum' }],
  ['CLOSER HYD SZ 3 SS CVR REG', 'Closer hydraulic stainless steel cover regular', { Size: '3' }],
  [
    'CASING FIBERGLASS 4-1/2 WHT KIT',
    'Casing kit',
    { Size: '4-1/2 in', Material: 'Fiberglass', Color: 'White' },
  ],
  ['STRIKE ADJ CHR 3/8 OFFSET', 'Strike adjustable 3/8 offset', { Material: 'Chrome' }],
  [
    'LOCK HASP 4IN SS W/ INSIDE REL',
    'Lock hasp with inside release',
    { Size: '4 in', Material: 'Stainless steel' },
  ],
  ['FRAME HEAD SS 30IN OPG', 'Frame head stainless steel 30 in opening', {}],
  ['DROPTRAC TROLLEY PAIR NYL WHL', 'DropTrac trolley pair nylon wheel', {}],
  ['CLOSER W/ SS BRKT SS', 'Closer with stainless steel bracket', { Material: 'Stainless steel' }],
  ['GSKT BLK', 'Gasket black', {}],
  ['Strap Hinge Brkt', 'Strap Hinge Bracket', {}],
])('%j is titled %j, with %j', (name, title, attributes) => {
  const part = partTitle({ name })
  expect(part.title).toBe(title)
  expect(Object.fromEntries(part.attributes.map((each) => [each.name, each.value]))).toEqual(attributes)
})
