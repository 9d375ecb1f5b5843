/** How words of the trade are often written, some of them as another word that sounds alike. */
const writtenFor: Readonly<Record<string, string>> = {
  across: 'accross acros',
  adjustable: 'adjustible ajustable adjusteble',
  already: 'allready alredy',
  aluminum: 'aluminim alumnium aluminun aluminium',
  automatic: 'automatick autamatic automaticly',
  balance: 'balence ballance',
  bearing: 'baring bering',
  bottom: 'botom bottem bottum botton bottm',
  bracket: 'braket brackit brackett bracett',
  broken: 'brocken brokn',
  button: 'buton buttun buttin',
  carriage: 'carrage carraige',
  ceiling: 'cieling ceilling cealing ceeling celing cieling',
  chain: 'chane chian',
  closer: 'closser closor',
  cord: 'chord',
  curtain: 'curtan curtin curtian',
  cylinder: 'cylindar cilinder',
  diamond: 'dimond daimond',
  doesnt: 'dosnt dosent doesen',
  door: 'dore doar',
  emergency: 'emergancy emergensy emergencey',
  fiberglass: 'fiberglas fibreglass',
  freezer: 'freezr frezer freeser freezor',
  frozen: 'frozzen frosen',
  gasket: 'gaskit gaskett gasgit gascket',
  grease: 'greese greaze',
  guide: 'gide giude',
  half: 'haf halve',
  handle: 'handel handal',
  heater: 'heeter heatr',
  height: 'hight heigth heighth',
  hinge: 'henge hindge',
  horizontal: 'horizontel horizantal horzontal horizontle',
  latch: 'lach lacth',
  lever: 'leaver levar',
  lose: 'loosing',
  magnetic: 'magnatic magnetick',
  motor: 'moter motar',
  normally: 'normaly normaley normly',
  overhead: 'overhed',
  pallet: 'palet pallett palette',
  panel: 'pannel panal',
  pedal: 'peddle pedel peddal petal',
  piece: 'peice peece',
  pneumatic: 'pnuematic numatic',
  pulley: 'pully pullie',
  receiver: 'reciever reciver',
  remote: 'remot remoat',
  roller: 'roler rollar',
  rubber: 'ruber rubbr',
  safety: 'safty saftey',
  sensor: 'senser censor',
  sliding: 'slideing slidding',
  spindle: 'spindel spindal',
  sprocket: 'sprokcet sprokit',
  squeaks: 'squeeks squeks',
  squeaky: 'squeeky squeakey',
  stainless: 'stainles stanless stainlees',
  suction: 'suktion suckshun',
  switch: 'swich swith swtich',
  temperature: 'temprature temperture tempature',
  threshold: 'threshhold thresshold threshhole treshold',
  through: 'thru threw thruogh',
  track: 'trak',
  urethane: 'urathane urethene',
  vertical: 'verticle vertacal',
  vinyl: 'vinal vynil',
  wear: 'ware',
  weight: 'wieght waight',
  wheel: 'weel wheal',
  whistles: 'wistles',
  window: 'windo',
}

const meantBy = new Map(
  Object.entries(writtenFor).flatMap(([meant, written]) =>
    written.split(' ').map((word) => [word, meant] as const),
  ),
)

/** `seem` typed for `seam`, told from the verb by the word before it. */
const seam = /\b(the|a|this|that|each|every|panel|wall|ceiling) seem\b/g

/** A text in lower case with its words as they are usually written: what nobody knows is spelled by ear. */
export function asSpelled(text: string): string {
  return text
    .toLowerCase()
    .replace(seam, '$1 seam')
    .replace(/[a-z]+/g, (word) => {
      const single = word.replace(/(?<=[^s])s$/, '')
      return meantBy.get(word) ?? (single === word ? word : (meantBy.get(single)?.concat('s') ?? word))
    })
}
