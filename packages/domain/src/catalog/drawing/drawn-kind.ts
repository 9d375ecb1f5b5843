import type { PartTag } from '../part.ts'

/** What parts look like; each has its front and side, or its section, in `kind-shapes.ts` and `section-shapes.ts`. */
export type DrawnKind =
  | ('cam hinge' | 'strap hinge' | 'butt hinge' | 'pivot' | 'closer' | 'pull' | 'lever' | 'bar' | 'latch')
  | (
      | 'bracket'
      | 'plate'
      | 'panel'
      | 'window'
      | 'round window'
      | 'channel'
      | 'J track'
      | 'angle'
      | 'wheel'
      | 'cylinder'
    )
  | ('coil spring' | 'coiled wire' | 'wire' | 'chain' | 'motor' | 'box' | 'bulb' | 'dart' | 'magnetic')
  | ('sweep' | 'strip' | 'pack')

/** Words of a part's name and what is drawn for it; the first that match count. */
const ofWords: readonly (readonly [words: RegExp, kind: DrawnKind])[] = [
  [
    /\bKIT\b(?!.*\bPER FT\b)(?=.*\bHTR\b)|\bHTR WIRE PREMADE|\bHARNESS\b|\bLEAD\b|\bCORD\b|\bCABLE LIFT/,
    'coiled wire',
  ],
  [/\bPKG\b|\bADHESIVE\b|\bFUSE\b|\bSCREWS?\b(?!.*HNG)/, 'pack'],
  [/^GSKT .*\bSET\b/, 'pack'],
  [/\bHTR WIRE\b/, 'wire'],
  [/\bCHAIN\b/, 'chain'],
  [/\b(?:CLAMP BAR|STRIKE STRIP|RETAINER|NOSING)\b/, 'strip'],
  [/^GSKT\b.*\bSWEEP\b|\bBRUSH\b/, 'sweep'],
  [/^GSKT\b.*\bMAG\b/, 'magnetic'],
  [/^GSKT\b.*\b(?:SNAP-IN|DART|TRAFFIC|SANISWING (?:TOP|BTM|SIDE))\b/, 'dart'],
  [/^GSKT\b|\bSAFETY EDGE\b|\bASTRAGAL\b/, 'bulb'],
  [/\bHNG\b.*\bSHIM\b/, 'plate'],
  [/\bHNG\b.*\bSTRAP\b/, 'strap hinge'],
  [/\bHNG\b.*\b(?:BUTT|SPRING|CONT(?:INUOUS)?|PIANO)\b/, 'butt hinge'],
  [/\bHNG\b.*\b(?:TRAFFIC|PIVOT)\b/, 'pivot'],
  [/\bHNG\b.*\bCAM NYLON\b|\bHNG PIN\b/, 'cylinder'],
  [/\bHNG\b/, 'cam hinge'],
  [/\bCLOSER\b.*\bSPRING\b|\bSPRING\b.*\bTORSION\b|\bTORSION SPRING\b/, 'coil spring'],
  [/\b(?:BRKT|BRACKET|CLIP|ARM)\b/, 'bracket'],
  [/\bCLOSER\b/, 'closer'],
  [/\bHDL\b.*\bLEVER\b|\bLE HOOK\b/, 'lever'],
  [/\bHDL\b.*\b(?:PUSH BAR|BAR)\b|\b(?:THERMOMETER|LED STRIP|LIGHT CURTAIN|ROD|SHAFT|TUBE)\b/, 'bar'],
  [/\bHDL\b.*\bRECESSED\b/, 'plate'],
  [/\bHDL\b/, 'pull'],
  [/\bSTRIKE\b|\bLATCH\b|\bHASP\b/, 'latch'],
  [/\b(?:KNOB|CYL|BUMPER|PLUNGER|PUSH BUTTON|BUTTON|PIN|BUSHING)\b/, 'cylinder'],
  [/\bWINDOW ROUND\b/, 'round window'],
  [/\bWINDOW\b/, 'window'],
  [/\b(?:RLR|ROLLER|PULLEY|SPROCKET|DRUM|WHL|BRG|WHEEL)\b/, 'wheel'],
  [/\bANGLE\b|\bTHRESHOLD\b|\bTRIM\b/, 'angle'],
  [/\bJ-?TRK\b/, 'J track'],
  [/\b(?:TRK|TRACK|HEADER|CASING|FRAME SEC|FRAME|JAMB|RAIL|CHANNEL)\b/, 'channel'],
  [/\b(?:PLT|SIGN|LABEL|SKID BAR|RAMP|SILL|CVR|BOARD|COVER)\b/, 'plate'],
  [/\bPNL\b|\bSTRIP CURTAIN\b|\bCURTAIN\b/, 'panel'],
  [/\b(?:MTR|MOTOR|OPER)\b/, 'motor'],
]

const ofTags: Partial<Readonly<Record<PartTag, DrawnKind>>> = {
  Hinges: 'cam hinge',
  'Door Closers': 'closer',
  Handles: 'pull',
  'Latches and Strikes': 'latch',
  Windows: 'window',
  'Kick Plates': 'plate',
  'Skid Bar': 'plate',
  Frames: 'channel',
  Casings: 'channel',
  'Roller Chain': 'chain',
}

/** What is drawn for a part: by its name, in the shop's words, else by its first category. */
export function drawnKind(shopName: string, [tag]: readonly PartTag[]): DrawnKind {
  const named = ofWords.find(([words]) => words.test(shopName))?.[1]
  return named ?? (tag && ofTags[tag]) ?? 'box'
}
