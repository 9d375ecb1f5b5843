import type { AskerKind } from './judged-phrases.ts'

// Written on 2026-11-28 from the catalog file alone, by two writers who had not seen the search nor each other's phrases.

type Phrases = Readonly<Record<AskerKind, string>>

/** The search may be tuned on these. */
export const blindPhrases: Phrases = {
  dealers: `
301 chrome rh flush | 0301-CHRH0
0301-SSLH | 0301-SSLH
camlift hinge stl LH 1 1/8 o/s | 0301-STLH1
cam nylon 1/2" rise wht for 301 hinge | 0302-W2
strap hng 18" HD galv left hand | 0304-GVLHH
3 way adj strap hinge 24 LH stainless | 0310-24LHSS
butt hinge 4.5 x 4.5 ss bb | 0306-45SSB
5 x 4 1/2 butts blk ball bearing | 0306-50BKB
spring hng s/c 4-1/2 ss | 0307-45SS
vcam lower half uhmw | 0312-LU
dbl act spring hinge 8in black | 0313-08BK
24in strap pin/bushing kit zinc steel | 0305-24ST
comp cam lift set of 3 ss | 0330-SS3
snap in gskt ESS 36x84 gry | 0224-3684GY
mag gskt profile B white by the ft | 0221-BWH
1" bulb gasket blk | 0220-10BK
dbl fin sweep kit 34 | 0223-DF34
astragal btm 4in cold | 0226-4 0226-3C 0226-6C
sani top gsk 48 wht | 0227-TWH48
0233 dart 84 | 0233-D84
sld dr face gskt 2.5in | 0225-25
casing ss 6" wall kit | 0006-04
sld dr casing galv 4 1/2 w hdr cvr | 0011-04
jamb sld dr frp 96 LH | 0103-F96LH
thresh alum 42 | 0105-A42
lever latch SS rh padlockable | 0502-SSRHP
spindle 8mm sq x 6 | 0507-86
ess strike plt brushed 1 3/4 | 0604-BR2
elec strike 24v dc fail safe | 0705-24F
hyd closer sz4 blk reg arm | 0901-4BKR
0905 offset rh chr | 0905-ORHCH
diamond alum kickplate 24x48 | 1001-A2448
ss kick plt slide dr 48 x 84 | 1002-S4884
htd window 20x30 tempered 230v | 1101-CT2
frame htr kit 42x84 208v | 1205-4220
1206 dew pt 120 | 1206-D12
ess heater harness double 208V | 1314-220
relief vent std 230v | 1210-S23
hanger assy urethane 4 wheel sealed brg | 2003-U4S
droptrac ramp insert RH bronze | 2403-BRH
J track assy ss 120 rh | 2302-SS120RH
torsion spg 2 5/8 id .250 LH | 5001-6BLH
lift cables 3/16 x 12ft galv | 4003-6G12
sprocket 15T #40 3/4 bore | 6005-154B
xfmr 480/230 step down | 1313-01A 1313-05A
`,
  installers: `
rising hinges for a walk-in, stainless | 0301-SS 0330-SS
plastic risers out of the cam hinge | 0302
packers for hinges eighth inch | 0303-PL08 0303-SS08
five inch pin for the hinge knuckle, stainless | 0309-SS05
bushing rebuild for eighteen inch strap | 0305-18
cafe door hinges, swing both ways | 0313 0311
pivot set top and bottom for a flip flop door, stainless | 0311-STSS
garage style hinge number 3, overhead cooler door | 5005-3
reefer style magnetic weatherstrip, black | 0210-BL 0221-ABK 0221-BBK 0221-CBK
metal strip for the magnet seal to grab on a fiberglass frame | 0222
brush type door bottom 36 | 0223-NB36
hollow tube seal for the edge of a slider | 0206-BL
seal down the middle where both halves of the slider come together | 0207-BL
joint seal between panels overhead sectional | 0208-BL
heavy rubber drag wiper for a slider, uneven floor | 0234 0205-BL
push-in weatherstrip for an ESS, black, off the roll | 0203-BL
corner pieces for push-in gasket, no miter | 0230-S1
aluminum race to hold bulb weatherstrip, 8 foot | 0233-B96
lockstrip rubber for quarter inch glass | 0231-14
flat bar that clamps the gasket on a traffic door, 66 | 0228-66
tool for rolling in weatherstrip | 8302-TGS
porthole with stainless rings 14 inch | 1104-14PS
heat cable for the freezer frame, cut off the spool | 1201-HW
anti sweat controller 208 | 1206-D20 1206-P20 1206-T20
pressure equalizer port for a cooler, no heat | 1210-LUH 1210-MUH 1210-SUH
panic bar with siren 36 | 0506-36BRA 0506-36RDA
roller catch, chrome body | 0601-CH
head and foot bolts for the dead leaf of a pair | 0608
just the arm for a hydraulic closer | 0908-A1
barn door box rail, galvanized, eight foot | 2001-GV96
dip track front trolley, poly wheels | 2402-FU 2402-PU
torsion tube 12 footer | 5007-H144
lexan for a traffic door 14x16 | 1102-PCB 1102-PCW
sheave for guillotine door five inch nylon | 4004-5PN 4004-5SN
newest generation main circuit card for power slider | 6006-M3
electric eye 15 ft with heat | 6007-P1H
half link 40 chain stainless | 6202-O40X
euro cylinder, master keyed | 0701-PBRM 0701-PCHM
all-thread half inch x 3 foot stainless | 7014-836S
rolling code remote clicker four button | 6104-T4 6104-V4 6104-K4
`,
  'walk-in customers': `
rubber strip that goes around my walk in cooler door | 0201 0203 0210 0220 0221 0224
magnetic gaskit for freezer dor | 0210 0221
flap at the bottom of the door that wipes the floor | 0202 0205 0223 0226 0227-B 0234
white squishy tube seal three quarter inch | 0220-07WH
red gasket for double swing doors | 0229-RD
glue to put the door seal back on | 0232
need hinjes for cooler door | 0301 0304 0306 0307 0308 0310 0330 0331
hinge that closes the door by itself | 0301 0307 0311 0313 0330
left side hinge for a glass display case door | 0308-CLH 0308-ELH
need some hinge pins for my freezer | 0305 0309
thin plates to go behind a hinge | 0303
wrench for adjusting hinges | 8302-TLD
little white plastic spiral inside the door hinge | 0302-W
clear plastic curtan strips for freezer doorway | 3004 3005
need a door handel for walk in | 0501 0502 0503 0504 0505 0530
glow in the dark knob so you dont get locked in | 0801-GL 0805-GL
light bulbs for my cooler | 1304
glass jar that covers the light in walk in | 1302-G
temperture gauge with a dial | 1307-D
brass pad lock small | 0703-15BA
small ramp so carts get over the door sill | 8301
shiny diamond metal sheets for bottom of door | 1001-A 1002-A 1003-A
yellow poles to stop fork lifts from hitting door | 3007-4Y 3007-6Y
sign that says keep freezer door closed | 8202-D
stuff to melt ice | 8102-DE
white caulking for cold room | 8101 | WHT
wheels on top of my sliding door | 2003 2004 2303 2402 2405-K1 2502 2505-W
window for swinging restraunt door | 1102 1104
threshhold 36 inches wide | 0105-A36 0105-F36
rubber stopper so the sliding door doesnt bang the end | 2006 2701-T
light switch that glows when the light is on inside | 1305-P
nylon rollers for garage type door | 4006 | NYL
wd40 for door hinges in the freezer | 8102-GR 8102-LB
buttons to open and close the door, stainles | 6101-2S 6101-3S
thing that turns off the fan when you open the door | 1306
`,
  symptoms: `
door frosts up around the edges | 0201 0203 0204 0210 0220 0221 0224 1201 1203 1205 1206 1314
ice building up on the floor right under the door | 0202 0205 0223 0234 1202
cold air leaking out the sides of the cooler | 0201 0203 0204 0206 0210 0220 0221 0224 0225
can see daylight under the freezer door | 0202 0205 0223 0226 0234
cooler door wont stay shut | 0210 0221 0222 0301 0302 0307 0330 0601 0602 0605 0901 0902 0905
door sags and drags on the floor | 0301 0302 0303 0304 0305 0309 0310 0330 0331 8302-TLD
door hangs crooked and rubs the frame | 0301 0303 0304 0305 0309 0310 0331 8302-TLD
squeaks every time somebody opens it | 0302 0305 0309 8102-GR 8102-LB
kitchen door doesnt come back to center after you push through | 0311 0312 0313 3003-CB 3006-TP
door used to lift when you opened it, now it scrapes | 0301 0302 0330
freezer sucks itself shut and nobody can pull it open | 0920 0923 1210
bugs are getting in the warehouse | 0202 0205 0223 0226 0234 3004 3005-08A 3005-12A 3005-16A
water drips from the top of the frame, sweats all summer | 1201 1203 1205 1206 1314
cant see in, glass always fogged up | 1101 1105-1D 1105-1T 1105-2D 1105-2T 1105-3D 1105-3T
have to slam it to get it to catch | 0502 0601 0602 0603 0604 0610 0901
somebody got trapped inside the freezer | 0506 0530 0702-04SSR 0702-04STR 0702-06SSR 0702-08SSR 0702-08STR 0801 0802 0803 0804 0805
too dark in the walk in | 1301 1303 1304
came in this morning and everything had thawed, nobody knew | 1307-R 1308
slider doesnt pull up tight to the wall at the end | 0204 0206 0225 2101 2102 2103 2201 2202 2205 2403
sliding door comes off the rail | 2003 2004 2005 2006 2303 2402 2502
grinding noise when it rolls open | 2003 2004 2303 2305 2402 2405 2502 2505-W 8102-GR 8102-LB
shuts on people, does not back up when it touches something | 6007 6009 6010-C 6010-S
motor runs but the door just sits there | 2503 2504 6003 6005 6011-BE 6011-CL 6201 6202
overhead door got too heavy to lift by hand | 4002 4003 4008 5001
vertical door goes up crooked, one side lower than the other | 4003 4004 4005-C 5001 5003
door swings shut too fast and hits people | 0901
pallet jacks are wrecking the frame on both sides | 1004 3007
carts beat up the bottom of the door | 1001 1002 1003 3002
fork truck driver has to get off to open the door | 6007-M 6102 6104
people pinch their fingers in the swing door | 0206 0227-E 3006-FS 3006-HC
`,
}

