/**
 * What people say who have a symptom, by the sentence of its row that says why; one phrase a line. A search that says it in other words
 * is added here; a row whose words matter in their combination gets a line in `symptoms.ts`.
 */
export const symptomPhrases: Readonly<Record<string, string>> = {
  'Someone who is shut in calls for help with an alarm, and gets out with an inside release.': `
my cook got shut in the freezer and nobody heard him banging for twenty minutes
someone was trapped in the walk-in and we had no way of knowing
kid on the night shift got locked inside and yelled but the kitchen is too loud
need something that rings outside when a person is stuck in the cold room
insurance wants a panic button inside the freezer that sounds a horn
inspector says a trapped employee has to be able to call for help from inside
worker alone in the blast freezer could not signal anybody
the trapped person siren doesn't go off anymore when you hit the button
alarm for people shut in is dead, backup battery is gone too
our butcher spent half an hour in the meat locker pounding on the wall before someone came
lady got caught in the cooler after closing and her phone had no signal in there
emergency bell in the freezer doesnt ring, no light no buzzer
we want a strobe or loud buzzer in the hallway if anybody gets trapped in the box
osha wrote us up because there is no way to summon help from within the freezer room
help button inside the walk-in is smashed and the warning horn never sounds
afraid somebody freezes to death in there at night with nobody around to hear
man down in the freezer and no one was alerted, we need an entrapment alert
school kitchen lady got shut in the walk-in and screamed, no one came, need a distress call and a way out
`,
  'An inside release lets anyone out of a closed or locked door.': `
cant get out of the cooler once the door shuts behind you
door locks from the outside with a padlock and whoever is inside cannot leave
the glow knob on the inside just spins and doesnt let you out
push knob inside the freezer came off and now there is only a hole
the green thing you push from inside to escape is missing
health inspector says you have to be able to open it from the inside even when it's locked
inside plunger is stuck and wont push the latch open
no way to open from inside, have to bang till someone lets you out
unscrewed the safety rod and the latch still doesnt let go from the inside
you push on the inner release and nothing happens, rod is too short for the thick door
exit knob inside broke, we prop the door so nobody gets locked in
rod through the door is bent and the inside knob jams
old box has a handle on the outside only, nothing inside to get out with
red knob inside froze up and wont turn, we are scared of being locked in
walk in can be locked with people in it, thats against code
installer forgot the inside handle so the door doesn't open from within
fire marshal wants an escape on the freezer door that works without a key
paddle inside that lets you out snapped and the sliding door wont unlatch from the cold side
worker got locked inside the freezer
cant open the door from inside
the inside knob spins and doesnt open
got trapped in the walk-in
the glow knob is missing
push rod on the inside is bent
emergency release doesnt work
someone padlocked the door with a guy in the cooler
no way out when the door is locked from outside
safety release inside fell off
push the plunger and nothing happens
green glowing knob doesnt glow anymore
afraid of being shut in
inside release is frozen stuck
inspector says we must be able to get out from the inside
nobody heard him banging in the freezer
need an alarm in case somebody is stuck in the cold room
escape handle broke on the inside of the sliding door
`,
  'A door that no longer drops to the floor usually has a worn ramp insert, then worn wheels.': `
sliding door doesnt drop down to the floor at the end anymore
door used to settle when it closed, now it hangs up high and leaves a gap underneath
slider stays up in the air an inch when shut, no seal at the bottom
the slide door goes all the way across but doesn't sit down
droptrac door wont lower itself into the closed spot
it rolls shut but never dips down on the gasket like it did when new
front end of the door settles but the back end stays up
the little incline in the track where the wheel goes down is worn flat
ramp piece in the drop track is chewed up and the door bounces there
door stops short of the low spot and wont fall into place
our cooler slider closes but floats above the floor, cold air pours out under it
have to kick the sliding door down at the end to make it seat
trolley wheel doesnt roll into the dip anymore, has flat spots
the slide door wont sink the last bit and hugs nothing
door hangs crooked when closed, one side dropped and the other didnt
panel used to come down and in against the wall, now just sits there raised
drop track is wore out, door doesn't come to rest on the sill
hard bump at the end of travel and then it wont descend to the ground
`,
  'A J-track door that is noisy or hard to move has worn rollers, or a wear strip to be replaced.': `
sliding door squeals and grinds on the j track
our j-track door got so heavy to push it takes two guys
rumbling noise from the track every time the j track slider moves
screeching metal on metal when you roll the j-track door
j shaped rail on the wall is noisy like a train
the roller in the hook shaped track is flat and thumps
tough to slide, drags the whole way along the j rail
plastic strip in the lip of the track is worn thin and the wheels rub steel
liner in the j track came loose and bunched up, door catches on it
old 90s slider with the curved track makes an awful racket
takes all my strength to shove that j track door open
j track bracket pulled away and the rail sags so the door is hard to budge
trailing wheel on the j-track seized up and just scrapes
door rattles and clunks in the j rail, bearings are shot
clicking and grinding from up in the j track when it goes over one spot
black dust and shavings under the j track, plastic is wearing away
cooler door with the j rail moves stiff and jerky by hand
leading roller broke and the j track door tips and binds
`,
  'A fast door runs on carriages, and is moved by a belt that stretches with age.': `
high speed sliding door is slipping, belt looks loose
the fast door jerks and you can hear the teeth skip on the belt
quick door in the dock freezer flaps its belt when it starts
rapid slider doesnt close all the way anymore, belt got longer with the years
fast track door shudders when it takes off
toothed belt snapped and the speed door just sits there
belt on the fast door is sagging down over the opening
carriage wheels on the fast track are worn and the panel wobbles at speed
high speed freezer door lags behind the motor then snaps forward
rubber belt up in the aluminum header is frayed and missing teeth
fast door is rattling along the header, the trucks it rides on have bad bearings
pulley spins but the fast door stays put, belt jumped off
rapid door stops in a different spot each time, belt has stretched out
our express door is due for its yearly service, worn bumpers wheels and all
one half of the fast biparting door opens late because of slack
tightened the tensioner all the way and the speed door belt still hangs slack
fast sliding door got noisy and rough, carriages are shot
the quick opening door at the forklift aisle slips teeth under cold conditions
`,
  'A traffic door that wobbles has a worn bearing at its center, or a loose stabilizer at its top.': `
the double swinging kitchen door wobbles when it swings
traffic door shakes and flops around in the opening
impact door is loose at the top and leans out
the swing door between the cooler and prep room rocks back and forth on its pivot
forklift door is sloppy, you can wiggle it by hand
coldswing door has play in it, clunks each time it goes through center
top of the door isnt held anymore and it sways
flapping door wont hang steady, keeps shimmying after you walk through
one leaf of the traffic doors sags and rubs on the other one
bearing in the middle of the coldswing is gone, grinding and wobbling
the thing at the top that keeps the swing door steady came unbolted
door moves up and down on its hinge when carts hit it
double action door is tippy and doesn't line up in the middle
back room swinging door jiggles and squeaks at the pivot
stabilizer on top rattles loose every month
push through doors feel wobbly and dont return to center
pallet jack hit the crash door and now it teeters on its hinge
two way door is unsteady, swings with a shimmy and hits the frame
`,
  'A vertical lift door is balanced by weights on cables: weight is added or removed until it stays where it is left.': `
vertical lift door drops by itself, wont stay up
the door that goes straight up creeps back up after we pull it down
guillotine door is too heavy to raise since we changed the panel
lift up door slides down slow whenever you let go halfway
door shoots up on its own like there is too much weight on it
cast iron weights fell off the hanger and the door comes crashing down
vertical door out of balance, one person cant raise it
new heavier skin on the lift door and now it sinks
the steel rope on the lifting door is fraying and snapped a few strands
cable broke on one side and the vertical door hangs crooked in the air
need to hold the overhead with a stick so it doesnt fall shut
door floats up from the floor and wont stay closed at the bottom
takes all my weight to pull the vertical door down
wont hover where you leave it, drifts down
weight box on the side is rattling and the lift door isnt balanced
we lost a weight plate, the up and down door is heavy now
cable jumped off and the counterbalance is lying on the floor
rising door stops nowhere, either flies up or slams to the ground
`,
  'Skid blocks and guide shoes keep a vertical lift door off its frame, and wear out.': `
vertical lift door rubs on the frame going up
scraping sound along the side posts when the lift door rises
the plastic blocks on the up and down door are worn to nothing
door scrapes the paint off the jamb as it goes up and down
guillotine door catches on the side of the frame halfway
lift door tilts in its tracks and scuffs the frame
shoes that ride in the vertical guide are chewed up
there's a groove worn in the frame where the lifting door drags
rubbing marks on both sides of the vertical door, metal to metal now
raising door chatters and binds against the uprights
vertical door swings out in the wind because the guides are worn
slide blocks fell off and the vertical panel hits the casing
the lift up door drags against the wall with a scratchy noise
nylon pads on the edge of the lift door cracked and gone
too much slop side to side in the vertical lift tracks
door that lifts straight up jams sideways and scratches the stainless
guide shoe popped out of the upright track
gouged frame, lift door has been scuffing on it since the pads wore out
`,
  'Spring bumpers take the shock of a vertical lift door at the top.': `
vertical lift door bangs hard when it reaches the top
huge crash up above every time the lift door opens all the way
door slams into the stops overhead and shakes the building
coil springs at the top that cushion the door are broken
lifting door hits the ceiling stop with a boom
goes up too far and whacks the header brackets
nothing softens it at the top, it just smacks
the door jolts at the end of the upward travel
shock absorber spring on the vertical door fell down
vertical door overshoots at the top and crashes
spring bumper flattened, guillotine door pounds the steel
door thuds at full height and bolts are working loose
motor doesnt stop soon enough and the lift door runs into the top end
one of the bumpers up high is gone, door bounces crooked when open
every raise ends with a loud clang overhead
top of the vertical panel is dented from hitting when fully open
impact at the upper limit rattles the cables and weights
lift door rebounds off the top and comes back down a foot
`,
  'Air or water under an overhead door usually means a worn bottom astragal or gasket.': `
cold air blowing under the overhead door
water runs in beneath the roll up dock door when it rains
can see daylight under the sectional door
rubber on the bottom of the overhead is torn and dragging
mice come in under the garage type door at the dock
the bottom seal of the vertical lift door is flattened and leaks air
puddle on the floor inside the overhead door every morning
overhead door is down but theres a gap along the floor
snow drifts in below the dock door
bottom rubber froze to the concrete and ripped off when the door went up
wind whistles between the sections of the overhead door
bugs and rodents getting in through the bottom of our loading door
hard cracked rubber along the lower edge of the lift door
draft around ankles at the receiving overhead door
overhead doesnt seal against the uneven slab, moisture creeps in
sweep under the rising door is missing a chunk at the corner
rainwater gets past the big section door and freezes on the floor
light and warm air leaking under the overhead cooler door
`,
  'A sliding door rides over its sill on a skid bar, and tears at the bottom when that is worn.': `
the bottom of the sliding door drags over the sill and is getting torn up
slider scrapes the threshold and the lower edge is shredded
wood strip on the bottom of the slide door wore away
runner under the sliding door is gone and the skin rips on the curb
door catches on the sill plate when you roll it shut
underside of the slide door is gouged from riding over the floor bump
maple bar on the bottom splintered and the sweep keeps getting ripped
bottom of our freezer slider is ground down to the foam
new sweep tore again in a week because the door rubs on the sill
scraping noise at floor level when the sliding door crosses the threshold
plastic skid on the underside is worn thin
slide door bumps and hops as it goes over the sill
the steel strip that carries the slider across the sill is bent
bolts are showing through the bottom bar of the sliding door
lower corner of the sliding panel got chewed by the raised sill
fiberglass on the bottom edge is peeling where it skates over the ledge
sliding door grinds along the floor and leaves white shavings
dragging on the ground at the bottom, slide door eats a sweep every month
`,
  'A hook at the leading edge draws a sliding door to its jamb.': `
front edge of the sliding door doesnt pull in tight to the jamb
slider closes but the leading edge stands off from the frame
gap at the front side of the slide door when closed, back side is fine
the hook that grabs the jamb is bent and misses
sliding door isnt drawn against the wall at the end anymore
nose of the sliding door sticks out half an inch
claw on the edge of the slide door wont grab the catch
door bounces back off the jamb instead of hooking
cold air leaks where the front of the slide door meets the post
two halves of the biparting door don't latch to each other in the middle
hook hits the keeper and wont go in
you have to lean on the front edge to get the slider tight
leading edge flaps in the wind, nothing holds it to the jamb
broken hook on our big slide door in the freezer
the catch for the hook got knocked off by a pallet
frost on the strike side of the slider because it doesnt snug up
closing side of the sliding door isn't sucked in like it used to be
hook drops too early and rams into the catch
`,
  'A motor that smokes or smells burned is replaced; a brake that drags or a blown fuse may have killed it.': `
smoke coming out of the door motor
operator smells like burning
burnt smell up by the header and the door quit
power door motor got so hot you cant touch it and then died
fuse keeps blowing on the automatic door
motor wont run at all, tested with power and no movement
the brake doesnt let go and it cooked the motor
electric door is dead, motor tripped the breaker
sparks and a puff of smoke when we pressed open
windings are burned, technician says the motor is fried
power slider quit after a stink of hot wire
motor drags like something is holding it then overheats
thermal overload trips every few cycles on our door opener
lightning storm and now the door motor is burned out
opener on the freezer door is toast
blew a fuse in the operator box and motor is silent
scorched black motor housing, melted wires
motor got water in it during wash down and shorted out
`,
  'A frame that is rusted or rotten is replaced by its sections, by the foot or by the opening.': `
door frame is rusted through at the bottom
frame around the freezer door is rotten, screws dont bite anymore
wood inside the jamb is mush and the hinges pull out
you can poke a finger through the frame near the floor
jamb is corroded from years of mopping and crumbling away
the header over the door rotted and is coming down
soaked wet frame, foam inside is waterlogged
bottom foot of the post rusted off on the cooler door
fiberglass frame is cracked and soft on the strike side
forklift ran into the jamb and split it
doorframe decayed, hinge side has nothing to screw into
salt and bleach ate the frame of our fish cooler
the top piece of the frame is sagging and broken
side of the opening is falling apart, need to rebuild the surround
flakes of rust on the floor from the door frame
frame is bent so bad the door cant close square, want just that side new
old wooden frame went bad with moisture and mold
slide door jamb is rusted to pieces in the wash down room
`,
  'Clip angles hold the frame to the wall; the gap is closed with sealant.': `
the whole frame is loose in the wall
frame moves when you pull the door
daylight between the door frame and the wall panel
gap around the outside of the frame where it meets the wall lets air in
frame is coming away from the panel, brackets let go
door frame shakes every time the door shuts
anchor bolts pulled out of the block wall and the frame shifts
crack along the edge between frame and wall is open and frost forms in it
caulk around the frame dried up and fell out
installer never fastened the frame right, it rocks
whole doorway came off the wall a bit after the forklift hit it
angle pieces that hold the frame rusted off
frame not tied to the insulated panel, need something to attach it with
cold draft from behind the frame, not from the door itself
frame leans out of plumb because nothing holds it at the top
water seeps in around the perimeter of the frame where it joins the masonry
ants crawl through the slot between the frame and the wall
clips at the wall are loose and the opening got out of square
`,
  'Where two lengths of casing meet, a splice plate covers the joint.': `
ugly seam where two pieces of casing butt together
joint in the trim over the wide door opened up
casing runs longer than one piece and the ends dont cover
open joint between two casing lengths collects dirt
two trims meet over the big door and there is a crack between them
the cover plate on the casing joint fell off
inspector doesnt like the gap where the metal casing pieces join
raw ends of casing show in the middle of the header
moisture gets in at the seam of the casing up top
casing lengths don't line up where they meet
sharp edge sticking out where one length of casing ends and the next begins
need to join two lengths of casing over a tall opening
sealant at the butt joint of the trim keeps splitting
joint cover on our stainless casing came loose
trim around the overhead door is in two parts and the break in between is showing
casing came in two halves, how do i hide the splice
seam popped open in the surround, needs a strap over it
bacteria trap in the crack between casing sections at the meat plant
`,
  'A wear plate saves the frame from the lever that opens the door.': `
the opening lever is digging a hole in the frame
frame is dented where the assist arm pushes against it
lever that pops the door open has worn through the frame skin
gouge in the jamb from the roller on the handle lever
each time we push the lever it chews up the fiberglass
face of the frame is crushed where the opener pushes
scratch marks and a deep groove by the push lever
the plate behind the assist roller is worn out
roller on the kick open lever left a rut in the frame
metal pad on the frame that the lever presses on fell off
assist lever is poking through the frame, need something to protect it
paint and metal rubbed away at the point where the lever bears
frame has a divot so the assist lever doesnt break the seal anymore
lever just sinks into the soft frame instead of pushing the door
wear spot on the frame from the door opening arm
stainless face is dimpled by the wheel of the assist
the rub plate for the assist has a hole worn through
pry lever is grinding away the edge of the door frame
`,
  'A gasket goes into its groove with a roller tool.': `
cant get the new gasket to go into the slot
gasket wont push into the groove by hand
the rubber keeps popping out of its channel when i install it
trying to put in a gasket and my thumbs hurt, it wont seat
new seal sticks out halfway, dart doesn't go into the race
used a screwdriver to stuff the gasket in and tore it
is there something to press the gasket in with
gasket too stiff to fit in the track of the door
installing a gasket and it bunches at the corners and comes back out
lost the little wheel thing for rolling in gaskets
how do you get the rubber strip back in its groove after it fell out
hammering the gasket into the kerf damages it
fitting gaskets all day, need a proper hand roller for it
seal pulled from the slot and i cannot shove it back
our spline roller broke halfway through regasketing the cooler
replacement gasket wavy because it isnt fully pressed in the groove
pushing in the door seal takes forever and it keeps slipping out behind me
my maintenance guy struggles to insert the gasket
`,
  'A sensor, a pull cord or a remote opens a power door without leaving the forklift.': `
driver has to climb off the forklift every time to open the door
we want the power door to open when a lift truck comes up
automatic door doesnt notice the forklift anymore
motion eye over the door wont pick up people walking
pull rope from the ceiling snapped so drivers cant open it from the truck
remote clicker in the forklift quit
lost the transmitter for the freezer door
door opens only with the button on the wall and the drivers cant reach it
pull cord dangles too short to grab from the seat
string that opens the powered slider got ripped down
radar doesnt trigger, have to wave arms like crazy
getting off the pallet truck to push the button wastes our time
need hands free opening at the electric door, arms are full of boxes
forklift operators keep ramming the door because it doesnt open for them by itself
the opener fob has a dead battery or something, no response from the truck
sensor opens the door for nobody, opens and closes all day with ghosts
yank on the cord and the door doesnt respond
want a loop or remote so the lift driver stays in his seat
`,
  'A lock that freezes is thawed with de-icer. A padlock that drains water does not freeze.': `
padlock is frozen and the key wont go in
lock on the freezer door iced up
cant unlock the outdoor walk-in in winter
key wont turn, lock is full of ice
have to hold a lighter to the padlock each morning
ice inside the keyhole
lock cylinder froze solid overnight
padlock rusts and seizes up from the cold
water gets in the lock and freezes it shut
broke the key off in a frozen lock
lock works in summer but not in the cold months
deadbolt is frosted over and wont move
pouring hot water on the lock to open it
padlock on the ice storage box behind the store is an ice cube
keyhole stiff and crusted with frost
we are locked out because the lock has frozen up
condensation drips in our lock and it jams with ice
need a lock that doesnt freeze on a freezer door
`,
  'Ice in a track or on its rollers is removed with de-icer. Low-temperature grease keeps them turning.': `
rollers are frozen in the track
ice buildup in the overhead rail stops the sliding door wheels
track is full of frost and the wheels skid instead of turning
icicles hanging from the door rail
wheels iced up and wont spin
grease in the rollers turned hard as a rock in the freezer
slide door gets sluggish below zero because the bearings stiffen
chunk of ice in the track blocks the door halfway
condensation drips on the rail and freezes there
snow in the track up top, door grinds over it
the trolley wheels are coated with rime
lubricant gums up in the cold and the hangers drag
scraping ice off the track every morning with a chisel
door runs smooth in the daytime but stiff after a cold night, rollers crusted
which oil doesnt freeze in a minus twenty room for the wheels
ice lumps on the rail make the slider jump
frosted guide rail, rollers locked up tight
bearings frozen stiff on the freezer door wheels
`,
  'A sliding door that froze is freed with de-icer, and started by a pry handle.': `
sliding freezer door is frozen shut
slider stuck to the frame with ice and wont budge
cant break the slide door loose in the morning
takes three men to yank the frozen sliding door open
gasket froze to the jamb on the slide door
big sliding door wont start moving but rolls fine afterwards
ripped the handle off trying to open the iced slider
sliding door is welded shut with frost
we use a crowbar to get the slider going
freezer slide door sticks after the weekend
nobody can pull the sliding door open when it's iced over
the ice grabs the edge of the slide door, need a lever to pop it
slider jammed solid by ice around the edges
manual slide door in the ice cream freezer stuck fast
chipping ice around the sliding door with a hammer to get in
sliding door adheres to the sill, frozen along the bottom
women on my crew cant crack open the frozen slider
pry lever for the sliding freezer door broke and now we cant open it
`,
  'Covers over the track and its ends keep dirt and birds out.': `
birds are nesting on top of the sliding door track
dirt and dust falls into the track and clogs the rollers
sparrows sit in the rail and poop on the door
track header is open at the end and leaves blow in
cover over the rail fell down
end cap of the track cover is missing
grease and flour dust collects on top of the rail
inspector says the exposed overhead track is a sanitation problem over food
pigeons get in the header of our dock slider
rain drips onto the track from outside
junk keeps landing on the rollers up there
sheet metal hood above the slide door is dented and hanging
rollers are exposed, debris drops on product
wasps built a nest in the open end of the track cover
want to close off the top of the slide door so nothing gets in
lid over the track is rattling loose
droppings and feathers all over the rail
track box is uncovered, sawdust and plastic wrap get wound in the wheels
`,
  'A door that will not stay open gets a closer that holds it, or a device that opens it without hands.': `
door wont stay open when i carry boxes in
keeps closing on me while i'm loading
need the cooler door to hold open by itself
we prop it with a milk crate because it swings shut
door hits my back as i bring in the cart
arms full and no hand free to open the door
closer pulls it shut too soon, i want it to stay put at ninety degrees
staff wedge a chair in the walk-in door to keep it open
want to open it with my foot, hands are dirty
door wont hold in the open position during delivery
kick pedal for opening the door is broken
door drifts closed every time you let go of it
hold open on the closer quit working
butcher with both hands full of meat cant get in the cooler
delivery guy needs the door to stay wide open for ten minutes
swings back before i get through with the hand truck
hands free opener with an elbow or toe
there is no catch to keep the door back against the wall
`,
  'An edge that is closed by a soft gasket and a covered hinge keep fingers out of the gap.': `
pinched my finger in the swinging door
employee got fingers caught in the hinge side
kid crushed a thumb in the kitchen door
someone's hand got squeezed between the door and the post
finger jammed in the gap on the traffic door
saniswing hinge is open and people stick their fingers in it
pinch point where the door meets the jamb
safety officer complains about the gap by the hinge, hands can get caught
cover over the hinge cracked off and the pivot is exposed
the soft edge on the meeting side is hard and cut my hand
worker hurt his hand in the double swing door, accident report
finger guard is missing from the flip flop door
nip hazard at the edge of the swing door
lost a fingernail in that push door between the kitchen and cooler
soft rubber edge tore and now there's a hard corner that pinches
we want a door where nobody's fingers get trapped
opening by the hinges is wide enough for a hand
hinge shield broken and staff keep getting nipped
`,
  'Water in a light gets in through a gasket or globe that no longer seals.': `
water inside the cooler light
light globe fills up with water
the walk in light has condensation in the glass
bulb keeps shorting because moisture gets in the fixture
puddle in the glass jar of the freezer lamp
lens on the light is foggy inside and drips
rubber ring in the light fixture is cracked
glass cover on the ceiling light is broken and gets wet
after hosing down the light has water sloshing in it
lamp rusts inside the socket from dampness
vapor proof light isn't tight anymore
light fixture leaks when we wash the room
frosty globe with ice in the bottom of it
breaker trips because the wet light shorts
the jelly jar over the bulb doesn't screw tight
light bulb pops each time we wash, seal is bad
steam gets into the light and it flickers
seal around the led lens let go and bugs and water got in
`,
  'A gearbox that leaks is worn and is replaced.': `
oil dripping from the door operator
gear oil all over the floor under the power door
gearbox seal is leaking down the wall
oil runs onto the product from the drive unit
puddle of oil beneath the opener
reducer is weeping oil at the shaft
greasy streaks on the door from the gear case up top
gear unit lost all its oil and grinds now
oily film on the sliding door, comes from the header drive
drip drip of lubricant from the automatic door mechanism
the box with the gears spits oil when it runs
inspector found oil leaking over the food aisle from the operator
gears are stripped and oil is seeping out
output shaft of the gear box has slop and oozes grease
brown fluid leaking at the motor end of the reducer
hoist gear housing cracked and lost its oil
oil stains under the electric overhead operator
worm gear howls and leaks
`,
  'A motor that hums or runs while the door stands still usually has a clutch, brake or belt that no longer holds.': `
motor runs but the door doesn't move
you hear it humming but nothing happens
power door motor spins free and the door stands still
operator buzzes and the door just sits there
push the button motor turns, door stays shut
clutch slips, door stops when it meets any resistance
opener whirs but the panel isn't going anywhere
motor is working because i hear it, the slider wont follow
it hums loud for a few seconds then gives up
shaft turns and the chain doesnt
electric overhead motor runs and the door drifts down
the drive belt came off so the motor spins for nothing
door coasts past where it should stop, brake doesn't hold
slipping noise up there and door wont pull
motor groans but cant get the door off the floor
all i hear is a hum, brake seems locked
key sheared off and the gearbox doesn't drive the door
operator keeps on running with the door at a standstill
`,
  'A power door that runs slowly or unevenly usually has a drive, belt or chain to be set or replaced.': `
power door has gotten really slow
electric slider crawls open like molasses
automatic door jerks along, starts and stops
door speeds up and slows down on its own
operator door lurches and the chain slaps
our powered freezer door takes forever to open
used to be quick, now it creeps
chain is slack and makes the door jump
motor door moves uneven, one leaf ahead of the other
opens at a snail's pace and closes fine
belt on the operator is slipping so it moves in fits
stuttering motion when the electric door closes
speed control box shows a fault and it runs at half speed
hesitates in the middle then goes on again
too slow for the forklifts, traffic backs up
automatic door surges and hiccups
chain skips on the sprocket with a bang
acceleration is rough, the door yanks when it takes off
`,
  'Guard posts keep forklifts off the track and the operator; a sign warns of them.': `
forklifts keep hitting the door track
driver smashed into the operator with the mast
pallet jack runs into the wall next to the door
need something to keep lift trucks away from the slide door
forks went through the end of the rail
third time this year a truck backed into the doorway
yellow post by the door got knocked over
bollard is bent and loose in the concrete
lift driver clipped the motor housing and tore it off
no warning for forklift traffic, people almost got run over at the door
somebody crashes into the frame every week, want barriers
door track dented by a tow motor
post in front of the opening broke off at the bolts
want a caution sign for drivers at the freezer entrance
new guy on the reach truck took out our door hardware
protect the open end of the slider from pallets being shoved into it
guard rail or pipe needed so trucks dont bump the door when it's open
collision damage at the cooler entrance, need steel posts
`,
  'A casing that is rusted or bent is replaced by its wall thickness, or cut from metal by the foot.': `
trim around the door opening is rusted
metal wrapping the wall edge is bent from carts
casing around the doorway is dented and peeling
sheet metal around the opening is torn and sharp
covering on the raw panel edge came off and foam shows
cart bashed the trim at the corner of the entrance
galvanized casing is flaking rust on our floor
plastic trim on the wall edge cracked
stainless surround is crumpled where the pallet hit it
casing is loose and pulling from the wall
exposed insulation at the door opening because the cladding is gone
edge metal on both sides of the wall is corroded
need to replace the cladding that wraps the wall thickness at the door
corner of the casing is mashed in
rotted looking trim around the cooler doorway, inspector wrote it up
finish around the opening is scratched dented and nasty
cut my arm on a curled up piece of casing
need a piece of the bent metal that goes round the opening
`,
  'Water or air under a sliding door usually means a worn sweep gasket.': `
cold air coming out under the sliding door
water creeps under the slider into the cooler
gap at the floor below the slide door
rubber flap on the bottom of the sliding door is ripped
i can see light under the sliding door
sweep on the slide door doesnt touch the floor
bottom of the slider leaks air and the floor gets wet
wash water runs beneath our slide door
fog rolls out from under the sliding freezer door
critters squeeze in below the slide door
slider bottom swings away from the wall and lets the cold out down low
floor isnt level and the sliding door seals only at one end
dragging rubber strip hanging off the bottom of the slider
draft by my feet at the sliding door
puddle just inside the slide door in the morning
wiper along the bottom edge of the rolling door is worn short
sliding cooler door, floor seal stiff and curled up
bottom of the slide door kicks out, gap you can put a hand in
`,
  'A gasket of a traffic door that is torn is replaced by its length.': `
rubber around the swinging traffic door is torn
gasket on the kitchen swing door is hanging off
strips on the edge of the flapping doors are shredded
forklift tore the seal off the coldswing
edge rubber between the two swing leaves is ripped
saniswing seal is split at the bottom
perimeter rubber on our push through door is chewed up by carts
gap down the middle of the double traffic doors, seal worn
black rubber came loose from the impact door
air leaks around the two way door since the seal tore
top flap on the traffic door is missing a piece
the floppy rubber on the crash doors got caught in a pallet and ripped
wiper strip where the swing doors meet is gone
bar that clamps the traffic door rubber let go and it fell out
gasket all the way around the double swing door is hard and cracked
flies come through the worn edges of the traffic doors
white rubber on the sanitary swing door is dirty and torn
piece of gasket dangles from the back room swing door
`,
  'The window of a traffic door is replaced with its rubber or frame.': `
window in the swinging door is cracked
plexiglass in the traffic door is scratched so bad you cant see
window fell out of the kitchen swing door
round porthole in the push door is broken
rubber around the traffic door window came out
someone put a cart through the window of the double doors
plastic pane is yellow and cloudy on our impact doors
pane in the back room flapping door popped out
acrylic window shattered when the pallet hit the swing door
port hole glass is loose and rattles in the traffic door
rubber ring that holds the window in the swing door is dried up
see through panel in the crash door is busted
hole in the traffic door where the window used to be
pallet jack handle poked through the view panel of the swing leaf
window frame on the two way door came unscrewed
lexan in the cafe door is crazed and hazy
vandal kicked the window from our swing through doors
traffic door window taped over with cardboard because the pane is gone
`,
  'A leaf of a traffic door that is cracked is replaced whole. Bumpers take the blows.': `
traffic door is split down the middle
swing door leaf is cracked by pallets
the plastic swinging door is broken in half at the hinge
forklift punched a hole through the impact door
carts beat up the bottom of our kitchen swing doors
door panel is bent and delaminating on the flapping door
chunk missing out of the crash door
foam is coming out of the traffic door
one half of the double doors is destroyed
pads on the front of the swinging door are torn off
bumper strip on the traffic door cracked and fell off
shopping carts ram the door and it has dents all over
skin peeled off the push through door
leaf warped so bad it doesn't close with the other one
rubber cushion on the door where the carts hit is gone
the swing door has a big crack from top to bottom
buckled leaf after a pallet jack ran it over
need only one new door of the pair, the other is still good
`,
  'A window in a traffic door shows who comes from the other side.': `
two people bumped into each other through the swing door
cant see who is coming the other way in the kitchen door
waiter got hit in the face by the swinging door
traffic door is solid, nobody sees the other side
collision at the flapping doors, trays all over the floor
cart hit a worker behind the double swing doors
near miss with a pallet jack because the crash door has no window
blind swing door between sales floor and back room
need to look through the two way door before pushing it
door swings both ways and people get smacked
busboy walked into the door as someone came out
forklift came through the traffic door and nearly ran over a guy
shorter people cant see through the traffic doors, glass is too high up
i want a see through opening in the impact door for oncoming traffic
staff crash into each other at the push doors all the time
no visibility when walking through the swinging doors with a cart
have to yell coming through because the swing door is blind
accident with hot soup because the swing door had no porthole
`,
  'Frost or fog on the glass means that the window is not heated, or that its heat no longer works.': `
glass in the freezer door is frosted over
window fogs up so you cant see in
ice on the inside of the view window
condensation on the window all day long
heated glass quit heating
moisture between the panes
window sweats and drips on the floor
cant see through the pane because of frost
wiping the window off every ten minutes
foggy glass on the cooler door
window heat doesn't work, glass feels ice cold
view glass iced solid in the freezer
mist on the glass when it is humid out
overhead freezer door window is white with rime
display glass steams up in the summer
water beads run down the window pane
warm wire in the glass burned out and now it's all frost
plain unheated window in a freezer door just frosts up
`,
  'A window or a peephole shows who stands on the other side of a door.': `
cant tell if someone is behind the cooler door
opened the walk-in door and hit a person standing there
no way to look inside without opening the door
want to see if anyone is in the freezer before i lock up
door is solid and you never know who stands behind it
delivery man knocks at the back door and i can't see who it is
need a peep hole in the back door of the store
peephole lens is gone and there is a hole in the door
overhead dock door has no window, cant see if a truck is there
robbery worry, we want to look out before we open
opened the door into my coworker's face, need a viewing window
supervisor wants to check on product without letting the cold out
cant see into the cooler, it's a blank door
sliding door opens and a forklift is right there, no view through
viewer in the door is scratched, cant recognize anybody
want a small glass in the sectional door to look out at the dock
manager wants to look into the walk-in from the hallway
closed door hides people, someone got bumped coming out of the cooler
`,
  'A cracked or loose window is replaced whole, or set again in new glazing and trim.': `
window in the cooler door is cracked
glass pane is loose and rattles in the door
cooler door window broke
ring around the window came off
window rubber is shrunk and air leaks around the glass
somebody threw something and shattered the view window
pane is coming out of the walk-in door
trim around the glass is rusty and loose
window is chipped at the corner and spreading
rubber strip that holds the glass in has fallen out
drafty window in the freezer door, seal gone around the glass
broken glass in the door of our milk cooler
spider crack over the whole window
window slides around in its hole
glazing bead popped loose on the walk in window
handle of a mop went through the door glass
frame of the window in the slide door fell off
smashed double pane in the insulated door, need new glass set in
`,
  'A vent that is frozen or clogged no longer evens out the pressure. Replace it with one that is heated.': `
the vent in the freezer wall is iced up
pressure vent is clogged with frost
little flap vent doesnt open anymore, full of ice
air port in the freezer panel is blocked
wall panels bulge in and out when the fans start, port is plugged
relief port heater burned out and it froze over
ice ball on the breather vent
vent stopped whistling and now the panels creak
unheated vent keeps freezing closed
whatever lets the air in is stuffed up with dust and ice
relief vent plugged and door is hard to open after defrost
freezer walls pop and groan because the vent is frozen
breather in the box is covered with snow
flapper in the vent stuck shut
vent cover is frosted white, no air passes
ceiling sucked down when it cooled, vent was blocked
grille for equalizing air on our walk-in is dirty and stopped up
port doesn't warm up anymore, icicle hanging out of it
`,
  'Ice at the floor usually means a worn sweep, or a sill heater that no longer warms.': `
ice on the floor in front of the freezer door
floor at the doorway is like a skating rink
ice builds up at the threshold and door wont close
slipped on ice by the freezer entrance
hump of ice under the door
the sill is icing over, used to stay dry
ice ridge grows along the bottom of the door
chop ice off the threshold every day
frozen puddle right where you step in
bottom of the swing door is frozen to the floor
slick floor at the opening, someone fell
sill heater quit and there is ice across the doorway
sweep on the bottom froze to the ground and tore
salt on the freezer floor doesnt help, ice comes back
door scrapes on ice at floor level
heat under the threshold is out
ice sheet spreading inside the freezer from the gap below the door
pallet jack slides on the ice at the entry
`,
  'Frost at the edge usually means a torn gasket or a heater wire that no longer warms.': `
frost around the edge of the freezer door
ice all along the gasket
snow building up on the sides of the door frame
white frost on the hinge side from top to bottom
door edge freezes and sticks in the morning
icicles at the top corner of the freezer door
ice forms between the door and the jamb
we scrape frost off the door rim daily
freezer door seal is frozen to the frame
ripped gasket and frost where it's torn
ice crust around the perimeter of the door
edge of the frame stays ice cold and collects frost
heat strip in the frame is out and frost creeps along the edges
fluffy frost at the latch side
gasket tears off when we open because its frozen on
frozen rim makes the walk-in door hard to pull open
frost line shows right where the rubber touches
ice keeps coming back on the frame no matter how often we chip it
`,
  'A door or frame that sweats is too cold on the surface: its heater wire no longer warms, or warm air gets past the gasket.': `
door frame is sweating
water dripping down the outside of the cooler door
frame is wet all the time and rusts
condensation all over the outside of the door
the frame feels cold and has beads of water
puddle on the floor outside from the sweating frame
moisture on the door face when it's humid
mold growing on the frame because it never dries
header drips on people walking in
door sweats in summer, dry in winter
the frame used to be warm to the touch and now it's cold and damp
wet jambs, we lay towels under them
paint is peeling off the damp frame
dew on the outside of the freezer door
drops run down the door skin and make the floor slippery outside
heat wire in the frame is dead, no warmth, just clammy
outside of the walk-in perspires like a cold beer can
dripping door surround, health department complained about the moisture
`,
  'Cold air sucks the door shut until a pressure relief vent lets air in.': `
freezer door is sucked shut, cant open it
have to wait a minute before the freezer opens again
vacuum holds the door closed after you shut it
right after closing the door it feels glued
suction is so strong my wife cant pull it open
hissing when you close it and then it wont open
opens easy after ten minutes but not straight away
door pulls itself tight and you need two people to get in
walk-in freezer door slams shut like a vacuum
need to break the suction to open the door
negative pressure in the freezer, no vent in the box
handle broke from yanking against the suction
after we go in and out the door gets real hard to open
tugging with all my might and the airtight door stays put
something pulls the door back in when i try to open
old people in our kitchen can't overcome the pull of that freezer door
gasket gets drawn inside by the pressure difference
sealed so tight by air you need a foot against the wall to open
`,
  'A strip curtain keeps the cold in while the door stands open.': `
cold air pours out every time the door stands open for loading
we prop the cooler door open during deliveries and lose all the cold
temperature in the walk-in climbs while the guys carry boxes in and out
fog rolls out of the freezer into the kitchen whenever somebody holds the door
compressor runs nonstop because the door is open half the morning
flies get into the meat room while the door is left open
warm humid air rushes in and everything ices up when we keep the doorway open
need something hanging in the opening that we can walk through and it keeps the chill inside
there used to be plastic flaps hanging in the doorway and now there is nothing
my staff leaves the cooler open all the time and the electric bill is huge
the kids on the lunch line leave the fridge door wide open and the milk gets warm
forklift goes in and out all day so the door stays up and the box wont hold its temperature
want to stop losing cool air during restocking
draft from the open freezer door freezes the cashier standing next to it
door open for hours at the dock and the cold escapes
whole strip curtain was ripped down by a pallet jack and thrown away
frost and snow on the ceiling just inside since we work with the door open
no barrier when the door is open, the coldness just drifts out
`,
  'Strips that are torn or cloudy are replaced one by one or as a set.': `
plastic strips are yellow and cloudy cant see through them anymore
two of the flaps in the doorway tore off and the rest are ripped
strips got stiff and cracked in the freezer
the clear curtain turned milky and the forklift driver almost hit somebody
vinyl flaps are scratched so bad you cant see whos coming
one strip missing in the curtain and air blows right through there
hanging plastic pieces curl up and wont hang straight anymore
health inspector says our plastic curtain is dirty and moldy
a pallet snagged the curtain and pulled down some strips
pvc got brittle from the cold and pieces break off the bottom
the strips are shredded at the bottom where the carts run over them
flaps in the walk-in entrance are too short now because they were cut off and split
split strip keeps smacking people in the face
holes around the studs tore out so the strips fall off the hanger bar
employees tied the strips together and now theyre bent and creased
see through flaps became foggy and brown
half of the strip door is gone just a few pieces dangling
stained greasy plastic slats in the butcher shop doorway that wont come clean
`,
  'A gap at the bottom usually means a worn sweep or bottom gasket.': `
light shows under the door
i can feel cold air on my feet from beneath the cooler door
theres a gap at the bottom you can slide your hand under
mice get in under the walk-in door
rubber along the bottom edge is worn away and doesnt touch the floor
water and ice build up on the floor right under the freezer door
wiper on the lower edge of the door is shredded
bottom seal of the overhead door is flattened and the wind blows in along the floor
daylight below the door when its shut all the way
flap at the bottom tore off when the cart hit it
leaves and dirt blow in underneath
bugs crawling in through the crack at the threshold
the door doesnt reach the floor anymore and leaks cold down low
frost line along the sill every morning
fog creeps out from below the door onto the kitchen floor
sweep drags and is half torn off and leaves a space at one corner
roaches come in at the floor, the strip down there is chewed up
cold leaking out at the very bottom and the floor outside is sweating
`,
  'A gap where two doors meet usually means a worn meeting gasket.': `
gap down the middle where the two sliding doors come together
the two halves dont seal where they meet
i see daylight between the left and right door when closed
biparting door leaks cold in the center
the rubber on the leading edges of both panels is crushed and torn
frost line straight down the center of the double door
where the pair of doors touch there is a draft
our double slider wont close up tight in the middle
both leaves shut but a slit stays open between them
bulb between the doors is flattened and no longer fills the space
forklift clipped the edge of one half and tore the seal in the middle
cold air blows out the center seam between two panels
snow coming in between the doors at the meeting edge
light through the middle of the bi-parting freezer door
vertical crack in the center of the doors leaks fog
center seal missing on one of the two doors
doors bump each other hard and the cushion between them is gone
when closed the pair leaves an opening you can stick a finger through in the middle
`,
  'A gap between sections usually means a worn joint gasket.': `
light comes through between the panels of the overhead door
gap between the sections when the dock door is down
frost along the horizontal lines of the sectional door
cold leaks at the seam where one section folds onto the next
draft through the joints of the roll up door
ice forms in the joints and the sections stick together
i can see outside between the second and third panel of the overhead
the foam strip between the sections fell out
rubber between the door sections is peeling off
rain drips in through the cracks across the overhead door
wind whistles through the horizontal seams of our sectional
overhead door sections dont fit tight to each other anymore
the seal in the folds of the garage style door is rotted
horizontal slit halfway up the door lets in dust and flies
stripes of condensation across the door right at each joint
sections have space in between since the seal got squashed
bees get in between the slats of the big door at the hinges line
joint seal torn where the door bends around the curve
`,
  'A gap above an overhead door is closed by the gasket in the header seal carrier.': `
gap above the overhead door when its down
daylight over the top of the dock door
cold air escapes at the head of the opening above the door
top of the vertical lift door doesnt seal against the wall
frost on the lintel above the roll up door
birds fly in over the top edge of the closed overhead
the rubber along the header of the overhead door is torn off
warm air comes in up high and the ceiling behind the door is full of icicles
the metal piece that holds the top seal is bent by the forklift mast
seal at the top fell down and hangs in front of the overhead door
there is space between the upper edge of the sectional and the frame
rain runs in above the door and down the inside
light at the top only, sides and bottom are fine on our lift door
wind blows in from over the overhead door
water drips from the header when the vertical door is closed
top panel leaves a crack along the ceiling side
upper gasket missing on the dock overhead
forklift hit the top of the opening and now the door leaks up there
`,
  'Air that gets past a sliding door usually means a worn face gasket, or a door that no longer closes tight.': `
air blows past the sliding door even when its closed
slider doesnt pull tight against the wall
frost around the frame of our sliding freezer door
i can feel a draft all along the side of the big sliding cooler door
sliding door hangs away from the wall and leaks
the fabric seal on the back of the slide door is worn through
rolling door shuts but theres a space between it and the jamb
cold leaks out behind the sliding door
our slide door doesnt snug up at the end of its travel anymore
ice builds up on the casing around the slider
the sliding door sits loose and you can push it away from the opening
seal on the sliding door is frayed and lets fog out
warehouse sliding door rattles in the wind and cold comes by it
daylight around the edges of the sliding door
sliding freezer door used to squeeze the rubber at the end and now it doesnt
the gasket between the slide door panel and the wall tore
slide door closes but stands off on the leading side and air goes by
whistling noise and cool wind from the side of the slider
`,
  'Air or light at the edge usually means a gasket that is torn, hard or no longer magnetic.': `
light comes through at the side of the cooler door
dollar bill slides right out between the door and the frame
i feel cold air on the hinge side of the walk-in door
seal has no pull anymore, the magnet doesnt grab
door is shut but i can see light around the edges
frost all around the frame of the swing door
condensation and drips along the edge of the door where air sneaks in
rubber around the door got hard like plastic and leaves gaps
the reach-in door leaks cold at the upper side
walk-in cant keep temperature, theres a draft around the door
fridge doesnt suck shut like it used to
cooler door leaks air at the latch side
moisture on the jamb and a stream of cold air there
magnetic strip lost its strength and the door edge lifts off
you can hear air hissing around the kitchen freezer door
door edge doesnt seal and the ice cream goes soft
air leaking around the door perimeter
see daylight from inside the box along one side when the hinged door is closed
`,
  'A gasket that comes off needs new adhesive or a new retainer. One that is stretched is replaced.': `
rubber seal keeps falling out of the door
gasket pops out of its groove every time we open
the seal around the cooler door came loose and hangs down
strip of rubber is peeling off the door
glue let go and the gasket dangles
seal pulled out of the channel and wont stay in
gasket is stretched too long and bulges out in loops
we keep shoving the rubber back in and it comes right out again
the aluminum rail that holds the gasket is bent and the gasket slips out
seal sags at the top of the walk-in door
weatherstrip came unglued in the cold
gasket comes away from the door on the hinge side
somebody taped the seal on with duct tape because it drops off
seal got sucked onto the frame and tore itself off the door
the holder strip for the gasket is cracked and lets it go
rubber lip is hanging off the freezer
gasket wont stick anymore no matter what we use
seal dropped on the floor when the cook opened the box
`,
  'A gasket that is torn or open at its corner gets a molded corner, or is replaced.': `
gasket is split at the corner
seal tore open at the top corner of the door
corner of the rubber came apart where the two pieces join
cold leaks only at one corner of the door
the mitered corner opened up and there is a hole
rest of the seal is good but the corner is ripped
frost just in the upper corner near the hinge
the weld at the gasket corner let go
gap in the corner big enough to see light
corners of the seal dont meet
lower corner of the gasket chewed up by the cart
water drops form at the corner of the freezer door
seal cracked right at the bend
bottom corner by the handle is torn and air comes in
ice ball grows at the corner of the door
installer cut the corners bad and they gape
seam in the corner of the fridge seal broke
gasket broken in two at one of its corners
`,
  'A gasket that is torn, hard or moldy no longer seals and is replaced.': `
the seal is black with mold
gasket is cracked and hard like a rock
rubber around the door is ripped in several spots
health department wrote us up for the moldy door seal
seal is full of mildew and wont scrub clean
gasket is brittle and pieces crumble off
the fridge gasket is torn and flattened
slimy stinky rubber on the cooler door
door seal worn out all the way round
seal lost its squish, its dried up and stiff
someone cut the gasket with a knife or the carts tore it
old seal is greasy swollen and split
inspector flagged torn gaskets on our school walk-in
rotted seal around the door
mice chewed the rubber seal
gasket has holes and rips along the handle side
the door rubber is shot
seal frozen to the frame and tore to shreds when we opened
`,
  'A noisy sliding door usually means worn rollers or a dry track.': `
sliding door squeals when you roll it
loud grinding noise from the track above the slide door
slider makes a racket every time we push it
rumbling overhead when the sliding cooler door moves
the wheels on the sliding door screech
slide door clunks as it rolls along
rollers sound like theyre dry
sliding freezer door is so loud you hear it in the store
squeaky track on the big rolling door
metal on metal scraping sound up in the rail of the slider
bumpity bump noise like a flat wheel when we slide it open
sliding door rattles and thumps across the rail
hanger wheels are chattering
track needs grease, it howls when pushing the door sideways
horrible screeching from the manual slide door in the warehouse
slide door crunches over something in the track
clicking from the trolley wheels each time they go round
our sliding door whines and growls and the bearings are rough
`,
  'A noisy operator usually means a worn gearbox, belt or chain.': `
motor on the automatic door is grinding
power operator makes a loud whining noise
electric door opener sounds like its coming apart
the chain slaps and rattles when the powered door runs
belt squeals when the auto door starts moving
humming and clunking from the gearbox above the door
drive unit knocks each time it starts
opener got really loud lately
buzzing motor up on the header of our electric slide door
chain jumps on the sprocket with a bang
grinding gears in the door machine
operator vibrates and shakes the wall
whirring and screaming when we press the button to open
chain hangs slack and bangs against the cover of the operator
the door drive rattles like a box of bolts
oil drips from the noisy gear motor
motorized freezer door makes a ticking noise from the drive
powered door hoist growls going up and down
`,
  'A noisy overhead door usually means worn rollers or hinges.': `
overhead door is loud going up
dock door bangs and rattles when it rolls up
the roll up door squeals around the curve
sectional door pops and creaks as the panels bend
rollers on the overhead screech in the tracks
garage style door shakes and clatters
pulley on the vertical lift door squeaks
hinges between the sections of the overhead grind
sounds like a train when the overhead comes down
lift door rumbles and groans on the way up
rattling wheels in the curved track of the loading door
overhead door jerks and makes a thumping noise
the cable wheels up top are whining when we raise the door
noisy sectional door wakes up the neighbors in the morning
clicking and snapping sounds from the overhead panels
stem rollers wobble and chatter
vertical door scrapes and squeals on its way down
the big door by the dock makes an awful racket when its pulled up
`,
  'A hinge that squeaks needs grease, or its nylon cam or pin is worn.': `
hinge squeaks every time the cooler door swings
creaky walk-in door
door screeches when opened, its coming from the hinges
hinges groan like a haunted house
our freezer door chirps whenever somebody goes in
squeaking noise on the hinge side of the swinging door
swing door makes a grinding crunch as it lifts on the hinge
black dust under the hinge and it creaks
high pitched squeal when the kitchen cooler door swings shut
door pops and clicks in the hinge
oiled it twice and the hinge still squeals
the traffic door hinge screams every time a cart goes through
metal rubbing sound from the top hinge
dry hinges
white plastic flakes fall out of the hinge and it squeaks
customers complain about the squeaky door in the beer cave
door whines on its hinges
annoying creak when opening the milk fridge
`,
  'A door that will not stay closed usually has a worn latch or strike, or a closer that is too weak.': `
door wont stay shut
cooler door keeps popping open by itself
walk-in door creeps open after we close it
we find the freezer standing open in the morning
door bounces back open after it closes
have to put a box against the door to keep it closed
door drifts open a crack on its own
the fridge door swings open again when the fan kicks on
latch doesnt hold the swing door closed
pressure from the blower pushes the door open
roller on the catch is worn flat so the door slips open
wont hold closed, staff uses a bungee cord
it shuts but a minute later its ajar
door opens on its own when the other door is closed
we lost product because the door came open overnight
closes fine and then pops off the catch
door does not remain closed when you let go
alarm goes off all night because the hinged door wont keep closed
`,
  'A door that no longer closes by itself usually has worn hinge cams or a tired closer.': `
door doesnt close by itself anymore
walk-in door used to swing shut on its own and now it just stands there
the self closing quit working
cooler door stays wherever you leave it
door stops half way and doesnt finish closing
kitchen staff has to push the door shut every time
closer is tired and has no force left
freezer door wont swing closed after you go through
spring in the hinge went weak, door hangs open
the door no longer drops shut like a self closer
door hangs open and nobody notices
hinges are supposed to make it fall closed but they dont
automatic closing of our swing door gave up
door wont return after opening
arm at the top does nothing, door remains open
have to pull it closed behind me with my foot
new door closed by itself for years and now it wont
traffic door doesnt come back to center by itself
`,
  'A power door that does not close usually has a sensor in the way, a limit switch out of place or a worn button.': `
power door wont close
electric door opens but doesnt go shut
automatic freezer door stays open when i press the close button
door starts closing and then reverses and opens again
motorized slide door stops before its fully closed
close button does nothing
auto door stuck open after the forklift bumped the sensor
the powered door thinks something is in the way
red light on the sensor blinks and the door wont come down
door only shuts if i hold the button in
overhead power door goes up but refuses to come down
operator hums but the electric door stays open
dirty eye keeps the door open all day
remote opens the door but it never shuts
it closes most of the way and backs up again
automatic door never times out and stays wide open
pressed the pushbutton ten times and the electric door will not close
power door leaves a gap because it quits moving too soon
`,
  'A closer with a stop or a bumper on the wall keeps the door from swinging too far.': `
door slams into the wall when opened
the door swings too far and hits the shelving
handle punched a hole in the wall behind the door
every time we push the cart through the door bangs against the wall
nothing stops the door from flying all the way open
door opens too wide and bent the hinges
walk-in door bashes the prep table when it opens
wind catches the door and throws it back against the building
door stop on the wall broke off
rubber bumper behind the door is missing
need something to keep the door from opening past the corner
dent in the panel where the door knob strikes it
door knocks into the electrical box when you open it all the way
freezer door overswings and almost rips off the closer arm
kids throw the door open and it smashes the tiles
door goes back too far and scratches the other cooler
want to limit how far the door can be opened
cart shoves the door so hard it hits the wall
`,
  'A track that is bent or worn is replaced by its length and kind of door.': `
the track above the sliding door is bent
forklift hit the rail and now the slide door hangs up in one spot
rail is worn through where the wheels ride
track sags in the middle
groove worn in the track and rollers drop into it
dented rail over the cooler door
track came loose from the wall
brackets holding the rail are broken
sliding rail is rusted out
overhead rail twisted after something heavy hit it
track is not straight anymore and the slider binds
the lip of the track is cracked
header rail pulled away from the ceiling
slide door track crooked and slopes down
kink in the track stops the door
the channel the wheels run in is all chewed up
new track needed for our old slide door
track bolts ripped out of the panel and the rail droops
`,
  'Labels and signs that are missing or faded are replaced.': `
the sticker on how to get out of the freezer is gone
warning label is faded and nobody can read it
inspector says we need the safety sign by the door
labels peeled off in the cold
sign is missing from the walk-in
the decal with the inside release instruction rubbed off
somebody painted over the warning sticker
letters on the sign are washed out
our danger label is torn half off
osha asked for new signs on the power door
automatic door sign fell down
old stickers are unreadable after years of scrubbing
forklift sign is cracked and bleached from the sun
caution label came off with the new door panel
safety inspection failed because the labels are gone
need replacement decals english and spanish, the old ones are scraped
sticker wont stick anymore it curled up and fell
placard on the door got ripped down by pallets
`,
  'A label says how to open the door from inside; signs warn of the cold and of forklifts.': `
new employee didnt know how to open the freezer from inside
nothing tells people how to get out
people panic because there is no instruction inside the box
pedestrians walk in front of the forklifts at the door
need a notice that says this door opens automatically
want to warn folks about the cold room
no sign that says forklift traffic
workers who read only spanish need to know how to push the release
how do we show which way the emergency knob goes
drivers dont know they must stop and honk at the doorway
we never had a label by the glow knob and the safety officer wants one
customers wander into the freezer because nothing says keep out
someone nearly got run over at the warehouse door
looking for stickers that explain how to escape if the door shuts behind you
insurance wants danger and freezing temperature posted on the door
a kid in the school kitchen got scared inside since no directions on the door
want to mark the door so people keep hands away from the moving door
visitors go in without a coat, should have a caution posted
`,
  'A door that slams has a closer that lost its oil or is set too strong.': `
door slams shut
the cooler door bangs closed so hard the walls shake
swing door closes way too fast
freezer door whips shut and hits people in the back
it nearly took my fingers off when it slammed
closer has no brake anymore the door just crashes shut
loud boom every time the walk-in door closes
door smacks the heels of the waitresses
door flies closed like a trap
oil ran out of the closer and now it slams
hinged door closes violently
glass bottles rattle on the shelf when the door thuds shut
door closes too hard and breaks the latch
cant slow down the closing no matter how i turn the screw
door catches my elbow because it shuts so quick
snap closer jerks the door the last bit with a bang
elderly lady in the school kitchen got hit by the door slamming
door clobbers the cart before we are through
`,
  'A door that closes too slowly has a closer that is too weak or too cold.': `
door closes too slow
takes forever for the freezer door to shut
the closer is sluggish in winter
door crawls shut and loses cold the whole time
slow closing walk-in door
in the cold the door arm hardly moves
door creeps closed and almost stops
it takes a minute until the cooler door is closed behind you
closer works fine in the cooler but drags in the freezer
door lazily swings shut and the alarm goes off first
oil in the closer got thick from the cold
closing speed too low even with the screw all the way open
hydraulic arm is weak and barely pulls the swing door
the door takes its sweet time closing
freezer door closes in slow motion
too long to close, cold air comes out meanwhile
door shuts very slowly at the end and wont push into the gasket
since we lowered the temperature the closer is stiff and slow
`,
  'A door that sags or drags usually has worn hinges, or needs shims behind them.': `
door sags
bottom of the cooler door drags on the floor
swing door scrapes the threshold
door hangs crooked and rubs the frame at the top
have to lift the door to close it
the handle side has dropped
door is out of square and hits the jamb
hinged freezer door droops and grinds on the sill
scratch marks in a half circle on the floor from the door
door leans, top corner gap is bigger than the bottom
walk-in door sank down and catches on the frame
door is rubbing on the latch side
heavy door settled and now it binds
kitchen door digs into the tile
door tilts since somebody hung on it
swinging door scuffs along the concrete
uneven door, has fallen on the hinge side
door hits the sill plate and has to be hoisted up to shut
`,
  'A sliding door that drags or scrapes usually hangs on worn rollers.': `
sliding door drags on the floor
slide door scrapes the ground as we push it
the slider dropped and rubs on the threshold
bottom of the sliding freezer door is scuffing the concrete
sliding door hangs low at one end
slider rubs the wall when it moves
sliding cooler door grinds along the floor
big rolling door tilts and drags its corner
scratches on the wall panel from the slide door
sweep on the sliding door gets torn up because it rides too low
the sliding door is out of level and scrapes
wheel came apart and the slide door sits on the floor
slide door catches on the floor guide and scrapes
horizontal sliding door scratches along the casing
trailing end of the slider sank
slide door digging a groove in the floor
noise of rubbing at the bottom when we slide it to the side
sliding panel sagged and drags its whole length
`,
  'A worn hinge is replaced, or repaired with a new pin, cam or bushing.': `
hinge is broken
the hinge cracked in half
hinge is worn out and wobbles
door fell off its hinges
top hinge snapped and the door hangs by one
pin came out of the hinge
plastic piece inside the hinge is ground down
play in the hinge, the door moves up and down
hinge screws ripped out of the frame
hinge is rusted solid
bushing in the strap hinge is gone
the hinges are loose
bent hinge after the pallet jack hit the swing door
lower hinge busted
hinge cover fell off and a piece of metal dropped out
cooler door hinge wore through
traffic door pivot is shot
reach-in hinge bracket broke
`,
  'A door that will not latch usually has a worn latch, or a strike that must be moved or replaced.': `
door wont latch
the latch doesnt click into the catch
latch misses the strike
cooler door shuts but doesnt catch
have to slam the door several times before it latches
bolt doesnt line up with the plate on the frame
the roller doesnt go over the strike
latch is stuck in and wont spring out
have to lift up on the door to get it to latch
strike is bent out of the way
freezer door bounces off the catch and never engages
the tongue of the latch is worn round
door pushes closed but no click
latch hits the keeper and stops
latch on the swinging door is frozen and doesnt move
catch on the frame broke off
spring in the latch is broken so it doesnt grab
latch is sloppy and doesnt hook
`,
  'A handle that is loose or turns freely usually has a worn spindle or latch.': `
handle is loose
the handle spins round and round and nothing happens
handle turns but the door doesnt open
door lever flops down
handle wiggles and is about to come off
turning the handle does not pull the latch back
the inside handle moves freely
handle droops and has no spring
handle just turns and turns with no resistance
lever slips on the shaft
knob rotates without catching
screws of the handle keep backing out
square shaft in the handle is stripped
wobbly cooler door handle
outside handle is disconnected from the latch
handle hangs limp
lever doesnt return after you let go
sloppy handle with lots of play on the walk-in
`,
  'A broken handle is replaced with one of the same kind.': `
handle broke off
the door handle snapped in two
no handle on the door anymore, we open it with a knife
handle cracked in the middle
cart ripped the handle off the freezer door
pull on the sliding door tore out
handle is missing
lever came off in my hand
busted handle on the beer cooler
push bar is broken
the grip of the handle is smashed
pull handle bent by a forklift
plastic handle split from the cold
only a stump is left of the handle
someone yanked the door handle off
metal handle fractured at the base
recessed cup handle is broken out of the slider
knob fell off the door and is lost
`,
  'A key switch lets only those with a key open a power door.': `
anybody can press the button and open the power door
we want only the managers to run the electric door
kids play with the automatic door button
need to lock out the power door at night
strangers open our motorized freezer door from outside
drivers open the powered dock door on their own
key turns in the wall switch but the power door doesnt react
key switch for the electric door is broken
want a key instead of a push button for the door operator
unauthorized people run the automatic door
the key got stuck in the operator switch
lost the key for the switch that opens the electric door
control of the power door should be restricted to supervisors
people open the auto door after hours by hitting the button
wall control where you insert a key is corroded
key operated switch spins and the motor door stays put
want to disable the open button for customers
the switch with the keys by the powered slide door got vandalized
`,
  'A lost or broken key is cut from a blank. A worn lock gets a new cylinder.': `
lost the key to the walk-in
key broke off in the lock
the lock wont turn
key doesnt fit anymore
lock cylinder is worn and the key slips
we need copies of the cooler key
former manager took the keys with him
key goes in but wont rotate
lock is frozen and the key bent
have to jiggle the key to unlock it
no spare key for the freezer door
padlock key is gone
key snapped in half
want to change the lock because an employee quit with the key
the lock tumbler is jammed
duplicate keys needed the locksmith has no blank
lock rusted shut
keyhole is full of ice and the cylinder is ruined
`,
  'A door that anyone can open gets a hasp and padlock, a deadbolt or a locking handle.': `
anyone can walk into our cooler
stuff gets stolen from the walk-in at night
beer disappears from the cooler, need to lock it
the door has no lock
want to lock the freezer when we close
employees steal meat
cooler cant be locked
somebody broke the hasp off
padlock was cut and the hasp is bent
how do i secure the outdoor walk-in
theft from the box behind the restaurant
strangers get into our walk-in out back
need to keep kids out of the school freezer
door wont lock
place to hang a padlock is torn off
burglars pried open the cooler door
liquor inspector wants the beer cave locked after hours
no way to lock up the produce box over the weekend
`,
  'A closer that leaks oil cannot be refilled and is replaced.': `
oil drips from the door closer
closer is leaking
greasy fluid runs down the door from the arm box
puddle of oil on the floor under the closer
brown oil streaks on the freezer door below the closer
hydraulic fluid leaking at the top of the door
closer lost its oil
there is oil on the food boxes next to the door
the closer body is wet and sticky
can the closer be refilled with oil
oily mess on the hinge side up top
seal in the closer blew and fluid comes out
closer weeps oil around the shaft
slick spot on the floor from whatever drips off that closer
oil dripped on a cooks head when he walked through the door
closer leaks and the adjusting screw does nothing anymore
the thing with the arm above the door is seeping
door closer spilled all its fluid
`,
  'A closer or hinge spring that broke is replaced by its length and wire.': `
spring on the door closer snapped
hinge spring broke
coil spring on the cooler door is broken in two
heard a twang and the spring fell off the swing door
closer spring is stretched out
spring came unhooked and is hanging
broken spring lying on the floor by the walk-in
spring hinge has no tension left because it cracked
rusted spring on the closer finally broke
the long spring along the door popped off
spring inside the hinge went snap
spring closer lost its spring
wire spring on the freezer door parted at the hook
missing spring on the door closer
how do i match the broken spring of my swing door closer
traffic door spring is busted so one leaf stays crooked
coils are spread and the end broke away
tension spring failed on the kitchen cooler door
`,
  'A broken spring of an overhead door is replaced by its inside diameter, wire and hand.': `
overhead door spring broke
loud bang and now the dock door is too heavy to lift
spring above the overhead door has a gap in the coils
garage type door wont go up since the spring snapped
torsion spring broken on the shaft
takes three men to raise the door
overhead door crashes down, no counterbalance
big spring on the bar over the door split in two
one of the two springs up there is broken
sectional door weighs a ton all of a sudden
sounded like a gunshot and the roll up door is dead
cone slipped and the spring unwound
winding cone cracked
spring is wore out and the overhead door wont stay up
cant open the loading door by hand anymore it is so heavy
need a new spring for the vertical lift door
the overhead drops fast because the tension is gone
coil over the door broke and the motor cannot pick it up
`,
  'A sliding door that leaves its track usually has worn rollers, or a guide or stop that is missing.': `
sliding door came off the track
slider jumped the rail
the slide door fell off its rail
wheels popped out of the track
door derailed and hangs on one roller
sliding cooler door keeps jumping off
roller came out at the end of the track
slide door ran off the end and almost fell on somebody
sliding door is off its rollers
forklift bumped it and knocked the slider off the track
the trolley slips out of the rail
the big rolling door comes off every week
half the sliding door is out of the channel
slide door tipped out of its track and leans on the wall
freezer slider dropped off the hanger
we put it back on the track and it jumps out again
stop at the end is missing and the rollers roll right out
sliding door unhooked from the rail
`,
  'A sliding door that is hard to push usually has worn rollers.': `
sliding door is hard to push
it takes two people to slide the door open
slider wont budge
slide door is frozen stuck
heavy to roll, my girls cant open the sliding cooler
sliding door is stiff
rollers dont turn they just skid
sliding freezer door jams half way
have to throw my weight against the slide door to move it
need a crowbar to break the slider loose in the morning
slide door sticks
door rolls hard and stops by itself
slide door is iced shut
sliding door wont move
difficult to get it going from closed position, gasket sticks to the frame
wheel bearings seized and the rolling door binds
hurts my back pulling that slider
the manual sliding door got harder and harder to operate
`,
  'A sliding door that swings at the bottom has a floor or wall guide that is worn or missing.': `
bottom of the sliding door swings out
sliding door flaps at the bottom
slide door sways in and out when you move it
the lower end of the slider isnt held by anything
floor guide got knocked off
bottom guide is gone
slide door bangs on the wall at the bottom
you can pull the bottom of the sliding door away from the wall
slider wobbles like a pendulum
pallet jack broke the thing on the floor that holds the slide door
slide door swings loose at its foot
wind blows the bottom of the big sliding door out
guide roller on the wall is missing and the door dangles
roller that presses the slider to the wall is worn
the lower edge kicks out when you shut the slider
bolts of the guide pulled out of the concrete
sliding door hangs free and slaps back and forth
channel at the floor is bent so the slide door wanders
`,
  'A sliding door that does not stop or rolls too far needs an end stop or a bumper.': `
sliding door rolls too far
slider doesnt stop at the end
slide door goes past the opening
door slams into the end of the track
stopper on the rail broke
sliding door crashes into the wall when opened
slide door hits the corner shelf when you push it open
rubber stop at the end of the track is missing
the sliding door overshoots and leaves a gap on the other side
nothing to stop the slide door when the guys shove it
sliding door bangs at the end and shakes the rail
end stop came loose and slid down the track
door edge is dented from bumping the post
slider runs on and on until it hits the rack
cushion on the edge of the slide door is torn off
bounces back when it hits the end
our slider rolls beyond the jamb when closing
pushed the sliding door open hard and it whacked the pipe
`,
  'A sliding door that will not stay shut usually has a worn hook or catch.': `
sliding door wont stay closed
slider rolls open by itself
slide door drifts back open
sliding freezer door bounces open after closing
hook doesnt grab at the end
slide door creeps open a few inches overnight
sliding door doesnt lock in at the jamb
the catch for the sliding door is bent
slide door wont hold shut and rolls back
latch on the slider doesnt engage
hook on the front edge wore down
sliding cooler door pops back from the frame
we tie the slide door shut with a rope
slider stays ajar, cannot get it to catch
vibration of the fans makes the sliding door roll open
thing that pulls in the leading edge of the slide door broke
slide door unhooks itself
wedge latch of the sliding door slips
`,
  'A sliding door that no longer closes by itself needs a closer or a lighter roll.': `
sliding door doesnt close by itself anymore
slide door stays open when you let go
slider used to roll shut on its own
the weight that pulled the sliding door closed is gone
cable of the slide door closer broke
the air cylinder on the sliding door has no push
self closing slider stops in the middle
everyone forgets to close the sliding cooler door
slide door no longer rolls back down the slope
sliding door closer is dead
have to drag the slider shut by hand each time
want our slide door to shut automatically without a motor
sliding door slows down and quits before its closed
pneumatic closer hisses and the slide door just stands
counterweight rope for the sliding door snapped
rollers turn too hard so the slider wont self close
people leave the slide door open because it doesnt return
the sliding freezer door wont go shut alone after we pass through
`,
  'A lamp that is burned out is replaced. If the new one stays dark, look at the fixture and the switch.': `
light in the walk-in doesnt work
bulb burned out
its dark inside the cooler
changed the bulb and still no light
freezer light flickers
lamp keeps burning out
light is dim and takes forever to warm up in the cold
no lights in the box
glass cover over the bulb broke
light went out and my cooks work with a flashlight
led tube is dead
water inside the light globe
one of the lights in the freezer blinks
bulb exploded
fixture is rusted and the socket is corroded
flip the switch and nothing comes on
light buzzes and then quits
half of the led strip in the cold room is black
`,
  'A timer or motion switch turns off lights that are left on. A pilot light shows that they are on.': `
light is left on all night in the cooler
nobody turns the light off
employees forget the lights in the freezer
lights stay on around the clock
want the light to shut itself off
light should come on when somebody walks in
timer for the light is stuck and it never goes off
motion sensor doesnt see us and the light goes dark while we work
wasting electricity because the walk-in light burns all weekend
lights wont turn off
bulbs heat up the cooler since they are always on
wind up switch doesnt run down
occupancy sensor stopped switching the lights
hands are full with boxes cant reach the switch want automatic light
light goes out too soon when we are stocking shelves
forgot to switch off the lights again
need lights that turn off after a few minutes
every morning the freezer lamp is burning because the night crew left it
`,
  'A switch with a pilot light shows from outside whether the light is on.': `
cant tell from outside if the light in the cooler is on
need a red light on the switch to show the inside lights are burning
no way to see whether the freezer light is on with the door shut
little indicator on the light switch burned out
glow light in the switch is dead
have to open the door to check if the lamp is on
want to see at a glance that somebody left the light on
the switch outside doesnt light up anymore
toggle with the red jewel quit glowing
indicator lamp next to the door is out
pilot lamp stays dark but the inside light works
switch outside the box is cracked and its tiny lamp doesnt shine
solid door without window so you never know about the light inside
manager wants to know the lights are off without going in
signal light beside the door for the interior lights
is the light off in there? nothing on the outside tells me
pilot light on the wall switch flickers
we need a switch on the outside wall with an indicator
`,
  'A door switch stops the fan while the door is open.': `
evaporator fan keeps blowing when the door is open
fan doesnt stop when i walk into the cooler
blower still running with the walk-in open and sucking warm air in
fans never shut off when we open up the box to load the truck
fan used to quit as soon as you opened the door and now it just keeps going
every time the door opens the fan throws cold air in my face
the little switch on the jamb that kills the fan is broken
coil ices up because the fan runs while the kids hold the door open in our school kitchen
fans wont come back on after i shut the freezer door
fan stays off even with the door closed unless i push the button in the frame by hand
cold air pours out on us because the fan is on all the time during deliveries
need something to cut the fan when somebody opens the cooler
contact on the door frame got stuck so the fan doesn't know the door is open
fan goes on and off while the door is shut, think the plunger is loose
fog blowing out the doorway as the evaporator doesnt turn off
the fan should stop with the door open but it doesnt
plunger in the jamb froze up and the fan motor runs nonstop
unit blows hard with door wide open and pulls in humid air from the kitchen
`,
  'A light that stays on, or cannot be switched, usually has a bad switch.': `
light stays on in the cooler all night
lights wont turn off in the walk-in
light is always on even with the door closed
cant switch off the light in the freezer
i flip the switch and nothing happens, bulb is new
inside light doesnt come on when i open the door
no light when you go in, its pitch dark in the box
lamp burns day and night and heats up the fridge
toggle by the door is broken and feels mushy
light switch got wet and quit working
pilot light on the switch outside is dead so nobody knows if the light is on
lights flicker when you touch the switch
have to jiggle the switch to get any light in the cold room
light goes out while i am still inside the cooler
the switch outside just clicks and the lights stay dark
staff keep forgetting the light because it wont shut off by itself with the door
rocker snapped off and the walk in light cannot be turned on
motion light never goes off anymore or never comes on
`,
  'A broken cover of a light is replaced without the fixture.': `
glass cover over the bulb got smashed
light cover broke but the fixture still works fine
somebody hit the globe with a box and it shattered
bare bulb in the walk-in, health inspector wrote us up
jar around the lamp cracked
the inspector says the bulb has to be covered over food
lens on the cooler light is cracked and yellow
globe fell off and broke on the floor, glass in the produce
wire cage around the light is bent and hanging
plastic dome is missing from the light fixture
light has water inside the cover
cover of the light is gone, bulb is open and keeps getting knocked out
shade on the freezer lamp split from the cold
forklift mast took the guard off the light over the door
threads on the glass are chipped and it wont screw back on
we keep breaking the bulb because theres no cage over it
vapor proof light lost its glass but socket is ok
light cover shattered need only the glass not the whole lamp
`,
  'A control or a timer runs the heat of a door only as much as it needs.': `
door frame heat is on all the time and runs up the electric bill
heated frame is too hot to touch
the heat in the door never shuts off
heater runs full blast winter and summer, wastes power
door heat uses too much electricity
want the frame heater to come on only when it needs to
frame burns your hand, nothing turns it down
jamb so warm it softens the gasket
heat tape cooks all day and we only have frost at night
energy audit says our freezer door heaters must not run constantly
thermostat for the door heat got stuck on
the timer that cycles the heat doesnt advance anymore
frame sweats on humid days yet roasts on dry ones, no regulation
heat comes on at the wrong hours after the power was out
dial for the anti sweat is broken and we cant turn the heat down
control box of the heater keeps it at full no matter what i set
plastic trim around the freezer door is getting discolored from too much heat
saving money on anti sweat heat at the glass doors
`,
  'A heater that stays cold usually has a broken wire, a blown fuse or a control that is off.': `
door frame heater doesnt get warm
heater is cold
frame stays cold and the door freezes shut
no heat in the jamb anymore, ice all around
heat strip quit
the warm edge of the freezer door went dead
frame used to feel warm to the hand and now its ice cold
one side of the frame warm, the other side cold
heat wire burned out
door heater not working since the electrician was here
no voltage at the heat cable
sill under the freezer door lost its heat and its icing over
defrost cable around the opening has no continuity, open circuit on my meter
heated threshold doesn't melt the ice anymore
red lamp on the heater control is off and the frame is stone cold
someone drilled a screw into the frame and the heat went out
gasket sticks frozen every morning because nothing warms up the frame
wire in the frame broke and the heat failed
`,
  'A fuse that blows again usually points to a shorted heater wire.': `
fuse keeps blowing
new fuse blew again the minute i put it in
breaker trips every time the door heat comes on
popped three fuses this week on the freezer door
put in another fuse and pop it went
the fuse for the heater goes right away
gfci kicks out when the frame heater is plugged in
short circuit somewhere in the door frame
sparks and burnt smell at the frame then the fuse went
breaker wont stay in with the heat wire connected
ground fault in the heat cable, trips all day long
fuse lasts a day or two then burns out again
every fuse i try burns up, wires to the heater look melted
terminal strip got scorched and the fuse is black
the circuit of the door keeps tripping after we hosed down the floor
heater wire is bare and touches the metal
screw went into the heater wire and now it blows fuses
repeatedly blown fuse in the little box above the freezer door
`,
  'A room that is too warm needs a tight door first, and an alarm that says so in time.': `
walk-in is too warm
cooler wont hold temperature
the box never gets cold enough
freezer isnt freezing, ice cream is soft
lost all the meat over the weekend because nobody knew it got warm
temp keeps climbing and compressor runs all the time
cooler at 48 this morning
milk spoiled overnight, nobody was told the room was getting hot
cold leaks out around the door and the room warms up
not cold in there
food is thawing in the freezer
the health department says our fridge is too warm
temperature goes up every afternoon when we are busy
produce wilts because the cold room is not keeping cool
we had a warm cooler and found out only when the fish smelled
need to be warned when the temperature rises at night
unit is fine according to the refrigeration guy but the room stays warm, he blames the door
school kitchen walk-in went up to room temperature during the break and we threw everything out
`,
  'A thermometer shows the temperature at the door.': `
thermometer is broken
temperature gauge reads wrong
cant tell how cold it is inside without going in
dial by the door shows 60 but its freezing in there
digital readout is blank
needle stuck on the temp gauge
inspector wants a thermometer at the door and ours is gone
display over the handle went dark, no numbers
glass on the thermometer fogged up and you cant read it
reading is off by ten degrees from my probe
temp display shows dashes
the gauge fell off the front of the walk-in
we have to log temps and there is nothing to read them from
capillary tube on the dial got kinked and it never moves
numbers on the outside jump around and dont match the inside
solar display on the cooler faded out
sensor wire of the thermometer got pinched in the door
what is the temperature in there, nobody knows, no gauge
`,
  'A guard post or a jamb protector takes the blows to the sides of an opening.': `
sides of the doorway are getting beat up by pallet jacks
both sides of the opening are smashed from forks
edge of the opening is crushed where the carts go in
forklift clips the side of the doorway every week
pallets scrape the jambs coming through
corner of the doorway is torn open by the lift truck
drivers hit the side of the opening with the load
side posts of the entrance bent in
the left side of the opening is caved in from the pallet jack
jamb is all dented at the height of the forks
opening too tight for the drivers and they bang left and right
carcass rack gouges the doorpost each time it is rolled in
want to protect the sides of the entry before they hit them again
the guard at the side of the opening was knocked loose
somebody rammed the pole next to the cooler opening and it leans
door jamb cover is ripped off by the dollies
trim on the sides of the doorway is mangled from u-boats
stock carts chew up the doorway on the way into the box
`,
  'Scratched or chipped paint is touched up.': `
paint is scratched on the door
paint chipped off where the carts rub
white finish has scratches down to the metal
installer scratched the new door
coating flaking at the bottom
bare metal showing through the paint
nicks and scuffs all over the white panel
door looks ugly, paint peeling
key scratches on the front of our painted cooler
shipping damage, small scrape in the finish
paint came off when we pulled the tape
chips in the enamel of the frame
white baked finish got scraped with a knife
somebody dragged a rack along the door and took the color off
black marks and paint missing around the handle
the paint blistered and came off in spots
need to cover up a scratch before the owner sees it
painted casing got scuffed while hanging the door
`,
  'Kick plates, bumpers and posts take the blows of carts and forklifts.': `
carts keep banging into the door
forklift hit the door
bottom of the door gets beat up by carts
dollies hit the door low and dent it
pallet jack rams the door all day
feet and carts are ruining the bottom half
busboys kick the door open and its getting wrecked
hand trucks scuff up the lower part of our cooler door
forks poked the door
shopping carts bump into the front of the walk-in
skin of the door is getting chewed up from the rolling racks
bread racks slam into it ten times a day
want to stop the damage from carts and lifts
the plate on the bottom doesnt protect high enough anymore, carts hit above it
kitchen staff push the door with the trolley
wheelbarrows and tubs keep crashing against the cooler door in the meat plant
everything with wheels runs into this door
lift truck driver nudges the door open with his forks
`,
  'A guard post or a jamb protector keeps carts and forklifts off the wall and the frame.': `
forklift hits the wall beside the door
carts scrape along the wall next to the cooler
frame gets hit by forklifts
lift truck ran into the door frame and bent it
pallet jack tore up the frame at the floor
wall panel next to the opening is full of dents
trucks back into the cooler wall
forks punched a hole in the wall by the frame
how do i keep the forklift away from the frame
steel post in front of the wall got run over and snapped off
pole that protects the frame is leaning
bolts of the yellow post pulled out of the concrete after a hit
rolling bins smash into the insulated wall
drivers cut the corner and catch the frame
reach truck bumped the panel and the wall is pushed in
frame leg is crumpled from a stock cart
corner of the walk-in gets clobbered by carts in the hallway
nothing between the forklift aisle and our cold room wall so it takes a beating
`,
  'A panel of a sliding door that is broken is replaced whole.': `
sliding door panel got smashed by a forklift
slide door is broken, big hole through it
slider has a crack from top to bottom
forks went right through the sliding door
panel of the slider is bent and wont slide flat anymore
skin peeled off our sliding freezer door
foam is wet and heavy in the sliding panel
sliding door warped, bowed in the middle
one half of the biparting door is wrecked
lift truck folded the big slide door
slider delaminated and the face is coming loose
the slab of the sliding door is rotted at the bottom
sliding door got rammed off the rail and the whole thing is creased
fiberglass split open on the slide door, insulation hanging out
our sliding cooler door is beyond repair but the track is good
right leaf of the double slider is caved in
puncture in the sliding door and ice builds inside it
the slide door panel is soaked and weighs a ton, rollers cant carry it
`,
  'A dent is covered by a kick plate. A door that is soft or open is replaced.': `
dent in the door
door has a big ding at the bottom
dented swing door from a hand truck
door is soft when you press on it
door is rotten, water in the foam
bottom corner of the door is open and foam is coming out
skin of the walk-in door is pushed in
hole in the door
rusted through at the bottom
door feels spongy and swollen
cart put a crease in the front of the cooler door
metal split at the seam and the insulation is wet
the leaf is waterlogged and sags
ugly dents that we want to hide
ice bulging inside the door, sheet metal coming apart
door is twisted and falling apart, can i get just the door without frame
kids kicked a dent in the door of the school cooler
outside skin corroded away along the lower edge
`,
  'A kick plate that is bent or loose is replaced, and held with new rivets or screws.': `
kick plate is loose
kick plate came off
metal plate on the bottom of the door is bent
diamond plate is peeling away and cuts people
rivets popped out of the plate
scuff plate hanging by one screw
the sheet at the bottom rattles each time somebody pushes the door
corner of the kick plate curled up and snags my pants
kickplate rusted and crumpled
plate low on the door sticks out and catches the carts
dirt and water get behind the kick plate because it bulges
screws fell out of the aluminum plate
bottom plate scrapes the floor since it got bent
the tread plate was ripped half off by a pallet jack
sharp edge on the metal at foot height, someone got cut
our kick plate wont stay on, holes are wallowed out
protective plate is buckled and wont lie flat
plate fell off the inside of the freezer door and we lost the fasteners
`,
  'A frayed or slack cable is replaced as a pair, with its drum if the groove is worn.': `
lift cable is frayed
cable snapped on one side
overhead door hangs crooked, cable is slack
wire rope has broken strands
cable jumped off the drum
strands sticking out of the cable and poking my glove
one side of the door lifts and the other one hangs behind
cable is loose when the door is down
steel rope unraveling at the bottom bracket
vertical door went up lopsided and the wire came off the pulley
cable rusted and thin
groove in the drum is worn, the cable rides over itself
the cable keeps slipping out of its groove
kinked wire on our lift-up door
cable on the left is longer than the right one, door tilts
lifting wire broke and the door is stuck crooked halfway
loop at the end of the cable pulled out
birds nest of cable around the wheel at the top of the dock door
`,
  'An overhead door that is heavy or falls has lost the pull of its spring, cable or counterweight.': `
overhead door is too heavy to lift
door falls down by itself
spring broke with a loud bang and now i cant raise the door
overhead door wont stay up
takes two men to lift it
it comes crashing down like a guillotine
door drops when you let go
heard a bang in the night and this morning the dock door wont go up
roll up weighs a ton all of a sudden
vertical lift door slides down on its own
gap in the coil over the overhead door
the weight fell off and the lift door became heavy
door only goes up a foot then its dead weight
door shoots up and is hard to pull down, too much tension
sectional door out of balance
nearly hit a guy when the overhead came down fast
opener strains to raise the door, it has gotten heavy
have to prop the overhead door up with a two by four or it sinks
`,
  'A door that hits the end of its travel has its limit switch set or replaced; spring bumpers take the shock at the top.': `
overhead door slams at the top
door bangs when its all the way open
it crashes into the stop at the end of travel
goes up too far and hits the end
power door bangs into the stop when it opens
hits hard at the top and shakes the wall
door doesnt slow down before the end, whacks into the post
loud thud every time it reaches full open
lift door jumps at the top end and rattles the tracks
coil bumper at the top of the track is broken
operator drives the door into the hard stop
door thumps the header when it goes up
rubber stop at the end of the rail got knocked off and metal hits metal
vertical door bounces off the top
slams the end bumper and bounces back a foot
boom each time it opens, the whole building hears it
end of travel is set wrong, it clobbers the end bracket
door overhead goes up like a rocket and smacks the springs at the end
`,
  'A rope or a handle helps to pull down a door that is hard to reach.': `
cant reach the overhead door to pull it down
rope to pull the door down broke
too high to grab when its open
short people cant get the door closed, handle is way up
pull down strap is gone
we use a broom hook to bring down the door
nothing to hold on to when lifting the dock door
lift handle snapped off the bottom section
grab handle on the overhead is bent and cuts fingers
staff jump up to catch the edge of the vertical door
the string that hangs from the roll up frayed through
guys stand on a milk crate to close the overhead
hand loop on the lift door tore off
no way to pull it shut from inside the truck
hard to get a grip on the bottom when the door is down
pull rope is filthy and rotted
hurts my back bending down to raise it, no handle
step plate for pushing down the overhead with the foot fell off
`,
  'An overhead door that binds or leaves its track usually has worn rollers or a bent track.': `
overhead door came off its track
rollers popped out of the track
sectional door binds halfway up
overhead door is jammed crooked
track is bent where the forklift hit it
wheel fell out of the side of the door
screeches and grinds going up
dock door jumps and jerks in the curve
sections pinch and squeak at the hinges
overhead sticks about waist high
rollers are flat and dont turn
door got derailed and hangs by one side
hinge between the sections cracked
one wheel is out of the rail and the door wedged
rail on the left side is kinked so the overhead rubs
stem snapped off the roller
sectional door wont go up straight, catches on the vertical rail
noisy overhead door shakes and rumbles in its guides
`,
  'A broken section is replaced without the rest of the door.': `
bottom section of the overhead door is crushed
forklift went through one section
one section of the dock door is broken, rest is good
middle panel of the sectional is bent
lowest section rotted out
window section is cracked
can i replace only one panel of the overhead
truck backed into the overhead door and creased the bottom
top section split where the operator arm pulls
a single slat of our sectional got smashed
second section from the floor has a hole
overhead section buckled in the middle, wont bend right
light shows between the sections
cold air comes through the joint between two sections
strip between sections fell out
forks poked the overhead panel and foam shows
row of the overhead door dented in by a pallet
frost line across the overhead door where the panels meet
`,
  'A door that closes on people or goods needs a working photo eye or safety edge.': `
door closed on a person
door hit my worker while he was walking through
automatic door shut on the forklift
it closes on people
power door came down on a pallet
squeezed between the door and the jamb
door almost crushed a cart
doesnt see you and shuts on you
somebody got pinched by the power slider
the door starts to close while we are still in the opening
closes on goods and knocks boxes over
osha came after the door caught an employee
bumped my shoulder when the door closed without warning
sensor doesnt pick up the pallet jack and the door shuts on it
electric door smacked the rack on its way in
the beam is blind, door runs shut with someone under it
trapped a load in the doorway
afraid it will hurt someone, it keeps closing as you go through
`,
  'A power door that opens again with nothing in its way usually has a photo eye that is dirty or out of line, or a safety edge that is pinched.': `
door closes then opens right back up
power door wont close, reverses for no reason
it starts to shut then goes back open
automatic door keeps reopening with nothing there
door goes down a bit and goes up again
eye is dirty or crooked
opens again by itself after it closed
nothing in the way but the door thinks there is
wont stay closed, electric door bounces back open
frost on the sensor and the door wont shut
touches the floor and flies back up
phantom reversing on the power slider
door stays open, red light on the photo eye blinks
somebody knocked the beam out of line with a broom
we have to hold the button down to make it close
fog in the doorway makes the power door go back open
edge is pinched flat and the door keeps turning around
power door opens and closes all night like a ghost
`,
  'A power door that does not turn back when it meets something needs a safety edge or a photo eye that works.': `
door doesnt reverse when it hits something
power door keeps pushing when it touches a pallet
safety doesnt work, door wont back off
it should go back when you block it but doesnt
i held my hand out and the door did not stop
door crushed a box and kept on going
no reversal on contact
rubber edge is torn and the wire is hanging
auto reverse quit
failed the safety test, did not turn back with a block under it
electric door pins things against the post and wont let go
soft strip on the front of the door got ripped off by a fork
the sensor edge is dead
pushed the cart over instead of stopping
door wont bounce back from an obstacle anymore
cord to the edge is cut and it doesnt reverse
wireless edge battery is dead so the door just keeps pressing
presses right through, ignores whatever is in its path
`,
  'A power door that runs past the place where it should stop has a limit switch, an encoder or a brake that no longer stops it.': `
power door doesnt stop where it should
overruns
goes past the open position
door coasts too far after you hit stop
slides beyond the opening and over the end
operator keeps running after the door is closed
motor brake is worn, door drifts
the door overshoots by a foot
motor hums on when the door is already shut
rolls on past its stop and pulls the chain tight
loses its position after a power failure
stop button is slow, it creeps on
powered overhead runs too far down and the cables go slack
door forgets where the end is
limit doesnt trip anymore
drives through the stop and jams against the frame
counts wrong and stops at a different spot each time, mostly too far
doesnt hold, sinks or rolls after the motor stops
`,
  'A power door that stops or turns back halfway usually has a limit switch or a sensor that misreads.': `
power door stops halfway
door goes half open and quits
opens a few feet then stops
door turns around in the middle
stops short of closed and leaves a gap
automatic slider halts midway then i push again and it goes
it wont open all the way by power
stuck half open
closes partway and returns
pauses for no reason in the middle of travel
only opens three feet with the button
door hesitates and goes back before it gets to the end
electric door dies midway
changes its mind halfway
quits at the same place every time
doesnt finish closing, cold air pours out until someone presses again
prox sensor on the rail is loose and it stops early
moves some then freezes in the middle of the doorway
`,
  'A hand chain or a clutch that is released moves a power door when there is no power.': `
power is out and we cant open the door
how to open the electric door with no power
blackout, freezer door is shut and the food is inside
cant disconnect the motor to push the door by hand
hand chain broke
emergency release doesnt work
storm knocked out the electricity and the door is locked in place
the pull handle that frees the door from the operator is stuck
door wont move by hand when the power fails
chain for hoisting the door by hand came off
power cut and the big door cannot be moved
clutch is seized so you cant roll it manually
no manual way to raise the overhead when the lights go out
outage last night trapped the forklift in the freezer
generator is down, need to get the door open by hand
release lever pulls but the drive stays engaged
loop of chain at the side of the hoist is missing a link and slips
clutch slips when the motor runs and nothing moves
`,
  'An interlock keeps two doors from being open at the same time.': `
both doors open at the same time
two doors of the airlock should not be open together
interlock doesnt work, second door opens while the first is open
vestibule doors both open and we lose all the cold
second door wont open even when the first one is closed
one door blocks the other for no reason
front and back of the lock open together and flies come in
dock door and freezer door must not be open at once
the other door stays locked out
warm air blows straight through when both are open
neither door opens, each waits for the other
need one door to wait until the other is shut
clean room side opens before the dirty side has closed
drivers open both ends of the anteroom and we get a wind tunnel
sequence of the two doors is messed up
station for two doors went dead and the doors ignore each other
auditor says the doors must be interlocked
door b should be held shut while door a is open but isnt
`,
  'A power door that does not move usually has a bad button, a board without power or a motor that quit.': `
power door doesnt move
electric door wont open
press the button and nothing happens
door dead
push the button, no sound, no light, no movement
motor hums but the door sits still
automatic door quit working this morning
operator wont run
no response from the controls at all
smoke came out of the motor
board has no lights on
it clicks but doesnt go
power door wont start after the thunderstorm
the opener burned up
nothing when i hit open or close
control box is blank and door wont budge
motor gets hot and smells then trips out
machine is dead, we have to drag the big door by hand
`,
  'A belt or chain that slips is tightened, or replaced when it is worn.': `
chain is loose and skips
chain slips on the drive
chain sags and slaps the cover
belt or chain jumps when it starts
chain came off the operator
chain broke
drive chain stretched
motor turns but chain slips and door just jerks
rattling chain up in the header
clicking and skipping when the power door starts
master link popped off
chain hangs down like a clothesline
the chain is rusty and stiff and keeps jumping
slack in the drive, door lurches
cant tighten the chain any more, the adjuster is all the way out
operator chain fell on the floor
a link snapped on our power slider
no tension on the chain, door starts late
`,
  'A sprocket with worn teeth is replaced with its chain.': `
teeth worn on the sprocket
sprocket teeth are pointy like shark fins
gear wheel is missing teeth
chain rides up over the teeth
sprocket is stripped
hooked teeth on the drive wheel
cog on the motor shaft is chewed up
new chain still jumps because the wheel is worn
sprocket spins on its shaft, keyway is gone
idler wheel wobbles and grinds the chain
gear on the operator lost its teeth
set screw came loose and the sprocket slides along the shaft
metal shavings under the chain wheel
sprocket broke in two
toothed wheel is rounded off and lets go under load
chain keeps coming off the gear, the teeth look bad
crunching noise at the chain wheel
cracked sprocket on the hoist
`,
  'A belt that slips is tightened, or replaced when it is worn.': `
belt slips
belt is loose on the fast door
belt squeals when the door starts
belt broke
motor turns and the belt skips teeth
toothed belt is shredded
rubber belt cracked and stretched
belt came off the pulley
high speed slider jerks, belt is worn
cant get the belt tight
belt flaps in the header
squeaky burning rubber smell from the operator
teeth missing on the belt
the belt sags and the panels dont meet in the middle
belt glazed with ice and slipping in the freezer
drive belt snapped and the two panels dont move together
frayed edge on the belt, cords hanging out
clamp let go of the belt so the door doesnt follow
`,
  'A button that sticks is replaced. A boot keeps water and ice out of it.': `
button sticks
push button stays in when you press it
button is frozen in
have to hit the button three times
open button jammed
button got water in it after wash down
rubber cover on the button is torn
button fell into the box
the button pad is cracked from guys hitting it with their elbow
close button wont pop back out
stop button stuck and the door will not run
ice inside the push button station
button is sticky with grease and doesnt spring back
moisture in the button box, it shorts
button hard to press in the freezer
forklift driver smashed the button with the fork
lamp in the lighted button is out and the cap is loose
mushroom button broke off
`,
  'A remote that is lost or no longer works is replaced, and its receiver learns the new one.': `
remote doesnt work
remote control quit
clicker on the forklift stopped opening the door
lost the remote
have to be right under the door for the clicker to work
new battery in the remote and still nothing
transmitter dead
buttons on the wall work but the remote doesnt
remote fell off the lift truck and got run over
receiver doesnt pick up the signal
fob wont open the door from the truck
how do i program another remote
somebody elses clicker opens our door
hand held opener no range
visor control broken
wireless opener does not talk to the door anymore after they changed the board
the antenna wire got cut and the remotes are useless
drivers have to climb down because the radio doesnt open the door
`,
  'A pull cord that broke or sticks gets a new switch with its cord.': `
pull cord broke
rope hanging from the ceiling snapped off
pull the cord and the door doesnt open
pull cord sticks
string to open the door from the forklift is gone
cord got caught on a load and ripped the switch down
hanging cord is too short now, drivers cant reach
the pull switch up above stays stuck on
you have to yank the cord many times
ceiling switch is cracked and the cord dangles
cord pulled out of its switch
pull rope for the power door frozen stiff with ice
knob at the end of the pull string missing
door keeps opening and closing because the pull switch hangs
tugging on the cord does nothing
the drop cord that works the electric door tore
pull chain switch wont click
truck mast snagged the pull rope
`,
  'A cord that is pulled or frayed is replaced with a coiled one.': `
cord to the door is frayed
cable to the edge is pulled out
wire gets caught in the door when it moves
coil cord stretched out and drags on the floor
bare wires where the cord flexes
curly cord broke
insulation cracked on the wire going to the moving door
cord got pinched and cut by the slider
telephone style cord lost its spring
electrical lead to the door hangs loose and snags on pallets
the cord was torn off by a forklift
wire inside the cord broke so the safety works only sometimes
cord is stiff and cracks in the freezer
spiral cable tangled around the roller
flex cable to the sensor is worn through
the heater lead on the swinging door is chafed bare
plug yanked out of the box when the door opened
loose wire dangles between the wall and the sliding door
`,
  'The leaf of double doors that is used less is held by flush bolts at its top and bottom.': `
second door of the pair wont stay closed
double doors, the one we dont use keeps swinging open
inactive leaf is loose
bolt at the top of the double door broke
bolt in the floor wont go down
flush bolt stuck
the double doors push open in the middle
one of the two leaves flops around
idle side doesnt hold
bolt hole in the floor is full of ice and dirt
passive door of the french pair rattles
left leaf moves when i pull the right one open
pair of doors gaps at the center because the other half isnt pinned
slide bolt at the bottom of the fixed leaf bent
rod to the header dropped out and the door comes with you
cant latch the active door as the other one is not standing firm
lever in the edge of the double door snapped off
both doors fly open when someone leans on them
`,
  'A traffic door that does not center or swing back has a worn cam, pivot or torsion pin.': `
traffic door doesnt come back to center
swinging kitchen door wont return
double acting door hangs to one side
traffic door stays half open after the cart goes through
flap door doesnt swing back
swing through door stops crooked
one leaf of the two way door sits off the middle
impact door keeps swinging and never settles
door between kitchen and cooler flops and stays out
squeaks and wobbles on its pivot
traffic door drags since the hinge wore out
saloon style doors dont line up
plastic swing door wont self center
pivot at the bottom of the traffic door is shot
push through door stays pushed
v shaped cam is worn flat
traffic door doesn't close back, cold pours into the sales floor
back room doors of the store hang open a foot after each pass
`,
  'The hands of those who open a door stay clean with hygiene covers on its handles.': `
employees touch the handle with dirty hands
handles are germy
health inspector complains about raw meat juice on the handle
everyone grabs the same handle, people got sick
sticky greasy handle
handle is never clean
cross contamination from the door pull
sanitary sleeve on the handle is torn
dont want to touch the handle with gloves on
the haccp auditor wants something done about the hands on our door pulls
butchers open the door with bloody gloves
flu going round the kitchen and all open the cooler with the same handle
cover on the push bar wore out and looks filthy
bacteria on the push bars
handle cover slipped off and lost
the swab test on the door handle failed
unhygienic pull handle at the salad room
disgusting handle, chicken fat all over it
`,
  'A bumper on a traffic door takes the blows of carts.': `
carts hit the traffic door
bumper on the swing door is torn
traffic door bumper fell off
shopping carts crack the traffic door
carts punch through the swinging doors to the back room
black rubber on the traffic door is coming loose
pallet jacks push the flap doors open and gouge them
stock carts have worn a groove in the swinging door
the teardrop cushion is ripped on the double acting door
push door in the supermarket getting destroyed by u-boats
plastic traffic door cracks at cart height
rubber strip where the carts push is gone
kitchen swing door gets slammed by bus carts all day
leaf of the impact door is split where carts hit it
screw heads stick out of the bumper and scratch the carts
dented up traffic doors in the stock room from pushing carts through
bang of carts against the two way door
rubber spring pads on the saloon doors are flat and shredded
`,
  'A ramp takes carts over the sill. A worn sill is replaced.': `
carts get stuck at the sill
bump at the door, wheels catch
hard to roll the cart over the threshold
threshold is worn
people trip over the sill
step into the walk-in too high for the dolly
cant get the pallet jack into the cooler, there is a lip
the sill plate is bent and loose
milk crates tip over when we go over the edge
threshold screws came out and the strip flaps
metal strip on the floor of the doorway rotted
kegs are heavy to lift over the step
ramp slides away from the door
ramp is bent and too steep
floor of the freezer is higher than the kitchen floor
tripped at the cooler entry, worker comp claim
sill is slippery and the ribs are worn smooth
casters slam into the raised floor edge
`,
  'A door that is left open is noticed by a switch with an alarm, and closed by a closer.': `
staff leave the door open
door left open all night
nobody closes the cooler
people keep propping the walk-in open
found the freezer wide open in the morning
employees forget to shut the door
delivery guy leaves it open for an hour
door standing open and we dont know it
want to hear a buzzer when the door is open too long
door ajar and everything thawed
they wedge a milk crate in the door
cooks never pull it shut behind them
students leave the cafeteria cooler open
door open alarm doesnt go off
door doesnt swing shut by itself so it is left standing
box was open the whole weekend, lost product
how do i make my people close the door
stock boys walk off and leave the freezer gaping
`,
  'An alarm that beeps or stays silent usually needs a new battery, or is replaced.': `
alarm keeps beeping
alarm chirps every minute
alarm wont stop
alarm doesnt make a sound
panic button inside the freezer doesnt ring
man trapped alarm is dead
low battery light on the alarm box
constant beep from the box on the wall
tested the alarm and it stayed silent
siren goes off for nothing
false alarms at night
horn is broken
cant shut up the beeper
strobe doesnt flash
entrapment alarm failed the inspection
buzzer chirping and driving the kitchen crazy
alarm quiet though the freezer thawed
the battery in our lock-in alarm leaked
`,
  'Rust and fingerprints on stainless steel come off with a cleaner.': `
fingerprints all over the stainless door
rust spots on stainless steel
smudges on the door
hand prints wont wipe off
stainless looks dull and greasy
brown specks on the steel kick plate
streaks after cleaning
bleach made the stainless rust
the new stainless front is getting rusty dots
smeary handles and finger marks
how to polish stainless
tea colored spots on my stainless door
greasy prints on the shiny door in the open kitchen
stainless is tarnished
door shows every touch
rust film near the handle
steel wool left rust marks on it
want the steel to shine again
`,
  'Rust and stains on stainless steel come off with a cleaner. Scratched paint is touched up.': `
stainless is stained
rust stains running down the door
discolored steel and a scratch in the paint
water marks and stains on the stainless skin
orange streaks under the hinges
rusty stainless frame after wash downs
chemical stains on the door
salt made the steel go brown
white water scale and rust at the bottom of the stainless door
stain wont come off
blood stains on stainless in the meat room
sticker glue and stains left on the steel
scratched and rusty spots on the cooler front
rust bleeding through where the paint got scraped
acid cleaner left blotches
surface corrosion on the stainless, painted trim scratched too
mop water stains along the lower edge of our steel door
dirty yellow stains that soap doesnt remove
`,
  'Panels that come apart are drawn together with their cam locks, and sealed.': `
wall panels coming apart
gap between two panels of the walk-in
panels separated
seam opened up in the corner
ceiling panel dropped
light comes through the joint of the box walls
ice between the panels
cam lock wont turn
hook lock broke in the panel
cooler walls spread at the joint
allen wrench just spins in the panel lock
water drips from the seam in the ceiling of the box
panels shifted after we moved the walk-in
two panels wont pull together
frost on the outside along the seams of the walls
wall section next to the door pulled away from its neighbor
lock between panels stripped
floor panels moving apart and wobbling
`,
  'A gap between the frame and the wall is closed with sealant or trim.': `
frost in the seam between two wall panels
ice builds in the joint where the panels of the cooler wall meet
the seam in the corner of the box sweats
gap between frame and wall
can see daylight around the frame
caulk cracked around the door frame
cold air leaks between frame and wall
frame pulled away from the wall
trim fell off around the door
casing is bent and leaves a gap
mice get in at the edge of the frame
ice forms behind the trim
rough opening was cut too big and shows
raw edge of the panel is exposed around the opening
sealant dried up and peeled off
open joint along the floor at the wall, water runs under
foam shows between wall and jamb
air whistles beside the frame even with the door closed tight
cove at the bottom of the wall came loose
crack around the frame where the wall moved
drafty slit between the header and the wall panel
`,
  'Screws that are stripped or missing are replaced with longer or thicker ones.': `
screws stripped
screw holes wallowed out
screws wont hold anymore
screws missing
screw just spins
bolt sheared off
screws pulled out of the frame
screws keep backing out
anchor pulled out of the concrete
head of the screw is rounded
screws rusted away
lost the bolts during install
hinge screws fall out every few weeks, holes are too big
nut fell off and the bolt is gone
bolts turn loose in the block wall
fasteners are too short and dont bite
wood behind the screws is rotten and nothing grips
bag of hardware was missing from the crate
`,
}
