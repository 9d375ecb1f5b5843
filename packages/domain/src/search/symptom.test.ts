import { describe, expect, it } from 'vitest'
import { likelySymptomIn, symptomIn, tells } from './symptom.ts'
import { symptomPhrases } from './symptom-phrases.ts'
import { symptomRows } from './symptoms.ts'

const firstCure = (text: string) => symptomIn(text)?.cures[0]

describe('a symptom', () => {
  it.each([
    ['door frosts up', 'Heater wire'],
    ['Frosted door edge', 'Heater wire'],
    ['frost on the window', 'Heated windows'],
    ['ice on the floor', 'Heater pans'],
    ['hinge squeaks', 'Hinge cams'],
    ['squeaky hinges', 'Hinge cams'],
    ['light leaks at the bottom', 'Sweep gaskets'],
    ['door won’t stay closed', 'Roller latches'],
    ['sliding door will not stay shut', 'LE hooks'],
    ['sliding door is noisy', 'Roller hangers'],
    ['garage door is noisy', 'Stem rollers'],
    ['forklift hit the door', 'Kick plates'],
    ['roll-up door off its track', 'Stem rollers'],
    ['remote no longer works', 'Radio control transmitters'],
    ['inside knob just turns', 'Inside release knobs'],
    ['can’t see who is coming', 'Windows'],
    ['lights get left on at night', 'Timer switches'],
    ['fan keeps running when the door opens', 'Door switches'],
    ['walls suck in when the door closes', 'Pressure relief vents'],
    ['overhead door slams down', 'Torsion springs'],
    ['power door came down on a worker', 'Photo eyes'],
    ['door closes on people', 'Photo eyes'],
    ['sprocket teeth are worn', 'Sprockets'],
    ['paint is chipped', 'Touch-up paint'],
    ['waiters bump into each other', 'Traffic door windows'],
    ['one leaf of the double door will not stay put', 'Flush bolts'],
    ['have to lift the door to close it', 'Cam lift hinges'],
    ['power outage', 'Hand chains'],
    ['electric door reopens with nobody there', 'Photo eyes'],
    ['automatic door bumped a cart and never reversed', 'Safety edges'],
    ['power door goes past the point where it should stop', 'Limit switches'],
    ['door motor keeps going after the door is open', 'Limit switches'],
    ['latch doesnt catch and the door drifts open', 'Roller latches'],
    ['straight up door drifts down again', 'Counterweights'],
    ['frost in the seem between two wall panels', 'Sealant'],
    ['water inside the glass of the cieling light', 'Light lens gaskets'],
  ])('%j leads first to %s', (text, cure) => {
    expect(firstCure(text)).toBe(cure)
  })

  it.each([
    ['wall guide roller is seized', 'Wall guide roller'],
    ['key switch broken', 'Key switch'],
    ['deadbolt is stuck', 'Deadbolt'],
    ['shaft on overhead door is bent', 'Shaft on overhead door'],
    ['sign on door fell off', 'Sign'],
    ['rivets popped out of kick plate', 'Rivets'],
    ['padlock is rusted shut', 'Padlocks'],
    ['hinge pin keeps coming up', 'Hinge pins'],
  ])('%j is first cured by the part that fails', (text, cure) => {
    expect(firstCure(text)).toBe(cure)
  })

  it('leads to what cures a part whose kinds the symptom names', () => {
    expect(firstCure('hinge is cracked')).toBe('Cam lift hinges')
    expect(firstCure('handle is loose')).toBe('Handle spindles')
    expect(firstCure('overhead door is crooked')).toBe('Lift cables')
  })

  it('says in one sentence why', () => {
    expect(symptomIn('door frosts up')?.why).toBe(
      'Frost at the edge usually means a torn gasket or a heater wire that no longer warms.',
    )
    for (const { why, cures } of symptomRows) {
      expect(why).toMatch(/^[A-Z].*\.$/)
      expect(cures.length).toBeGreaterThan(0)
    }
  })

  it.each([
    'strap hinge heavy duty',
    'black gasket 36x84',
    'ice cream machine',
    'limit switch no',
    'lift off hinge',
    'snap action closer',
    'wear plate',
    '0301-CHLH',
    'emergency stop button',
    'teardrop bumper',
    'push bar with alarm high low',
    'push button station lighted',
    'handle left hand keyed',
    'alarm when the freezer gets warm',
    'amber bug strips by the foot 8 inch',
    'spring hinge opens both directions 6in black',
    'snap in gasket',
    'loose wheel 3 inch nylon for barn door',
    'metal pole in front of the door so trucks do not hit it',
    'screw in bulb that wont break',
    'two wheel thing the slider hangs from',
    'rope the driver jerks so the door opens',
    'moisture proof light for a cold room',
    'thing that pushes the freezer door open when it is stuck',
  ])('is not seen in %j', (text) => {
    expect(symptomIn(text)).toBeNull()
  })

  it('is also recognized with a typing error', () => {
    expect(firstCure('squeeky hinge')).toBe('Hinge cams')
  })

  it.each([
    ['hums but door dont move', 'Operator clutches'],
    ['comes down halfway then goes back up for no reason', 'Limit switches'],
  ])('%j, which matches no line, sounds like one that leads first to %s', (text, cure) => {
    expect(symptomIn(text)).toBeNull()
    expect(likelySymptomIn(text)?.cures[0]).toBe(cure)
  })

  it.each([
    'gaskit',
    'door gaskit',
    'handle w/ inside release',
    'chrome handle thru bolt',
    'square bar through the handle of a 4 in thick door',
    'rope the forklift driver yanks to open the door',
    'sign telling people to keep the door shut',
    'thing that calls me when the cooler gets warm',
  ])('%j sounds like a part, not like a symptom', (text) => {
    expect(likelySymptomIn(text)).toBeNull()
  })

  it('is doubted where a line matches by chance and the text sounds like another one', () => {
    expect(firstCure('blower keep blowing when we open the door, should stop')).toBe('Door switches')
  })

  it('has example phrases for each row, and none for a row that is gone', () => {
    expect(Object.keys(symptomPhrases).sort()).toEqual([...new Set(symptomRows.map(({ why }) => why))].sort())
  })

  it('tells what happens if someone or something does it', () => {
    expect(tells('have to push the door to make it latch')).toBe(true)
    expect(tells('push bar latch')).toBe(false)
  })

  it('is not seen where a text asks for a part and says why', () => {
    expect(
      symptomIn('just the arm for a hydraulic closer, customer ripped it off with a pallet jack'),
    ).toBeNull()
  })

  it('needs a word of its own for each thing said', () => {
    expect(symptomIn('stuck')).toBeNull()
  })

  it('never names a part number', () => {
    for (const { why, cures } of symptomRows) expect([why, ...cures].join(' ')).not.toMatch(/\d{3}/)
  })
})
