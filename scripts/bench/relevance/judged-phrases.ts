export type AskerKind = 'dealers' | 'installers' | 'walk-in customers' | 'symptoms'

/**
 * One line a phrase: as asked | the beginnings of the part numbers that answer it | words that the name must also have.
 * Judged from the demonstration catalog; neither a phrase nor its answer is changed because the search misses it. The
 * search is tuned on all of them: they show what a change of its rules breaks, not how well it does with texts that
 * nobody has tried.
 */
export const judgedPhrases: Readonly<Record<AskerKind, string>> = {
  dealers: `
0301-CHLH | 0301 | CHR LH
0601chn | 0601-CHN
0303 SS | 0303-SS
311-0702-06SSR | 0702-06SSR
0224 3684 | 0224-3684
1201 | 1201
5003-HL | 5003-HL
6012-07 | 6012-07
0803-10 | 0803-10
2204 96 | 2204-96
cam lift hinge chrome left | 0301 | CHR LH
cam lift hng ss rh | 0301 | SS RH
hinge shims 1/8 | 0303 | 1/8
18in strap hinge galv | 0304 0310 0331 | 18IN GALV
4x4 butt hinge | 0306 | 4X4
hinge pin & bushing kit 12 | 0305 | 12IN
reach in hinge concealed left | 0308 | LH
traffic door v cam pair nylon | 0312 | PAIR NYL
upper pivot stainless | 0311 | UPPER PIVOT SS
bulb gskt 1/2 black | 0220-05BK
mag strip profile B gray | 0221-BGY
snap in gasket set 48x96 | 0224 | 48X96
astragal 4 inch | 0226 | 4IN
36" sweep gasket swing door | 0223 | 36IN
gskt adhesive contact large | 0232-CTL
gasket retainer alum 48 | 0233 | ALUM 48IN
glazing gasket | 0231
chrome pull handle 6in thru bolt | 0501 | 6IN CHR THRU
keyed lever latch black LH | 0502 | BLK LH KEYED
padlockable handle | 0502 | PADLOCKABLE
ess latch set dummy | 0503 | DUMMY
push bar 36 | 0506 | 36IN
roller latch adjustable chrome | 0601 | ADJ CHR
roller strike adj flush | 0602 | FLUSH
mag latch 10 lb | 0605 | 10LB
mortise latch 2-3/8 | 0630 | 2-3/8
mortise cylinder keyed alike | 0701 | KA
hasp w/ inside release | 0702 | INSIDE REL
elec strike 24vdc fail secure | 0705-24S
brass padlock ka | 0703 | BRASS KA
inside release knob glow | 0801-GL
hyd closer size 3 | 0901 | SZ 3
closer drop plate | 0903 | DROP PLT
hook for flush closer | 0906 | FLUSH
pneumatic slide door closer | 0907 | PNEU
diamond kick plate 12x36 | 1001-A1236
uhmw kick plate sheet | 1003 | UHMW
heated window 14x14 120v | 1101 | 14X14 120V
premade heater wire 96in | 1203 | 96IN
door frame heater kit 36x84 | 1205 | 36X84
pressure relief vent heated 120v | 1210 | 120V
vapor proof led light | 1301 | LED
temp alarm with dialer | 1308 | DIALER
xfmr 100va | 1313 | 100VA
hanger roller 4 wheel steel | 2003 | STL 4 WHL
track end stop clamp | 2006 | CLAMP
wall guide roller 2 in nylon | 2101 2102 2103 2104 | RLR 2IN NYL
le hook linkage rod 96 | 2204 | 96IN
jtrack 10ga galv | 2301 | GALV
droptrac service kit | 2405
fast track belt 16 ft | 2503 | 16FT
skid bar ss bevel 36 | 2601 | SS 36IN BEVEL
strip curtain 8in low temp 96 | 3004-8L8
torsion spring lh 2in id | 5001 | 2IN LH
cable drum high lift left | 5003-HLLH
lift cable 1/8 galv | 4003 | 1/8 GALV
jackshaft operator 1/2 hp | 6004 | JACKSHAFT 1/2HP
gearbox 20:1 left output | 6003-20L
main board gen 1 | 6006-M1
vfd 0.75 kw | 6012-07
light curtain retrofit | 6007 | LIGHT CURTAIN
2 button station open close ss | 6101 | OPEN/CLOSE SS
chain connecting link #40 | 6202 | #40
sleeve anchor 1/4 x 2 | 7010 | 1/4X2
carriage bolt 1/4-20 x 1-1/2 | 7012 | 1/4-20 X 1-1/2
cam lock female double | 8001 | FEMALE DBL
butyl sealant clear | 8101 | BUTYL CLR
low temp grease | 8102 | GREASE LOW TEMP
label inside release | 8201 | INSIDE REL
aluminum dock ramp 36 | 8301 | ALUM 36IN
cam lift hinge chrome rh | 0301 | CHR RH
0301 right hand offset | 0301 | RH OFFSET
chrome flush cam lift left | 0301-CHLH0
trad swing gasket by the foot | 0201
1202 heater pan | 1202
welded mag gasket | 0210
box track 10 ft | 2001 | 120IN
lh cam latch for slider | 0606 | CAM LH
hasp stainless 6in | 0702-06SS
0703 padlock keyed alike | 0703 | KA
nylon cam 1/2 rise black | 0302-B2
hinge shims | 0303
glow knob 5 in door | 0801-GL5
roller latch | 0601
cooler casing 6" stainless | 0006
311-0201 | 0201
0905 snap closer rh | 0905 | RH
spring only for closer | 0904
drop plate closer bracket | 0903-D
saniswing pivot bottom | 3006-BP
traffic leaf blue 36 x 84 | 3001-FB36 3001-PB36
clear strip 8" roll | 3005-08S 3005-08L
strip curtain 48 low temp | 3004-12L4 3004-8L4
hinge cam lift comp set | 0330
HNG CAM LIFT CHR LH | 0301 | CHR LH
GSKT SNAP-IN 34X78 | 0224-3478
311-1201-HW | 1201
0301chrh | 0301-CHRH
301-chlh | 0301-CHLH
door, gasket, magnetic, strip profile b | 0221-B
closer, spring, left hand, stainless, 14" | 0902-14LHSS
qty 2 kick plate diamond 12x30 | 1001-A1230
plate kick alum 36 12 | 1001-A1236
bulb gasket 1/2 blk | 0220-05BK
premade heater 108 35 ohm | 1203-08A
ESS strike plate | 0604
40 chain master link | 6202-C40
sprocket 12 tooth 40 | 6005-124
center bearing plate 2 in spring | 5002-CP2
high lift drum | 5003-HL
number 2 sectional hinge | 5005-2
2 inch nylon roller short stem | 4006-2SNY
hollow shaft torsion | 5007-H
bottom section 10 foot | 5008-B120
mortise cylinder keyed different | 0701-M | KD
deadbolt 2-3/4 backset | 0704 | 2-3/4
flush bolt 12in | 0608-12
electric strike fail secure 24v | 0705-24S`,
  installers: `
ss casing kit 4-1/2 wall | 0003 0006
frp frame section | 0101 0102 | FRP
threshold 36 alum | 0105 | ALUM 36IN
frame angle clip | 0106
corner trim galv 48 | 0021 | 48IN
splice plate casing | 0022
header cover end cap | 0024
sliding door jamb lh | 0103 | SLD DR LH
hinge spacers | 0303
strap hng offset 24 | 0331 | 24IN
self closing spring hinge | 0307
dbl acting spring hinge 6in | 0313 | 6IN
gasket for swing door per foot | 0201 0203 0210 0220
section joint gasket | 0208
biparting meeting gasket | 0207
clamp bar for sweep | 0228
snapin gaskt black 36x84 | 0224 | 36X84 BLK
magnetc gasket | 0210 0221
bulb gasket corners | 0230
gasket cement | 0232
latch handel | 0502 0503 0505 0508 0530
spindel 5/16 | 0507 | 5/16SQ
recesed pull | 0504
slide door pull 12 | 0505 | 12IN
lift handle flush | 0508 | FLUSH
inside outside safety handle | 0530
strike plate ess | 0604
lever latch strike | 0603
flush bolt 8 inch | 0608 | 8IN
spring bolt inside | 0609
latch rebild kit | 0610
cylinder lock mortice | 0701
dedbolt black | 0704
electric strike 12 volt | 0705 | 12VDC
key blanks | 0706
inside release rod | 0803
slide door inside release cable | 0802 | CABLE
release alarm battery backup | 0804 | BATT
door closer hydralic | 0901
spring closer left stainless | 0902 0904 | LH SS
snap action closer | 0905
closer arm | 0908 | ARM
foot operated opener | 0920 | FOOT
pry handle slide door | 0923
jamb protecter 36 | 1004 | 36IN
vision panel 24x12 | 1105 | 24X12
window trim ring 14x14 | 1103 | 14X14
heat wire by the foot | 1201
heater control dew point 120 | 1206 | DEW POINT 120V
door heater harness double 230 | 1314-223
relief vent | 1210
junction box 4x4 | 1312 | 4X4
terminal block 4 pole | 1311 | 4P
three way light switch | 1305 | 3-WAY
plunger door switch nc | 1306-PNC
coiled cord 15 foot | 1309 | 15FT
ceiling bracket 2 in track | 2002 | CEILING
box track galvanized 106 | 2001 | 106IN
track header cover | 2007
floor guide adjustable | 2005 | ADJ
bottom guide channel | 2008
le hook pivot kit freezer | 2203 | FREEZER
j track end bracket | 2304 | END
wear strip acetal | 2305 | ACETAL
ramp insert bronze | 2403 | BRONZE
fast trac carriage 4 wheel | 2502 | 4 WHL
door edge bumper rubber | 2701 | RUBBER
coldswing center bearing | 3003
saniswing bottom pivot | 3006 | PIVOT
ss bollard bolt down | 3007 | SS BOLT DN
vertical lift pully 4in | 4004 | 4IN
counterweight 10 lb | 4002 | 10LB
vert lift bottom bracket left | 4005 | LH
torsion shaft hollow | 5007 | HOLLOW
sectional hinge no 1 | 5005 | NO 1
limit switch close | 6008 | CLOSE
safety edge 106 | 6009 | 106IN
motor cable 20ft | 6010-M20
pull cord switch | 6102
radio control kit | 6104
#35 roller chain nickel | 6201 | #35 NICKEL
hand chain | 6204
flat washer 1/4 ss | 7013 | 1/4 SS
threaded rod 3/8 | 7014 | 3/8
pop rivets 1/8 | 7015 | 1/8
celing track braket | 2002-C
slide door hangar rollers | 2003
end stop for track | 2006
drop trak | 2401 2402 2403 2404 2405
jtrk wear strip | 2305
floor guide sliding door | 2005
ramp wall guide rh 8in | 2102-08 | RH
le hook catch | 2202
fast track belt | 2503
fastrack pulley | 2504
skid bar 36 ss | 2601-S36
3/8 threaded rod 2 ft | 7014-624Z
butyl caulk | 8101-B
flat head screws no 10 2 inch ss | 7011-F03S
1/4 washers stainless | 7013 | WASHER 1/4 SS
alum angle 2x2 | 8002-A248
track cover sliding door | 2007
box trk 106 | 2001 | 106IN
hardware bag for swing door | 7001
dr edge bumper rubber | 2701-DRL
release rod 8 in | 0803-08
jamb guard | 1004
sectional joint gasket | 0208
gasket retaner 48 | 0233 | 48IN
gasket glue | 0232
heater clips | 1204-CL
heat cable door frame 34 78 | 1205-34
led vapor proof lite | 1301 | LED
door switch mag | 1306-M
photoeye sliding door | 6007-P
light curtain 15 ft | 6007-L1
safty edge 106 | 6009 | 106IN
limit switch open | 6008 | OPEN
motor 1/3 hp brake | 6002-3B
gear box 20 to 1 | 6003-20
vfd drive programmed | 6012
belt set biparting | 6011-BEB
coil cord edge | 6010-C
2 button push button | 6101-2
push button nema 4x | 6101
chain anchor | 6203-AN
counter weight 20 lb | 4002 | 20LB
vertical lift track left | 4001 | LH
vert lift pulley | 4004
center bearing coldswing | 3003-CB
traffic door lower hinge | 0311-LO 0312-L
bollard stainless | 3007-4S 3007-6S
conduit box 4x4 | 1312-44
terminal block 8 pole | 1311-08
fuse 5 amp | 1310-05
bisagra cam lift cromada derecha | 0301 | CHR RH
empaque magnetico | 0210 0221
resistencia para marco de puerta | 1201 1203 1205 1314
rodillo puerta corredisa | 2003 2004 2101 2303 2402
jaladera | 0501 0502 0503 0504 0505 0530
foco para cuarto frio | 1304 1301
candado | 0703
hinje izquierda strap | 0304 0310 | LH`,
  'walk-in customers': `
hinge for walk in cooler | 0301 0304 0330 0310 0331
walk in freezer door seal | 0201 0203 0204 0210 0220 0221 0224
rubber around the door | 0201 0203 0204 0210 0220 0221 0224
rubber strip at bottom of door | 0202 0205 0223 0226 0227 0234
door gaskit | 0201 0203 0204 0206 0207 0208 0209 0210 0220 0221 0224
magnetic seal for cooler door | 0210 0221
handle for walk in cooler | 0501 0502 0503 0504 0530
door handel | 0501 0502 0503 0504 0505 0508 0530
inside handle so you can get out | 0530 0801 0802 0803 0805
glow in the dark knob | 0801-GL
safety release knob | 0801
door closer | 0901 0902 0904 0905 0907
thing that pulls the door shut | 0901 0902 0904 0905
padlock | 0703
padlock for freezer | 0703
lock for walk in door | 0701 0702 0703 0704 0502
spare key | 0706
deadbolt | 0704
cooler light bulb | 1304 1301
light for walk in cooler | 1301 1303
light cover glass | 1302 | GLOBE
wire cage for light | 1302 | GUARD
light switch | 1305
light switch with red pilot light | 1305 | PILOT
thermometer | 1307
2 inch dial thermometer | 1307 | 2IN
alarm if freezer gets warm | 1308
fuses | 1310
heater wire for door | 1201 1203 1205
heating cable | 1201 1203 1205
plastic strips for doorway | 3004 3005
plastic curtain | 3004 3005
clear plastic strip by the foot | 3005
kickplate | 1001 1002 1003
metal plate bottom of door | 1001 1002 1003
diamond plate | 1001 1003 | DIAMOND
stainless steel kick plate | 1001 1002 1003 | SS
door window | 1101 1102 1104 1105
round window for kitchen door | 1104
swinging kitchen door | 3001
bumper for kitchen door | 3002
new panel for sliding door | 2801
replacement door | 2801 2802
sliding door wheels | 2003 2004
sliding door track | 2001 2301 2401 2501
roller for sliding door | 2003 2004 2101
garage door spring | 5001
garage door cable | 4003
garage door opener | 6004
garage door hinge | 5005
garage door roller | 4006
remote control for door | 6104
push button to open door | 6101
emergency stop button | 6101 6103
pull rope switch | 6102
door sensor | 6007
photo eye | 6007
chain for door motor | 6201 6204
door motor | 6002 6004
circuit board | 6006
screws | 7011
stainless screws | 7011 | SS
bolts | 7012
washers | 7013
caulk | 8101
silicone | 8101 0232 | SILICONE
stainless cleaner | 8102 | CLEANER SS
touch up paint | 8102 | TOUCH-UP
sign for automatic door | 8202 | AUTO
forklift sign | 8202 | FORKLIFT
ramp for carts | 8301
post to protect the door | 3007
glue for gasket | 0232
trim around the door | 0001 0002 0003 0004 0005 0006 8003 8002
threshold | 0105
stainless threshold 72 | 0105-S72
latch for cooler door | 0502 0503 0601 0605 0630
magnet catch | 0605
hasp for padlock | 0702
grease for freezer | 8102 | GREASE
seal for fridge door magnetic | 0210 0221
walk in freezer handle | 0501 0502 0503 0504 0505 0530
door closer thing | 0901 0902 0905 0907
inside safety knob glow in the dark | 0801-GL
emergency release knob walk in | 0801
light bulb walk in freezer | 1304
cover for walk in light | 1302-G 1302-W
door sweep | 0202 0223 0234 0205
rubber on the bottom of door | 0202 0223 0205 0234 0226 0227-B
kick plate diamond plate | 1001-A 1002-A 1003-A
metal plate bottom of door stainless | 1001-S 1002-S 1003-S
pad lock | 0703
thermometer for walk in | 1307
cooler alarm | 1308 0804
temp alarm 120v | 1308 | 120V
walk in light switch | 1305
door hinge walk in freezer | 0301 0304 0306 0307 0310 0330 0331
self closing hinge | 0307 0301 0330
reach in door hinge | 0308
fridge door handle with key | 0502 0503 | KEYED
panic bar | 0506
barn door track | 2001 2301 2302 2401 2501
porthole window | 1104
window heated glass | 1101
window trim ring | 1103
swinging door bumper | 3002
black bumper tear drop | 3002-TB
swing door both ways hinge | 0313 0311 0312
forklift guard post | 3007
post protecting door | 3007
ramp for pallet jack | 8301
pallet jack ramp 36 | 8301 | 36IN
automatic door sign | 8202-A
hinge grease | 8102-GR 8102-LB
pressure vent for freezer | 1210
freezer vent heated | 1210-L12 1210-L23 1210-M12 1210-M23 1210-S12 1210-S23
door heater | 1201 1203 1205 1314 1202 1206
heat tape for freezer door | 1201 1203 1205
door heater controller | 1206
glass fuses | 1310 | GLASS
remote opener for cooler door | 6104
open button red mushroom | 6101 | MUSHROOM
door stop | 2006 2701-W 2701-D
handel | 0501 0502 0503 0504 0505 0530 0506 0508
gaskit | 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0220 0221 0223 0224 0225 0226 0227 0229 0234
strip curtian | 3004 3005
bumpr traffic door | 3002
roller for slideing door | 2003 2004 2101 2303 2402 2502`,
  symptoms: `
door frosts up | 1201 1203 1205 1314 1206 0201 0203 0204 0210 0220 0221 0224
hinge squeaks | 0301 0302 0305 0309 0330 8102-GR
ice on the door frame | 1201 1203 1205 1314
door sweats | 1201 1203 1205 1314 1206 0201 0203 0210 0221 0224
water drips from door frame | 1201 1203 1205 1314 1206
door frozen shut | 1201 1203 1205 1314 1210
ice on the floor by the door | 1202 0202 0205 0223 0234 0227
frost on the window | 1101
window fogs up | 1101 1105
cold air leaking around the door | 0201 0203 0204 0210 0220 0221 0224
draft under the door | 0202 0205 0223 0226 0227 0234
gap under door | 0202 0205 0223 0226 0227 0234
light shows through the door edge | 0201 0203 0204 0210 0220 0221 0224
gasket torn | 0201 0203 0204 0210 0220 0221 0224
gasket keeps falling off | 0232 0233 0224 0203
gasket has gone hard | 0201 0203 0204 0210 0220 0221 0224
mold on the seal | 0201 0203 0204 0210 0220 0221 0224
door hard to open after closing | 1210 0920
door sucks shut | 1210 0920
vacuum holds door closed | 1210 0920
door won't close | 0301 0302 0307 0901 0902 0904 0330
door does not close by itself | 0301 0302 0307 0901 0902 0904
door slams | 0901 0905 0908
door swings open | 0601 0605 0901 0902 0904 0301 0302
door sags | 0301 0302 0303 0304 0305 0330
door drags on the floor | 0301 0302 0303 0304 0305 0330
door rubs the frame | 0303 0301 0302
hinge worn out | 0301 0302 0305 0330 0304 0309
hinge broken | 0301 0304 0306 0307 0308 0330 0331 0310
hinge loose | 0301 0303 0305 0309 7011
door will not latch | 0502 0601 0602 0603 0604 0605 0610 0630
latch does not catch | 0601 0602 0603 0604 0610
door pops open | 0601 0602 0605 0604
handle broken | 0501 0502 0503 0504 0505 0508 0530
handle loose | 0507 0610 0502 0503 0501
handle spins | 0507 0610
key stuck in lock | 0701 0706
lost key | 0706 0701 0703
someone locked inside | 0801 0802 0803 0804 0805
cannot get out from inside | 0801 0802 0803 0804 0805 0530
closer leaks oil | 0901 0908
closer too fast | 0901 0908
sliding door jumps off track | 2003 2004 2005 2006 2101 2008
sliding door hard to push | 2003 2004 0923 2405
sliding door noisy | 2003 2004 2405 8102-GR
sliding door swings at the bottom | 2005 2008 2101
sliding door does not stop | 2006 2701
rollers worn flat | 2003 2004 4006 2303
light burned out | 1304 1301 1303
light does not work | 1301 1303 1304 1305
water in the light fixture | 1302 1301
heater does not work | 1201 1203 1205 1310 1206 1314
fuse blows | 1310
breaker trips when heater is on | 1201 1203 1205 1310 1314
freezer too warm | 1308 1307 0201 0203 0210 0221 0224
temperature not known | 1307 1308
forklift hit the door | 3007 1001 1002 1004 2701 3002 2801 2802
carts dent the door | 1001 1002 1003 1004 3002 2701
door dented | 1001 1002 1003 2801 2802
flies come in | 3004 3005
cold escapes when door is open | 3004 3005
garage door spring broke | 5001
overhead door heavy to lift | 5001 4002 4008
lift cable frayed | 4003
overhead door crooked | 4003 5003 4004
power door does not open | 6002 6004 6006 6101 6102 6007 6012
power door does not reverse | 6007 6009
power door stops halfway | 6008 6007 6006 6009
chain came off | 6201 6202 6203 6005
remote does not work | 6104
water dripping from top of frame | 1201 1203 1205 1314 1202 1206 0201 0203 0204 0210 0220 0221 0224
door wont stay shut | 0601 0602 0603 0604 0605 0502 0503 0606 0607 0610 0630 0901 0902 0905 0906 0301 0302 0307 0330
door drags on floor | 0301 0302 0303 0304 0305 0310 0330 0311 0312 2003 2004 2601 8302-TL
light fogged up | 1301 1302
water in the light | 1302-K 1302-G 1301
locked inside cant get out | 0801 0802 0803 0804 0805 0506 0530
sliding door jumped the track | 2003 2004 2005 2006 2101 2303 2402 2502
slide door rubs the wall | 2101 2102 2103 2104 2005 2003 2004
slider swings out at bottom | 2005 2008 2101 2103
hard to open freezer door vacuum | 1210 0920 0921 0923
gap in the middle of double slide doors | 0207 0206
window fogs | 1101 1105 0231
window cracked | 1101 1102 1104 1105
handle is loose | 0501 0502 0503 0504 0505 0530 0506 0507 0610-K1
handle broke off | 0501 0502 0503 0504 0505 0530 0506 0508
key broke | 0706 0701
lost keys | 0706 0701 0703 0704
closer leaking oil | 0901
closer arm bent | 0908-A1 0901
motor hums but door wont move | 6011-CA 6011-BK 6011-CL 6002 6003
door closes on people | 6007 6009
door runs past the end | 2006 2701-T 6008 6011-EN 4007
remote doesnt work | 6104
button gets wet | 6101 6103-BTR
lift cable snapped | 4003
cable frayed | 4003
broken spring overhead door | 5001
forklift hit the traffic door | 3001 3002 0107 1004 3007 0311 0312
door scratched up at bottom | 1001 1002 1003 8102-TP
forklift keeps hitting the track | 3007 8202-F
strips torn | 3004 3005
blows fuse | 1310
vertical door falls | 4002 4003 4008 5001
door feels heavy to lift | 4002 4004 4008 5001
trip on threshold | 0105 8301
cart wont roll over sill | 8301 0105
sliding door hard to start | 0923 2003 2004 1210 2303 2402
chain skips | 6201 6005 6203-TN
belt slipping | 6011-BE 2503 2504-T
slide door panel smashed | 2801
casing rusted | 0001 0002 0003 0004 0005 0006 0011 0012 0013 0014 0023`,
}

