import { bestPattern, indexed, patternsOf } from './keyword-patterns.ts'
import { lazy } from './lazy.ts'
import { asSpelled } from './misspellings.ts'
import { withDigits } from './number-words.ts'
import { rootCorrector } from './spelling.ts'
import { rootOf } from './stemming.ts'
import { symptomWords } from './symptoms.ts'
import { describingWords, stopWords, synonyms } from './synonyms.ts'
import { tokenize } from './tokenizer.ts'

/**
 * What a part is and does in the words of someone who does not know its name, after the name that it is searched for.
 * The same slots as the lines of symptoms: all must be said, in any order.
 */
const namesByDescription: Readonly<Record<string, readonly string[]>> = {
  // Casings and frames
  'wall casing': [
    'metal|wrap|cap|cover|trim|channel cover|wrap|hide|cap|finish edge|end wall|opening|panel|foam',
    'trim|cover|wrap raw|edge wall|opening|panel !window',
    'cover|hide foam wall|opening|edge|panel',
  ],
  'casing splice plate': ['plate|piece|strip|cover join|connect|splice|together|seam casing|trim'],
  'casing corner trim': ['piece|trim|cap corner casing|opening'],
  'header cover end cap': ['cap|cover|plug end header|track|rail|hood cover|hood|header|cap'],
  'frame angle clip': [
    'bracket|clip|angle|iron|l hold|fix|fasten|attach|mount|screw|secure|anchor frame|jamb wall|panel',
  ],
  'frame head': ['top|upper|over|above piece|part|section|member frame|doorframe|jamb !gasket !seal !hold'],
  'header seal carrier': [
    'hold|carry|carrier|retain gasket|seal|rubber top|header|head|above',
    'channel|strip|piece|metal top gasket|seal overhead|vertical|sectional',
  ],
  'frame head plate': [
    'plate|steel|backing|backer|board behind|back|under track|rail',
    'plate|steel hold|carry|mount|support|screw track|rail wall !bracket',
  ],
  'sill threshold': [
    'strip|bar|plate|metal|aluminum doorway|entrance bottom|across|floor|on|under !gasket !seal !rubber !curtain',
    'metal|strip|plate|bar|saddle|piece floor|ground doorway|across|under|opening|entrance|threshold !gasket !seal !rubber !guide',
    'strip|plate|metal step over|on door|doorway|entrance',
  ],
  // Gaskets
  'gasket sweep': [
    'rubber|flap|strip|vinyl under swing|hinged|swinging|walkin door !slide !sliding !slider !overhead !garage !vertical',
    'rubber|flap|strip|vinyl|wiper|brush|plastic bottom|under|floor drag|wipe|touch|seal|air|draft|cold|mice|bug|gap|hang !slide !sliding !slider !overhead !garage !sectional !vertical !hit !stop',
    'strip|rubber|seal|flap keep|stop|block cold|air|draft|bug|mice|water bottom|under|floor !slide !sliding !slider !overhead !garage !vertical',
  ],
  'slide door sweep gasket': [
    'rubber|flap|strip|wiper|seal|gasket bottom|under|floor {slide} !wood !wooden !maple !bumper !roller !guide',
  ],
  'bottom astragal': [
    'rubber|loop|seal|strip|gasket|u|flap bottom|under|floor {lift} !bracket !roller !cable !panel !section',
  ],
  'meeting gasket': [
    'rubber|seal|strip|gasket two|both|double|half|halves meet|together|between|middle|center',
    'seal|rubber|gasket|strip between two|both|double door|half|halves|leaf|leaves|panel',
  ],
  'section joint gasket': [
    'seal|rubber|gasket|strip|foam between section|panel overhead|garage|sectional|door|lift',
  ],
  'gasket clamp bar': ['bar|strip|metal|flat clamp|hold|press|squeeze gasket|seal|rubber'],
  'gasket strike strip': [
    'magnet|magnetic|gasket stick|sticks|grab|attract to|what|strip|metal what|stick|sticks !glue !cement',
    'metal|steel|strip stick|attract|grab|hold magnet|magnetic !glue !curtain',
    'metal|steel strip|tape|plate magnet|magnetic gasket|seal|frame|fiberglass !curtain',
  ],
  'gasket retainer': [
    'track|channel|groove|strip|holder|rail|extrusion|holds|hold gasket|seal|sweep|rubber hold|slide|snap|push|go|fit|into !tool !glue !top !header !glass !window',
  ],
  'gasket adhesive': [
    'glue|adhesive|cement|goo stick|hold|put|bond|reattach|attach gasket|seal|rubber',
    'glue|adhesive|cement gasket|seal|rubber|weatherstrip on|back|to|hold|stick|loose|fell',
  ],
  'gasket tool': [
    'tool|roller|wheel roll|push|press|put|install|insert|seat gasket|spline|seal|weatherstrip',
  ],
  'molded gasket corner': ['corner|elbow|turn gasket|seal|bulb molded|miter|premade|cut|glue !push !snap'],
  'window glazing gasket': [
    'rubber|gasket|seal|strip|molding|channel hold|around|set|seal|keep|go glass|pane|plexiglass !replacement',
  ],
  // Hinges
  'hinge cam nylon': [
    'plastic|nylon|white|ramp|insert|cam|bushing|spiral inside|in|insert|of hinge !track !gasket !spacer !shim !packer !packing',
    'plastic|nylon|cam|insert|piece make|raise|lift|rise door hinge !spacer !shim !packer !packing',
  ],
  'cam lift hinge': [
    'hinge raise|lift|rise|climb door|up|open !overhead !garage !pin !bushing !insert !nylon !plastic',
  ],
  'hinge shim': ['shim|plate|spacer|packing|washer|thin behind|under|space|between|move hinge'],
  'double acting spring hinge': [
    'hinge swing|swings|go|open|opens|spring|door in out|back !lock',
    'hinge saloon|cafe|batwing|western spring|springs|swing|swings|back|type|door|doors !lock',
    'hinge spring|springs swing|swings|go|open|opens|door in|forward out|back|backward !lock',
    'hinge both|two|either direction|way|side open|swing|go|spring|work',
    'spring hinge both|two|either direction|way',
  ],
  'spring hinge self closing': [
    'hinge spring|pull|close|shut itself|automatic|automatically|own|self|spring|door !raise !lift !cam',
  ],
  'hinge pin': [
    'pin|rod hold|through|go|middle|slide|join hinge together|in|through|half|halves|leaf|leaves !bushing !kit !strap !pivot',
  ],
  'adjustable strap hinge': ['hinge adjust|adjustable|move up|side|sideways|in|way|direction'],
  'hinge adjusting tool': ['tool|wrench|key adjust|adjusting|turn|set hinge|hinges'],
  // Handles and latches
  'handle spindle': [
    'square|bar|rod|shaft|pin|steel join|connect|between|through|go|link handle|knob|lever !chain',
    'square bar|rod|shaft|pin handle|knob|lever|through',
  ],
  'push bar with alarm': [
    'bar noise|alarm|siren|horn|scream|loud|beep|buzz push|open|exit|lean|leave|sneak|hit|emergency|fire !edge !gasket',
    'bar exit|panic|crash|push noise|alarm|siren|horn|scream|loud|beep|buzz push|open|lean|leave|sneak|hit|when|if|that|makes !edge !gasket',
  ],
  'push bar': [
    'bar lean|push|press|shove|hit|hip|body|fall get|out|exit|leave|escape cooler|freezer|walkin|inside|box|door !gasket !edge !wood !maple',
    'bar lean|push|press|shove|hit|hip|hand|arm|body open|unlatch|release door !pry !gasket !edge !slide !sliding !cold !freeze',
    'long|horizontal bar across door push|lean|press|exit|open',
  ],
  'handle inside outside set': [
    'handle inside|in outside|out both|and|set|kit|side !pull !bar !rod !shaft !square !pin',
    'handle open|get out|inside|from in|inside|out walkin|cooler|freezer|box !pull !bar',
  ],
  'hygiene handle cover': [
    'cover|sleeve|wrap|glove|sheath germ|hygiene|clean|bacteria|antimicrobial|sanitary|hand handle|pull|bar',
  ],
  'lift handle': [
    'handle|grip lift|raise|pull up|overhead|garage|lift|vertical door|up|overhead !step !foot !rope',
  ],
  'roller latch': [
    'roller|ball|catch hold|keep|snap door|closed|shut push|pull|closed|shut !slide !sliding !window !track',
  ],
  'adjustable strike': [
    'plate|piece|catch|receiver roller|latch hit|catch|click|ride|roll|land|go|strike !slide !lever !ess',
  ],
  'lever latch strike': [
    'plate|piece|part|catch|what lever|handle|tongue|bolt hit|catch|go|land|engage frame|jamb|into|in',
  ],
  'magnetic latch': ['magnet hold|keep|catch door|closed|shut closed|shut|light !gasket !seal !strip !steel'],
  'slide door strike': [
    'catch|plate|piece|receiver|part|what latch {slide} lock|go|catch|hit|hook|into|land',
  ],
  'flush bolt': [
    'bolt|pin|rod|lock other|second|inactive|passive|fixed|both|unused leaf|door|half|side !key !padlock',
    'bolt|pin|rod go|into|slide|drop floor|head|top double|second|inactive|leaf',
  ],
  'lever latch rebuild kit': ['rebuild|repair|fix|kit|everything lever|handle latch'],
  padlock: ['lock|padlock freeze|frozen|rust not|never|outside|outdoor'],
  hasp: [
    'padlock|lock hang|put|place|loop|through|bracket|plate|hinged|fold on|for|padlock|door|staple !handle !lever !key',
  ],
  'electric strike': [
    'strike|latch|lock buzz|card|keypad|electric unlock|open|release|in|door !operator !motor',
  ],
  // Inside release
  'inside release alarm': [
    'horn|bell|alarm|buzzer|siren|button|light lock|locked|shut|trap|trapped|stuck inside|in|someone|person|anyone',
    'horn|bell|alarm|buzzer|siren call|ring|push|sound|press help|inside|freezer|cooler|trapped !door !open !temperature !warm',
  ],
  'inside release paddle': [
    'plate|paddle|pad push|press leave|out|exit|get ess|big|flat|inside|door !button !trapped',
  ],
  'inside release knob': [
    'knob|button|plunger push|get|let|open out|inside|escape !remote !operator !power !electric !automatic',
    'knob|handle|thing get|let out freezer|cooler|box|walkin|inside',
  ],
  // Closers and assist
  'hydraulic door closer': [
    'arm|thing|cylinder|device|box|hydraulic|automatic close|shut|pull door|itself|slow|slowly|automatically|top !slide !sliding !slider !open !spring !flies',
    'thing|something|device close|shut door !slide !sliding !slider !spring !person !switch !sensor !tell',
  ],
  'snap action closer': ['close|shut|pull|snap last inch|bit|way door|it|thing|make'],
  'spring closer': [
    'spring|coil pull|close|shut door|closed|shut|it !hinge !overhead !garage !slide !sliding !lift',
  ],
  'slide door closer': [
    'close|shut|closer|pull|weight|air|cylinder {slide} itself|automatically|own|automatic|behind|closer|device|thing',
  ],
  'closer cover': ['cover|cap|housing plastic|over|for|hide closer'],
  'closer shoe': ['shoe closer arm|for|track'],
  'assist to open foot': [
    'step|stomp|stepping lever|pedal|thing|pad|bar open|pop|break|crack|loose|push|kick door|freezer|cooler|seal|suction !ramp !plate !overhead !garage',
    'foot|pedal open|opener|pop|push door|freezer|cooler hand|hands|arms|free|full !plate !overhead !garage !slide !sliding',
    'foot|feet|pedal|shoe open|opener|pop|kick|push|break|step|press door|freezer|cooler !plate !dent !feet !overhead !garage !slide !sliding',
    'foot|feet|pedal|shoe open|pop|push|break|step|press hand|hands|arms|without|instead|full door|freezer|cooler !plate !dent !overhead !garage !slide !sliding',
    'foot|pedal|shoe pop|push|break|step|press open|loose door|freezer|cooler hand|hands|arms|without|instead|full !plate !dent !overhead !garage !slide !sliding',
  ],
  'assist to open': [
    'push|pushes|pop|pry|kick|break|lever|help open|loose door|freezer|seal|suction stuck|hard|sealed|vacuum|suction|open|foot !slide !sliding !slider',
    'open|opener foot|hands|handsfree|elbow|hip|knee door|without|free|hand',
    'thing|lever|device|something push|pop|break|help freezer|door|suction|vacuum open|loose|seal !slide !sliding',
  ],
  'pry handle': ['handle|bar|lever break|pry|get|start|loose|open {slide} frozen|ice|stuck|loose|hard'],
  'assist wear plate': ['plate|pad protect|save|wear|where|under lever|assist frame|push|rub|hit'],
  // Plates, posts, ramps
  'kick plate': [
    'metal|plate|sheet|skin|stainless|aluminum|cover|shield protect|cover|bottom|guard|armor|low|kick door|bottom cart|kick|dent|scratch|bottom|low !window !jamb !frame !gasket !heater !floor',
  ],
  'jamb protector': [
    'metal|guard|plate|protector|cover|shield|armor|steel protect|guard|keep|cover|shield|stop frame|jamb|doorframe cart|forklift|hit|damage|dent|side|door',
  ],
  bollard: [
    'post|pole|pipe|barrier|bollard keep|stop|protect|guard|block forklift|truck|cart|jack|hit|hitting|off|door|wall|frame',
    'post|pole|pipe|pillar forklift|truck|cart|jack|car not|hit|bump|run|ram|crash|smash|back hit|into|bump|door|doorway|frame|wall|building|opening',
    'post|pole|pipe floor|ground|concrete|front forklift|door|protect|stop|hit',
  ],
  'traffic bumper': [
    'bumper|pad|padded|cushion|rubber|guard traffic|kitchen|swinging|restaurant|impact cart|hit|bump|push|bang',
  ],
  'wall bumper': ['rubber|bumper|pad|stop|cushion wall door|handle hit|bang|stop|open|swing'],
  ramp: [
    'ramp|slope|wedge|bridge|plate|something|metal|thing roll|get|push|wheel|drive cart|jack|dolly|over threshold|sill|step|into|over|up|lip',
  ],
  'strip pvc amber': [
    'strip|plastic|curtain|flap|vinyl yellow|yellowish|orange|amber|gold fly|flies|bug|insect|mosquito|wasp|bee|gnat',
    'strip|plastic|curtain|flap|vinyl yellow|yellowish|orange|amber|gold keep|stop|block|away|out|hang|hanging|doorway fly|flies|bug|insect|mosquito|wasp|bee|gnat',
    'strip|plastic|curtain|flap|vinyl yellow|yellowish|orange|amber|gold hang|hanging|doorway|opening|door keep|stop|block|away|out fly|flies|bug|insect|mosquito|wasp|bee|gnat',
  ],
  'strip curtain': [
    'plastic|vinyl|clear|strip|flap|curtain|see hang|hanging|walk|through|keep door|doorway|opening|cold|walk|through|cooler|freezer !gasket !handle !window !sweep !track',
  ],
  'strip pvc': ['one|single|replace|new|spare|individual strip|flap curtain|torn|replace|single'],
  // Windows
  'window trim ring': [
    'ring|frame|trim|molding|border|metal around|round|for|surround window|glass|porthole !rubber !door',
  ],
  'traffic window': [
    'window|glass|plexiglass|porthole see|look|swinging|kitchen|traffic|restaurant through|who|coming|door|other !round',
  ],
  peephole: ['hole|lens|viewer look|see|peek through|out|who|inside door|who|other|through !window !glass'],
  'heated window': [
    'window|glass|heated|heat not|without|never|wont|dont|free|heat|heated fog|frost|freeze|ice|steam',
  ],
  'window vision lite': ['window|glass|pane overhead|garage|sectional|section door|panel|section'],
  // Heaters, lights and electrical
  'heater wire': [
    'wire|cable|tape|strip|cord|heat|heater keep|stop|prevent|melt|warm|heat frame|door|jamb|edge freeze|frost|ice|sweat|warm !pan !floor !control !window !glass !clip !splice !kit',
  ],
  'heater pan': [
    'heat|heated|warm|heater|pan floor|bottom|under|sill|threshold|drip sweep|ice|door|pan|freeze',
  ],
  'heater wire clips': ['clip heater|heat wire|cable|tape'],
  'heater wire foil tape': ['foil|aluminum tape heater|heat|wire|roll'],
  'heater control': [
    'control|timer|thermostat|switch|box turn|save|cycle|less|control|regulate|cut|lower|reduce heater|heat door|frame|off|energy|down|power|use',
  ],
  'pressure relief vent': [
    'vent|port|flap|hole|valve wall|freezer air|pressure|flap|in|vacuum|equal|suck',
    'let air in|out freezer|room|box|when',
    'vent|port|valve so|let|allow|keep door|freezer open|suck|vacuum|pressure',
  ],
  'vapor proof light': ['light|fixture|lamp jar|globe|glass cage|guard with|and|in'],
  'light globe': [
    'glass|cover|bowl|jar|globe|dome|plastic over|around|cover|on|go|for|replacement light|bulb|lamp|fixture !heated !window !door !cage !wire !guard !switch',
  ],
  'light guard': [
    'cage|wire|basket|guard|metal over|around|protect|on|for|cover light|bulb|lamp|fixture !heater',
  ],
  'motion switch': [
    'switch|sensor light on|off walk|enter|motion|automatic|automatically|itself|go|someone|when',
    'light turn|come|go on walk|enter|motion|automatic|automatically|when',
  ],
  'light timer switch': ['switch|timer light turn|shut|goes|go off itself|automatically|after|minute|forget'],
  'light switch pilot': ['switch|light tell|know|show|glow|see|indicator light on|if outside|on|still|off'],
  'door switch magnetic': [
    'magnet|magnetic|reed switch|contact|sensor door|frame|head|jamb fan|light|alarm|open|closed|stop|tell|know !gasket',
    'magnet|magnetic|reed switch|contact|sensor stop|shut|turn|kill|cut|off fan|light|evaporator|alarm door|open|when !gasket',
    'magnet|magnetic|reed switch|contact|sensor stop|shut|turn|kill|cut|off fan|light|evaporator|alarm door|open|when head|frame|jamb|closed !gasket',
  ],
  'door switch': [
    'switch|sensor fan stop|shut|turn|kill|cut|off open|door',
    'switch|sensor tell|know|detect|light|alarm door|cooler|freezer open|closed|ajar|left',
  ],
  'temperature alarm': [
    'alarm|buzzer|beeper|bell|warning|horn warm|temperature|hot|thaw|temp !call !dial !phone !text',
    'tell|warn|let|alert know|me|us|when freezer|cooler|room warm|hot|temperature',
  ],
  'temperature alarm dialer': [
    'alarm|dialer|thing|something|box call|dial|phone|text me|my|phone|cell|manager|owner|us',
  ],
  'recording thermometer': [
    'record|chart|log|write|graph temperature|temp paper|history|day|week|record|inspector|thermometer',
  ],
  'door loop cord': [
    'cord|wire|cable|loop|conduit|flexible carry|between|across|run|from|go wire|power|frame|hinge door|frame across|frame|to',
  ],
  'coiled cord': ['cord|cable|wire stretch|coil|coiled|curly|spring|spiral move|door|slide|operator|stretch'],
  // Tracks, rollers, guides
  'sliding door track': [
    'rail|track|channel wheel|roller|door|hang run|hang|roll|ride|slide|go {slide}|wheel|roller|on|top|from !behind !plate !support !ceiling !floor !bottom !cover !bracket !wall !stop !j !overhead !garage',
  ],
  'wall track bracket': [
    'bracket|support|mount|holder|arm hang|hold|holds|mount|support|attach|fasten|off track|rail wall',
  ],
  'ceiling track bracket': [
    'bracket|support|hanger hang|hold|mount|support|attach|fasten track|rail ceiling|overhead',
  ],
  'track bracket': [
    'bracket|support|hanger|hold hang|hold|mount|support|attach|fasten track|rail ceiling|wall|up|to|sliding',
  ],
  'roller hanger': [
    'wheel|roller top|hang|hold|overhead|carry {slide} track|rail|top|hang|roll|on|hold',
    'wheel|roller|trolley {slide} roll|hang|run|ride track|rail|on|in !bottom !floor !wall !only !j !side',
  ],
  'roller wheel only': [
    'wheel|roller just|only|without|no bracket|hanger|frame|wheel {slide}|hanger|track|door|without',
  ],
  'floor t guide': [
    't shape|shaped floor|guide|bottom|ground guide|slide|slider|sliding|keep|door|line',
    't shape|shaped floor|ground|bottom|screw|bolt guide|keep|hold|run|thing|piece|bracket {slide}|door',
  ],
  'floor guide': [
    'guide|bracket|block|roller|piece|thing|something floor|bottom|ground keep|hold|stop|guide {slide}|swing|swinging|line|out|track|wall !channel !gasket !rubber !drag',
  ],
  'track end stop inside': [
    'stop|bumper inside|within|into track|rail goes|go|fits|slide|box|rubber|end|bolt !floor !gasket !spring',
  ],
  'track end stop': [
    'stop|block|bumper|keep end|off|far|past track|rail|roll|roller|wheel|slide|run !floor !gasket !{power}',
  ],
  'track header cover': [
    'cover|hood|shield|metal|box|goes over|above|cover|protect|hide track|roller|rail|wheel dirt|dust|keep|water|sliding|slide|over|protect|hide !end !cap !spring',
  ],
  'bottom guide channel': [
    'channel|groove|track|u floor|bottom|ground guide|run|slide|ride|keep|in|along door|bottom|slide|sliding|roller !gasket !overhead',
  ],
  'wall guide roller': [
    'roller|wheel wall push|press|hold|keep|tight|squeeze|against door|panel|gasket|in|tight|closed',
    'roller|wheel on|mounted wall door|slide|sliding|guide push|press|in|tight|close',
  ],
  'wall guide ramp': [
    'wedge|ramp|block wall|guide push|press|tight|close|wedge|force door|slide|sliding|roller',
  ],
  'wall guide rail': ['rail|bar|strip on|mounted door roller|guide|wall ride|run|push|roll|against'],
  'wall guide mounting plate': ['plate|backing mount|spread|hold|fasten|behind|load wall guide|roller'],
  'le hook': [
    'hook|thing|piece|part front|lead|leading|nose|edge|pull {slide} tight|in|shut|jamb|close|front !catch !rod !latch',
  ],
  'hook linkage rod': ['rod|bar|link connect|between|link|join|tie hook|hooks'],
  'hook catch': [
    'catch|receiver|plate|piece|pin hook|hooks grab|catch|go|into|onto|land|engage|wall|jamb|for !closer',
  ],
  'j track roller': ['roller|wheel j track|rail|shape|shaped !wear'],
  'j track wear strip': [
    'strip|plastic|liner|insert j track|rail wear|plastic|lip|slide|inside|in !wheel !roller',
  ],
  'droptrac ramp insert': [
    'insert|ramp|plastic|notch|piece|plate drop|droptrac|dip|down door|roller|wheel|track|notch settle|down|drop|where|ramp|insert',
  ],
  'skid bar maple': [
    'wood|wooden|maple bottom|under|below|underneath door|slide|sliding|slider !gasket',
    'wood|wooden|maple bar|strip|board|runner|plank|skid|rail|piece|block bottom|under|below|underneath door|slide|sliding|slider|sill|ride !gasket',
    'wood|wooden|maple bar|strip|board|runner|plank|skid|rail|piece bottom|under|below|underneath door|slide|sliding|slider drag|ride|slide|sill|over|skid|tear|wear|floor !gasket',
    'wood|wooden|maple bar|strip|board|runner|plank|skid|rail|piece slide|slides|ride|rides|rub|drag over|on|along sill|threshold|floor|concrete',
  ],
  'skid bar': [
    'wood|maple|plastic|bar|strip|runner|skid|board bottom|under door|slide|sliding drag|ride|slide|sill|over|wood|maple|tear|floor !sweep !rubber !gasket !guide !kick',
    'wood|maple|wooden bottom|under door|slide|sliding',
  ],
  'skid block': [
    'block|plastic|nylon|pad|guide|thing|piece side|edge|frame|rub|slide vertical|guillotine|lift rub|slide|side|track|edge|against !cable !weight !overhead',
  ],
  'edge bumper': [
    'rubber|bumper|cushion|pad edge|front|lead|leading door|slide|sliding hit|bang|close|stop|jamb !cart',
  ],
  // Vertical lift and sectional
  counterweight: [
    'weight|iron|block|plate|lead balance|hold|counter|offset|inside|pull vertical|lift|guillotine|door|balance !torsion !cable !slide !sliding !closer',
  ],
  'lift cable': [
    'cable|wire|rope|steel lift|pull|raise|hold|hoist overhead|garage|vertical|door|sectional|up !drum !pulley !bracket !wheel !spool',
  ],
  'cable pulley': [
    'wheel|pulley|sheave|groove cable|rope over|run|go|corner|around|ride|turn|guide|groove !drum !spool',
  ],
  'cable drum': [
    'drum|spool|reel|wheel|pulley cable|rope wind|wrap|roll|coil|spool|on|around shaft|up|on|onto|wind|overhead|spool',
  ],
  'bottom bracket': [
    'bracket|corner|fixture|plate bottom|low cable overhead|garage|vertical|attach|hook|door|sectional|connect',
  ],
  'stem roller': [
    'wheel|roller pin|stem|shaft|rod|hinge|garage|overhead|side track|stem|rod|hinge|run|ride|go|stick|hold',
  ],
  'sectional hinge': [
    'hinge between|connect|hold|join|middle|side section|panel|overhead|garage !gasket !roller',
  ],
  'torsion spring': [
    'spring|coil lift|balance|help|shaft|above|over|twist|wound overhead|garage|sectional|door|shaft !bumper !cone !plate !closer',
  ],
  'winding cone': ['cone|plug|end wind|winding|tighten spring|torsion'],
  'torsion shaft': [
    'shaft|bar|tube|pipe|rod spring|drum on|through|slide|hold|go|run|turn|spin !plate !cone !closer',
  ],
  'spring bumper': [
    'spring|bumper top|end|stop|cushion|shock vertical|lift|overhead|guillotine travel|top|open|hit|stop|up',
  ],
  'rope handle': [
    'rope|strap|cord pull|hang overhead|garage|vertical|lift down|up|close|reach !switch !button !motor !power',
  ],
  'sectional track': [
    'track|rail|channel horizontal|curved|curve|vertical|upright overhead|garage|sectional !bracket !hinge !stem !plate !roller',
    'track|rail|channel roller|wheel overhead|garage|sectional !bracket !hinge !stem !plate',
    'track|rail|channel side|vertical|curve|wheel|roller overhead|garage|sectional run|roll|ride|go|up|in',
  ],
  // Power operators
  'photo eye': [
    'eye|sensor|beam|light|thing|something|laser stop|reverse|keep|see|detect|so|not close|hit|way|closing|people|forklift|someone|anyone !edge !rubber !button !light',
  ],
  'safety edge': [
    'rubber|strip|edge|bumper|bar reverse|stop|back power|automatic|electric|reverse make|so|when|that|if',

    'rubber|strip|edge|bar|bumper|thing stop|reverse|back hit|touch|bump|something|someone|person|pinch door|edge|bottom|it|power',
  ],
  'motion sensor': [
    'sensor|thing|something|eye|radar open|opens door|itself come|approach|walk|drive|forklift|motion|automatic|automatically',
  ],
  'traffic leaf': [
    'door whole|complete|entire swinging|flapping|traffic|impact|kitchen|restaurant|swing !hinge !frame !gasket !window !walkin !freezer',
    'new|replacement door|leaf|panel whole|complete|entire swinging|flapping|traffic|impact|kitchen|restaurant|swing !hinge !frame !gasket !window !walkin !freezer',
    'door|panel|leaf flap|swing|swings both|two|in way|ways|direction|out whole|complete|entire|new !hinge !spring !handle !window !gasket !bumper !closer',
  ],
  'wall pull cord switch': ['cord|string|rope pull|hang wall open|door|switch|operate|start|forklift !light'],
  'ceiling pull cord switch': [
    'cord|string|rope pull|hang ceiling open|door|switch|operate|start|forklift !light',
  ],
  'pull cord switch': [
    'cord|string|rope|lanyard pull|yank|tug|jerk|grab driver|forklift|truck|jack !light !hand !wire !coiled',
    'cord|string|rope|lanyard|line pull|yank|tug|jerk|grab|reach driver|forklift|truck|operator|jack open|door|operate|start !light !hand !wire !coiled',
    'cord|string|rope|lanyard|line driver forklift|truck|lift pull|yank|tug|jerk|grab open|door|operate|start !light !hand !wire !coiled',
    'cord|string|rope|chain|switch pull|hang ceiling|overhead|hang|down|forklift|driver open|door|switch|operate|start !light !hand',
  ],
  'push button station': [
    'button|station|box open|close|stop|push|press wall|operate|run|power|electric|automatic|door !cover !boot !remote !inside !trapped !locked !get !knob',
  ],
  'mushroom push button': [
    'mushroom button|head|knob stop|open|emergency|door|hit|wall|push',
    'big|large button red|mushroom|palm stop|hit|hand|emergency|door|open',
    'mushroom button|head big|large|red|palm stop|hit|hand|emergency|door|open|push',
    'button big|red|emergency|mushroom stop|emergency|kill|panic|halt',
  ],
  'push button boot': ['boot|cover|rubber|cap over|keep|water|ice|rubber|protect|for|dirt button|station'],
  'radio control visor': [
    'remote|clicker|button|transmitter|fob|opener visor|sun|clip|clips open|operate|door|forklift|truck|car|cab !battery',
    'remote|clicker|button|transmitter|fob|opener visor|clip|clips open|operate|door|for|on forklift|truck|car|cab|sun|in',
    'remote|clicker|button|transmitter|fob|opener visor|clip|clips|sun open|operate|run door|gate forklift|truck|car|cab|in|from',
  ],
  'radio control transmitter': [
    'remote|clicker|button|transmitter|fob truck|forklift|car|hand|far|seat|visor open|operate|door|for|in|from',
  ],
  'key switch': [
    'key lock|switch electric|automatic|power|motor|motorized door|opener|operator go|up|run|open|down|work|works !padlock !strike !copy !spare !blank',
    'key turn|insert|use|instead|put|stick|need|require|take|with|only open|operate|run|start|close power|electric|automatic|motor|motorized|operator !padlock !handle !cylinder !copy !spare !blank',
    'key turn|insert|use|put|stick|need|require|take|with|only open|operate|run|start|close power|electric|automatic|motor|motorized|operator instead|button|not !padlock !handle !cylinder !copy !spare !blank',
    'switch|lock|key key|only|turn operate|run|open|door|power|person|manager|who|works !cylinder !blank !padlock !copy !spare',
  ],
  'operator board': [
    'board|circuit|card|brain|electronics|computer inside|run|control|motor|operator|in|for|box motor|operator|box|control|door|run !button !clip !relay !supply',
  ],
  'limit switch roller lever open': ['limit switch roller|wheel arm|lever open !close !closed'],
  'limit switch roller lever close': ['limit switch roller|wheel arm|lever close|closed|shut'],
  'limit switch roller lever': ['switch roller|wheel arm|lever limit|travel|end|stop|motor|operator'],
  'limit switch': [
    'switch tell|stop|know|limit|sense where|motor|travel|end|open|closed|position|far|when motor|operator|power|door|stop|travel !fan !light',
  ],
  'operator drive vfd': [
    'drive|inverter|vfd|box speed|frequency|variable|control|slow|ramp motor|door|speed|operator',
  ],
  'operator clutch': ['clutch let|slip|release|hand|disconnect door|motor|power|by'],
  'interlock control station': [
    'one|two|both|only door|doors time|other|interlock|once|until open|panel|control|box|close',
  ],
  'hand chain': [
    'chain pull|hand|raise|lift|loop|hoist overhead|garage|hand|door|up|open|power !roller !switch !link',
  ],
  'chain link connecting': ['link|clip join|connect|end|close|master chain'],
  'chain tensioner': ['tighten|tension|slack|take chain|up'],
  // Supplies
  'wedge anchor': [
    'bolt|anchor|screw|fastener|hold|fasten concrete|floor|block|masonry|cement|brick anchor|hold|bolt|post|track|into|fasten|wall|to !ramp !pole',
  ],
  'panel cam lock': [
    'lock|cam|hook|latch pull|hold|join|draw|fasten|lock|between|tight wall|panel panel|together|walkin|box|cooler !guide !door',
  ],
  'hardware package': [
    'bag|kit|package|screws|bolts|everything|hardware install|hang|mount|put|installation door|up !latch !handle !heater !closer',
  ],
  'cove base': [
    'molding|trim|cove|base|curve|curved where|between|floor|bottom floor|meet wall|meet !gasket',
  ],
  sealant: [
    'caulk|caulking|sealer|seal|goo|tube seam|joint|gap|crack|between|fill wall|panel|seam|joint|casing|ceiling !gasket !rubber',
  ],
  'stainless cleaner': [
    'clean|cleaner|polish|spray|wipe|remove stainless|steel|fingerprint|smudge|stain|rust !ice !squeak',
  ],
  lubricant: [
    'spray|oil|lube|lubricant|stop squeak|squeaky|squeaking|noisy|stiff|quiet|stick hinge|roller|chain|door|track|latch !grease',
  ],
  'de icer': [
    'spray|melt|remove|thaw|chemical|liquid|unfreeze ice|frozen|freeze|frost lock|track|sill|latch|floor|threshold|off|door|stuck !wire !heater !curtain',
  ],
  'touch up paint': [
    'paint|touch|cover|fix|hide scratch|chip|scuff|rust|nick door|white|color|scratch|spot|on|up',
  ],
  'inside release label': [
    'sticker|label|sign|decal|instruction tell|how|explain|show|say get|out|open|inside|escape|release|exit',
  ],
  'keep door closed sign': ['sign|sticker|label keep|close|shut|closed door'],
  'forklift sign': ['sign|sticker|warning forklift|truck|traffic'],
  clipboard: [
    'holder|hold|hang|board|clip|place|box|something log|sheet|paper|temperature|clipboard|record !gasket !thermometer !guide !heater',
  ],
  'coat hook': ['hang|hook|rack|place|peg coat|coats|jacket|jackets|parka|glove|gloves'],
}