/** The same of the second writer; the search was tuned on them after it had been measured on them. */
export const secondBlindPhrases: Phrases = {
  dealers: `
301 chlh1 | 0301-CHLH1
cam rise hinge 1.5 offset rh stainless | 0301-SSRH2
0220 07 white | 0220-07WH
1205-42 230v | 1205-4223
1210L12 | 1210-L12
anti condensate control dewpoint 208 | 1206-D20
hydr door closer size four black reg arm | 0901-4BKR
50 chain plain sold by ft | 6201-50S
half link no. 60 chain | 6202-O60X
18 tooth sprocket 40 chain .75 bore | 6005-184B
gear reducer 20 to 1 left output | 6003-20L
inverter 3/4 kw preloaded | 6012-07
step down transformer 480/230 500va | 1313-05A
10 ft VL trk left inox/stainless | 4001-SS120LH
tors spring 2 5/8 id .25 wire left wind | 5001-6BLH
winding cones 3.75 in | 5002-WC3
btm section 10' wide 4" thick sectional | 5008-B1204
no 3 hinge sectional galv | 5005-3G
2" short stem rollers nylon | 4006-2SNY
jackshaft opener 3/4 horse | 6004-J7
N.O. mag door contact | 1306-MNO
electric strikes 24 volt fail-secure | 0705-24S
mortise cyl keyed alike brushed | 0701 | MORTISE BRSHD KA
strap hinge 18 ss std duty right hand | 0304 | SS RH STD
4.5 x 4.5 butts bb stainless | 0306-45SSB
0602ss07 | 0602-SS07
biparting center seal by the foot | 0207-BL
cold flex bottom astrigal 6in | 0226-6C
toothed belt 26' urethane fast trac | 2503-26U
box rail 12 ft galvanized slider | 2001-GV144
hanger assy, four whl, steel, freezer grease | 2003-S4F
J trk trailing wheel nylon | 2303-TN
skid runner plastic uhmw 6 ft beveled | 2601-U72B
kickplates 24 x 36 16ga stainless | 1001-S2436
kick plate diamond tread slider 36 x 60 | 1002-A3660
wireless reversing edge 7 ft | 6009-W84
operator pcb main pre 2015 | 6006-M1
2 dr interlock panel 4x stainless | 6013-2S
swing door slab fiberglass 3/0 x 7/0 replacement | 2802-F3684
wall trim-out kit 304 for 6 inch wall swinger | 0006-04
LE hook roller catches steel | 2202-RST
drop trac trolly rear steel wheels | 2402-RS
spindle 5/16 for 6" door | 0507-56
flush bolts 12in. zinc steel, inactive leaf | 0608-12ST
5007 solid 144 | 5007-S144
`,
  installers: `
flat head screws inox 1/4 by 2 inch | 7011-F43S
concrete anchors half inch | 7010-S8 7010-W8
cover for top rail of sliding door 12 foot white | 2007-W144
all thread half inch 6 foot stainless | 7014-872S
pop rivets white 3/16 | 7015-W6
nylon insert locknuts .375 stainless | 7013-L6S
shims 1/8 thick to plumb a hinge | 0303-PL08 0303-SS08
fiber glass frame by foot for wall of 6 inches | 0101-06
buytl caulk grey tube | 8101-BG1
aluminum tape to hold heat cable to frame | 1204-TP
glue for put the rubber on the door | 0232
hex bolts half inch by 3 inches stainles | 7012-H83S
waterproof electrical box 6 by 6 pvc | 1312-66P
pull cord for fork lift driver open the door, from ceiling, 12 ft | 6102-C12
electric cord that goes from frame to the door 10 feet | 1309-D104
support for hang the sliding rail from ceiling | 2002-C
wall brakets for j rail galvanized | 2304-WGV
floor guide with two wheels for sliding door | 2005-R
stop for end of the rail clamp on | 2006-C
adjustable strap hinge 18 inch right side stainless | 0310 | 18IN RH SS
new arm for hydraulic door closer | 0908-A1
bracket for closer when no room above frame drop plate | 0903-D
photo cell beam with heater 15 feet | 6007-P1H
three button station open close stop mushroom metal | 6101-3SM
reciever single channel remote | 6104-R1
pulley 5 inch nylon with bearing vertical door cable | 4004-5SN
stick on metal strip for magnet rubber 84 inches | 0222-84
camlocks for wall panels male and female together | 8001-P
j chanel white metal | 8003-WJ
L clips 3 inch for fix frame to the panel | 0106-G3 0106-S3
steel rope three sixteenths stainless 12 foot lift door | 4003-6S12
curved rail 2 inch 10 foot overhead door | 5004-C02
tool for breaking 60 chain | 6203-BR6
loop chain for hoist 20 ft galvanised | 6204-G20
limit swich with roller arm for open | 6008-RO
motor half horse with break | 6002-5B
spring for stop lift door at top 16 inch | 4007-16
cap for end of header cover left galvanized | 0024-LHG
hardware bag sliding door block wall medium | 7002-MM
lower pivot for cold swing doors | 0311-LO 0311-ST
`,
  'walk-in customers': `
rubber seal around walk in cooler door | 0201 0203 0210 0220 0221 0224
magnetic seal for walk in box grey by the foot | 0221 | GRY
light bulb for the walkin cooler | 1304
glass cover that goes over cooler light | 1302-G
glass door reach in hinges hidden kind left side | 0308-CLH
plastic flaps that hang in doorway | 3004 3005
finger cup for sliding cooler door black plastic | 0504-LPL 0504-SPL
ramp for cart into walk in 3 ft wide | 8301 | 36IN
thing that pulls the door shut by itself | 0307 0901 0902 0905 0907
green glow knob inside freezer 6 inch door | 0801-GL6
emergency opener so nobody gets locked inside | 0801 0802 0804 0805 0702 | INSIDE REL
panic bar with alarm 36 inch | 0506-36 | ALARM
locks that wont freeze up outside | 0703
blank keys for cooler | 0706
round window kitchen swinging door 14 in | 1104-14
trim for around 14x14 window white plastic | 1103-AP
swinging kitchen doors gray plastic | 3001 | PE GRY
yellow bumpers for kitchen doors carts | 3002 | YEL
watch out for fork trucks sign | 8202-F
sticker english and spanish how to get out of freezer | 8201-IB1
spray to melt ice off door | 8102-DE
stainless steel polish | 8102-CLM 8102-CLS
paint for scratches on door | 8102-TPL
holder for temp log sheet | 8302-CPD 8302-CPS
temp guage for cooler | 1307
alarm that calls me if freezer gets warm | 1308-D
light switch that comes on when you walk in | 1305-M
metal door sill 36 wide | 0105-A36
cooler door handle with key | 0502 0503 | KEYED
yellow poles to protect doorway | 3007 | YEL
garage style clicker for warehouse door | 6104-T 6104-V 6104-K
pull down rope for overhead door | 0508-R
8 inch stainless pull handle for cooler | 0501-08SS
germ covers for lever handles | 0509-L1
brush strip for bottom of door 36 | 0223-NB36
`,
  symptoms: `
dropped down and drags on the floor | 0301 0302 0303 0304 0305 0310 0330 0331 8302-TL
water beads all around the opening in summer | 1201 1202 1203 1205 1206 1314
ice keeps building up around the freezer doorway | 0201 0202 0203 0210 0220 0221 0223 0224 1201 1202 1203 1205 1206 1314 3004 8102-DE
freezer sucks shut and i cant pull it open again | 0920 1210 0923
wont stay shut, pops back open an inch | 0502 0601 0602 0603 0604 0605 0606 0607 0610 0630 0905 0906 0301 0302
slams too hard and shakes the wall | 0901 0905 0907 0908 2701
cold air coming out underneath | 0202 0205 0223 0226 0227-B 0233-S 0234 0105
see daylight between the two halves when sliders are closed | 0207 0206 2202-B 2205 0607-B
fogs up and you cant see thru to the other side | 1101 1105
someone cracked the pane in our swinging kitchen door | 1102 1104 0231
air blows in between the sections of the overhead one | 0208 0204 0226 0205 0108
sliding one grinds and rolls rough | 2003 2004 2303 2305 2402 2403 2405 2502 2505-W1
bottom of slider swings away from wall | 2005 2008 2101 2102 2103 2505-G1
slider doesnt pull up tight at the end of travel | 2101 2102 2103 2201 2202 2203 2205 2403 0606 0607
automatic one reverses for no reason | 6001 6006 6007 6008 6009 6010
just hums when you press open | 6002 6011-BK 6011-CA 6011-CL 6003
runs too far and crashes into the end | 6008 6011-BK 6011-EN 2006 2701 2405-K4 2505-B1 6012 6011-DR
overhead one got too heavy to lift by hand | 5001 5002 4002 4003
loud bang and now it wont go up | 5001 5002 4003
goes up crooked, one side higher than other | 4003 5001 5003 4002 4005 5006-B
guy got shut in and nobody heard him banging | 0804 0801 0802 0805 8201-I
flies coming in the back dock | 3004 3005
pallet jacks are tearing up the lower half of our doors | 1001 1002 1003 1004 3002 3007
too dark to see in there | 1301 1303 1304 1305
workers leave it wide open all day | 0307 0901 0902 0905 0907 8202-D 0301
need to prove to health inspector it stayed cold overnite | 1307-R 1308
carts get stuck on the lip going in | 8301 0105
kitchen door swings but dont come back to the middle | 0311 0312 0313 3006-TP
squeeks bad every time its opened | 8102-LB 8102-GR 0302 0305
somebody is stealing meat at night | 0702 0703 0704 0701 0502-BKLHK 0502-BKRHK 0502-CHLHK 0502-CHLHP 0502-CHRHK 0502-CHRHP 0502-SSLHK 0502-SSRHK 0502-SSRHP 0503-BKK 0503-BRK 0503-CHK
`,
}

