/**
 * What else dealers, installers and buyers call things: first the words of part names, as in the readings of `synonyms`;
 * then what is typed for them, in singular words, separated by commas. A name is listed once.
 */
const namesByWords: Readonly<Record<string, string>> = {
  // Casings and frames
  casing:
    'wall casing, door surround, opening trim, door wrap, frame wrap, frame cover, panel edge trim, panel edge cover, capping, wall cap, door molding, cladding, trim around, trim around opening',
  'casing, trim': 'molding, trim out',
  'casing slide': 'slide door casing, sliding door casing, slider casing, slide door trim, sliding door trim',
  'casing corner trim':
    'corner molding, corner piece trim, casing corner, corner cover, outside corner, corner strip',
  'casing splice plt':
    'casing joint, casing joiner, casing connector, seam plate, seam cover, joint plate, joint cover, casing splice',
  'casing metal': 'formed metal, bent metal, brake metal, sheet metal trim, casing stock',
  'casing header cover end cap':
    'header cap, header end, header cover end, header end cap, hood end cap, cover end cap',
  'frame sec': 'frame stock, frame extrusion, frame profile, frame piece, frame material, frame member',
  'frame jamb': 'door post, side post, frame upright, frame leg, jamb leg, door buck, side of frame',
  'frame head': 'lintel, top jamb, frame header, door header, head section, head piece, top of frame',
  'sill threshold':
    'floor saddle, floor transition, floor sill, sill strip, doorway strip, metal strip floor, strip floor doorway, step over',
  'frame angle clip':
    'clip angle, l clip, corner clip, frame anchor, anchor clip, frame mounting clip, angle clip',
  'frame header seal carrier':
    'header seal, header seal holder, top seal holder, top gasket holder, seal carrier',
  'frame head plate':
    'track backer, backer plate, track backing, header plate, track backing plate, head plate',
  // Gaskets
  'gasket bulb':
    'tube seal, tube gasket, hollow tube, foam tube, bubble gasket, bubble seal, d seal, d gasket, p seal, p gasket, hollow bulb, squishy tube, round seal, round gasket, rubber tube, rubber hose seal',
  'gasket meeting':
    'seal middle, middle seal, middle gasket, gasket middle, seal down middle, gasket down middle, seam seal, meet middle, come together, two door meet, two half meet, both half, both halve, door half, double door gasket, double door seal, double slider gasket, rubber between two, seal between two, gasket between two, seal where meet',
  'gasket section joint':
    'joint gasket, panel joint seal, seal between section, gasket between section, gasket between panel, seal between panel',
  'gasket clamp bar':
    'gasket clamp, flat bar, bar clamp, bar clamp gasket, gasket bar, clamping bar, batten, bar that hold gasket',
  'gasket strike strip':
    'metal strip magnet, steel strip magnet, metal strip magnetic, steel strip magnetic, magnet strike, magnetic strike, peel stick steel, peel and stick steel, peel and stick strip, steel tape, strike strip, magnet plate, strip magnet stick',
  'gasket magnetic':
    'fridge gasket, fridge seal, refrigerator gasket, refrigerator seal, mag seal, magnetic weatherstrip, magnetic stripping, magnetic rubber, magnetic tape, rubber magnet, seal with magnet, gasket with magnet, magnet inside gasket',
  'gasket sweep':
    'flap bottom, bottom flap, flap wipe floor, wipe floor, flap that wipe, draft sweep, sweep strip, broom, broom seal, rubber bottom, rubber at bottom, bottom wiper, sweep seal, seal bottom, seal at bottom, seal bottom door, strip under door, rubber drag floor, rubber touch floor',
  'gasket sweep brush':
    'door brush, brush sweep, brush door bottom, bristle sweep, bristle strip, bottom brush, brush bottom, brush type, hair brush, brush type door bottom',
  'gasket sweep fin': 'twin fin, two fin, double fin',
  'gasket sweep slide, gasket sweep':
    'drag wiper, rubber drag, drag sweep, rubber skirt, floor wiper, ground seal, rubber belting, conveyor belt',
  'gasket set': 'gasket kit, seal kit',
  'gasket face':
    'cloth gasket, fabric seal, fabric gasket, fuzzy seal, fuzzy gasket, felt seal, cloth seal, canva gasket, face seal, cloth face',
  'gasket bottom astragal':
    'overhead bottom seal, overhead door bottom seal, garage door bottom seal, garage bottom seal, garage door bottom rubber, garage door bottom, rollup bottom seal, u seal, u gasket, loop seal, t astragal, bottom of garage door',
  'gasket corner molded':
    'corner piece gasket, gasket corner piece, gasket elbow, molded corner, corner boot, mitered corner, rubber corner, corner seal',
  'gasket window glazing':
    'lock strip, lockstrip, lockstrip rubber, lock strip rubber, zipper gasket, zipper rubber, zipper, glass channel, glazing bead, glazing strip, glazing rubber, windshield rubber, pane rubber, rubber glass, rubber around glass, rubber around window, glass setting, window weatherstrip, rubber hold glass, glass molding',
  'gasket adhesive':
    'rubber cement, rubber glue, seal glue, weatherstrip adhesive, glue for gasket, glue for seal, gasket goo, yellow glue, glue rubber',
  'gasket adhesive cyano': 'crazy glue, krazy glue, cyanoacrylate',
  'gasket retainer':
    'seal holder, seal retainer, seal track, gasket extrusion, gasket groove, gasket race, kerf, gasket strip holder, holder for gasket, holder for seal, gasket molding, aluminum channel gasket, gasket carrier',
  'gasket tool':
    'gasket roller, roller tool, roll in tool, spline roller, spline tool, tool roll, tool rolling, tool gasket, tool weatherstrip, weatherstrip tool, tool for gasket, seal tool, gasket installation tool, gasket install tool, tool push gasket',
  // Hinges
  'hinge cam nylon':
    'riser, plastic riser, nylon riser, riser cam, hinge riser, plastic spiral, spiral, corkscrew, hinge bearing, plastic bearing, plastic bushing, nylon bushing, hinge plastic, plastic hinge, plastic inside hinge, plastic in hinge, plastic part hinge, plastic piece hinge, hinge spiral, plastic ramp, lift cam, cam half, cam block, hinge wear part, nylon cam',
  'hinge shim':
    'packer, hinge packer, hinge spacer, spacer plate, thin plate, plate behind hinge, behind hinge, spacer behind hinge, thin plate behind, packing piece, filler plate, shim plate, shim pack, hinge pad, washer behind hinge, space out hinge',
  'hinge strap': 'barn hinge, gate hinge, t hinge, tee hinge, band hinge, long arm hinge, long leaf hinge',
  'hinge strap pin bushing kit':
    'bushing kit, pin kit, bushing rebuild, bushing and pin, pin and bushing, pin bushing, strap rebuild, strap bushing, strap rebuild kit, hinge bushing, rebuild strap, strap hinge repair, strap hinge rebuild, strap hinge rebuild kit, bushing set',
  'hinge butt':
    'mortise hinge, square hinge, commercial hinge, regular hinge, normal hinge, ordinary hinge, leaf hinge, full mortise',
  'hinge butt ball brg': 'ball bearing hinge, bb hinge, bearing hinge',
  'hinge spring self closing':
    'auto closing hinge, automatic closing hinge, self close hinge, hinge close itself, hinge with spring, hinge that close',
  'hinge reach in':
    'euro hinge, cabinet hinge, cup hinge, case hinge, merchandiser hinge, display door hinge, display case hinge, reach in door hinge',
  'hinge pin':
    'loose pin, knuckle pin, pintle, hinge rod, pin for hinge, pin through hinge, pin in hinge, replacement pin, pin hinge, pin only',
  'hinge strap adj':
    'adjustable hinge, three way hinge, 3 way hinge, 3d hinge, adjustable strap, three way adjustable',
  'hinge traffic pivot':
    'pivot hinge traffic, floor pivot, jamb pivot, traffic pivot, pivot traffic door, kitchen door hinge, restaurant door hinge, kitchen hinge, pivot kitchen door',
  'hinge traffic upper pivot': 'top pivot, upper pivot, top pivot traffic',
  'hinge traffic lower pivot': 'lower pivot',
  'hinge traffic set':
    'pivot set, pivot set top bottom, top and bottom pivot, top bottom pivot, upper and lower pivot, upper lower pivot, pivot pair',
  traffic:
    'flip flop door, flip flop, in and out door, in out door, swing either way, swinging restaurant, swinging kitchen, push through, double swinging door, kitchen swing',
  'hinge traffic v cam':
    'v cam, gravity cam, v block, traffic cam, v shape cam, traffic hinge cam, cam traffic hinge',
  'hinge dbl acting':
    'two way hinge, two way spring hinge, saloon hinge, saloon door hinge, cafe hinge, cafe door hinge, both way hinge, swing both way hinge, hinge swing both way, hinge both way, double action hinge',
  'hinge cam lift component': 'hinge pack, component hinge, component set, set of hinge',
  'hinge strap offset':
    'offset strap, bent strap, goose neck hinge, gooseneck hinge, cranked hinge, offset strap hinge',
  // Handles
  'handle pull':
    'door grip, grip handle, c pull, bow handle, u handle, bar pull, thing pull door, handle to pull, pull grip, door pull handle',
  'handle latch lever':
    'lever handle, lever latch, latch handle, handle with latch, freezer handle, cooler handle, walk in handle, walk in latch, walk in cooler handle, twist handle, turn handle, handle latch',
  'handle padlockable':
    'padlock handle, handle padlock, handle take padlock, handle with padlock, handle for padlock, handle hole padlock',
  'handle keyed': 'handle that lock, keyed lever, handle lock, handle key, lever with key',
  'handle ess dummy': 'fake handle, dummy handle, non latching handle, fixed handle',
  'handle recessed':
    'flush cup, bucket handle, sunken handle, pocket pull, finger cup, bowl handle, inset cup, countersunk handle, dished handle, finger hole, scoop handle, handle flush with door',
  'handle slide pull':
    'slide door handle, sliding door handle, sliding handle, slider handle, slider pull, sliding door pull, barn door handle, barn handle',
  'handle push bar':
    'fire bar, fire exit, push pad, touch bar, exit hardware, fire door bar, bar you push, bar push open, bar to push, bar push to open, push to open bar',
  'handle spindle':
    'square pin, drive bar, handle stem, square peg, connecting bar, square steel rod, rod between handle, bar between handle, square rod handle, shaft between handle, square bar between handle, square bar through door, rod join handle, bar connect handle',
  'handle lift':
    'lift handle, garage door handle, garage handle, overhead handle, overhead door handle, rollup handle, handle for garage, handle to lift, handle lift',
  'handle lift rope':
    'garage door rope, door rope, rope handle, pull down rope, rope pull down, rope to pull, rope overhead door, rope garage door',
  'handle lift step': 'step plate, foot lift, lift step',
  'handle cover hygiene':
    'handle glove, handle wrap, handle slip cover, antibacterial, antibacterial sleeve, bacteria cover, handle sleeve, antibacterial cover, sanitary sleeve, plastic sleeve, sleeve for handle, germ cover',
  'handle safety inside outside':
    'safety handle, inside outside handle, inside and outside handle, handle both side, two sided handle, in and out handle, complete handle set, handle set inside outside, handle set both side',
  // Latches and strikes
  'latch roller':
    'roller bolt, spring roller, friction latch, push pull latch, little roller, ball roller, roller ball, roller that hold door, roller latch',
  'strike adj':
    'plate roller latch, plate roller latch hit, plate for latch, roller strike, ramp strike, plate for roller latch, roller latch plate, roller latch strike, strike for roller, strike roller latch, roller latch keeper',
  'strike lever': 'lever strike, lever latch strike, lever keeper',
  'latch magnetic':
    'magnetic holder, magnet hold door, magnetic door holder, magnetic closure, magnet keep door, magnet hold, magnetic hold',
  'latch slide':
    'slide door latch, sliding door latch, sliding latch, slider latch, barn door latch, sliding door lock, slide door lock, slider lock',
  'strike slide':
    'slide door strike, sliding door strike, slider strike, slide door keeper, sliding door keeper',
  'latch flush bolt':
    'inactive leaf, inactive door, passive leaf, floor bolt, drop pin, drop rod, shoot bolt, second door bolt, bolt into floor, pin into floor, bolt in floor, bolt hold second door, bolt other door, flush bolt, bolt that stay shut',
  'latch spring bolt':
    'garage door lock, garage lock, overhead door lock, overhead lock, side lock, garage slide lock, garage door slide lock, garage door bolt, garage door latch, spring latch, spring loaded bolt, spring loaded latch',
  'latch spring bolt t hdl': 't handle, tee handle, t handle lock',
  'latch rebuild kit':
    'latch gut, latch inside, latch internal, internal part, gut, innard, latch part, repair part latch, inside of latch, inside part latch, spring inside latch',
  'latch mortise':
    'mortise lock, lock body, lock case, edge latch, tubular latch, latch in edge, latch in door edge, latch inside edge',
  // Locks
  'lock cyl profile':
    'euro cylinder, euro profile, profile cylinder, euro lock, european cylinder, euro barrel',
  'lock cyl':
    'key plug, lock core, lock plug, key barrel, lock tumbler, key tumbler, part key go in, thing key go into',
  'lock cyl rim': 'rim cylinder, rim lock',
  'lock hasp':
    'clasp, hinged clasp, padlock loop, padlock plate, padlock holder, loop for padlock, hook for padlock, place for padlock, thing for padlock, flip latch, staple, lock clasp, put padlock on',
  'lock deadbolt': 'turn bolt, bolt lock, throw bolt, night latch, thumb bolt',
  'lock elec strike':
    'buzz in, buzzer latch, electric release, electric keeper, access control, card reader, keypad, power strike, buzz open, buzzed open, electric catch',
  'key blank': 'key copy, copy of key, make key, key to cut',
  padlock: 'lock to hang, hanging lock',
  // Inside release
  'inside rel knob':
    'escape button, exit button, green knob, glow knob, mushroom knob, plunger knob, push out knob, emergency release knob, get out button, knob push out, exit plunger, inside release button, glow in dark knob, glow dark knob, inside button, knob to get out, push button inside freezer, way out knob, red knob',
  'inside rel knob glow': 'green glow knob, knob glow, glow release, glow green',
  'inside rel': 'emergency opener, locked inside, safety opener, inside emergency release, inside unlock',
  'inside rel slide':
    'slide door release, sliding door release, slider release, slide door inside release, sliding door inside release',
  'inside rel rod': 'release rod, threaded release rod, knob rod',
  'inside rel alarm':
    'man trapped, person trapped, help button, help alarm, distress alarm, emergency bell, call for help, emergency call, trapped button, sos, trapped in freezer alarm, someone trapped alarm, lock in bell',
  'inside rel ess paddle': 'paddle, flat paddle, inside paddle, ess paddle, push paddle',
  // Closers and assist devices
  'closer hyd':
    'arm close, arm that close, closing arm thing, hydraulic door closer, hydraulic closer, arm that close door, arm close door, oil closer, self closing arm, arm on top door, closer arm top, automatic closing arm, closing arm, arm shut door, door shutter, hydraulic closing arm',
  closer:
    'close door automatically, thing close door, automatic door shutter, shut door by itself, self closing device',
  reg: 'reg arm, regular arm, standard arm',
  'hold open': 'hold open arm, hold open type, stay open arm',
  'closer spring':
    'spring closer, coil closer, spring pull door, spring that pull door, screen door spring, spring close door, spring shut door',
  'closer spring only': 'spring for closer, coil only, closer coil, bare spring, just the spring',
  'closer brkt': 'closer mounting plate, mounting plate closer, closer mount',
  'closer snap action': 'snap action, snapper, snap shut, snap in closer, roller closer, snap type closer',
  'closer hook': 'closer strike, closer catch, hook for closer, hook closer',
  'closer slide':
    'sliding door closer, slide door closer, slider closer, slide closer, barn door closer, closer for slider, automatic slide closer',
  'closer slide pneu': 'air closer slide, pneumatic slider closer, pneumatic closer',
  'closer part kit arm':
    'hydraulic door closer arm, door closer arm, closer replacement arm, new closer arm, arm only, arm hydraulic closer, hydraulic closer arm, closer arm only, just the arm, arm for closer, arm for hydraulic closer',
  'closer part kit': 'closer part, part for closer, closer repair kit',
  'closer part kit cvr': 'hydraulic closer cover, closer cap, closer housing cover, plastic cover closer',
  'assist to open':
    'kick open, open with foot, door buster, break suction, suction breaker, opener lever, assist lever, push off lever, door pusher',
  'assist to open foot':
    'foot lever, foot pedal, foot push, step on to open, open door with foot, kick pedal',
  'assist slide pry': 'pry handle, pry lever, crowbar, leverage handle, pry bar slide',
  'assist wear plt': 'assist plate, assist wear plate',
  // Kick plates and guards
  'kick plate':
    'bottom plate, guard bottom, metal guard bottom, scuff guard, door armor, door shield, metal shield, metal bottom door, shield bottom, cart guard, metal skin, protective sheet, metal panel bottom, bottom guard, plate protect bottom, metal sheet bottom, splash plate, kick guard, toe guard, toe kick',
  'jamb protector':
    'frame armor, jamb armor, jamb cover, frame shield, jamb plate, jamb shield, guard for frame, metal guard frame, guard door frame, protect frame, side guard, guard frame, frame corner guard, protect door frame',
  // Windows
  'window traffic':
    'kitchen door window, traffic door window, swinging door window, restaurant door window, window swinging, window swinging door, window kitchen, window restaurant, impact door window, window swinging restaurant, window double swing door, kitchen window, window in kitchen door',
  'window round':
    'circle window, circular window, round glass, ship window, round pane, porthole window, round hole window',
  'window trim ring':
    'window bezel, bezel, window border, glass frame, ring around window, frame around window, window molding, window casing, trim around window, frame around glass, window trim',
  'window vision lite':
    'overhead window, window overhead door, window garage door, window in garage door, lite kit, section glass, window sectional, rectangular window',
  'window heated':
    'heated pane, defrost window, frost free window, fog free window, heat window, window not fog, window doesnt fog, anti fog window, no fog window',
  peephole: 'viewer, looking hole, hole to look, look hole, look through hole',
  // Heaters and electrical
  'heater wire cut':
    'bulk heater wire, heater wire spool, heater wire roll, heat cable spool, bulk heat cable, heater wire by foot, heat cable by foot, heat tape by foot, heater wire cut, spool of heater wire',
  'heater wire':
    'anti frost wire, heat rope, frost wire, frame heat cable, door heat cable, sweat wire, warm wire, anti sweat wire, heating cord, wire that heat, wire in frame, hot cable',
  'heater pan':
    'heated pan, sill pan, floor pan, heat pan, ice pan, heated bottom, sweep heater, heated sweep, pan heater, warm sill',
  premade: 'ready made, pre made, pre cut, precut, prewired, pre wired, with lead, terminated',
  'heater wire lead': 'cold lead, pigtail, lead wire, heater lead',
  'heater wire splice': 'splice kit, wire splice kit',
  'heater wire dr frame kit': 'frame heater kit, door frame heater kit, frame heat kit, heater kit',
  'heater control':
    'humidistat, humidity controller, energy saver, percentage timer, percent timer, duty cycle, heat timer, energy control, heater dimmer, heater timer, sweat control, heater regulator',
  'vent pressure relief':
    'burp valve, burp vent, air equalizer, pressure hole, air hole, vent hole, equalizing port, equalizer port, equalizer vent, pressure equalizer port, air balance, relief damper, vacuum valve, pressure balance, air pressure vent, pressure vent port, breathing valve, pressure equalizing',
  'unhtd, unheated': 'non heated, unheated, non heat',
  'light vapor proof':
    'marine light, jelly jar light, bulkhead light, caged light, enclosed light, ceiling light, wet location light, waterproof light, weatherproof light, moisture proof light, vapor light',
  'light globe':
    'screw on glass, screw in glass, glass over light, glass over bulb, glass around bulb, glass around light, plastic globe, glass shade, cover over bulb, screw on globe, glass bowl, bulb jar, round glass light, thing over light bulb',
  'light guard':
    'cage over light, lightbulb cage, bulb wire cage, wire basket, cage around bulb, cage around light, light basket, metal cage, wire cage light, bulb basket, cage bulb',
  'light led strip':
    'linear light, led bar, light bar, long light, four foot light, 4 foot light, 4ft light, led linear, tube fixture, led tube light, long led, led strip',
  lamp: 'a19, edison bulb, regular bulb, screw in bulb, appliance bulb, walk in light bulb, freezer light bulb, cooler light bulb, light bulb freezer, light bulb cooler, cold bulb, 60 watt bulb, 60w bulb',
  'lamp cfl': 'curly bulb, spiral bulb, twisty bulb, energy saver bulb, compact fluorescent',
  'lamp rough': 'rough service, rough service bulb, tough bulb, vibration bulb, shatter resistant bulb',
  'switch light': 'toggle, toggle switch, wall light switch, on off switch',
  'switch light motion':
    'light switch come on, switch come on, turn on when, come on when, come on when walk, occupancy sensor, occupancy switch, auto light switch, motion light switch, motion switch, light sensor, light turn on itself, automatic light switch',
  'switch light pilot':
    'glow switch, switch glow, light switch glow, switch that glow, lit switch, neon switch, switch indicator, red light switch, switch with red light, light switch indicator, switch light up, light switch red light',
  'switch door':
    'fan stop, fan shut off, fan shutoff, stop fan, turn fan off, shut fan off, turn off fan, fan cut out, refrigerator switch, button in door jamb, door position switch, magnet sensor, shut off fan, fan off switch',
  thermometer:
    'temp readout, temperature readout, readout, temp probe, temp logger, temperature logger, data logger, logger, temp meter, temperature meter',
  'thermometer recording': 'chart, chart thermometer, paper chart',
  'alarm temp dialer':
    'phone alarm, call phone, call my phone, call me, text alert, dial out, alarm call, alarm that call, alarm that phone, phone me, text me, alarm call phone',
  'alarm temp':
    'high temp, warm alarm, temp warning, temperature warning, too warm alarm, beep too warm, freezer temp alarm, cooler temp alarm',
  'cord dr loop':
    'cord frame door, cord between frame, door loop, armored loop, cable loop, flex loop, transfer loop, wire loop, armored door loop, door cord, loop cord, hinge loop',
  'terminal block': 'barrier strip, screw terminal, connector strip, wiring strip, wire terminal',
  'junction box':
    'electrical enclosure, enclosure, weatherproof box, handy box, nema box, waterproof box, box for wire',
  transformer: 'control transformer, power converter, voltage changer, voltage reducer, voltage step down',
  'heater harness':
    'wiring harness, wire harness, plug in heater, ess heater, heater cable harness, heater wire harness, ess heater harness, heater pigtail',
  fuse: 'glass fuse cartridge, blown fuse replacement',
  // Tracks, rollers, guides
  'track slide box':
    'box track, barn track, sliding track, slide track, slider track, slider rail, barn rail, barn door box rail, barn door box track, c track, trolley track, overhead rail, hanging door track, track door hang, rail door hang, rail door roll',
  'track brkt':
    'rail bracket, rail hanger, rail support, rail mount, track clip, box track bracket, box rail bracket, track mounting bracket',
  'track brkt splice': 'splice bracket, track joint bracket, track joiner bracket, rail joiner, rail splice',
  'roller hanger':
    'door truck, top roller, top wheel, barn door truck, roller carrier, overhead roller sliding, upper roller, wheel on top, roller on top, slide door roller, sliding door roller, slider roller, barn door wheel, sliding door hanger, slider hanger, wheel carriage, top hanger, door trolley, wheel hold door, roller for slider',
  'roller wheel only':
    'wheel only, bare wheel, loose wheel, just the wheel, wheel without bracket, wheel no bracket, hanger wheel only, replacement wheel, wheel with axle, wheel alone',
  'guide floor':
    'floor bracket, floor shoe, guide block, bottom stay, guide at floor, floor stay, guide pin floor, guide on floor, roller on floor, floor mounted guide, keep bottom from swinging, hold bottom slider',
  'track end stop':
    'track end stopper, rail stop, rail end stop, end stop, stop end track, stop at end, slider stop, stop block, stop end rail, track end block, end of track',
  'track header cover':
    'rail cover, track shield, valance, dust cover, hood, cover over track, top cover, track box cover, roller cover, cover over roller, header cover, cover over rail',
  'guide btm channel':
    'floor groove, guide channel, floor rail, u channel floor, bottom guide channel, channel in floor',
  'wall guide rlr':
    'side roller, pressure roller, press roller, roller on wall, wall wheel, roller wall, wall roller bracket, roller push door',
  'wall guide ramp': 'wedge ramp, wall wedge, wall ramp, guide ramp, ramp wall guide, wedge block',
  'wall guide rail': 'wall rail',
  'le hook': 'lead hook, leading edge hook, front hook, nose hook, pull in hook, closing hook',
  'le hook catch': 'catch for hook, hook catch',
  'le hook linkage rod': 'linkage, linkage rod, hook linkage, rod for hook',
  'j track': 'j rail, j shape track, j shaped track, j channel track, j shaped rail, j shape rail',
  'j track roller': 'j roller, j wheel, j rail roller, j rail wheel',
  'j track roller leading':
    'leading roller, lead roller, front j roller, front j track wheel, front wheel j track',
  'j track roller trailing':
    'trailing roller, trail roller, rear j roller, rear wheel j track, rear j track wheel, back wheel j track',
  'wear strip':
    'plastic strip track, track insert, nylon strip, glide strip, rail liner, track wear, slip strip, strip in track, j track liner, j rail liner',
  droptrac:
    'dip track, drop rail, dip rail, dropping track, drop in track, notched track, track drop, track dip, droptrac rail',
  'droptrac trolley':
    'dip track trolley, drop track trolley, droptrac roller, dip track roller, drop rail trolley, dip rail trolley',
  'droptrac ramp insert': 'ramp insert, dip insert, drop insert, notch insert, droptrac wear insert',
  'fast track': 'fast door, speed track, quick track, rapid track, fast rail, fast acting door',
  'fast track belt': 'timing belt, toothed belt, cog belt, cogged belt, tooth belt',
  'fast track pulley': 'belt pulley, belt wheel, idler pulley belt',
  'fast track carriage': 'fast track trolley, fast track hanger, fast track roller, fast rail carriage',
  'skid bar':
    'glide bar, bottom runner, wood runner, sled, ski, drag bar, slide bar, bottom glide, maple strip, wear runner, runner bar, runner bottom, skid, wood strip bottom, plastic runner',
  'skid block':
    'slide block, wear block, plastic block, nylon block, uhmw block, guide block vertical, glide block',
  bumper:
    'cushion, rubber stop, rubber block, bump block, shock pad, rubber pad, stop bumper, wall pad, rubber cushion, bump pad',
  'bumper wall': 'bumper for wall, wall cushion, rubber wall',
  'bumper dr edge': 'bumper for edge, edge bumper, leading edge bumper, door edge cushion',
  'bumper traffic':
    'traffic bumper, kitchen door bumper, kitchen bumper, restaurant door bumper, cart bumper, bumper kitchen, bumper restaurant, traffic door guard, swinging door bumper, bumper for traffic, bumper strip',
  // Panels, curtains
  'panel slide':
    'sliding panel, slide panel, slide door panel, sliding door panel, replacement slide door, replacement sliding door, slider panel, new slider, whole slide door',
  'panel swing leaf':
    'swing door leaf, swing leaf, swing door panel, replacement swing door, whole swing door, hinged door panel, swing door slab',
  'traffic leaf':
    'flexible leaf, kitchen door panel, crash panel, impact panel, rubber door, saloon leaf, swinging panel, kitchen door leaf, restaurant door, traffic door leaf, swinging leaf, flip flop panel, traffic flap',
  'strip curtain':
    'hanging strip, hanging flap, hanging plastic strip, plastic hanging strip, meat locker curtain, see through strip, walk in curtain, walk in strip, slap strip, pvc flap, plastic flap door, strip hang, plastic hang, clear hanging, plastic strip hang, plastic strip walk through, walk through plastic, butcher curtain, clear flap',
  'strip pvc':
    'plastic roll, clear plastic roll, clear roll, clear strip, one strip, single flap, loose strip, strip roll, roll of strip, strip by foot, roll strip, strip material, pvc roll, vinyl roll, strip bulk',
  'coldswing ctr brg': 'center bearing, centre bearing',
  'coldswing top stab': 'stabilizer, top stabilizer',
  'saniswing torsion pin': 'torsion pin, return pin',
  'saniswing fingersafe, saniswing hng cvr, gasket edge saniswing':
    'finger guard, finger protector, pinch guard, anti pinch, finger safe, fingersafe, finger protection, hinge guard, protect finger, finger safety',
  'saniswing hng cvr': 'hinge cover, cover for hinge, cover over hinge',
  'saniswing hold open, hold open': 'hold traffic door open',
  'guard bollard':
    'guard pipe, bumper pipe, crash post, steel bollard, pipe in ground, post bolt to floor, post bolt down, post in concrete, stop forklift, pole stop forklift, post stop forklift, forklift protection, forklift pole, yellow pipe, protect from forklift, protect wall from forklift',
  // Vertical lift and sectional
  'vertical lift':
    'guillotine, guillotine door, up and down door, up down door, straight up door, lift straight up, vertical door, door go straight up, vert door',
  counterweight: 'iron weight, lead weight, sash weight, weight slug, weight plate, balance iron',
  'cable lift':
    'hoist cable, lift wire, lifting cable, cable pair, steel wire, wire cable, wire lift door, cable with loop, cable overhead, cable garage, cable for overhead, cable roll up, lift rope',
  'pulley vert lift':
    'pulley wheel, cable wheel, grooved wheel, groove wheel, wheel cable run, wheel for cable, lift pulley, vertical lift pulley, cable pulley, wheel with groove',
  'roller stem':
    'garage roller, roller with stem, wheel with stem, wheel with rod, wheel with shaft, roller with shaft, wheel on stick, wheel with pin, overhead roller, overhead wheel, rollup door roller, rollup roller, sectional roller, wheel garage door, roller garage door, roller overhead door, wheel side overhead',
  'spring bumper':
    'push spring, buffer spring, buffer, spring stop, compression spring, stop spring, spring top track',
  'cw balancer, counterweight': 'counterbalance, counter balance, balancer',
  'cw balancer': 'weight balancer',
  'spring torsion':
    'big spring, spring above door, spring over door, spring on shaft, wound spring, overhead spring, rollup spring, garage coil, spring garage door, spring overhead door, coil spring',
  'spring winding cone': 'cone, spring cone, end cone, spring end',
  'spring ctr plt':
    'center bearing plate, center plate, spring center plate, center support plate, spring anchor plate',
  'cable drum':
    'cable spool, cable reel, cable winder, drum wheel, drum cable, wheel cable wind, cable wind up, spool cable',
  'track sectional':
    'garage track, garage door track, overhead door track, overhead track, sectional track, rollup track, garage rail, garage door rail',
  'track vert lift':
    'vertical lift track, lift track, guillotine track, vertical track, guillotine door track, lift rail',
  'hng sectional':
    'garage hinge, garage door hinge, overhead door hinge, overhead hinge, rollup hinge, section hinge, sectional door hinge, panel hinge',
  'brkt sectional': 'garage bracket, garage door bracket, overhead door bracket, sectional bracket',
  'brkt sectional flag': 'flag bracket, track to jamb bracket',
  'brkt sectional top': 'top roller bracket',
  'shaft torsion':
    'torsion pipe, spring tube, spring shaft, spring bar, pipe over door, spring pipe, bar above door, spring rod, overhead shaft',
  'section sectional':
    'garage section, overhead section, replacement section, panel for garage, panel garage door, panel overhead door, garage panel, overhead panel, rollup panel',
  'section sectional btm': 'bottom section, bottom panel',
  'section sectional top': 'top section, top panel',
  // Power operators
  oper: 'power head, door machine, drive unit',
  'pwr oper mtr':
    'opener motor, slider motor, motor slider, motor for slider, motor power door, motor sliding door, door drive motor, electric door motor',
  'pwr oper board main':
    'circuit card, main card, motherboard, mother board, pc board, control card, logic card, brain, main circuit card, main circuit, computer board, main pcb, cpu board, electronic board, computer',
  'pwr oper board pwr supply': 'power supply board, power supply card, power board, power supply',
  'pwr oper board relay': 'relay card, relay',
  'gen 3':
    'newest generation, latest generation, newest gen, latest gen, third generation, 3rd generation, 3rd gen, gen three, current generation',
  'gen 2': 'second generation, 2nd generation, 2nd gen',
  'gen 1':
    'first generation, 1st generation, 1st gen, oldest generation, original generation, old generation',
  'sensor photo eye':
    'light beam, beam, infrared, infrared eye, safety light beam, invisible beam, laser beam, eye beam, optical sensor, reflector eye, safety sensor',
  'sensor light curtain': 'light barrier, safety light curtain, light beam curtain',
  'sensor motion': 'motion eye, walk up sensor, approach sensor, motion opener, microwave sensor',
  'limit switch':
    'limit, travel switch, position switch, stop switch, prox switch, proximity switch, cam switch, open limit, close limit',
  'safety edge':
    'reversing strip, sensing strip, touch edge, bottom sensor, pressure strip, sensitive edge, contact edge, bump strip, edge switch, reverse strip, reversing rubber, edge that reverse, bottom edge sensor',
  'safety edge wireless': 'wireless edge, radio edge',
  'safety edge pneu': 'air safety edge, air hose edge, air switch edge, pneumatic edge',
  'pwr oper cable mtr': 'motor cable, motor wire, motor lead, motor cord',
  'pwr oper cable sensor': 'sensor cable, sensor wire, photo eye cable, photo eye wire',
  'pwr oper brake': 'motor brake, brake kit, operator brake, brake',
  'pwr oper clutch': 'slip clutch, operator clutch, clutch',
  'pwr oper encoder': 'pulse counter, position encoder, counter wheel',
  'drive vfd':
    'speed control, speed controller, frequency converter, ac drive, motor drive, variable drive, power inverter, drive module, motor controller, variable speed',
  'pwr control station interlock':
    'interlock, airlock, interlock panel, two door interlock, door interlock, air lock, only one door open',
  'pwr control station': 'control cabinet, control panel box, operator panel',
  'push button boot': 'button rubber, rubber button cover, button membrane, button cap cover, button seal',
  'push button legend plt': 'legend plate, button label, button name plate, label for button, button tag',
  'push button operator': 'button head, button cap, button operator',
  'pull cord switch':
    'pull handle switch, ceiling rope, rope from ceiling, pull string switch, string from ceiling, rope hang from ceiling, rope open door, cord open door, cord ceiling, pull cord, rope pull open',
  'radio control transmitter':
    'hand held remote, hand held transmitter, handheld, hand transmitter, wireless transmitter, handheld transmitter, pocket remote, keychain remote',
  'radio control visor': 'truck remote, car remote, forklift remote, remote for forklift, remote in car',
  'radio control kit': 'remote kit, wireless kit',
  'key switch': 'switch key, lock switch, switch with lock, key control, key operated',
  operator: 'door automation, automatic slider, automatic door unit',
  // Chain
  'chain roller': 'motor chain, opener chain, operator chain, sprocket chain',
  'chain link offset': 'half link, offset link',
  'chain breaker tool': 'chain break tool, tool chain, chain splitter, tool break chain, link tool',
  'chain guard': 'chain cover, chain shield, cover for chain',
  'chain tensioner': 'chain take up, chain tension, take up',
  'chain anchor': 'chain end, chain holder',
  'chain hand':
    'chain loop, loop of chain, hand hoist chain, pull down chain, chain pull by hand, chain to pull, hand chain, lift chain',
  // Fasteners and supplies
  'hardware pkg':
    'fastener kit, fastener pack, screw bag, bag of screw, hardware set, bolt and screw kit, install screw, installation fastener, mounting package, screw and bolt',
  'hardware pkg swing': 'swing door hardware, hardware swing door',
  'hardware pkg slide':
    'slide door hardware, sliding door hardware, hardware sliding door, hardware slide door, slider hardware',
  anchor:
    'brick anchor, masonry bolt, stud anchor, expansion bolt, bolt into concrete, bolt for concrete, bolt for floor, screw into concrete, screw for concrete, bolt to concrete, concrete stud',
  'anchor wedge': 'wedge bolt, stud bolt, trubolt',
  'anchor sleeve': 'sleeve bolt',
  'screw flat': 'countersunk, countersunk screw, flathead, flathead screw, flat head screw, csk',
  'screw pan': 'panhead, panhead screw, pan head screw, round head screw',
  'bolt carriage':
    'elevator bolt, dome head bolt, square neck bolt, domed bolt, round top bolt, coach screw, smooth head bolt',
  'bolt hex': 'machine bolt, hex cap, hex cap screw, hex bolt, six sided bolt',
  'nut nylock': 'locking nut, self locking nut, nylon insert, nylon lock',
  'washer lock': 'star washer, split lock, split lock washer, locking washer',
  'washer flat': 'plain washer',
  'rod threaded': 'thread rod, screw rod, redi rod, hanger rod, threaded steel rod, long screw rod',
  rivet: 'pop fastener',
  'cam lock':
    'camlock, panel hook, panel connector, lock between panel, wall lock, cam fastener, panel clamp, speed lock, panel joining, hook panel together, hold panel together, lock panel together, lock wall panel, panel to panel lock, hook lock',
  'angle trim': 'l angle, angle metal, metal angle, corner angle trim, l shape trim, l shaped trim',
  'trim cove base':
    'base cove, floor cove, sanitary cove, baseboard, base molding, floor molding, rounded base, cove',
  'trim u channel': 'u channel, u trim',
  sealant:
    'sealing compound, gap filler, joint compound, goop, vapor seal, gap sealer, tube of sealer, caulking gun tube, joint filler, tube of goo',
  'sealant silicone': 'tube of silicone, silicone tube, silicone caulk, silicone caulking',
  'lubricant, grease':
    'wd40, wd 40, hinge spray, penetrating oil, spray oil, oil for hinge, grease for hinge, oil hinge, grease hinge, oil freezer, squeak spray, stop squeak, lube for hinge',
  grease:
    'white grease, lithium grease, freezer grease, cold grease, bearing grease, low temp grease, grease for freezer, cold weather grease',
  'de icer':
    'ice spray, ice melter, lock deicer, anti freeze, antifreeze, deice, melt ice, ice remover spray, defroster spray',
  'touch up paint':
    'scratch paint, paint for scratch, white paint, door paint, paint to cover, paint scratch',
  'cleaner ss':
    'stainless wipe, stainless polish spray, steel cleaner, steel polish, clean stainless, shine stainless, cleaner for stainless',
  'label inside rel':
    'get out sticker, release sticker, release instruction, instruction label, escape sticker',
  'label serial':
    'serial plate, serial sticker, door tag, serial number tag, data plate, id plate, serial number plate',
  'label warning': 'caution sticker, danger sticker, warning decal',
  'sign dr closed':
    'close door sign, shut door sign, keep door shut, keep shut sign, please close, please close door, close the door sign, door closed sign, keep door shut sign',
  'sign auto': 'automatic door sign, automatic door sticker, auto door sticker',
  'sign caution cold': 'cold sign, freezer sign, cold warning, caution cold, warning cold',
  'sign forklift': 'forklift traffic, lift truck sign, forklift warning',
  ramp: 'wedge plate, cart bridge, step ramp, incline, dolly plate, curb ramp, slope, slant, get cart over, roll cart over, wheel over threshold, cart over threshold, hand cart ramp, over sill',
  'tool hinge adj':
    'wrench, hinge key, adjust hinge, adjusting hinge, hinge adjuster, hinge adjusting, tool adjust, tool to adjust, allen key, allen wrench, hex key, hinge adjusting tool, tool for hinge',
  clipboard:
    'temp log sheet holder, temp log, log sheet, temperature log, temp log sheet, temperature sheet, log holder, temp log holder, paper holder, document holder, log sheet holder, temperature log holder, hold log, hang paper',
  'coat hook':
    'jacket hook, coat hanger, hang coat, hang jacket, parka hook, coat rail, hook for coat, hook for jacket, place for coat',
  // With what tells one of a kind from another
  'switch door plunger': 'plunger switch, jamb plunger',
  'guide floor stay': 'stay roller',
  'guide floor t': 't guide',
  'shaft torsion solid': 'solid shaft',
  'shaft torsion hollow': 'hollow shaft',
  'shaft torsion keyed': 'keyed shaft',
  'guide floor, guide shoe': 'guide shoe',
  'strike lever latch': 'strike lever latch',
  'sensor beam, sensor thru beam': 'thru beam sensor, through beam sensor',
  'closer part kit shoe': 'arm shoe, closer shoe, closer arm shoe',
  'bollard embed': 'bollard set in concrete, post set in concrete',
  lubricant: 'lubricant spray, spray lubricant, spray lube, lube spray',
  'non locking': 'no lock, without lock, without key, no key',
  'track splice': 'splice for box track, splice for track, box track splice, splice box track',
  'sign caution': 'caution sign',
  'closer slide spring reel': 'spring reel, reel closer',
  'closer slide weight': 'weight closer, gravity closer',
  'latch slide hook': 'hook latch',
  'latch slide wedge': 'wedge latch',
  'fast track pulley drive': 'drive pulley',
  'fast track pulley tensioner': 'belt tensioner',
  'closer brkt drop plt': 'drop plate, closer drop plate',
  'closer brkt soffit': 'soffit plate, soffit bracket',
  'handle safety': 'handle inside release',
  'ball brg, bb': 'bb',
  'metal, ss., stl., alum, galv': 'metal',
  'uhmw, urethane, polyethylene, poly': 'poly',
  'frp, fiberglass': 'fiber glass, fibre glass',
  masonry: 'block wall, concrete wall, brick wall, cinder block, cement wall, brick, stone wall',
  '1. ch': 'single channel, one channel, 1 channel',
  '4. ch': 'four button, 4 button, four channel, 4 channel',
  '2. whl, twin': '2 wheel, two wheel, two roller, 2 roller, double wheel',
  '4. whl': '4 wheel, four wheel',
  'pair, male': 'male and female, male female, both half of lock',
  'brake, breaker, break': 'break',
  'bollard yellow': 'yellow pole protect, yellow post protect, protect yellow pole',
  receiver: 'receiver',
}

/** The same as entries of a table of synonyms: what is typed, and the words of part names. */
export const tradeNames: readonly (readonly [typed: string, words: string])[] = Object.entries(
  namesByWords,
).flatMap(([words, names]) => names.split(', ').map((name) => [name, words] as const))