/** Phrases that nothing may be tuned on: their misses are never listed. */
export const phrasesSetAside: Readonly<Record<AskerKind, string>> = {
  dealers: `
ess snap in gasket black bulk | 0203
strap hinge 18 galv rh | 0304-GVRHH
hydraulic closer size 4 | 0901-4
parallel arm closer aluminum | 0901 | ALUM PARALLEL
xfmr 480 to 230 500va | 1313-05A
4x4 butt hinge ball bearing | 0306-40 | BALL
strike adj chrome | 0602 | CHR
fiberglass casing kit 4.5 wall | 0001
header cover casing slide door galvanized | 0011 0013
0011-04 | 0011
v cam bronze lower | 0312-LB
704 br2 | 0704-BR2
invoice item 2003 roller hanger | 2003
#40 roller chain per foot | 6201-40
torsion spring 2in .250 left wound | 5001-2BLH
10 ft curved track 3in | 5004-C03
bottom bracket 3 inch sectional | 5006-B3
lift cable 1/8 galvanized pair | 4003-4G
key blanks | 0706
threshold 36 aluminum | 0105-A36
frame for 4 inch wall frp | 0101-04
ess frame section | 0102
replacement door leaf 36x84 | 2802-F3684 2802-G3684 2802-S3684 3001-FB36 3001-FG36 3001-FW36 3001-PB36 3001-PG36
slide door panel 8x10 | 2801 | 8X10
cove base trim | 8003-GC 8003-WC
`,
  installers: `
ceiling brkt slide trk | 2002-C
trolly wheel droptrac | 2402 2405-K1 2405-K3
j track roller | 2303
wall guide roler | 2101
bottom roller wall mount adj | 2101 | ADJ
wall guide ramp left | 2102 | LH
hook linkage rod | 2204
sleeve anchors 1/4 | 7010-S4
pop rivets | 7015
carriage bolts 1/4-20 stainless | 7012-C4 | SS
cam locks female panel | 8001-F
header cover galv 106 | 2007-G106
hardware package vertical lift masonry | 7003 | MASONRY
slide door face gasket | 0225
biparting meeting gasket | 0207
biparting door strike | 0607-B
cable release slide door 4in | 0802-C4
jam protector 36 | 1004 | 36IN
astragal bottom cold weather | 0226 | COLD
window gasket glazing | 0231
htr wire 60in | 1203-60A
control board gen 2 | 6006-M2
pull cord switch | 6102
key switch surface | 6105-S
remote transmitter 4 channel | 6104-T4 6104-V4
hand chain 16 | 6204 | 16FT
hoist 1 hp | 6004-H1
balancer axle | 4008-AX
bottom pivot | 3006-BP 0311-LO
spring bumper | 3002-S 4007
clear sealant | 8101 | CLR
15 ft coiled cord | 1309-C156
empaque para puerta de cuarto frio | 0201 0203 0204 0210 0220 0221 0224 0206
cortina de tiras pvc | 3004 3005
cerradura con llave | 0701 0704 0502-BKLHK 0502-BKRHK 0502-CHLHK 0502-CHRHK 0502-SSLHK 0502-SSRHK 0503-BKK 0503-BRK 0503-CHK
switch de luz | 1305
`,
  'walk-in customers': `
rubber seal walk in cooler door | 0201 0203 0204 0210 0220 0221 0224
walkin cooler latch | 0502 0503 0601 0605 0606 0630
thing that pushes door shut | 0901 0902 0905 0907 0307
glass globe cooler light | 1302-G
plastic curtain for walk in | 3004 3005
plastic strips 8 inch | 3004-8 3005-08
dial thermometer | 1307-D
spring loaded hinge | 0307 0308-E 0308-O 0313
hinge pin | 0309 0305
push bar to get out | 0506
pull handle | 0501 0505
grab handle sliding door | 0505 0504
sliding door wheels | 2003 2004 2303 2402 2502 2505-W1 2405-K1
wheels for cooler slide door | 2003 2004 2303 2402 2502 2505-W1 2405-K1
window for swinging kitchen door | 1102 1104
round window for traffic door | 1104
double action hinge | 0313
door for forklift area panel blue | 3001 | BLU
spanish label inside release | 8201-IB1
stainless steel cleaner | 8102-CL
silicon caulk | 8101-SW1 0232-SI
air vent 120v | 1210 | 120V
garage door cable | 4003
garage door roller | 4006
led light 48 | 1303-48
clip board for door | 8302-CP
touch up paint | 8102-TP
corner trim | 0021
hindge | 0301 0304 0306 0307 0310 0330 0331 0308 0311 0313 5005
refridgerator door gasket | 0201 0203 0204 0210 0220 0221 0224
closerr | 0901 0902 0905 0907
thresh hold | 0105
therometer | 1307
padlok | 0703
`,
  symptoms: `
ice around door frame | 1201 1203 1205 1314 1202 1206 0201 0203 0204 0210 0220 0221 0224
freezer door frozen shut | 1201 1203 1205 1314 1202 1206 8102-DE 1210 0923 0920
door wont close all the way | 0901 0902 0904 0905 0906 0907 0301 0302 0303 0307 0330
door pops open | 0601 0602 0603 0604 0605 0502 0503 0610 0630 0905 0906 1210
door sags | 0301 0302 0303 0304 0305 0310 0330 0331 8302-TL
hinge squeaks | 8102-GR 8102-LB 0302 0305
hinge worn out door dropped | 0301 0302 0303 0304 0305 0309 0310 0312 0330
light burnt out | 1304 1301
gasket torn | 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0220 0221 0223 0224 0225 0226 0227 0229 0234
gasket ripped at corner | 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0220 0221 0223 0224 0225 0226 0227 0229 0234 0230 0232-CY
gasket falling off | 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0220 0221 0223 0224 0225 0226 0227 0229 0234 0228 0232 0233
cold air under door | 0202 0205 0223 0234 0226 0227-B 0105
daylight under door | 0202 0205 0223 0234 0226 0227-B 0105
mice getting in under the door | 0202 0205 0223 0234 0226 0227-B 0105
cold air between the double doors | 0207 0206 0209 0201 0229
handle spins | 0502 0503 0507 0530 0610-K1
latch wont catch | 0502 0503 0601 0602 0603 0604 0605 0606 0607 0610 0630
door opens by itself | 0601 0602 0603 0604 0605 0502 0503 0606 0607 0610 0630 0901 0902 0905 0906 0301 0302 0307 0330 0907 2201 2202 1210
door reverses by itself | 6007 6009 6008 6010-C 6010-S
door wont stop at open | 6008 6011-EN 6011-BK 2006
push button cracked | 6101 6103
roller came out of track | 4006 2003 2004 2303 2402
traffic door hangs crooked | 0311 0312 3003 3006
traffic door wont center | 0311 0312 0313 3003 3006-T
carts denting the door | 1001 1002 1003 3002
temperature too warm nobody noticed | 1308
thermometer reads wrong | 1307
ice on the floor at the door | 1201 1203 1205 1314 1202 1206 0202 0223 0105 8102-DE
sliding door drifts open | 0606 0607 0907 2201 2202 2203 2205
chain broke | 6201 6202 6204
panel delaminating | 2801 2802
gap between wall and frame | 8101 8002 0001 0002 0003 0004 0005 0006 0011 0012 0013 0014 0023
screws stripped out | 7011 7012 7001 7002 7003
`,
}
