/**
 * What buyers say is wrong with a door, and the kinds of part that cure it. Each line of `shows` is slots that must all
 * be said, in any order: alternatives are separated by `|`, `{name}` stands for the words of that name, and a slot with
 * `!` must not be said. A line about a kind of door goes before one that is not. A cure is a search that finds the kind by its name; the likeliest comes first.
 */
export interface SymptomRow {
  readonly why: string
  readonly cures: readonly string[]
  readonly shows: readonly string[]
}

export const symptomWords: Readonly<Record<string, string>> = {
  broken: 'broke|broken|break|shear|crack|shatter|damage|ruin|bust|bent|bend|rust|corrode|worn|faulty|busted',
  torn: 'tear|tore|torn|rip|crack|shred|hard|brittle|stiff|shrink|shrunk|shrank|mold|moldy|mildew|worn|rot|damage|broke|broken|old|bad|crumble',
  loose: 'loose|wobble|wobbly|rattle|wiggle|sloppy|floppy',
  off: 'fall|fell|fallen|peel|slip|sag|droop|comes|coming',
  ice: 'ice|icy|ices|iced|frost|frosty|frozen|freeze|froze|snow',
  wet: 'sweat|condensation|drip|moisture|fog|wet|damp',
  leak: 'leak|draft|drafty|draught|gap|daylight|seep|whistle|airtight',
  low: 'bottom|under|underneath|below|floor|threshold|beneath',
  noise: 'squeak|squeal|creak|grind|noise|noisy|screech|groan|loud|rattle',
  work: 'work|function|respond|react|turn|come|light|start|run',
  stuck: 'stuck|stick|jam|seize|stiff|bind|frozen',
  hard: 'hard|heavy|difficult|tough|stiff|sticky|stick|stuck|bind|drag|slow|jerk|jerky|force',
  slide: 'slide|slider|sliding|rolling',
  lift: 'overhead|garage|vertical|sectional|lift|rollup',
  power: 'power|powered|automatic|auto|electric|operator|motor|opener|motorized',
  cart: 'cart|forklift|pallet|jack|truck|trolley|dolly',
  dead: 'dead|broke|broken|fault|faulty|bad|fail|failed|quit',
}