const names = Object.keys(namesByDescription)
const allPatterns = lazy(() =>
  Object.values(namesByDescription).flatMap((shows, row) => patternsOf({ shows }, row)),
)
const patterns = lazy(() => indexed(allPatterns()))
const rootsOfNames = names.map((name) => new Set(name.split(' ').map(rootOf)))

/** What is no typing error of a word of a description: all that is said of parts. */
const mended = rootCorrector(
  lazy(
    () =>
      new Set([
        ...allPatterns().flatMap(({ slots }) => slots.flatMap((slot) => [...slot])),
        ...[
          ...Object.values(symptomWords).flatMap((words) => words.split('|')),
          ...describingWords,
          ...stopWords,
        ].map(rootOf),
        ...Object.keys(synonyms).flatMap((phrase) => phrase.split(' ').map(rootOf)),
      ]),
  ),
)

/** Without one of these a text names what it wants, or only counts and measures it. */
const describing =
  /\b(?:that|which|things?|thingy|something|piece|part|to|for|where|when|goes?|so|if|behind|between|under|over|on|around|of|in|into|inside|from|who|with|without)\b/

/** What a part is made of, its color and its hand are asked for beside what it does. */
const qualities = new Set(
  `stainless ss steel galvanized galv aluminum alum fiberglass frp chrome brushed black white gray grey red yellow amber blue
  green clear brass bronze nylon urethane uhmw maple vinyl silicone neoprene acrylic plexiglass polycarbonate lexan zinc left
  right lh rh horizontal curved flat beveled glow face snap offset flush nc spdt large small medium heavy standard heated wireless`.split(
    /\s+/,
  ),
)
const leastWords = 4
const headBonus = 0.6
/** Where the name of what is described ends. */
const named =
  /\b(?:that|which|to|for|where|when|goes|go|so|if|behind|between|under|over|on|around|of|in|into|inside|from|with|without|at)\b/
