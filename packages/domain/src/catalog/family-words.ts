/** What can differ between the parts of a family, in the order of the columns of its table. */
export const attributeKinds = [
  'Hand',
  'Size',
  'Gauge',
  'Offset',
  'Material',
  'Finish',
  'Color',
  'Voltage',
  'Rating',
] as const
export type AttributeKind = (typeof attributeKinds)[number]

export const hands: Readonly<Record<string, string>> = { LH: 'Left', RH: 'Right' }

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const colors = words('AMBER BLK BLU CLR GRN GRY RED WHT YEL')

export const materials = words(
  'ACETAL ACRYLIC ALUM BRASS BRONZE FIBERGLASS FRP MAPLE NEOPRENE NITRILE NYL PE PLASTIC POLYCARB POLYURETHANE PVC RUBBER SILICONE SS STL UHMW URETHANE VINYL',
)

export const finishes = words('ANOD BRSHD CHR GALV MILL NICKEL PNTD ZINC')

export const sizeWords = words('SM MED LG')

/** Units of a size: lengths in inches, volumes in fluid ounces. */
export const unitAmounts: Readonly<Record<string, number>> = {
  IN: 1,
  FT: 12,
  YD: 36,
  MM: 1 / 25.4,
  OZ: 1,
  GAL: 128,
}

/** Words after `FLUSH` that it describes: a flush bolt has no offset. */
export const flushThings = words('BOLT MOUNT MT PULL')

/** Words before a whole number that count or name something, so that it is no size: `PKG 10`, `SET OF 4`. */
export const countWords = words('CAM GEN NO OF PKG')

/** Written-out words and the shop's words for them, so that both spellings name one family. */
export const shopWords: readonly (readonly [written: RegExp, short: string])[] = [
  [/\bLEFT[ -]HAND(?:ED)?\b/g, 'LH'],
  [/\bRIGHT[ -]HAND(?:ED)?\b/g, 'RH'],
  [/\bSTAINLESS(?: STEEL)?\b/g, 'SS'],
  [/\bALUMINUM\b/g, 'ALUM'],
  [/\bBLACK\b/g, 'BLK'],
  [/\bBLUE\b/g, 'BLU'],
  [/\bBRUSHED\b/g, 'BRSHD'],
  [/\bCHROME\b/g, 'CHR'],
  [/\bCLEAR\b/g, 'CLR'],
  [/\bGALVANIZED\b/g, 'GALV'],
  [/\bGR[AE]Y\b/g, 'GRY'],
  [/\bGREEN\b/g, 'GRN'],
  [/\bNYLON\b/g, 'NYL'],
  [/\bPAINTED\b/g, 'PNTD'],
  [/\bSTEEL\b/g, 'STL'],
  [/\bWHITE\b/g, 'WHT'],
  [/\bYELLOW\b/g, 'YEL'],
  [/(\d) ?(?:"|INCH(?:ES)?\b)/g, '$1IN'],
  [/\bW\/(?=[^O\s])/g, 'W/ '],
  [/,(?=\s|$)/g, ''],
]
