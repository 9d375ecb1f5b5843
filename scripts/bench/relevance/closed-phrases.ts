import type { AskerKind } from './judged-phrases.ts'

/**
 * Written on 2026-11-28 by someone who had only the catalog file. The search was never tuned on these, and nobody has looked at
 * which of them it misses: only their percentages say how it does with texts that are new to it.
 */
export const closedPhrases: Readonly<Record<AskerKind, string>> = {
  dealers: `
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
`,
  installers: `
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
`,
  'walk-in customers': `
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
`,
  symptoms: `
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
`,
}