const isSaidOf = (word: string) => /\d/.test(word) || qualities.has(word) || measureWords.has(word)
const measureWords = new Set('inch inches in ft feet foot wide long high thick deep'.split(' '))
/** Sizes with their units, and words. */
const sizesAndWords =
  /normally (?:open|closed)|#?[\d.][\w./"'-]*(?:\s*(?:in|inch|inches|ft|feet|foot|mm|volts?|amps?|lbs?|pounds?|hp|horse|watts?|gauge|kw|wheel|channel|pole|tooth)\b)?(?:\s*(?:x|by)\b)?|[a-z]+/g

/** What a text describes. */
export interface Description {
  readonly name: string
  /** How many words of the text the description takes, and a little more if it says more. */
  readonly weight: number
}

/**
 * The name of the part that a text describes, with the sizes, materials and sides that it says; null if it describes
 * none. `wheel that the cable goes over, 6 in` is `cable pulley, 6 in`.
 */
export const describedIn = (text: string): string | null => descriptionIn(text)?.name ?? null

/** The same with how much of the text it takes. */
export function descriptionIn(text: string): Description | null {
  const plain = withDigits(asSpelled(text).replace(/\bwalk[\s-]+in\b/g, 'walkin'))
  if (!describing.test(plain)) return null
  const words = tokenize(plain.replace(/\b(?:wo|do|does|ca|is)n['’]?t\b|\b(?:wont|cant|cannot)\b/g, 'not'))
  if (words.length < leastWords) return null
  const roots = words.map(rootOf)
  // What is named before it is described is more likely what is wanted: track for rollers.
  const head = rootOf(tokenize(plain.split(named)[0] ?? '').findLast((word) => !isSaidOf(word)) ?? '')
  const bonusOf = (row: number) => (rootsOfNames[row]?.has(head) ? headBonus : 0)
  const best = bestPattern(patterns(), roots, bonusOf) ?? bestPattern(patterns(), roots.map(mended), bonusOf)
  if (!best) return null
  const name = names[best.row] ?? ''
  const isQuality = (word: string) => /\d|^normally /.test(word) || qualities.has(word)
  const kept = (plain.match(sizesAndWords) ?? []).filter((word) => isQuality(word))
  return { name: kept.length === 0 ? name : `${name}, ${kept.join(' ')}`, weight: best.weight }
}
