import type { AskerKind } from './judged-phrases.ts'

// Written on 2026-11-28 from the catalog file alone, by someone who had not seen the search, the other phrases or their results.
// Never tune on these.

export const thirdSetAside: Readonly<Record<AskerKind, string>> = {
  dealers: `
casing kit ss 4-1/2 | 0003 0012
2 dr interlock station ss nema 4x | 6013-2S
hdr cover end cap rh stainless | 0024-RHS
sld dr jamb frp 96 lh | 0103-F96LH
vert lift track ss 120 rh | 4001-SS120RH
0107-s90 | 0107-S90
head plate sld dr 168 | 0109-168
bulb gskt 3/4 wht | 0220-07WH
mag strip profile b gray per ft | 0221-BGY
sweep kit nyl brush 42 | 0223-NB42
snap-in gasket set 36x84 gray | 0224-3684GY
astrigal 6in vinyl | 0226-6V
saniswing bottom gskt wht 48 | 0227-BWH48
welded ring gasket made to the door serial no | 0210
cam lift hinge ss rh flush | 0301-SSRH0
strap hindge 18in galv lh heavy duty | 0304-GVLHH
butt hinge 4-1/2 x 4-1/2 ss ball bearing | 0306-45SSB
adj strap hinge 3 way 18 rh ss | 0310-18RHSS
v-cam pair uhmw | 0312-PU
double action spring hinge 7in stainless | 0313-07SS
pull handle 8in ss thru bolt | 0501-08SSB
lever latch hdl chr lh padlockable | 0502-CHLHP
flush pull 6x9 stainless | 0504-LSS4
panic bar 48 red w/ alarm | 0506-48RDA
spindle 8mm 6in | 0507-86
roller latch ss w/ nylon roller | 0601-SSN
adj strike chr 3/4 offset | 0602-CH07
mag latch 40lb ss case | 0605-40S
rim cyl brushed ka | 0701-RBRA
dead bolt 2 3/4 backset chrome | 0704-CH2
elec strike 24vdc fail secure | 0705-24S
everything to rebuild a lever latch | 0610-K1
closer hyd sz 4 blk hold open | 0901-4BKH
spring closer 18in rh stl | 0902-18RHST
kickplate diamond alum 24 x 42 | 1001-A2442
kick plt sld dr ss 36x84 | 1002-S3684
jamb gaurd ss 48 | 1004-S48
htd window 14x24 wire glass | 1101-BW1
sectional trk horiz 10ft 3in | 5004-H03
porthole 18in tempered glass stainless | 1104-18GS
frame heater kit 36x84 208v | 1205-3620
relief vent std 230v htd | 1210-S23
vapour proof light led plastic 120-277 | 1301-LP2
thermomiter digital 4in flush | 1307-G4F
tranformer 500va 480-230 | 1313-05A
box track galv 144 | 2001-GV144
hanger assy 4 whl urethane sealed brg | 2003-U4S
wall guide rlr 3in urethane spring | 2101-3US
le hook ss rh 5in dr | 2201-SSRH5
droptrack trolly front urethane | 2402-FU
fast trk belt 20ft neoprene | 2503-20N
3004-8r6 | 3004-8R6
counterwieght 20lb cast iron | 4002-20C
lift cable 3/16 ss 12ft | 4003-6S12
torsion spring .250 wire 2-5/8 id lh | 5001-6BLH
bottom section for 10 ft wide sectional door 4 inch thick | 5008-B1204
gearbox 20:1 lh output | 6003-20L
jackshaft opener 3/4 hp | 6004-J7
sprokcet 18t #40 5/8 bore | 6005-184A
drive for operator already set for the door 1.5 kw | 6012-15
`,
  installers: `
wedge anchor 3/8 x 3 zinc | 7010-W6Z1
10 x 2 flat head screws stainless | 7011-F03S
hex bolts 1/2-13 x 3 zinc | 7012-H83Z
nylok nuts 3/8 zinc | 7013-L6Z
all thread 1/2 x 36 ss | 7014-836S
pop rivets white 3/16 | 7015-W6
hardware package slide door masonry large | 7002-LM
install kit vertical door steel wall medium | 7003-MS
butyl caulk white | 8101-BW1
crimps for heater wire | 1204-CR
aluminum tape to hold down heat cable | 1204-TP
heatr wire 84 inch premade | 1203-84A
dew point control 208v | 1206-D20
door loop cord 10ft | 1309-D10
terminal strip 8 pole 30 amp | 1311-083
slow blow fuse 5 amp | 1310-05S
j box 6x6 stainless | 1312-66S
hinge shim 1/8 plastic | 0303-PL08
frame angle clip ss 3x3 | 0106-S3
clamp bar 66 alum | 0228-66
closer braket when frame head is too shallow for the arm | 0903
end brg brkt sectional 3in galv | 5006-E3GV
torsion shaft solid keyed 120 | 5007-S120
trk brkt wall galv 6in | 2002-WGV6
floor guide adjustable stainless | 2005-ASS
box trak end stop clamp on | 2006-C
wall guide ramp 12 uhmw left hand | 2102-12ULH
plate to spread wall guide load on block wall | 2104-M
j-track splice bracket | 2304-S
hook linkage rod 84 | 2204-84
droptrac ramp insert bronze rh | 2403-BRH
fast track idler pully | 2504-I
skid bar maple 60 beveled | 2601-W60B
saniswing bottum pivot stainless | 3006-BPSS
upper pivot traffic door galv | 0311-UPGV
bollard 6in yellow bolt down | 3007-6YB
vert lift pully 5in sealed bearing nylon | 4004-5SN
long stem roller 3 inch nylon | 4006-3LNY
winding cone 2-5/8 | 5002-WC6
sectional hinge no 4 | 5005-4
curly cord for the safety edge 20 ft | 6010-C20
reversing edge pneumatic 96in | 6009-P96
roller chain #60 nickle plated | 6201-60N
limit swtich roller lever open | 6008-RO
relay board for the operators built before 2015 | 6006-R1
radio receiver 4 channel | 6104-R4
master link #40 chain | 6202-C40
half link for #50 chain | 6202-O50S
z bar trim stainless per ft | 8003-SZ
tool to turn the adjustment on hinges | 8302-TLD
`,
  'walk-in customers': `
door sweep | 0202 0205 0223 0234
walk in cooler door gasket | 0201 0203 0204 0210 0220 0221 0224 0225
magnetic gasket | 0210 0221
gaskit glue | 0232
cooler door handle | 0501 0502 0503 0504 0505 0530
plastic sleeves so handles stay sanitary | 0509
cooler door hinge | 0301 0304 0306 0307 0308 0310 0330 0331
hindge pin 4 1/2 | 0309-SS45 0309-ST45
self closing hinge 6 inch | 0307-60
door closer | 0901 0902 0905 0907
replacement spring for door closer 24 inch | 0904-24
thresh hold 34 aluminium | 0105-A34
brass padlock | 0703-15B 0703-20B
key blanks | 0706
inside release knob red 6in | 0801-RD6
glow in the dark release | 0801-GL 0805-GL
stainless kick plate 12x36 | 1001-S1236
plexiglass round window | 1104 | ACRYLIC
see through window for swinging kitchen doors | 1102 1104
freezer light fixture | 1301 1303
light bulb for walk in freezer | 1304
light globe | 1302-G
wire cage that goes over the light | 1302-W
switch with pilot light | 1305-P
motion light switch | 1305-M
thermometer | 1307
temperature alarm that phones me | 1308-D
power cord 15 ft | 1309-P15
sliding door rollers | 2003 2004 2303 2402 2502 2405-K1 2505-W1
sliding door track | 2001 2301 2302 2401 2501
pull for inside of sliding door 16 inch stainless | 0505-I16SS 0505-P16SS
rubber bumper small for wall | 2701-WRS
yellow post to protect doorway | 3007 | YEL
low temp strip curtin 8 inch | 3004-8L 3005-08L
yellow plastic strip that keeps bugs away | 3005-08A 3005-12A 3005-16A
garage door cables 8 ft | 4003 | 8FT
overhead door springs | 5001
rope for pulling down overhead door | 0508-R
remote control for door | 6104
open close button | 6101-2 6101-3
pull cord switch | 6102
hand chain 20ft galvinized | 6204-G20
panel cam lock | 8001
caulking for freezer | 8101
deicer spray | 8102-DE
low temp greese | 8102-GR
touch up paint | 8102-TP
keep door closed sign | 8202-D
warning stickers in spanish | 8201-WB1
cart ramp 48 inch alum | 8301-A48
`,
  symptoms: `
ice building up all around the opening | 1201 1203 1205 1206 1314 1202 8102-DE 0201 0203 0204 0210 0220 0221 0224
door sweats in summer | 1201 1203 1205 1206 1314
cold air blows out under the door | 0202 0205 0223 0226 0234
freezer sucked shut cant pull it open | 1210 0920 0923
guy got locked inside and couldnt get out | 0801 0802 0803 0804 0805 0530 0702-04SSR 0702-04STR 0702-06SSR 0702-08SSR 0702-08STR
door doesnt shut by itself anymore | 0901 0902 0904 0905 0907 0307 0301 0302 0330
door slams too hard | 0901 0905 0907 2701
swing door drags on the floor | 0301 0302 0303 0305 0310 0330 8302-TLD
door dropped and doesnt line up any more | 0301 0302 0303 0304 0305 0310 0330 0331 8302-TLD
door wont stay shut, pops open | 0601 0602 0603 0604 0605 0606 0607 0610 0630 0502 0503 0905 0906
squeeks when it swings | 8102-LB 8102-GR 0302 0305
slider is noisy when it rolls | 2305 2003 2004 2303 2402 2502 2505-W1 2405-K1 8102-LB 8102-GR
bottom of slide door swings in and out | 2005 2008 2101 2102 2103
slide door not tight to the wall when closed | 0204 0225 0606 2003 2004 2101 2102 2103 2201 2202 2205 2303 2403
gap where the two sliding doors meet | 0207 2202-B 0607-B
glass fogs over | 1101 1105-1T 1105-2T 1105-3T
people crash into each other coming thru swinging doors | 1102 1104
too dark inside freezer | 1301 1303 1304
lights get left on all night | 1305-T 1305-M 1305-P
carts dent the bottom of the door | 1001 1002 1003 3002
forklifts keep smashing into the sides of the opening | 3007 1004 8202-F
other half of the double door wont stay put | 0608
losing cold while loading with door open | 3004 3005
cart wheels catch on the step at the doorway | 8301 0105
meat spoiled overnight nobody knew it got warm | 1308 1307
evaporator keeps blowing when door is open | 1306
power door came down on somebody | 6009 6007
overhead door doesnt stop at the top | 6008 4007
vertical door too heavy to lift | 4002 5001
one side of overhead door hangs lower | 4003 5003 4005-C 4008-CL
driver has to get off the lift truck to open up | 6102 6104 6007-M
power slider completely dead | 6001 6006 1310 6011-DR 6012 1313
freezer floor ices up at the doorway | 1202 8102-DE 0202 0205 0223 0226 0234 1201 1203
walls bulge when the freezer pulls down | 1210
traffic door doesnt come back to center | 0312 0313 0311 3006-TP 3003-CB
got fingers pinched in swing door | 3006-FS 3006-HC 0206 0227-E
people stealing out of the walk in at night | 0702 0703 0704 0502 0503 0701 0705
electric bill too high heat runs all the time | 1206
scratches on the white finish | 8102-TP
raw foam edge showing around the opening | 0001 0002 0003 0004 0005 0006 0011 0012 0013 0014 0023 8002 8003
`,
}