/** By a third writer on 2026-11-28; set aside at first, and opened after the first measurement. The search may be tuned on these. */
export const thirdBlindPhrases: Phrases = {
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

/** Written by a fourth writer, and set aside until its kinds of misses were mended. The search may be tuned on these. */
export const fourthBlindPhrases: Phrases = {
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

/** Written by two more, who saw the catalog file alone, and set aside until first measured. The search may be tuned on these. */
export const fifthBlindPhrases: Phrases = {
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

/** By four more writers, opened one after the other on 2026-11-28; the search may be tuned on these too. */
export const sixthBlindPhrases: Phrases = {
  dealers: `
601 ss w/ nylon roller | 0601-SSN
0502 ss rh keyed | 0502-SSRHK
need 3 ea 2004-30U | 2004-30U
cam rise hinges LH 1 1/8 offset chrome | 0301-CHLH1
pin + bushing rebuild for 24" straps, ss | 0305-24SS
#50 roller chain stainless, price per foot | 6201-50X
conn link for 40 chain reg | 6202-C40S
1201 | 1201
droptrac rear trolley urathane whl | 2402-RU
droptrac insert brz RH qty 2 | 2403-BRH
J track rollers nylon pr | 2303-PN
l.e. hook rh 5in door stainless | 2201-SSRH5
fast track belt 26' urethane | 2503-26U
1210-s12 | 1210-S12
pre programmed vfd 3/4 kw | 6012-07
xfmr 480 pri 230 sec 500 va | 1313-05A
torsion spring 2 5/8 id 250 wire left wind | 5001-6BLH
cones winding 3.75 | 5002-WC3
hi-lift drums, one left one right | 5003-HL
Coldswing perimeter gasket in the 66" units gray | 0229-GY
vee cam set upper & lower UHMW | 0312-PU
1314 dbl 120v harness | 1314-212
hasp 6" SS fixed staple | 0702-06SSF
mort cyl brushed MK | 0701-MBRM
sprockit 40B18 3/4 bore | 6005-184B
flag brackets 3" track galv | 5006-F3GV
224-3684 gray | 0224-3684GY
box track 12 ft galv | 2001-GV144
gen 2 main board | 6006-M2
hdw package for a small slider going on block wall | 7002-SM
0602-SS07 qty 4 | 0602-SS07
1001s2436 | 1001-S2436
502-CHRH keyed | 0502-CHRHK
2003 N2 | 2003-N2
24 ft of 0204 bl | 0204
cam lift rh chrome 1.5 offset | 0301-CHRH2
component hinge set of 3 stainless | 0330-SS3
18" strap hvy duty galv left | 0304-GVLHH
butt hinge 4.5 x 4.5 ball bearing ss | 0306-45SSB
v cam pr bronze | 0312-PB
roller strike three eighths offset CHR | 0602-CH03
mort cyl keyed alike brushed | 0701-MBRA
e-strike 24vdc fail secure | 0705-24S
size 4 hydraulic closer hold open black | 0901-4BKH
snap action LH flush SS | 0905-FLHSS
replacement leaf walk-in swing 36x84 fiberglass | 2802-F3684
box trk galv 12 ft | 2001-GV144
jtrack asm RH ss 7ft | 2302-SS84RH
droptrac front trolly urethane | 2402-FU
fastrack belt 26' neoprene | 2503-26N
SKID BAR UHMW 6 FT BEVELED | 2601-U72B
premade heat wire 8 foot | 1203-96A
std press relief vent 230 heated | 1210-S23
tors spr 2.625 id .250 RH wind | 5001-6BRH
sprocket 18 tooth 40 chain .75 bore | 6005-184B
half link #40 SS | 6202-O40X
1/2 hp mtr w brake slide oper | 6002-5B
gen 2 relay bd | 6006-R2
photoeye 30 ft heated | 6007-P3H
prox limit sw | 6008-XU
0301 rh chr flush need 2 | 0301-CHRH0
comp cam lift ss set 3 | 0330-SS3
0223 df 42 | 0223-DF42
hanger asy 4 whl ureth frzr grease | 2003-U4F
602-ss07 u got any | 0602-SS07
BOX TRK 10FT GALV SLD DR | 2001-GV120
ess snapin gskt 36x84 gry | 0224-3684GY
#50 conn link ss | 6202-C50X
mort cyl brushed keyed alike | 0701-MBRA
torsion spg .250 wire 2 5/8 id left wind | 5001-6BLH
le hook rh 6" dr ss | 2201-SSRH6
gearbox 15 to 1 dbl output | 6003-15D
dr sw mag n.c. | 1306-MNC
teardrop bumpr blk 30 traffic | 3002-TB30
premade htr 84 in 58 ohm | 1203-84A
frame htr kit 36x84 208v | 1205-3620
0901 sz4 blk hold open | 0901-4BKH
kick pl diamond alum 24 hi 48 wide, swing | 1001-A2448
j trk rlrs pr urethane | 2303-PU
droptrack ramp bronze right | 2403-BRH
fast trk belt 20' ureth | 2503-20U
vfd .75kw | 6012-07
main brd gen2 | 6006-M2
photoeye 15ft thru beam | 6007-P1T
deadblt 2.75 backset chr | 0704-CH2
sprkt 15t 40 chain 3/4 bore | 6005-154B
0107-S96 qty 2 | 0107-S96
lift cbl 3/16 ss for 12 ft dr | 4003-6S12
casing slider galv 6in wall w hdr cvr | 0013
4006 3" hd stem ss | 4006-3XSS
0301 chr rh 1 1/2 offset | 0301-CHRH2
need 2 ea 0223 dbl fin 42 | 0223-DF42
size 5 hyd closer hold open, stainless cover | 0901-5SSH
6201 #40 s/s, 30 feet | 6201-40X
2003 4 wheel urethane sealed brgs | 2003-U4S
0602-SS 3/8 offset | 0602-SS03
J track assy left hand 12 foot galv | 2302-GV144LH
1314 dbl 208 | 1314-220
torsion spg 250 wire 2 5/8 id right wound | 5001-6BRH
qte pls s/s sheet .125 by the sq ft cut to size | 1003-S3
master links no 50 stainless | 6202-C50X
std lift drum left 18' | 5003-S2LH
24 tooth 50 sprocket 1" bore | 6005-245C
welded mag gskt, customer has the serial no. | 0210
ESS latchset brushed keyed qty 3 | 0503-BRK
7002 med masonary | 7002-MM
LE hook LH stl 6" door | 2201-STLH6
droptrac frt trolly urethane | 2402-FU
fast track belt 26 ft neoprene | 2503-26N
gen 2 main bd | 6006-M2
.75 bulb gasket white by the foot | 0220-07WH
4003 3/16 ss 12' pr | 4003-6S12
mort cyl polished chrome KD | 0701-MCHD
bronze vcam set upper and lower | 0312-PB
0104 frame head stainless 34 opg | 0104-S34
box track ss 14 ft | 2001-SS168
1210 large 120v | 1210-L12
french/english inside release decals for a job in Moncton | 8201-IF1
prog. vfd .75 kw | 6012-07
5008 bottom section 10 ft wide 4 in thick | 5008-B1204
`,
  installers: `
foamed FRP frame stock for a 6 inch wall | 0101-06
magnetick strip dart back white by the foot | 0221-AWH
adjustable strap hinge 3 way right hand 14" | 0310-14RH
white nylon cams half inch rise | 0302-W2
hinge shims 1/8 | 0303-PL08 0303-SS08
square shaft 8mm that goes thru a 5 inch door between the handles | 0507-85
top and bottom bolt for the dead leaf of a pair, 24 in stainless | 0608-24SS
3/8-16 release rod ten inch ss | 0803-10SS
drop plate, header is too skinny for closer | 0903-D
size 4 closer w hold open arm black | 0901-4BKH
door closer hook .75 offset | 0906-7
kickplate stainles 24 tall x 36 wide | 1001-S2436
diamond plate sheet .090 by the square ft | 1003-A2
splice kit heat cable | 1204-SP
dewpoint control 208 volt | 1206-D20
door loop 6 foot 14 gauge | 1309-D064
terminal strip 8 pole 30 amp | 1311-083
8x8 nema 4x j-box fiberglas | 1312-88F
track bracket off the cieling 4 in galv | 2002-CGV4
stay roller for slider, floor mount, SS | 2005-SSS
wall ramp 12" UHMW right | 2102-12URH
spring loaded wall guide roller 3" poly wheel | 2101-3US
wedge anchors 1/2 x 4 stainless box of 10 | 7010-W8S1
quarter twenty carriage bolts 3 inch zinc plated | 7012-C43Z
six foot stick of 1/2 all-thread ss | 7014-872S
pop rivets white 3/16 | 7015-W6
lever limit for the open side w/ roller on the arm | 6008-RO
short stem 2 inch rollers steel | 4006-2SST
vert lift sheave five inch sealed bearing | 4004-5S
wrench for adjusting hinges | 8302-TL
lower pivot coldswing, stainless, the old one is all egged out | 0311-LOSS 0311-STSS
hinge shims sixteenth plastic | 0303-PL16
square shaft 8 mm that goes thru between the two handles, door is 4 inch | 0507-84
casing splice 6 inch wall stainles | 0022-S6
14 ft plate that mounts behind the track header | 0109-168
foil tape for sticking down heat wire | 1204-TP
heat cable for frame by the foot we cut it ourself | 1201
dewpoint controler 208 volt | 1206-D20
bottom astragal 4in vinyl | 0226-4V
clamp bar 66" for the rubber on traffic door | 0228-66
alum retaner for dart gasket, 8 footer | 0233-D96
welded magnetic gasket, I got the serial number off the door | 0210
wall guide roller, spring loaded, three inch nylon | 2101-3NS
wall guide ramp left hand 12" the white plastic type | 2102-12ULH
T guide for floor galvanised | 2005-TGV
stop that clamps on the box track | 2006-C
biparting hook catch steel | 2202-BST
connecting rod for the leading edge hooks, opening 10 ft | 2204-120
wear strip uhmw for J track 8' | 2305-U96
std lift drum right 18 ft | 5003-S2RH
winding cone for 2 in spring | 5002-WC2 5002-CS2
solid keyed shaft 12 foot | 5007-S144
flag bracket, 3 inch track | 5006-F3
3" nylon roller long stem | 4006-3LNY
pair of lift cables three sixteenth stainless for a 12 ft high door | 4003-6S12
step down transformer 480 to 230 half kva | 1313-05A
wedge anchors 3/8 x 3 stainless | 7010-W6S1
carrage bolts quarter-twenty six inches long zinc | 7012-C46Z
all thread half inch 6 foot stainless | 7014-872S
drop plate for the closer, frame head too skinny, SS | 0903-DSS
pins n bushings for the 18 inch strap hinge, stainless | 0305-18SS
black nylon cams half inch rise | 0302-B2
hinge shims 1/8 plastic | 0303-PL08
v-cams bronze both halves | 0312-PB
roller latch, rubber roller, ss body | 0601-SSR
strike for lever latch on overlap door stainless | 0603-SSO
just the arm for a hydraulic closer, customer ripped it off with a pallet jack | 0908-A
DROP PLATE FOR CLOSER | 0903-D
slide dr wedge latch lefthand | 0606-W | LH
t guide for floor, slider, stainless | 2005-TSS
trk stops clamp on galv | 2006-CGV
wall guide roler 4 in nylon spring loaded | 2101-4NS
white uhmw strip snaps in lip of j track, 8 footer | 2305-U96
rear trolly drop trac steel wheels | 2402-RS
belt tensioner for fast track | 2504-T
no 3 hinge galv sectional | 5005-3G
flag brackets 3 in trk | 5006-F3
winding cones 2.625 | 5002-WC6
hi lift drum left | 5003-HLLH
super glue for gasket corners | 0232-CY
limit sw roller lever open side | 6008-RO
8 ft safety edge, wired not air | 6009-E96
run capacitor for biparting operator | 6011-CAB
open close stop station ss with mushroom | 6101-3SM
tool to break #40 chain | 6203-BR4
wedge anchors three eighths x 3 zinc | 7010-W6Z
stainles pan heads #10 1.25 long | 7011-P02S
3/8-16 carriage bolts 6" ss | 7012-C66S
square shaft 5/16 that goes thru a 6 inch door between the two handles | 0507-56
spring bolt w T handle outside, overhead dr, stainless | 0609-OSS
wall guide roller 3 inch nylon spring loaded | 2101-3NS
wedge ramp for the wall guide right hand 12" white plastic kind not metal | 2102-12URH
heat wire kit for 36x84 frame 208 volt | 1205-3620
btm pivot for saniswing, stainless | 3006-BPSS 0311-LOSS
all thread half inch six foot stainless | 7014-872S
plate to join two pieces of 6" casing galvanised | 0022-G6
nylocks 3/8 stainless | 7013-L6S
carriage bolts 3/8 x 6 stainless to go right through a door | 7012-C66S
clamp on stop for the end of the track galv | 2006-CGV
flag bracket 3" track | 5006-F3
number three hinge for a sectional | 5005-3G
short stem 2 in nylon rolers | 4006-2SNY
floor guide adjustable SS | 2005-ASS
eighth inch shims plastic to pack out the hinges | 0303-PL08
5/16 square bar that goes through a 6" door between the two handles | 0507-56
flushbolt 12" s/s for the dead leaf on a pair | 0608-12SS
fibreglass frame section for 5 inch wall, by the foot | 0101-05
drop plate for the closer, header too skinny to screw into | 0903-D
just the spring for an 18 inch spring closer .162 wire | 0904-18M
grey butyl, couple of tubes | 8101-BG1
wedge ancors three eighths by 3 zinc | 7010-W6Z1
half horse motor washdown for the slide operator | 6002-5W
photo eye 30 foot, heated so it dont frost over | 6007-P3H
jbox 6x6 pvc nema 4x | 1312-66P
transformer 480 down to 230, 500 va | 1313-05A
wireless saftey edge 7 foot door | 6009-W84
prox limit switch | 6008-XU
rear wheel for jtrack door urathane | 2303-TU
3 way adjustable strap hinges 18 inch left stainless | 0310-18LHSS
stationary cone 3 3/4 | 5002-SC3
`,
  'walk-in customers': `
hey y'all I need the black rubber that runs around my walk in cooler door | 0201 0203 0210 0220 0221 0224
inside knob so nobody gets locked in the freezor | 0801 0803 0805 0530
rubber flap along the bottom of the cooler door | 0202 0223 0205 0234
plastic strips that hang down in the doorway to the meat cooler | 3004 3005
yellow posts so the forklift quits hitting our door | 3007 | YEL
sign that says watch for lift trucks | 8202-F
light bulb for walk in | 1304
the glass jar that screws on over the bulb in the cooler | 1302-G
thermometer to go on the front of a reach in or walkin, round with a needle, 2 inch | 1307-D2
tempature alarm that will call my phone if the freezer goes out at night | 1308-D
lost the clicker for the dock door | 6104-T 6104-V
rope the forklift driver yanks to open the door | 6102
shiny bumpy metal on the bottom of door where carts run into it | 1001-A 1002-A 1003-A
bumber for our kitchen swingin doors, black, 36 wide | 3002-FB36 3002-SB36 3002-TB36
see thru window for the double swing door waitresses keep running into each other | 1102 1104
porthole window 14 inch round | 1104-14
hinges where the door goes up a little when you open it and it falls shut on its own | 0301 0330
what's that arm thing up top that shuts the door for you | 0901 0902
PADLOCK WONT FREEZE | 0703
blank keys so Bubba at the hardware store can cut me some | 0706
ramp to roll meat carts up in the box, 48 wide 4 inch step | 8301-A484 8301-S484
alumnium thing on the floor in the doorway you step over 36 in | 0105-A36
peephole | 8302-PH
something to spray on the door to melt ice | 8102-DE
pull handle for the big slidin door at my deer processing place | 0505 0504
wheels that big sliding door hangs on | 2003 2004 2303 2402 2502
whole new sliding door 8 foot by 10 foot and 6 inches thick | 2801-F680 2801-G680
just the door no frame, stainless 36 x 84 walk-in | 2802-S3684
sticker in spanish telling how to get out of the cooler | 8201-IB
blue plastic swinging door back of the store, 4 ft x 7 ft | 3001-PB48
light switch with a little light on it so we know we left the cooler light on | 1305-P
health inspector wants germ covers for door handles | 0509
steel cables for a door that goes straight up | 4003
loop of chain you pull by hand to raise the overhead door | 6204
glue to stick refridgerator door gasket back on | 0232
motor for electric sliding door half horse, gets hosed down every night | 6002-5W
the bar you push with your hip to get out, red, sets off an alarm | 0506 | RED ALARM
white tube of caulk food safe for the cooler seams | 8101 | WHT
little vent on the freezer wall that lets air in, 120v | 1210 | 120V
lil glass fuses 5 amp | 1310-05G
the black rubber that goes all around my walk in door is ripped | 0201 0203 0210 0220 0221 0224 | BLK
rubber piece for the bottom of freezer door, 36 inches | 0202 0223-SR36
plastic strips that hang in the doorway of the freezer | 3004 3005
pvc strip 30 cm wide just one, to replace | 3005-12
handle for open the walk in, silver color | 0502-CH 0502-SS 0503-CH 0503-BR 0530-CH 0530-BR 0501-06CH 0501-08CH 0501-08SS 0501-10CH 0501-10SS 0501-12CH 0501-12SS
knob that shines in the dark so you can get out from inside | 0801-GL 0805-GL
light bulb for freezer | 1304
the glass jar over the bulb in our cooler broke | 1302-G
termometer for outside of the walk in | 1307
diamond plate for bottom of door, 3 feet wide | 1001-A1236 1001-A3636
motor for open the big sliding door of freezer | 6002
clicker remote for the cold room door | 6104-T 6104-V 6104-K
wheels on top that the sliding door hangs from | 2003 2004 2303 2402 2502
ramp so my carts go up in the cooler, 4 feet wide, like 2 inches step | 8301-A482 8301-D482
yellow pole for protect the door from forklift | 3007 | YEL
sticker in spanish how to get out of the freezer | 8201-IB1
sign keep door closed | 8202-D
padlock that doesnt freeze | 0703
hasp for put a lock on the walk-in | 0702
something to melt the ice stuck on the door | 8102-DE
greese that dont get hard in the cold | 8102-GR
white caulk ok for kitchen | 8101 | WHT
window for swinging kitchen door 14 by 16 | 1102-PC
round window like in a ship 14" | 1104-14
kitchen door hinge goes both ways, spring, 8 inch stainless | 0313-08SS
thing up on top of the door that makes it close alone | 0901 0902 0905
only the spring for door closer, eighteen inch | 0904-18
light switch with little red light so we see from outside if its on | 1305-P
metal cage around the bulb | 1302-W
alarm that calls my phone if the cooler gets warm at night | 1308-D
emergency button for somebody locked in the freezer, makes noise | 0804
aluminum piece on the floor you step over in doorway 48 in | 0105-A48
black rubber bumper 36 for hospital doors where the carts hit | 3002 | BLK 36IN
red push bar exit door 36 with the alarm | 0506-36RDA
germ covers for door handles, infection control wants them | 0509
rope for the forklift driver to pull from ceiling and the door opens | 6102
peep hole | 8302-PHS
white metal corner 8 foot to make nice the edge around the door | 0021-W96 8002-W396
fuses 5 amps the glass ones | 1310-05G
left hindge for walk in, chrome, the door goes up a little when you open it | 0301-CHLH 0330-CH
torn rubber strip along bottom of our walk in cooler door, lincoln elementary kitchen | 0202 0223
flower cooler door seal the kind w a magnet inside | 0210 0221
glow in the dark push knob so kids dont get stuck in the ice cream freezer | 0801-GL
plastic flaps for doorway of keg room 4 ft wide | 3004 | 48IN
one clear freezer strip 8 inch, forklift tore it off the curtain | 3005-08L
60 watt bulb for the walkin | 1304 | 60W
glass jar over the light bulb broke | 1302-G
round dial with a needle for outside of egg cooler tells how cold | 1307-D
2 stainless locks same key wont freeze shut | 0703 | SS KA
walk in handle with key lock | 0502 0503 | KEYED
metal sheet for low part of door where carts hit it | 1001 1002 1003
yellow posts so forklift dont hit the cooler door | 3007 | YEL
little ramp so milk cart rolls into cooler | 8301
sign that says keep door closed | 8202-D
porthole window for kitchen door 14 inch | 1104-14
square window in the flappy kitchen doors all scratched up | 1102
wire that keeps the freezer door frame warm | 1201 1203 1205 1314
that vent thing on the freezer wall lets air in | 1210
lost clicker for big cooler door | 6104-T 6104-V
rope hangs from ceiling, driver pulls it n door opens, brewery dock | 6102-C 6102-H
need new key cylinder lost all keys to florist cooler | 0701
spray to melt ice | 8102-DE
GREASE THAT WONT GET HARD IN FREEZER | 8102-GR
something that calls me at home when the cooler gets warm, lost a whole load of tulips last summer | 1308-D
lite swich for cooler that shuts itself off when everbody leaves | 1305-T 1305-M
holder for temperture log on cooler door | 8302-CP
white caulk | 8101 | WHT
alumium floor strip in doorway we step over 36" | 0105-A36
arm on top that closes the door on its own | 0901 0908-A
gadget at door edge that snaps it shut the last few inches | 0905 0906
hindge that lifts the door up as it swings | 0301 0330
saloon door hinges spring both ways, cafeteria | 0313
whole new door stainless 36 x 84 regular walk in not slider | 2802-S3684
wheels up top on the sliding door of apple storage | 2003 2004 2303 2402 2502
red bar you push to get out, with alarm | 0506 | RED ALARM
help button w loud horn for someone stuck in blast freezer | 0804
spanish sticker how to get out from inside | 8201-I | ENG/SPAN
loop chain u pull by hand to raise the potato barn door 24ft | 6204 | 24FT
germ sleeves for door handles | 0509
thing to put a padlock through, 6 inch, school says must open from inside too | 0702-06 | REL
the black rubber that goes around my walk in cooler door is all ripped | 0201 0203 0210 0220 0221 0224
push knob on the inside of the freezer that glows in the dark so nobody gets locked in | 0801-GL
freezer strips that hang in the doorway 12 wide my door is 4 feet | 3004-12L4 3005-12L
little window for swinging kitchen door 9 by 14 with black rubber | 1102-AAB 1102-PAB
porthole window fourteen inch | 1104-14
the glass jar that screws on over the bulb in the cooler | 1302-G
LED BULB 60 WATT FOR WALK IN | 1304-L6
wire cage for the cooler light | 1302-W
big round thermometer with a needle for outside of the box 4 inch | 1307-D4
diamond plate for the bottom of the door 36 wide 12 high | 1001-A1236
I need blanks to get more keys cut | 0706
stainless padlock 2" want them all on the same key | 0703-20SA
hi uh I'm looking for the thing with the arm up top that shuts the door behind you | 0901 0902
pizzeria here need chrome handle with a key for the walkin, left hand | 0502-CHLHK 0503-CHK
ramp so the dolly can get in the box, 3 feet wide and 2 inch step | 8301 | 36IN 2IN
yellow posts to keep the fork lift off the door | 3007 | YEL
sign caution cold | 8202-C
spray to melt ice off the door | 8102-DE
something to shine up a stainles steel door | 8102-CL
clicker for the sun visor in the fork truck to open the door | 6104-V
rope you yank from the ceiling to open the freezer door 12 ft | 6102-C12 6102-H12
plastic box with three buttons open close and stop | 6101-3P
red mushroom button just one | 6101-1PM 6101-1SM
rubber cap for a push button so it doesnt get wet, the red one | 6103-BTR
thing that beeps when the freezer gets too warm | 1308
siren incase somebody is stuck inside the cooler | 0804
swich that stops the fan when you open the door | 1306
light switch that comes on when you walk in | 1305-M
six inch hasp so I can put a lock on it | 0702-06
brush for under the door 36" | 0223-NB36
aluminium strip on the floor you step over going in, 36 inch door | 0105-A36
peep hole for door | 8302-PH
holder for the temperature log sheets, sticks on the door | 8302-CP
white L shaped angle pieces three inch by three inch 8 foot long for the corner of the cooler | 8002-W396
yellow bumper for kitchen doors where the racks hit, 30 inches | 3002 | YEL 30IN
curvy white molding where the wall meets the floor | 8003-WC
anti germ covers for door handels | 0509
black plastic pull handle 8 inch screws on from the front | 0501-08NYS
magnet catch 20 pound in white | 0605-20W
cam locks that hold the walk in panels together | 8001
`,
  symptoms: `
ice builds up all the way around the frame on our freezer door | 1201 1203 1205 1206 1314 0201 0203 0204 0210 0220 0221 0224
walk in door wont stay shut keeps poppin back open a couple inches | 0601 0602 0603 0604 0605 0610 0630 0901 0902 0904 0905 0906 0301 0302 0330 0307 0210 0221
takes two grown men to get the freezer open right after it closes, like its vacuum sealed | 1210 0920 0923
door is dragging on the floor on the handle side | 0301 0302 0303 0304 0305 0306 0309 0310 0330 0331 8302-TL
big sliding door thumps and wobbles when you roll it | 2003 2004 2303 2402 2502 2405-K1 2405-K3 2505-W 2701-T 2305
cant see through the glass its fogged over | 1101 1105-1D 1105-1T 1105-2D 1105-2T 1105-3D 1105-3T
daylight under the door and mice getting in | 0202 0223 0205 0234 0226 0105
dock door hangin crooked one side lower than other | 4003 5003 4005-C 4008-C 5006-B
heard a big bang and now the overhead door weighs a ton | 5001 5002 4003
hums but door dont move | 6011-CA 6002 6011-BK 6011-CL 6003 6011-BE 6011-DR 6012
comes down halfway then goes back up for no reason | 6007 6009 6008 6010-C 6010-S
automatic door runs past where its suppose to stop | 6008 6011-EN 6011-BK 6010-E
you mash the button and nothin happens | 6101 6103-CB 6103-OP 6001 6006 1310 6013
new bulb in and its still dark in the cooler | 1301 1305 1303
girl got shut in the freezer last night and couldnt get out | 0801 0802 0803 0804 0805 0530
door slams so hard it shakes the whole line | 0901 0908 0902
bottom of the slider kicks out away from the wall when the wind blows | 2005 2008 2101 2102 2103 2505-G
gap on the front edge when sliding door is closed, cold air pours out | 2201 2202 2203 2204 2205 2101 2102 0204 0206 0225 0606 0607
drop track door don't drop down snug at the end no more | 2403 2402 2405
swinging door to the kitchen wont come back to center stays cocked open | 0311 0312 0313 3003 3006-TP 3006-BP
flies coming in the recieving door when its open | 3004 3005
pallet jacks are tearing up the sides of our doorway | 1004 3007 0107
breaker trips every time we turn the door heat on | 1201 1202 1203 1204 1205 1206 1314
evaporater fans blow out on you while door is open, want them to cut off | 1306
opener makes a poppin noise and skips teeth | 6005 6201 6203-TN 2503 2504 6011-BE
handle just spins and it wont unlatch | 0507 0610 0502 0503 0630 0530
sliding door hits the end and bounces back open | 2701 2006 2405-K4 2505-B 0907 0606 0607 2202
straight up door won't stay up, creeps back down | 4002 4008
squeals like a hog everytime it opens | 0302 0305 0309 8102-GR 8102-LB 0301 0304
where the two sliding doors come together in the middle theres a crack you can put your hand thru | 0207 2202-B 0607-B 2201
door wont stay shut, keeps popping back open | 0601 0602 0603 0604 0605 0606 0607 0502 0503 0530 0630 0610 0901 0902 0904 0905 0906
ice building up all around the freezer door | 1201 1203 1205 1206 1314 0201 0203 0210 0220 0221 0224
cant open the freezer again right after closing, like it sucks shut | 1210 0920 0923
when you swing it open the door scrapes on the floor | 0301 0302 0303 0304 0305 0306 0309 0310 0330 0331 8302-TLD
sliding door jumped off | 2003 2004 2001 2005 2006 2008 2303 2302 2402 2502
cold air coming out under the door I feel it on my feet | 0202 0205 0223 0226 0234 0105
frame is sweating water drip on floor | 1201 1203 1205 1206 1314
can't see thru the glass, always foggy | 1101 1105
dark inside walk in. changed bulb already still nothing | 1301 1303 1305
employee got traped in there, no way to open from inside | 0801 0802 0803 0805 0804 0530 0702-04SSR 0702-04STR 0702-06SSR 0702-08SSR 0702-08STR
overhead door come down too fast, slams | 5001 5002 4002 4003 4007 4008
it closes half way then goes back up and nobody is there | 6007 6009 6010 6008
WE PUSH OPEN AND NOTHING HAPPENS | 6101 6103 6001 6006 6010 6013 6002 6011 6012 1310
motor is humming but the door no move | 6011 6002 6003 6012 2503 6005 6201 6202
makes clack clack and skips when the operater runs | 6201 6202 6203-TN 6005 2503 2504 6011-BE 6003
electric door does not stop in the right place, hits the end | 6008 6011-EN 6011-BK 2006 2701-T 2505-B1 6012 6002
oil dripping down from above the door onto the floor | 0901
the restaurant swing door does not come back to center | 0312 0311 0313 3006-TP 3003-CB
slider is closed but theres a gap on one side, not tight to wall | 2101 2102 2103 2201 2202 2203 2205 2403 0204 0206 0225
you turn it and it dont spring back | 0610-K1 0502 0503 0507 0630
key broke off inside | 0701 0704 0703 0502-BKLHK 0502-BKRHK 0502-CHLHK 0502-CHRHK 0502-SSLHK 0502-SSRHK 0503-BKK 0503-BRK 0503-CHK
one side of the lift door is lower than the other, crooked | 4003 5003 4008-CL 4005-C 4004 4002
forklift hit side of the opening, metal all bent up | 0103 0107 0101 0102 1004 3007 0001 0002 0003 0004 0005 0006 0011 0012 0013 0014 0023
flies come in from the dock when the door is open | 3004 3005
squeeks real loud every time, customers complaining | 8102-LB 8102-GR 0302 0305 0309 0312 0301
blower keep blowing when we open the door, should stop | 1306
girls in the kitchen not strong enough to pull it open | 0920 0921 0923 1210
door bangs on the wall when they push it with the carts | 2701 3002 0901 3006-HT
walls of the cold room are coming apart at the seams | 8001 8101
bottom of door all beat up from carts and shoes | 1001 1002 1003 3002
walk in pops back open every time we shut it | 0502 0503 0601 0602 0603 0604 0605 0610 0630 0905 0906
freezer so hard to open takes two lunch ladies | 1210 0920 0922 1201 1203 1205 1202 1314
ice all round the frame of ice cream freezer | 1201 1202 1203 1205 1206 1314 0201 0203 0210 0220 0221 0224
nobody knew it hit 55 all weekend lost the roses | 1307 1308
can see daylight under it, mice in the seed potatoes | 0202 0205 0223 0226 0234
drags on floor when u open it | 0301 0302 0303 0304 0305 0306 0310 0330 0331 8302-TL
wont shut by itself no more, stays half open, bill is killing us | 0901 0902 0904 0905 0908 0307 0301 0302 0330 0907
SLAMS SO HARD SHAKES THE WALL | 0901 0905 0908
kid got stuck in walk in cant open from inside | 0801 0802 0803 0804 0805 0530 0506
slider fell off the rail up top | 2001 2002 2003 2004 2005 2006 2301 2302 2303 2401 2402 2403 2404 2405 2502 2505
slider bottom swings out when wind blows | 2005 2008 2101 2102 2505-G
sliding one closes but front side dont pull in tight, cold blowing out | 2101 2102 2103 2201 2202 2203 2204 2205 0204 0206 0225 0606 0607
overhead wont stay up creeps down | 5001 5002 5003 4002 6004
came down on the forklift didnt stop | 6009 6007
it hums but doesnt move when u hit open | 6002 6003 6004 6011 6012
motor runs, nothing moves | 2503 2504 6003 6005 6011-BE 6011-CL 6201 6202 6203
automatic one runs too far and crashes at the end | 6008 6011-EN 6010-E 2006 2701-T
cant see in the freezer glass always fogged | 1101 1105 0231
pitch dark in the cooler | 1301 1303 1304 1305 1310
fan keeps blowin while door wide open | 1306
breaker trips soon as the frame heat comes on | 1201 1203 1204 1205 1310 1314
kitchen swinging doors dont come back to middle hang crooked | 0311 0312 0313 3003 3006
squeeks awful each time it swings | 8102-LB 8102-GR 0302 0305 0309 0311 0312
flys get in while we load milk | 3004 3005
cart wheels catch on the lip going in, dropped 4 tubs of vanilla | 8301 0105
you turn it and it just spins, cant get at the flowers | 0502 0503 0507 0530 0610 0630
key goes in wont turn | 0701 0703 0704 8102-DE 8102-LB
gap down middle where the two sliding halves meet | 0207 0607-B 2202-B
goes up crooked one side higher than other | 4003 4004 4005 4006 5003 5006
skid loader bent the metal around the opening | 0001 0002 0003 0004 0005 0006 0011 0012 0013 0014 0021 0023 0101 0102 0103 0107 1004 3007
ice building up all around the frame of the freezer door | 1201 1203 1205 1206 1314 0201 0203 0204 0210 0220 0221 0224
door wont stay shut pops right back open | 0502 0503 0601 0602 0603 0604 0605 0610 0630 0905 0906
door has dropped and drags on the floor when I open it | 0301 0302 0303 0304 0305 0306 0309 0310 0330 0331
can hardly get the freezer open again right after I close it, like its sucked shut | 1210 0920 0921 0923
door slams so hard it scares the customers | 0901 0902 0904 0908
cooler door used to close by itself now you gotta push it | 0901 0902 0904 0905 0908 0301 0302 0307 0330
i can see daylight under the door | 0202 0205 0223 0226 0233-S 0234 0105
slider keeps jumping off the rail | 2001 2003 2004 2005 2006 2008 2301 2302 2303 2402 2502
bottom of the sliding door swings out away from the wall | 2005 2008 2101 2102 2103
window in the freezer door is fogged and frosted cant see thru | 1101 1105 0231
kitchen door never comes back to center hangs half open | 0311 0312 0313 3003 3006
overhead door to the dock freezer is too heavy to lift by hand anymore | 5001 5002 5003 4002 4003 4008
cable snapped and the door is hanging crooked | 4003 4004 4005 5003 5006-B
moter hums but the door dont move | 6002 6003 6011-CA 6011-CL 6011-BE 6011-BK 2503 6012
electric door starts to close then goes back open for no reason | 6007 6008 6009 6010
key just spins around and doesnt unlock anything | 0701 0704 0502 0503
big sliding door bangs into the end when you throw it open | 2006 2701 2505-B 2405-K4 0907
no light in the walk in | 1301 1303 1304 1305 1310
water getting inside the light fixture | 1301 1302-G 1302-K
handle turns but nothing happens it just flops | 0502 0503 0507 0530 0610 0630
my employee got trapped in the cooler could not open it from in there | 0801 0802 0803 0804 0805 0530
chain skips on the gear and makes a clunk | 6005 6201 6202 6203-TN
breaker trips every time the door frame heat comes on | 1201 1202 1203 1204 1205 1314
carts are beating up the bottom of our doors | 1001 1002 1003 3002
wall button works sometimes, you have to press it five or six times | 6101 6103-CB 6103-OP 6103-BT
hinges squeel something awful | 0301 0302 0305 0309 0330 8102-LB 8102-GR
gap in the middle where the two sliding doors come together cold air pours out | 0207 2202-B 0607-B
one door of the pair wont stay put the one we never use | 0608 0603-CHD 0603-SSD 0603-STD
cold air leaking between the panels of the roll up door | 0208 5008
floor in front of the door freezes over and people slip | 1202 0202 0205 0223 0226 0234 1201
`,
}
