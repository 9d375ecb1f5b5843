import type { AskerKind } from './judged-phrases.ts'

// Written on 2026-11-28 from the catalog file alone, by two who had not seen the search, the other phrases or their results.
// Never tune on these.

export const fifthSetAside: Readonly<Record<AskerKind, string>> = {
  dealers: `
mag strip gskt prof B gry /ft | 0221-BGY
2003-U4 | 2003-U4
0602 chr 3/4 offst strike | 0602-CH07
closer hyd sz4 blk hold open | 0901-4BKH
24t sprokcet #40 3/4 bore | 6005-244B
vfd for single pnl operator | 6011-DRA
0.75kw prog drive slide dr oper | 6012-07
fast trk belt urethane 26' | 2503-26U
droptrac insert uhmw LH | 2403-ULH
frame htr kit 36x84 208v | 1205-3620
mort cyl chrome KA | 0701-MCHA
tors spring 2-5/8 id 250 wire RH | 5001-6BRH
12 ft lift cables 3/16 galv pr | 4003-6G12
H700 key blnks | 0706-MU
relay brd gen2 power op | 6006-R2
sectional hng no 4 dbl end | 5005-4D
J track assy 84 SS right | 2302-SS84RH
coldswing center brg s/s | 3003-CBSS
0310-18 RH | 0310-18RH
peel n stick strike strip for mag gasket 84 | 0222-84
traffic window polycarb 16x36 wht rubber | 1102-PDW
camlock female dbl | 8001-FD
6in hasps fixd staple, ss or zinc | 0702-06 | FIXED STAPLE
xfmr 500va 480/230 | 1313-05A
box trk splice brkt 4" galv qty 2 | 2002-SGV4
heated photoeye 30 ft range | 6007-P3H
48x84 trafic leaf PE gry | 3001-PG48
elec strike 24v fail secure | 0705-24S
pnuematic slide dr closer 400# | 0907-PN4
need meeting gskt for biparting, 20 ft | 0207
offset link #40 stnls | 6202-O40X
kp ss 24 x 36 swing | 1001-S2436
fuses 5A slow blow | 1310-05S
ess latchset brushed keyed | 0503-BRK
price on hdwe pkg slide large pnl wall | 7002-LP
1203 wire 96 in premade | 1203-96A
5001 2-5/8 id .250 lh | 5001-6BLH
0304 ss rh std 18" strap | 0304-SSRHS
j-trk roller leading ureth | 2303-LU
2403 droptrac insert lh uhmw | 2403-ULH
26 ft fast track belt urathane | 2503-26U
6003 30:1 dbl out | 6003-30D
40 roller chain stainless ft | 6201-40X
50 chain conn link std | 6202-C50S
0602 chr strike 3/4 ofs | 0602-CH07
mort cyl brushed keyed alike | 0701-MBRA
sz 4 closer blk hold opn | 0901-4BKH
snap closer rh 1-1/8 offset ss | 0905-ORHSS
66" coldswing gskt red | 0229-RD
saniswng top gasket white 84 | 0227-TWH84
gen 2 main bd pwr oper | 6006-M2
500 va xfmr 480-230 | 1313-05A
casing kit 6 wall 304 ss swing | 0006-04
le hook sys compl 96 stl | 2205-ST96
panel sld dr 8x10 6in frp | 2801-F680
3005 12in low temp bulk strip | 3005-12L
1102 12x24 policarb blk | 1102-PBB
vent mini 120v htd | 1210-M12
3in nyl rlr hd stem | 4006-3XNY
2101 3" urethane spring | 2101-3US
slide kick plt alum diamond 36x60 | 1002-A3660
o/c/s station ss mushroom | 6101-3SM
3/16 galv lift cables 12 ft pr | 4003-6G12
no 4 sect hinge dbl end | 5005-4D
wirless safety edge 84 in | 6009-W84
vp light led hi output alum 120-277 | 1301-HA2
ess latchset blk keyed | 0503-BKK
hdw package slide med masonry | 7002-MM
vert lift track 120 ss rh | 4001-SS120RH
1206 dew point 208v | 1206-D20
`,
  installers: `
7ft rubber along botom edge of the slide door is torn | 0234-84 0205
porthole window 14in stainless ring both sides | 1104-14PS
nylon roler for the push off lever inch and a half | 0921-2N
left track vertical lift 10 foot galvanized | 4001-GV120LH
one button box plastic with big mushroom | 6101-1PM
yellow flat bumper 4 ft for swinging warehouse doors | 3002-FY48
heat cable for frame 96in allready made up with leads | 1203-96A
thin stainless packers to go behind hinge eighth inch | 0303-SS08
square shaft between the handles 8mm door is 4 in thick | 0507-84
flat head stainless screws 1/4 x 2 box of 50 | 7011-F43S
6 inch hinge black spring inside swings both ways | 0313-06BK
shatterproof glass globe for ceiling lite | 1302-G2
urethane wheel only 3" for the top hanger | 2004-30U
T shaped thing screwed in floor guides slider stainless | 2005-TSS
left end cap missing on galv header cover | 0024-LHG
leading edge hook left side stainless 6in thick door | 2201-SSLH6
fiberglass threshhold 3 ft opening | 0105-F36
1/2 allthread 6 foot stainless | 7014-872S
horizontel track 10ft for 3 inch rollers overhead | 5004-H03
ceiling pull rope switch 12 ft cord for forklift drivers | 6102-C12
double fin bottom sweep 3 1/2 ft swing door | 0223-DF42
push in gaskit black 48x96 | 0224-4896BK
green glowing knob inside, door 6 in thick | 0801-GL6
hard maple bar under door 60 long flat | 2601-W60F
bracket w pulley at the top right hand galvanised vertical door | 4005-TGVRH
white pvc frame around 20 x 30 window | 1103-CP
magnet switch in door head stops fan normaly closed | 1306-MNC
6x6 pvc box for wires w gasket lid | 1312-66P
7 foot safety edge no cable wireless | 6009-W84
2in steel wheel with long stem goes in hinge of overhead door | 4006-2LST
36 wide alum sill swing door | 0105-A36
bottm sweep 42 silicone swing frezer door | 0223-SR42
stainless shims 1/16 to pack the hinge | 0303-SS16
left jamb for slider 108 high galv | 0103-G108LH
12 in stainless flush bolt top of inactive leaf | 0608-12SS
8mm square bar thru handle 5 in thick door | 0507-85
box track wall braket 6 off the wall galv | 2002-WGV6
wall brackets for j track | 2304-W
floor stay roller stainless bottom of slide dr | 2005-SSS
just the wheel 3 inch steel overhead hanger | 2004-30S
rubber stop goes inside box track galv | 2006-IGV
flat head screws no 10 2 inch stainles | 7011-F03S
tape to hold heater wire down | 1204-TP
6x6 fiberglass elec box w/ lid | 1312-66F
8 pole terminal strip | 1311-08
limit switch w roller arm, open end of travel | 6008-RO
20 foot cable motor to controler | 6010-M20
plate to join 2 casings 4-1/2 wall galv | 0022-G4
12 in white plastic uhmw ramp on wall right hand slider | 2102-12URH
rod top hook to bottom hook 84 zinc | 2204-84ST
cone you wind torsion spring with 2 5/8 | 5002-WC6
left cable drum hi lift | 5003-HLLH
flag brkt 3in track galv | 5006-F3GV
cup handle 5 x 7 stainless slide door | 0504-SSS
butyl tube white | 8101-BW1
door loop cord 10ft 14 ga | 1309-D104
nylon strip snaps in j track lip 8 ft | 2305-N96
upper pivot only galvanised for traffic dr | 0311-UPGV
carridge bolts 3/8 6 long ss | 7012-C66S
drop plate closer mount stainless, head too shallow | 0903-DSS
`,
  'walk-in customers': `
black rubber seal that goes up and around the door of my walk-in cooler | 0201 0203 0210 0220 0221 0224 | BLK
hanging plastic flaps for a freezer doorway 4 feet wide | 3004-12L4 3004-8L4
60 watt led bulb for our walk in | 1304-L6
yellowish plastic pieces for a doorway that keep flies out | 3005 | AMBER
where do I find stainless padlocks that all open with the same key | 0703 | SS KA
plaque that tells people to keep the door shut | 8202-D
yellow steel posts so the forklifts dont hit my doorway | 3007 | YEL
something to spray on a frozen door to melt the ice | 8102-DE
digital temprature display for the outside of the cooler | 1307 | DIGITAL
alarm that calls my phone when the freezer gets warm | 1308-D
bar you lean on to get out of the cooler, door is 3 feet wide | 0506-36
antibacteral covers to slip over door handles and push bars | 0509
emergancy button inside the freezer with a siren if somebody is locked in | 0804
metal plate so people stop denting the bottom of my 3 ft wide kitchen cooler door | 1001-A1236 1001-A3636 1001-S1236 1001-S2436
small ramp so carts get over the edge at the door, four foot wide | 8301-A48 8301-D48 8301-S48
moisture proof led light for the cieling of a cold room | 1301 | LED
spare remote for the electric door that clips in the fork truck | 6104-V
thing with a folding arm on top of the door that pulls it shut slowly | 0901
little plastic window 9 by 14 for restaurant kitchen swinging doors | 1102-AA 1102-PA
white caulk for the joints in our cold room | 8101 | WHT
spy hole to look into the cooler | 8302-PHS
warning stickers in spanish too | 8201-WB1
light switch that turns on when someone walks in | 1305-M
need a complete new door for walk in freezer 36 x 84, the frame is ok | 2802 | 36X84
blue swing through doors between the shop and the back room | 3001-FB 3001-PB
replacment hinges for glass display door in beverage cooler | 0308
heated glass to look thru the freezer door | 1101
turn a key instead of pressing a button to open electric door | 6105
20 foot loop of hand chain for raising our warehouse door | 6204-G20 6204-S20 6204-Z20
soft pad on the wall where the sliding door hits when we push it open | 2701-W
clear plastic flaps to hang in freezer doorway 8 feet wide with the rail | 3004-8L8 3004-12L8
glow in the dark knob so we can get out of the cooler | 0801 | GLOW
round window like on a ship for the kitchen doors | 1104
yellow posts so trucks dont hit my door | 3007 | YEL
sign telling people to keep the door shut | 8202-D
big mushroom buttun to stop the door | 6101 | MUSHROOM
clicker for the sun visor to open the door from my truck | 6104-V
wire cage that goes over the cooler light | 1302-W
light bulb for walk in cooler | 1304
metal flap and loop so i can padlock the walk-in | 0702
spring hinge for kitchen door that swings in and out | 0313
ramp so carts get over the step into the cooler | 8301
cord the fork lift driver yanks to open the door | 6102
box that phones me when freezer gets too warm | 1308-D
shiny dimond plate for bottom of swinging door 36 wide 1 foot high | 1001-A1236
stuff to melt ice off the door | 8102-DE
thermometer that keeps a record for the health inspecter | 1307-R
exit bar that makes noise when kids push it, 36 inch door | 0506-36 | ALARM
yellow orange hanging strips that keep bugs out, just the strips | 3005 | AMBER
germ covers for the pull handles on the coolers | 0509-P1
up and down door at the barn needs more weight to balance | 4002
glass fuses 5 amp | 1310-05G
gray magnetic rubber for around cooler door by the foot | 0221 | GRY
whole new blue swinging door for the stock room | 3001 | BLU
yellow cushion on kitchen doors where carts bang in | 3002 | YEL
chain loop you pull by hand to raise the big door | 6204
foot peddle to pop freezer door open when my hands are full | 0920-F
sticker how to get out of the cooler in spanish too | 8201-IB1
wood board under the sliding door that slides on the sill | 2601 2602 | MAPLE
light switch that turns on by itself when you walk in | 1305-M
`,
  symptoms: `
freezr door is stuck like suction right after closing, takes two hands | 0920 1210
ice on the floor right under the freezer door | 0202 0223 1202
water drops and sweat all around the cooler door frame | 1201 1203 1205 1206 1314
frost growing along the hinge side of our walk in freezer door | 0201 0203 0210 0220 0221 0224 1201 1203 1205 1314
cooler door stays ajar, staff always forget to push it shut | 0301 0307 0330 0901 0902 0905
heavy walk-in door drags on floor at the far corner | 0301 0302 0303 0305 0310 0330
warehouse door that swings both ways for the forklifts rests crooked and wont come back to the middle | 0311 0312
sliding freezer door thumps and grinds overhead when it rolls | 2003 2004 2303 2402 2405-K1 2405-K3 2502 2505-W1
bottom of the slider kicks out and wobbles away from the wall | 2005 2008 2101 2505-G1
slide door is closed but the front edge does not pull in tight, cold leaks out | 0606 2101 2102 2201 2202 2205
loud bang last night and now the overhead sectional door weighs a ton | 5001
straight up door creeps down again from half hight | 4002
electric door reopens by itself with nobody in the way | 6007-L 6007-P 6009
automatic slider runs past its stopping point | 6008 6011-BK 6011-EN
power door just hums and nothing moves | 6002 6011-CA
can hear the motor spinning but power slide door stands still | 2503 6003 6011-BE 6011-CL 6201
have to press green three times before the power door opens | 6103-CBG 6101
clicker only works when forklift is almost touching the door | 6104
water sits inside the glass of the ceilling lamp in the walk in | 1302-K
fan keeps blowing while the cooler is standing open | 1306
outside handle spins round and round but the door stays latched | 0507 0610-K1
cooler door bounces back open insted of catching | 0601 0602 0603 0604 0605 0610-K1 0610-K2
cold wind whistles between the panels of overhead door | 0208
people shut in cant get out when it is padlocked from outside | 0530 0702-04SSR 0702-04STR 0702-06SSR 0702-08SSR 0702-08STR 0801 0802 0803 0805
walk in wall panels drifting apart, gap at the joint | 8001
ice bilds up all around the freezer door frame | 1201 1203 1205 1314
freezer door sucks shut and nobody can pull it open right after | 1210 0920
door sags and scrapes the floor on the handle side | 0302 0303 0305 0310
cooler door wont stay shut, pops back open an inch | 0601 0602 0905
swing door slams hard behind everybody | 0901
flapping door does not come to rest in the middle | 0312
slideing door grinds and thumps overhead when pushed | 2003 2004 2303 2402 2405-K1 2405-K3 2502 2505-W1
bottom of sliding door swings away from the wall | 2005 2008 2101
slider not tight at the closing end, air wistles thru | 0606 2101 2102 2201 2202 2205
electric door hit a cart and did not back up | 6009 6010-C
motor hums but sliding door doesnt move | 6002 6011-BK 6011-CA
breaker trips when the freezer door frame gets wet | 1201 1203 1205 1314
cant see thru the glass in swing freezer door, all frost | 1101
walk in light is full of water | 1302-G 1302-K
cooler fan keeps blowing when the door is open | 1306
door that goes up is heavy and drops, wont stay half way | 4002 5001
sectional door screeches and shakes going up | 4006 5005 5006-E 8102-LB
mice get in under the cooler swing door, i see daylight | 0202 0223
man got locked in the walk-in with the padlock on outside | 0702-04SSR 0702-04STR 0702-06SSR 0702-08SSR 0702-08STR 0801 0802 0804
freezer sliding door froze shut over night cant get it started | 0923 1201 1203 8102-DE
lever is loose and flops, door does not unlatch | 0502 0507 0610-K1
power door runs too far and dosnt stop where it should | 6008 6011-EN
pallet jacks keep tearing up the sides of the opening | 1004 3007
door frame warm all day even in dry winter, electric bill too high | 1206
frost in the seem between two wall panels | 8001 8002 8101
`,
}
