import type { DoorModel, DoorSubModel, PartTag, Unit } from '@mullion/domain/catalog/part'

export interface PartKind {
  readonly share: number
  readonly name: string
  readonly says: string
  readonly tag: PartTag
  readonly model: DoorModel
  readonly subModels: readonly DoorSubModel[]
  readonly illustration: string
  readonly priceCents: number
  readonly unit: Unit
}

type KindRow = readonly [number, string, string, PartTag, DoorModel, string, number, Unit?]

const subModelsOf: Readonly<Record<DoorModel, readonly DoorSubModel[]>> = {
  Swing: ['TSD', 'ESS1', 'ESS2'],
  Slide: [],
  Traffic: ['COLD', 'SANI'],
  Vertical: ['CW'],
  Sectional: ['TORSION'],
}

const rows: readonly KindRow[] = [
  [10, 'HNG CAM LIFT', 'cam-lift hinge', 'Hinges', 'Swing', 'hinge-cam-lift', 4600],
  [6, 'HNG STRAP', 'strap hinge', 'Hinges', 'Swing', 'hinge-strap', 9200],
  [4, 'HNG PIVOT', 'pivot hinge', 'Hinges', 'Traffic', 'hinge-traffic-pivot', 8800],
  [10, 'GSKT BULB', 'bulb gasket', 'Gaskets', 'Swing', 'gasket-bulb', 310, 'FT'],
  [7, 'GSKT MAG', 'magnetic gasket', 'Gaskets', 'Swing', 'gasket-magnetic', 640, 'FT'],
  [5, 'GSKT SWEEP', 'sweep gasket', 'Gaskets', 'Slide', 'gasket-sweep', 450, 'FT'],
  [8, 'HDL PULL', 'pull handle', 'Handles', 'Swing', 'handle-pull', 1800],
  [5, 'HDL LEVER', 'lever handle', 'Handles', 'Swing', 'handle-lever', 8400],
  [5, 'LATCH ROLLER', 'roller latch', 'Latches and Strikes', 'Swing', 'latch', 2700],
  [5, 'STRIKE ADJ', 'adjustable strike', 'Latches and Strikes', 'Swing', 'strike', 1500],
  [3, 'LOCK CYL', 'lock cylinder', 'Locks', 'Swing', 'lock-cylinder', 2400],
  [3, 'INSIDE REL', 'inside release', 'Inside Release', 'Slide', 'inside-release', 3300],
  [4, 'CLOSER HYD', 'hydraulic closer', 'Door Closers', 'Swing', 'door-closer', 14800],
  [2, 'ASSIST TO OPEN', 'assist-to-open device', 'Assist to Open Device', 'Swing', 'assist-open', 11200],
  [4, 'KICK PLT', 'kick plate', 'Kick Plates', 'Traffic', 'kick-plate', 3900],
  [3, 'WINDOW', 'view window', 'Windows', 'Traffic', 'window', 6200],
  [3, 'CASING TRIM', 'casing trim', 'Casings', 'Slide', 'casing', 2100],
  [3, 'FRAME SEC', 'frame section', 'Frames', 'Swing', 'frame-section', 2460],
  [5, 'RLR HANGER', 'roller hanger', 'Guidance Systems', 'Slide', 'roller-hanger', 5800],
  [4, 'TRK SEC', 'track section', 'Guidance Systems', 'Slide', 'track', 11800],
  [3, 'WALL GUIDE', 'wall guide roller', 'Wall Guide Systems', 'Slide', 'wall-guide', 3400],
  [2, 'LE HOOK', 'leading-edge hook', 'LE Hook Systems', 'Slide', 'le-hook', 6100],
  [2, 'J-TRK BRKT', 'J-track bracket', 'J-Track Hardware', 'Slide', 'j-track', 1560],
  [2, 'DROPTRAC TROLLEY', 'DropTrac trolley', 'DropTrac Components', 'Slide', 'droptrac', 9400],
  [2, 'FAST TRK CARRIAGE', 'Fast Track carriage', 'Fast Track Hardware', 'Slide', 'fast-track', 10800],
  [2, 'SKID BAR', 'skid bar', 'Skid Bar', 'Slide', 'skid-bar', 3700],
  [4, 'PWR OPER MTR', 'operator motor', 'Power Operator', 'Slide', 'motor-operator', 48600],
  [3, 'PUSH BUTTON', 'push button station', 'Push Buttons', 'Vertical', 'push-button', 4800],
  [3, 'CHAIN ROLLER', 'roller chain', 'Roller Chain', 'Vertical', 'chain', 540, 'FT'],
  [4, 'SPRING TORSION', 'torsion spring', 'Vertical Door Parts', 'Sectional', 'spring-torsion', 12800],
  [3, 'CABLE LIFT', 'lift cable', 'Vertical Door Parts', 'Vertical', 'cable', 3400],
  [5, 'LIGHT LED', 'LED light', 'Electrical Components', 'Swing', 'light-led', 9600],
  [4, 'SWITCH LIMIT', 'limit switch', 'Electrical Components', 'Slide', 'limit-switch', 4400],
  [6, 'BOLT HEX', 'hex bolt', 'Installation Hardware', 'Sectional', 'fastener', 1200],
  [5, 'SCR PAN HEAD', 'pan head screw', 'Installation Hardware', 'Swing', 'screw-kit', 950],
  [5, 'BRKT MTG', 'mounting bracket', 'Accessories', 'Slide', 'bracket', 1900],
  [3, 'LABEL', 'warning label', 'Accessories', 'Traffic', 'label-sign', 740],
]