export const symptomRows: readonly SymptomRow[] = [
  {
    why: 'Frost or fog on the glass means that the window is not heated, or that its heat no longer works.',
    cures: ['Heated windows', 'Vision lite windows'],
    shows: ['window|glass|pane {ice}', 'window|glass|pane {wet}', 'not see window|glass'],
  },
  {
    why: 'A cracked or loose window is replaced whole, or set again in new glazing and trim.',
    cures: ['Windows', 'Window glazing gaskets', 'Window trim rings'],
    shows: [
      'window|glass|pane {broken}',
      'window|glass|pane {loose}',
      'window|glass|pane {leak}',
      'window|glass|pane scratch|cloudy|yellow',
    ],
  },
  {
    why: 'A vent that is frozen or clogged no longer evens out the pressure. Replace it with one that is heated.',
    cures: ['Pressure relief vents'],
    shows: ['vent|port {ice}', 'vent|port clog|block|plug|{dead}|{broken}'],
  },
  {
    why: 'Ice at the floor usually means a worn sweep, or a sill heater that no longer warms.',
    cures: ['Heater pans', 'Sweep gaskets', 'Heater wire'],
    shows: ['{ice} {low}', '{ice} sill|ground', '{wet} {low}', 'water|puddle {low}'],
  },
  {
    why: 'Frost at the edge usually means a torn gasket or a heater wire that no longer warms.',
    cures: ['Heater wire', 'Gaskets', 'Heater harnesses'],
    shows: [
      '{ice} !cream !melt !machine !maker !pack',
      'door|gasket|seal|frame {ice} shut|edge|close',
      'door {ice} up|over|inside',
    ],
  },
  {
    why: 'A door or frame that sweats is too cold on the surface: its heater wire no longer warms, or warm air gets past the gasket.',
    cures: ['Heater wire', 'Gaskets', 'Heater controls'],
    shows: ['{wet} !anti', 'water drip|run|frame|door|wall|bead', 'drip|water frame|door'],
  },
  {
    why: 'Cold air sucks the door shut until a pressure relief vent lets air in.',
    cures: ['Pressure relief vents', 'Assist to open', 'Gaskets'],
    shows: [
      'suck|suction|vacuum !cleaner',
      'air pressure',
      'pressure build|hold|pull',
      'door|freezer|cooler hard|difficult|tough|heavy|impossible open !{slide} !{lift}',
      'not pull|get|push open !{slide} !{lift}',
      'hiss open|close|door',
      'not open after|again',
      'door|freezer|cooler sticks|stick open|opening !{slide} !{lift}',
      'door too heavy',
      'two|both hand open !{slide} !{lift}',
      'strength|yank|tug open !{slide} !{lift}',
      'pressure freezer|cooler|room|box|inside',
    ],
  },
  {
    why: 'A strip curtain keeps the cold in while the door stands open.',
    cures: ['Strip curtains', 'Strip PVC'],
    shows: [
      'cold|air|cool escape|lose|lost|out|leave open',
      'warm|hot air open|come',
      'fly|flies|bug|insect|bird|wasp|bee|mosquito|mosquitoes|gnat open|come|get|in|out|through|inside|into|enter',
    ],
  },
  {
    why: 'Strips that are torn or cloudy are replaced one by one or as a set.',
    cures: ['Strip PVC', 'Strip curtains'],
    shows: [
      'strip|curtain {torn} !gasket !heater',
      'curtain|strip cloudy|yellow|missing|scratch|fall|dirty !gasket',
    ],
  },
  {
    why: 'A gap at the bottom usually means a worn sweep or bottom gasket.',
    cures: ['Sweep gaskets', 'Gasket sweep kits', 'Bottom gaskets'],
    shows: [
      '{leak} {low}',
      'cold|warm|hot|air|wind|water come|get|escape|blow|feel|rush {low}',
      'light {low} leak|show|see|through|shine|come|gap',
      'light|air|cold|wind {low} door',
      'mouse|mice|rat|rodent|bug|insect|pest|ant|roach',
      'sweep {torn}',
      'sweep {off}',
      'wind|blow {low}',
    ],
  },
  {
    why: 'A gap where two doors meet usually means a worn meeting gasket.',
    cures: ['Meeting gaskets', 'Edge gaskets'],
    shows: [
      '{leak} middle|center|meet',
      'gap|light|air between door|leaf|leaves',
      'two|double|both door not meet',
    ],
  },
  {
    why: 'A gap between sections usually means a worn joint gasket.',
    cures: ['Section joint gaskets'],
    shows: ['{leak} section|between', 'between section|panel gap|light|air|leak|water'],
  },
  {
    why: 'Air that gets past a sliding door usually means a worn face gasket, or a door that no longer closes tight.',
    cures: ['Slide door gaskets', 'Slide door sweep gaskets', 'LE hooks'],
    shows: ['{slide} {leak} !bottom', '{slide} not seal|tight|flush'],
  },
  {
    why: 'Air or light at the edge usually means a gasket that is torn, hard or no longer magnetic.',
    cures: ['Gaskets', 'Magnetic gaskets', 'Snap-in gaskets'],
    shows: [
      '{leak}',
      'light show|see|through|shine edge|door|around|side',
      'not seal|airtight',
      'cold|warm|hot|air|wind come|get|escape|blow|around|past|feel',
      'magnet|magnetic weak|not|lost',
    ],
  },
  {
    why: 'A gasket that comes off needs new adhesive or a new retainer. One that is stretched is replaced.',
    cures: ['Gasket retainers', 'Gaskets', 'Gasket adhesive'],
    shows: [
      'gasket|seal|weatherstrip|gskt {off}',
      'gasket|seal|weatherstrip|gskt pull away|out|loose|off',
      'gasket|seal|weatherstrip|gskt {loose}',
      'gasket|seal|gskt not stay|stick|hold',
    ],
  },
  {
    why: 'A gasket that is torn, hard or moldy no longer seals and is replaced.',
    cures: ['Gaskets', 'Snap-in gaskets', 'Magnetic gaskets'],
    shows: [
      'gasket|seal|weatherstrip|weatherstripping|gskt|rubber {torn} !bumper !corner',
      'gasket|seal|gskt leak|gap|flat',
      'mold|moldy|mildew !corner !molding',
    ],
  },
  {
    why: 'A noisy sliding door usually means worn rollers or a dry track.',
    cures: ['Roller hangers', 'Roller wheels', 'Grease'],
    shows: ['{slide} {noise}', 'roller|wheel|track {noise}'],
  },
  {
    why: 'A noisy operator usually means a worn gearbox, belt or chain.',
    cures: ['Gearboxes', 'Operator motors', 'Chain tensioners'],
    shows: [
      '{power} {noise} !slide',
      '{power} hum|buzz|smoke|burn|hot|smell',
      '{power} hum|buzz not {work}|move|open|go',
      'gear|gearbox {broken}',
      'gear|gearbox {noise}',
      '{slide} {power} {noise}',
    ],
  },
  {
    why: 'A noisy overhead door usually means worn rollers or hinges.',
    cures: ['Stem rollers', 'Sectional hinges', 'Vertical lift pulleys'],
    shows: ['{lift} {noise}', '{lift} shake|jerk|jerky|vibrate'],
  },
  {
    why: 'A hinge that squeaks needs grease, or its nylon cam or pin is worn.',
    cures: ['Hinge cams', 'Grease', 'Hinge pins'],
    shows: ['hinge {noise}', '{noise} !motor !alarm'],
  },
  {
    why: 'A door that will not stay closed usually has a worn latch or strike, or a closer that is too weak.',
    cures: ['Roller latches', 'Adjustable strikes', 'Hydraulic closers'],
    shows: [
      'not stay|remain|keep close|shut',
      'door|it keep open|opening|popping',
      'pop|swing|drift|blow|blew|spring|creep open',
      'open by itself|own !{power}',
      'not hold close|shut',
    ],
  },
  {
    why: 'A door that no longer closes by itself usually has worn hinge cams or a tired closer.',
    cures: ['Hydraulic closers', 'Hinge cams', 'Spring hinges'],
    shows: [
      'not close|shut',
      'not self close|closing',
      'leave|stand|stay open !{power}',
      'not swing shut|close',
      'not close|shut by itself|own|alone|automatic|complete|fully|way|tight',
    ],
  },
  {
    why: 'A power door that does not close usually has a sensor in the way, a limit switch out of place or a worn button.',
    cures: ['Photo eyes', 'Limit switches', 'Push buttons'],
    shows: [
      '{power} not close|shut',
      '{power} not stop',
      '{power} open itself|own|random',
      '{power} stay|leave|stand open',
    ],
  },
  {
    why: 'A closer with a stop or a bumper on the wall keeps the door from swinging too far.',
    cures: ['Wall bumpers', 'Hydraulic closers'],
    shows: ['swing|open too|so far', 'hit|bang wall'],
  },
  {
    why: 'A track that is bent or worn is replaced by its length and kind of door.',
    cures: ['Slide door box tracks', 'J-tracks', 'Track brackets'],
    shows: ['track|rail {broken}', 'track|rail dirty|{loose}|{off}'],
  },
  {
    why: 'Labels and signs that are missing or faded are replaced.',
    cures: ['Inside release labels', 'Warning labels', 'Signs'],
    shows: ['label|sign|sticker fade|missing|lost|unreadable|worn|gone|{off}'],
  },
  {
    why: 'A door that slams has a closer that lost its oil or is set too strong.',
    cures: ['Hydraulic closers', 'Closer part kits', 'Snap action closers'],
    shows: [
      'slam|bang',
      'close|shut too|so fast|hard|quick',
      'closes|shuts hard',
      'closer too|so fast|hard|quick|strong',
      'closer|close fast|quickly',
    ],
  },
  {
    why: 'A door that closes too slowly has a closer that is too weak or too cold.',
    cures: ['Hydraulic closers', 'Spring closers', 'Closer part kits'],
    shows: ['close|shut slow|slowly', 'closer too|so slow', 'closer slow|slowly'],
  },
  {
    why: 'A door that sags or drags usually has worn hinges, or needs shims behind them.',
    cures: ['Cam lift hinges', 'Hinge shims', 'Strap hinges'],
    shows: [
      'sag|droop|drag|crooked|uneven|misaligned|tilt|lopsided',
      'door|hinge|leaf scrape|rub|dropped|drops|lean|align|level|straight|square',
      'door not line|align|level|square',
      'door hang|hung low|down|crooked|wrong',
    ],
  },
  {
    why: 'A sliding door that drags or scrapes usually hangs on worn rollers.',
    cures: ['Roller hangers', 'Roller wheels', 'Floor guides'],
    shows: [
      '{slide} sag|drag|scrape|rub|crooked|uneven|tilt|low',
      'roller|wheel {broken} !{lift}',
      'roller|wheel flat|{loose}',
    ],
  },
  {
    why: 'A worn hinge is replaced, or repaired with a new pin, cam or bushing.',
    cures: ['Cam lift hinges', 'Strap hinges', 'Hinge pins'],
    shows: [
      'hinge {broken}',
      'hinge {loose}',
      'door fell|fall|come off',
      'hinge {off}',
      'hinge {stuck}',
      'hinge bad|old|leak',
    ],
  },
  {
    why: 'A door that will not latch usually has a worn latch, or a strike that must be moved or replaced.',
    cures: ['Roller latches', 'Adjustable strikes', 'Latch rebuild kits'],
    shows: [
      'unlatch|unlatched',
      'not latch|catch|click',
      'latch|strike not',
      'latch|strike|catch {broken}',
      'latch|strike {loose}',
      'latch|strike {stuck}',
      'latch|strike bad|miss|old|slip',
      'not stay|remain latch',
    ],
  },
  {
    why: 'A handle that is loose or turns freely usually has a worn spindle or latch.',
    cures: ['Handle spindles', 'Latch rebuild kits', 'Latch handles'],
    shows: [
      'handle|knob|lever {loose}',
      'handle|knob|lever spin|turn|slip|stuck|jam|stiff|freely',
      'handle|knob|lever not',
    ],
  },
  {
    why: 'A broken handle is replaced with one of the same kind.',
    cures: ['Latch handles', 'Pull handles', 'Safety handles'],
    shows: ['handle|knob|lever {broken}', 'handle|knob|lever {off}', 'handle|knob|lever missing|bad|gone'],
  },
  {
    why: 'A lost or broken key is cut from a blank. A worn lock gets a new cylinder.',
    cures: ['Key blanks', 'Lock cylinders', 'Padlocks'],
    shows: [
      'key lost|lose|missing|gone|stuck|broke|broken|break|bent|worn|jam',
      'lost|lose|no key',
      'key not',
      'lock {stuck}',
      'lock {broken}',
      'lock not',
      'locked out',
      'lock {ice}',
      'lock hard|{loose}',
      'padlock|cylinder {stuck}',
    ],
  },
  {
    why: 'A door that anyone can open gets a hasp and padlock, a deadbolt or a locking handle.',
    cures: ['Padlocks', 'Hasps', 'Deadbolts'],
    shows: ['theft|steal|stolen|burglar|thief', 'keep people|employee|stranger out', 'not secure'],
  },
  {
    why: 'An inside release lets anyone out of a closed or locked door.',
    cures: ['Inside release knobs', 'Inside release rods', 'Inside release alarms'],
    shows: [
      'trap|trapped !alarm',
      'get|got|let out inside',
      'not get|got|let|escape|exit out|inside',
      'locked inside !hasp !handle',
      'stuck inside',
      'people|person|someone|anyone|worker|employee|staff|kid lock in|inside',
      'release knob|handle|rod|cable|button not|{broken}|{stuck}|{loose}',
      'person|people|someone|worker|employee inside',
      'release {broken}',
      'release {stuck}',
      'release not',
      'not open from inside',
    ],
  },
  {
    why: 'A closer that leaks oil cannot be refilled and is replaced.',
    cures: ['Hydraulic closers', 'Closer part kits', 'Spring closers'],
    shows: [
      'closer drip|seep|wet',
      'closer leak|weak|old|bad|slow|not|{loose}',
      'closer {broken} !action',
      'closer arm {broken}',
      'closer {off}',
    ],
  },
  {
    why: 'A closer or hinge spring that broke is replaced by its length and wire.',
    cures: ['Closer springs', 'Spring hinges', 'Torsion springs'],
    shows: ['spring {broken}', 'spring weak|tired|{loose}'],
  },
  {
    why: 'A broken spring of an overhead door is replaced by its inside diameter, wire and hand.',
    cures: ['Torsion springs', 'Winding cones'],
    shows: ['{lift} spring {broken}', 'torsion {broken}', '{lift} spring weak|tired|{loose}', 'torsion weak'],
  },
  {
    why: 'A sliding door that leaves its track usually has worn rollers, or a guide or stop that is missing.',
    cures: ['Roller hangers', 'Track stops', 'Floor guides'],
    shows: [
      'jump|off|derail|out|leave track|rail',
      '{slide} derail|jump|fall|fell',
      '{slide} come|fall off',
      '{slide} fell|fall|come|came|jump|slip|off off|out|from track|rail',
    ],
  },
  {
    why: 'A sliding door that is hard to push usually has worn rollers.',
    cures: ['Roller hangers', 'Roller wheels', 'Pry handles'],
    shows: [
      '{slide} {hard}',
      '{slide} not roll|move|budge|slide|open',
      'hard|difficult push|pull|roll',
      '{slide} {stuck}',
    ],
  },
  {
    why: 'A sliding door that swings at the bottom has a floor or wall guide that is worn or missing.',
    cures: ['Floor guides', 'Bottom guides', 'Wall guide rollers'],
    shows: [
      '{slide} sway|wobble|flap|{loose}',
      'guide {broken}|{loose}|missing|bad',
      '{slide} bottom swing|sway|wobble|kick|out|flap|loose|away',
      'swing|sway bottom',
    ],
  },
  {
    why: 'A sliding door that does not stop or rolls too far needs an end stop or a bumper.',
    cures: ['Track stops', 'Door edge bumpers'],
    shows: ['{slide} not stop', '{slide} slam|bang|hit|crash|far|bounce', 'roll past|far|end'],
  },
  {
    why: 'A sliding door that will not stay shut usually has a worn hook or catch.',
    cures: ['LE hooks', 'LE hook catches', 'Slide door latches'],
    shows: [
      'hook {broken}',
      'hook not|miss|{loose}',
      '{slide} not stay|latch|catch|hook|lock',
      '{slide} bounce|roll open|back',
    ],
  },
  {
    why: 'A sliding door that no longer closes by itself needs a closer or a lighter roll.',
    cures: ['Slide door closers', 'Roller hangers', 'Track stops'],
    shows: ['{slide} not close|shut', '{slide} not close|shut complete|fully|way|tight|itself|own'],
  },
  {
    why: 'A lamp that is burned out is replaced. If the new one stays dark, look at the fixture and the switch.',
    cures: ['Lamps', 'Vapor proof lights', 'LED strip lights'],
    shows: [
      'light|bulb|lamp burn|burned|burnt|out|dead|dim|flicker|blink|blew|broke|broken|bad|fail',
      'light|bulb|lamp not {work}',
      'light|bulb|lamp|light not',
      'dark inside|freezer|cooler|room|box',
      'no light',
      'not see inside',
    ],
  },
  {
    why: 'A light that stays on, or cannot be switched, usually has a bad switch.',
    cures: ['Light switches', 'Door switches'],
    shows: [
      'light stay|always on',
      'light not turn|switch off',
      'switch {broken}',
      'switch not',
      'switch {stuck}',
    ],
  },
  {
    why: 'A broken cover of a light is replaced without the fixture.',
    cures: ['Light globes', 'Light guards'],
    shows: [
      'light|lamp cover|globe|lens|guard|cage {broken}',
      'globe|lens {broken}',
      'glass light broke|broken|crack',
      'light|lamp cover|globe|guard|cage missing',
    ],
  },
  {
    why: 'A heater that stays cold usually has a broken wire, a blown fuse or a control that is off.',
    cures: ['Heater wire', 'Fuses', 'Heater controls'],
    shows: [
      'heat|heater|heating not',
      'heat|heater|heating {dead}',
      'heat|heater cold|burn|burned|broken|quit|short',
      'wire|frame|edge cold|not warm|heat',
      'not heat|warm !{lift}',
      'heater wire {broken}',
    ],
  },
  {
    why: 'A fuse that blows again usually points to a shorted heater wire.',
    cures: ['Fuses', 'Heater wire', 'Terminal blocks'],
    shows: [
      'fuse blow|blew|blown|burn|burned|pop|keep|bad',
      'breaker trip|pop',
      'circuit trip|short',
      'spark|shock !absorber',
      'blown fuse',
    ],
  },
  {
    why: 'A room that is too warm needs a tight door first, and an alarm that says so in time.',
    cures: ['Temperature alarms', 'Gaskets', 'Thermometers'],
    shows: [
      'too warm|hot',
      'temperature high|rise|up|warm !alarm',
      'not hold|keep|stay temperature|cold',
      'not cold|cool',
      'food|product spoil|thaw|melt|soft',
      'freezer|cooler|room|box warm',
      'thaw|spoil',
    ],
  },
  {
    why: 'A thermometer shows the temperature at the door.',
    cures: ['Thermometers', 'Temperature alarms'],
    shows: [
      'temperature not|unknown|wrong|check|what',
      'thermometer {broken}',
      'thermometer not|wrong|off|{dead}',
      'how cold|warm',
    ],
  },
  {
    why: 'Kick plates, bumpers and posts take the blows of carts and forklifts.',
    cures: ['Kick plates', 'Wall bumpers', 'Jamb protectors'],
    shows: [
      '{cart} hit|dent|damage|ram|bump|scratch|bang|run|crash|scrape|smash|into',
      'scratch|scuff|gouge door|bottom',
      'bottom door dent|scratch|damage|beat|beaten|scuff',
    ],
  },
  {
    why: 'A guard post or a jamb protector keeps carts and forklifts off the wall and the frame.',
    cures: ['Guard bollards', 'Jamb protectors', 'Wall bumpers'],
    shows: [
      '{cart} wall|frame|jamb|casing|corner',
      'wall|frame|jamb|corner hit|dent|damage|scrape',
      'frame|jamb|casing {broken}',
    ],
  },
  {
    why: 'A dent is covered by a kick plate. A door that is soft or open is replaced.',
    cures: ['Kick plates', 'Door panels', 'Replacement panels'],
    shows: [
      'dent|dented|gouge|puncture|delaminate',
      'hole door|panel|skin',
      'door|panel|skin {broken}',
      'door|panel rot|soft|bubble|warp|split',
    ],
  },
  {
    why: 'A kick plate that is bent or loose is replaced, and held with new rivets or screws.',
    cures: ['Kick plates', 'Rivets', 'Screws'],
    shows: [
      'kick plate|panel {broken}',
      'kick plate|panel {loose}',
      'kickplate|kick {off}',
      'kickplate {broken}',
    ],
  },
  {
    why: 'A frayed or slack cable is replaced as a pair, with its drum if the groove is worn.',
    cures: ['Lift cables', 'Cable drums', 'Vertical lift pulleys'],
    shows: [
      'cable fray|{broken}|slack|off|rust|kink|{loose}',
      '{lift} cable fray|slack|off|broke|broken|{loose}',
      '{lift} crooked|uneven|tilt|side|level|lopsided',
    ],
  },
  {
    why: 'An overhead door that is heavy or falls has lost the pull of its spring, cable or counterweight.',
    cures: ['Torsion springs', 'Counterweights', 'Lift cables'],
    shows: [
      '{lift} heavy|fall|fell|drop|drift|crash|hard|difficult',
      '{lift} not stay|up|lift|raise|open|balance',
      'not stay up',
      'counterweight {stuck}|{broken}|fall|heavy|rub',
      '{lift} hard raise|lift|open',
      'not raise',
    ],
  },
  {
    why: 'An overhead door that binds or leaves its track usually has worn rollers or a bent track.',
    cures: ['Stem rollers', 'Sectional tracks', 'Sectional hinges'],
    shows: [
      '{lift} {stuck}',
      '{lift} off|jump|out track',
      '{lift} roller|hinge {broken}',
      '{lift} track {broken}',
      '{lift} roller|hinge {loose}',
    ],
  },
  {
    why: 'A broken section is replaced without the rest of the door.',
    cures: ['Sectional door sections', 'Section joint gaskets'],
    shows: ['{lift} section|panel {broken}', 'section {broken}', '{lift} section|panel dent|dented'],
  },
  {
    why: 'A door that closes on people or goods needs a working photo eye or safety edge.',
    cures: ['Photo eyes', 'Safety edges'],
    shows: [
      'not reverse',
      'close|shut on {cart}|people|person|someone',
      '{power} hit|strike|crush|close|pinch people|person|cart|someone|me|forklift',
      '{power} door not reverse|see|sense|detect',
      'hit|strike|close people|person|me|someone|employee',
      'edge not|{broken}|torn',
      'sensor|eye not',
      'sensor|eye {broken}',
      'sensor|eye dirty|block|blink|blind',
    ],
  },
  {
    why: 'A power door that stops or turns back halfway usually has a limit switch or a sensor that misreads.',
    cures: ['Limit switches', 'Photo eyes', 'Safety edges'],
    shows: [
      'reverse itself|own|alone',
      'stop|stuck|reverse|quit halfway|partway|midway|middle|short|early',
      '{power} stop|reverse halfway|partway|midway|middle|itself|suddenly|short|early',
      '{power} reverse|back !not',
      '{power} open halfway|partway|part',
    ],
  },
  {
    why: 'A power door that does not move usually has a bad button, a board without power or a motor that quit.',
    cures: ['Push buttons', 'Operator boards', 'Operator motors'],
    shows: [
      '{power} not open|move|run|start|work|respond|go|lift|turn',
      '{power} {dead}|{stuck}',
      'no power',
    ],
  },
  {
    why: 'A belt or chain that slips is tightened, or replaced when it is worn.',
    cures: ['Chain tensioners', 'Chain links', 'Roller chain'],
    shows: ['chain fall|fell|off|jump|{loose}|slack|slip|skip|{broken}|rust|stretch'],
  },
  {
    why: 'A belt that slips is tightened, or replaced when it is worn.',
    cures: ['Fast track belts', 'Operator belts', 'Belt tensioners'],
    shows: ['belt slip|{broken}|{loose}|off|squeal|stretch|fray|tear|torn'],
  },
  {
    why: 'A button that sticks is replaced. A boot keeps water and ice out of it.',
    cures: ['Push buttons', 'Push button boots'],
    shows: [
      'button not',
      'button {stuck}',
      'button {broken}',
      'button|station {dead}|{ice}',
      'button hard|push not',
      'button nothing',
    ],
  },
  {
    why: 'A remote that stopped working is replaced with its receiver or learned again.',
    cures: ['Radio controls'],
    shows: [
      'remote|transmitter|clicker|fob not',
      'remote|transmitter|clicker|fob {dead}',
      'remote|transmitter|clicker|fob lost|lose|missing|{broken}',
    ],
  },
  {
    why: 'A pull cord that broke or sticks gets a new switch with its cord.',
    cures: ['Pull cord switches'],
    shows: ['rope|cord|pull {broken} !coiled !{cart} !handle', 'pull cord|rope not|{broken}|{stuck}|off'],
  },
  {
    why: 'A cord that is pulled or frayed is replaced with a coiled one.',
    cures: ['Coiled cords', 'Operator cables'],
    shows: ['coil|coiled|cord fray|torn|{broken}|stretch', 'wire fray|cut|torn !heater', 'cord fray'],
  },
  {
    why: 'A traffic door that does not center or swing back has a worn cam, pivot or torsion pin.',
    cures: ['Traffic door hinges', 'Saniswing pivots', 'Coldswing bearings'],
    shows: [
      'traffic|impact|kitchen|double|restaurant|swinging not center|close|return|back|swing|align|stay',
      'traffic|impact|kitchen|restaurant sag|drag|{loose}|{noise}|crooked',
      'not center|return',
      'traffic|impact hinge|pivot {broken}',
    ],
  },
  {
    why: 'A bumper on a traffic door takes the blows of carts.',
    cures: ['Traffic door bumpers', 'Jamb protectors', 'Traffic door panels'],
    shows: [
      'traffic|impact|kitchen|restaurant hit|dent|damage|bang|beat|crack|broken|torn',
      'bumper {torn} !drop',
      'bumper {broken} !drop',
      'bumper {loose}|missing|{off}',
    ],
  },
  {
    why: 'A ramp takes carts over the sill. A worn sill is replaced.',
    cures: ['Ramps', 'Sill thresholds'],
    shows: [
      '{cart} over|bump|stuck|catch|cross sill|threshold|floor|door|curb|step',
      '{cart} stuck|catch',
      'trip over|sill|threshold|on',
      'sill|threshold {broken}',
      'sill|threshold {loose}',
      'slip|slippery floor|sill|threshold',
    ],
  },
  {
    why: 'A door that is left open is noticed by a switch with an alarm, and closed by a closer.',
    cures: ['Door switches', 'Hydraulic closers', 'Keep closed signs'],
    shows: [
      'forget|forgot close|shut',
      'employee|people|staff|someone|they leave open',
      'not know|notice open',
    ],
  },
  {
    why: 'An alarm that beeps or stays silent usually needs a new battery, or is replaced.',
    cures: ['Inside release alarms', 'Temperature alarms'],
    shows: ['alarm beep|chirp|not|{dead}|{broken}|silent|false', 'beep|chirp'],
  },
  {
    why: 'Rust and stains on stainless steel come off with a cleaner. Scratched paint is touched up.',
    cures: ['Stainless cleaner', 'Touch-up paint'],
    shows: [
      'rust|stain|smudge|fingerprint door|steel|stainless|surface|panel|spot',
      'paint scratch|chip|peel|fade',
      'dirty|stain stainless|door',
      'rust|rusty|rusting frame|trim|casing|door|plate !hinge !hardware',
    ],
  },
  {
    why: 'A gap between the frame and the wall is closed with sealant or trim.',
    cures: ['Sealant', 'Casing trim', 'Cove base trim'],
    shows: [
      'gap wall|frame|ceiling|joint',
      'gap|crack|space|hole wall|ceiling frame|casing|trim|panel',
      '{leak} wall|ceiling|corner|joint',
      'caulk crack|old|gone|{off}',
    ],
  },
  {
    why: 'Screws that are stripped or missing are replaced with longer or thicker ones.',
    cures: ['Screws', 'Hex bolts', 'Wedge anchors'],
    shows: [
      'screw strip|stripped|{loose}|missing|{off}|{broken}|hold',
      'bolt strip|stripped|{loose}|missing|{broken}',
      'anchor {loose}|pull',
    ],
  },
]
