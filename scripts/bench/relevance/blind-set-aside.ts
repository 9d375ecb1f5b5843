import type { AskerKind } from './judged-phrases.ts'

// Written on 2026-11-28 from the catalog file alone, by someone who had not seen the search, the other phrases or their results.
// Never tune on these.

export const fourthSetAside: Readonly<Record<AskerKind, string>> = {
  dealers: `
cam lift hinge ss rh 1-1/2 offset | 0301-SSRH2
butt hinge 4.5 x 4.5 stainless ball bearing | 0306-45SSB
strike adj chr 3/4 offset | 0602-CH07
hyd closer size 4 hold open black | 0901-4BKH
hasp 6in ss inside release | 0702-06SSR
elec strike 24vdc fail secure | 0705-24S
htr wire kit 36x84 208v | 1205-3620
14x24 heated window 120v | 1101-B
xfmr 250va 120-24 | 1313-02C
pressure relief vent mini 230v | 1210-M23
box track 120 galv sliding door | 2001-GV120
j-trk splice bracket stainless | 2304-SSS
wall guide roller 3in urethane spring | 2101-3US
le hook 5in door right hand stainless | 2201-SSRH5
droptrac track section 120 ss | 2401-SS120
fast track belt 20ft urethane | 2503-20U
slide door hook latch stl rh | 0606-HSTRH
sprocket #40 15 tooth 3/4 bore | 6005-154B
roller chain #50 stainless per ft | 6201-50X
torsion spring 2-5/8 id .250 left | 5001-6BLH
lift cables 3/16 ss 12 ft pair | 4003-6S12
photo eye thru beam 15ft | 6007-P1T
operator board main gen 2 | 6006-M2
gearbox 20:1 rh output | 6003-20R
open/close/stop ss mushroom pushbutton | 6101-3SM
coldswing top stab galv | 3003-TSGV
traffic hng v-cam pair bronze | 0312-PB
snap-in gsket set 36x84 gry | 0224-3684GY
threshold 48 ss | 0105-S48
hex bolt 3/8-16 x 3 zinc | 7012-H63Z
droptrack trolly front steel wheel | 2402-FS
magnet gasket profile B grey | 0221-BGY
panic bar 36 red with alarm | 0506-36RDA
crash bar rebuild kit | 0610-K4
variable freq drive 0.75 kw | 6012-07
jackshaft opperator 3/4 hp | 6004-J7
garage door roller 3in nylon long stem | 4006-3LNY
mortice latch chrome 2-3/4 backset | 0630-CH2
rubbr sweep 96 inch sliding door heavy duty | 0234-96
polycarbonite window 14x16 black impact door | 1102-PCB
tread plate kickplate 24 x 48 aluminium | 1001-A2448
plexi porthole 14 inch | 1104-14A 1104-14P
master link 40 chain | 6202-C40
guillotine door pulley 5in nylon sealed bearing | 4004-5SN
weather strip bulb 3/4 grey by the foot | 0220-07GY
bolt for the inactive leaf of double doors 18 inch stainless | 0608-18SS
cap for the end of the slide door header cover, right hand stainless | 0024-RHS
plate that joins two lengths of casing galvanized 6 in wall | 0022-G6
glow knob to get out from inside, 6 inch thick door | 0801-GL6
replacement leaf for a swing door 36 x 84 stainless skins | 2802-S3684
top section of a sectional door 144 in wide 3 in thick | 5008-T1443
cone to wind up the torsion spring 2-5/8 | 5002-WC6
hinge that adjusts up, sideways and in, 18 in stainless | 0310-18 | SS
window for overhead door section 24x12 three pane | 1105-1T
hinge that swings both ways with spring 8 in stainless | 0313-08SS
loop cord to carry wires across to the door 10 ft | 1309-D10
control panel for two doors interlocked, stainless box | 6013-2S
replacement arm for hydraulic closer | 0908-A1
just the spring for an 18 inch spring closer, heavy .187 wire | 0904-18H
roller for the end of the assist to open lever 2 in urethane | 0921-3U
`,
  installers: `
wedge anchors 1/2 x 4 stainless | 7010-W8S1
install hardware pkg slide door large panel wall | 7002-LP
threaded rod 1/2 72 zinc | 7014-872Z
frp frame section 6 in wall | 0101-06
slide door jamb frp 96 left | 0103-F96LH
hinge shims 1/8 | 0303-PL08 0303-SS08
traffic door jamb 90 ss | 0107-S90
junction box 6x6 pvc | 1312-66P
terminal block 8p 20 amp | 1311-082
pan head screws #8 x 3/4 stainless | 7011-P81S
light switch with pilot stainless | 1305-PS
header seal carrier 120 | 0108-120
trk brkt ceiling galv 4 | 2002-CGV4
roller hanger 4 wheel freezer grease | 2003 | 4 WHL FREEZER
track header cover white 96 | 2007-W96
floor guide t-guide ss | 2005-TSS
sectional track vertical 12ft 3in | 5004-V23
flag bracket 3in galv | 5006-F3GV
cable drum standard lift 12ft rh | 5003-STRH
operator motor cable 30 ft | 6010-M30
gasket retainer alum dart 84 | 0233-D84
butyl sealant gray | 8101-BG1
pop rivets white 3/16 | 7015-W6
nylok nuts 3/8 stainless | 7013-L6S
cove moulding white per foot | 8003-WC
white silicone caulk | 8101-SW1
gaskit contact cement large | 0232-CTL
heater wire splise kit | 1204-SP
torsion tube 120 hollow | 5007-H120
light curtan 30 foot heated | 6007-L3H
proximity limit swich | 6008-XU
galvanised angle 3x3 8 foot | 8002-G396
camlok female standard | 8001-FS
plate to spread the wall guide load on masonry wall | 2104-M
bracket for closer where the frame head is too shallow | 0903
stop so the hangers dont run off the end of the box track | 2006 2701-T
something on the floor to keep the bottom of a sliding door in line | 2005 2008
heating wire for door frame cut by the foot | 1201
stainless trim ring around a 14x24 window | 1103-BS
steel strip to stick on fiberglass frame so magnetic gasket holds, 84 in | 0222-84
molded corner for bulb seal so i dont have to miter | 0230-B1
clips to hold heater wire in the frame | 1204-CL
tool to roll gasket into the groove | 8302-TGS
backing plate behind the slide track 168 inches | 0109-168
clip angle to fix the frame to the wall panel 3x3 stainless | 0106-S3
`,
  'walk-in customers': `
walk in cooler door handle | 0501 0502 0503 0504 0505 0530
black magnetic door gasket | 0210 0221 | MAG BLK
strip curtain 48 low temp | 3004-12L4 3004-8L4
padlock 2 inch stainless | 0703-20S
walk in freezer light bulb | 1304
traffic door leaf blue 36 x 84 | 3001-FB36 3001-PB36
stainless kick plate 12 x 36 | 1001-S1236
aluminum ramp 48 wide 2 inch | 8301-A482
keep door closed sign | 8202-D
de icer | 8102-DE
inside release knob red 5 inch | 0801-RD5
door closer size 6 stainless | 0901-6SS
spring hinge 4-1/2 stainless | 0307-45SS
mortise lock cylinder brushed keyed alike | 0701-MBRA
round window 18 tempered glass | 1104-18G
key blanks kw1 | 0706-KW
reach in door hinge offset right chrome | 0308-ORHCH
fuses 5 amp slow blow | 1310-05S
pull cord switch ceiling 12 foot | 6102-C12
vapor proof led light plastic | 1301 | LED PLASTIC
recessed plastic handle sliding door | 0504 | PLASTIC
hand chain 20 ft stainless | 6204-S20
walkin cooler door gaskit by the foot | 0201 0202 0203 0204 0205 0206 0207 0208 0209 0210 0220 0221 0225
plastic flaps for cooler doorway | 3004 3005
lightbulb cage | 1302-W
thermomiter with dial | 1307-D
spy hole for door | 8302-PH
brush door sweap 36 | 0223-NB36
hindge pin 5 inch | 0309-SS05 0309-ST05
dead bolt brushed 2-3/8 | 0704-BR1
magnet catch 40 pounds white | 0605-40W
freezer greese | 8102-GR
4 button remote clicker for door | 6104-T4 6104-V4 6104-K4
germ proof sleeve for door handle | 0509
holder for the temperature log sheet | 8302-CP
yellow post to keep forklifts off the door | 3007 | YEL
horn and button in case somebody gets shut inside | 0804
paint for scratches on the door | 8102-TPL
replacement wheels for sliding cooler door | 2003 2004 2303 2402 2405-K1 2405-K3 2502 2505-W1
padded thing on swinging kitchen door where the carts hit it | 3002
four foot strip light for the freezer | 1303-48
rope for pulling down the overhead door | 0508-R
sticker that tells how to get out from inside | 8201-I
wall switch that turns the light on when you walk in | 1305-M
rubber that holds 1/4 glass in the door window | 0231-14
`,
  symptoms: `
ice forming all around the door frame | 1201 1203 1205 1206 1314
glass fogs over so we cant see in the freezer | 1101
freezer door is sucked shut, takes two people to open | 1210 0920 0923
cold air coming out under the walk in door | 0202 0205 0223 0234
door does not close itself the last few inches | 0901 0902 0905 0906 0307
walk in door slams too hard | 0901
door sags and drags on the floor | 0301 0302 0303 0304 0305 0310 0330 0331
door squeaks every time it swings | 8102-GR 8102-LB 0302 0305
door wont catch when we push it shut | 0502 0503 0601 0602 0603 0604 0605 0610 0630
people could get locked in and not get out of the cooler | 0530 0801 0802 0803 0804 0805
somebody was trapped in the freezer and nobody heard him | 0804
flies get in while the cooler door stands open | 3004 3005
forklift keeps hitting the side of the doorway | 1004 3007
carts are denting the bottom of the door | 1001 1002 1003 3002
swinging kitchen door does not come back to center | 0311 0312 0313 3006-TP
sliding door runs too far and bangs at the end | 2006 2701
bottom of the sliding door swings away from the wall | 2005 2008 2101 2102 2103
sliding door rolls rough and bumpy | 2003 2004 2303 2402 2405 2502 2505
sliding door doesnt shut by itself after people go through | 0907
front edge of the slide door stays off the jamb, gap when closed | 2201 2202 2203 2205 2101 2102
droptrac door does not settle down on the floor | 2403 2405-K3
power door hits people and doesnt reverse | 6009 6007
power door runs past where it should stop | 6008 6011-EN 6011-BK
power slide door just hums and wont move | 6011-CA 6002
clicker in the truck doesnt open the door anymore | 6104
sectional door suddenly too heavy to lift by hand | 5001
vertical lift door drifts down on its own | 4002
overhead door hangs crooked, one side lower | 4003 5003
daylight showing between the sections of the overhead door | 0208
wind and water blow in under the overhead door | 0226 0205
vertical lift door scrapes the sides going up | 2603 4008-GD
too dark in the walk in | 1301 1303 1304
light in the cooler left on all night | 1305-T 1305-M 1305-P
freezer got warm over the weekend and nobody knew | 1308
fan keeps blowing when we open the door | 1306
door heat is running up our electric bill | 1206
ice builds up on the sill | 1202 1201 1203 8102-DE
raw foam showing at the edge of the wall opening | 0001 0002 0003 0004 0005 0006 0011 0012 0013 0014 0021 0023
slide door frozen shut cant break it loose | 0923 8102-DE
bottom of slide door catches on the sill and gets torn | 2601 2602
people bump into each other at the swing doors, cant see who comes | 1102 1104
fingers get pinched at the edge of the traffic door | 3006-FS 0206 0227-E
doors wont stay open when we wheel stuff thru | 3006-HT 0901 | HOLD OPEN
carts cant get over the step into the walk in | 8301
wall pannels are pulling apart | 8001
second leaf of the double doors blows open | 0608
gap in the middle where the two sliding doors meet | 0207
vertical door bangs hard at the top of its travel | 4007
anybody can run the power door, we only want the manager to | 6105
stainless door all smeared and stained | 8102-CL
`,
}
