/** Common passwords in lower case; compared with and without surrounding digits and symbols. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
    password passwort passwords passcode mypassword newpassword thepassword default changeme changeit
    letmein welcome hello helloworld goodbye login access secret topsecret mysecret private security
    computer internet network server system windows microsoft google facebook youtube samsung android iphone
    nintendo admin administrator root superuser user username guest test testing demo sample example master
    manager support helpdesk service qwerty qwertz azerty asdf iloveyou iloveu ilovejesus love forever
    babygirl sweetheart princess sunshine sunflower rainbow butterfly flower angel heaven jesus jesuschrist
    christian faith family freedom friend friends friendship bestfriend happy happiness smile monkey dragon
    tiger eagles falcon puppy kitty hellokitty dolphin spider spiderman superman batman ironman starwars
    startrek pokemon minecraft fortnite matrix merlin gandalf hogwarts harrypotter mickey mickeymouse snoopy
    tinkerbell spongebob barbie football baseball basketball volleyball softball soccer hockey tennis
    fishing hunting skateboard snowboard cowboys steelers packers patriots yankees lakers chelsea arsenal
    liverpool barcelona realmadrid juventus manchester rangers celtic harley mustang corvette camaro ferrari
    porsche toyota chevy summer winter spring autumn january february march april june july august september
    october november december monday friday christmas halloween birthday america american newyork california
    texas florida chicago boston dallas carolina washington london england france germany mexico canada
    australia michael jennifer jessica ashley amanda daniel andrew joshua matthew anthony robert william
    thomas charles christopher christina nicholas nicole samantha elizabeth stephanie alexander alexandra
    jonathan benjamin brandon jordan justin george richard jackson patrick melissa michelle maria charlie
    maggie buddy bailey pepper ginger cookie chocolate banana cheese coffee strawberry superstar rockstar
    killer hacker ninja shadow phoenix thunder trustno nothing whatever mullion mulliondoor mullionparts
    coldstorage cooler coolerway freezer refrigeration gasket gaskets door doors doorparts parts
    partscounter newport walkin a1b2c3d4e5 1a2b3c4d5e 1472583690 159357258456 159753456852 7418529630
    9638527410 1478963250 3141592653 3141592654 2718281828 1029384756 0192837465 1357924680 2468013579
    1020304050 passwordadmin adminpassword passwordpass passwordispassword notapassword nopassword
    secretpassword ihatepasswords forgotpassword thisismypassword thisisapassword thisisasecret opensesame
    abracadabra correcthorsebatterystaple correct-horse-battery-staple tobeornottobe letmeinplease
    pleaseletmein whatsmypassword changemeplease welcometothejungle iloveyousomuch iloveyouforever
    iloveyoubaby iloveyoumom iloveyoualways ilovemyself ilovemymom ilovemyfamily ilovemusic ihateyou
    truelove teamomucho tequieromucho tequiero contrasena motdepasse wachtwoord senha parola jesuslovesme
    jesusislord jesussaves godisgood godislove godblessme godblessamerica ingodwetrust praisethelord
    manchesterunited liverpoolfc fcbarcelona ronaldo cristianoronaldo lionelmessi michaeljordan lebronjames
    dallascowboys newyorkyankees losangeles sanfrancisco philadelphia mississippi pittsburgh rolltide
    dumbledore gryffindor lordoftherings bilbobaggins darthvader lukeskywalker maytheforcebewithyou
    captainamerica minniemouse winniethepooh scoobydoo finalfantasy kingdomhearts counterstrike callofduty
    worldofwarcraft leagueoflegends playstation dragonball dragonballz wonderwoman transformers motherlode
    undertaker stonecold linkinpark metallica ironmaiden ledzeppelin pinkfloyd michaeljackson rockandroll
    rocknroll cheerleader skateboarding quarterback photography university highschool grandmother
    grandfather whatthehell idontknow idontcare nevermind cheesecake peanutbutter cookiemonster icecream
    sweetpea sweetdreams gingerbread butterflies hummingbird blackberry rottweiler goldenretriever moonlight
    snowflake thunderbird thunderbolt harleydavidson volkswagen lamborghini newzealand southafrica
    unitedstates alexandria christine katherine catherine valentina sebastian nathaniel gabriella gabrielle
    jacqueline angelina numberone number1fan happybirthday happynewyear merrychristmas thankyou goodmorning
    valentine raspberrypi
  `
    .trim()
    .split(/\s+/),
)
