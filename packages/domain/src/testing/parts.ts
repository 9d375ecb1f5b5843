import type { PartRequirements } from '../catalog/part.ts'

export const nothingRequired: PartRequirements = {
  direction: false,
  serial: false,
  voltage: false,
  precisionCut: false,
  wallThickness: false,
  thicknessNotice: false,
  leftRightNotice: false,
}
