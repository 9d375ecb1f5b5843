// Independent reimplementation of the door shape checks.
import { hasOnly, isInteger, isSerial } from './shapes.ts'

/** For each build: its door type, its possible gaskets, and whether it has a bottom and double doors. */
const builds: Readonly<Record<string, readonly [string, readonly unknown[], string]>> = {
  Traditional: ['swing', [null, 'Magnetic'], 'bottom, leaves'],
  'ESS-1': ['swing', [null], 'bottom, leaves'],
  'ESS-2': ['swing', [null], 'leaves'],
  'Single Panel': ['slide', [null], 'bottom'],
  Biparting: ['slide', [null], 'bottom'],
  VL: ['vl', [null], 'bottom'],
  Sectional: ['so', [null], ''],
  Coldswing: ['traffic', [null], 'leaves'],
  Saniswing: ['traffic', ['Fingersafe', 'Full Gasketing'], 'leaves'],
}
const bottoms = ['Sweep Bottom', 'High Sill', 'High Sill w/Sweep', null]
const hinges = ["Cam-Lift 'Component'", 'Cam-Lift Stainless', '18-inch Strap', null]
const gaskets = 'doorGasket sweepGasket midGasket edgeGasket sectionGasket bottomGasket'.split(' ')
const uses = [...gaskets, 'heaterWire', 'panelWires', 'heaterPan']
const [answers, dimensions] = [
  ['doorType', 'build', 'double', 'bottom', 'hinge', 'powerOperated', 'gasketing'],
  ['widthInches', 'heightInches'],
]

const isOpening = (value: unknown) => typeof value === 'number' && value > 0 && value <= 600
const isYesOrNo = (value: unknown) => value === true || value === false

function isDoor(value: unknown): boolean {
  if (!hasOnly(value, [...answers, ...dimensions])) return false
  const [kind, gasketings, has] = builds[String(value.build)] ?? []
  if (kind === undefined || value.doorType !== kind || !gasketings?.includes(value.gasketing)) return false
  if (!bottoms.includes(value.bottom as string) || !hinges.includes(value.hinge as string)) return false
  if (!isYesOrNo(value.double) || !isYesOrNo(value.powerOperated)) return false
  if (value.double && !has?.includes('leaves')) return false
  if (value.bottom === null && has?.includes('bottom')) return false
  return isOpening(value.widthInches) && isOpening(value.heightInches)
}

/** True for a well-formed door use; spaces around the serial number do not count. */
export function isDoorUse(value: unknown): boolean {
  if (!hasOnly(value, ['serialNumber', 'door', 'use', 'count'])) return false
  const { serialNumber: serial } = value
  if (serial !== null && !isSerial(typeof serial === 'string' ? serial.trim() : serial)) return false
  return isDoor(value.door) && uses.includes(String(value.use)) && isInteger(value.count, 1)
}