export const partKinds: readonly PartKind[] = rows.map(
  ([share, name, says, tag, model, illustration, priceCents, unit = 'EA']) => ({
    share,
    name,
    says,
    tag,
    model,
    subModels: subModelsOf[model],
    illustration,
    priceCents,
    unit,
  }),
)

/** Number code, abbreviation in the name, words in the description, price factor; most common first. */
export const finishes: readonly (readonly [string, string, string, number])[] = [
  ['ST', 'STL', 'zinc plated steel', 1],
  ['GV', 'GALV', 'galvanized steel', 1.05],
  ['SS', 'SS', 'stainless steel', 1.55],
  ['BK', 'BLK', 'black finish', 1.04],
  ['AL', 'ALUM', 'aluminum', 0.9],
  ['WH', 'WHT', 'white finish', 1.1],
  ['NY', 'NYL', 'nylon', 0.7],
  ['CH', 'CHR', 'polished chrome', 1.2],
  ['BZ', 'BRONZE', 'bronze', 2.2],
]

export const sizesInches: readonly number[] = [
  2, 3, 4, 6, 8, 10, 12, 14, 18, 24, 30, 36, 42, 48, 60, 72, 84, 96,
]

export const uses: readonly string[] = [
  'Fits doors made since 2012.',
  'For freezers down to -40 F.',
  'For wash-down rooms.',
  'Check the serial number of the door first.',
  'Replaces the older pattern with the same holes.',
  'Sold with mounting screws.',
  'Not handed.',
  'Order by the pair for wide doors.',
  'Rated for heavy traffic.',
  'Use with low-temperature grease.',
]

/**
 * Syllables for made-up manufacturer names. Each name occurs in only one or a few families, like rare words
 * in a real list.
 */
export const nameBeginnings =
  'Nor Cal Bel Tra Wes Ken Har Fro Pol Gla Del Mar Ost Ver Lin Bro Cas Dun Elm Fen'.split(' ')
export const nameMiddles = 'vi de ra lo me ta ri ne so ba ga lu do ke mi'.split(' ')
export const nameEndings = 'ton ck ford mar nix lund dale sen pell rick way stad berg tine'.split(' ')
