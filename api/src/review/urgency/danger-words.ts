import type { UrgencyReason } from 'contract/review-requests';

export type Danger = Exclude<UrgencyReason, 'category'>;

/**
 * The words by which a request for help is recognised as perhaps urgent, in English, German, and the Pidgin of Nigeria
 * and Liberia. Phrases are separated by commas, and compared without case, accents and punctuation:
 * - `kill*` is any word that begins so, `*` any word at all.
 * - `a|b` is one of two words, `a?` a word that may be missing.
 * - `..` stands for up to four words.
 * - `-` may be a space, and `.` is the end of a sentence.
 * - `ä` is also written `ae` or `a`; apostrophes are left out.
 */
export const dangerWords: Readonly<Record<Danger, string>> = {
  suicide: `
    suicid*, kill|killing|hang|hanging|drown my-self|meself|mysef, end|ending|take|taking my own? life, end my own? life,
    end it all, want|wants|wanted|wanna|wish|wishing to? die, wish i was|were|am dead, wish i was|were never born,
    better off dead, better off without me, better if i was|were dead, dont|not|never|didnt want|wanna to? live,
    no longer want to live, no reason|will|strength to live, nothing to live for, will to live,
    dont want to be here|alive, dont want to wake up, never wake up, not wake up again,
    tired of living|life, tired of this|my life, not worth living, cant|cannot go on living|anymore|any|like,
    cant|cannot go on ., cant|cannot take it|this any-more, give up|giving up on life, given up on life, done with life,
    hurt|hurting|harm|harming|cut|cutting my-self, self-harm*, overdose*, jump|jumping off|from .. bridge|roof|window,
    goodbye letter, suizid*, selbst-mord*, selbsttötung*, freitod*, lebensmüde*, mich umbring*, mich .. umbringen,
    bringe|bring mich um, mich .. töten, mich erhängen|aufhängen|erschießen|vergiften, leben nehmen,
    leben beenden|beende, leben .. ende, allem|dem ein ende, nicht|nimmer|net mehr? leben, nicht mehr weiter-leben,
    nicht mehr da sein, nicht mehr aufwachen, nie mehr aufwachen, ich will|möchte|mag|wollte .. sterben,
    lieber tot|sterben, wünschte ich wäre tot, wäre ich .. tot, ich wäre .. tot, sterben will|möchte|wollen,
    leben hat keinen|kein sinn, keinen sinn mehr, leben nicht mehr, lebenswille*, kann nicht mehr ., kann nimmer .,
    halte es|das nicht mehr|länger, halte .. nicht mehr aus, ritze mich, mich ritze*, mich selbst verletz*,
    selbst-verletz*, überdosis, abschiedsbrief*, spring* von|vom der? brücke|dach|balkon|fenster, ohne mich besser,
    wan die|kpai|kpeme, i want die, wan kill my-self|mysef|me-sef, wan end am|my, wan hang my-self|mysef,
    no|nor|na|nah wan|want live|alive, no|nor wan dey alive|again|for this, tire for|of|with life|living,
    tire for|of|with this|dis|my life|world, life don tire me, tire to live, make i die, make god take my life,
    i for don die, drink sniper|poison|otapiapia, drank sniper|poison, no need to live, better make i die,
    no fit go on, no fit again ., i not able again ., i nah able again .`,
  violence: `
    beat|beats|beating|beaten|hit|hits|hitting|punch*|kick*|slap*|strangl*|chok*|stab*|flog* me|us|her|my|our,
    beaten up, being beaten, gets|get beaten, abuse|abused|abuses|abusive|abusing, raped|rape|rapes|rapist|raping,
    molest*, sexual* assault*, assault*, domestic violence, threat* me|us|her|to, threat* .. kill,
    kill me|us|her|him|them, want|wants to kill, going to kill, violent husband|wife|father|man|partner|boyfriend|son,
    is|was|becomes|gets|being violent, violence at home, violence in my|our family|home|marriage,
    afraid|scared|fear of my ex? husband|wife|father|mother|stepfather|boyfriend|partner|son|uncle, afraid|scared of him,
    with a|his|the knife|gun|cutlass, at gunpoint|knifepoint, black eye, lock|locks|locked me|us in|up,
    force|forces|forced|forcing me|her to marry, forced marriage, force* me to sleep, traffick*, genital mutilation, fgm,
    kidnap*, hostage, attacked me|us|my, stalk*, schlägt mich|uns|mein*|unser*|sie|die|ihn, mich|uns .. schlägt,
    mich|uns|sie .. geschlagen, verprügel*, prügel*, gewalt, gewalttätig*, misshand*, missbrauch*, vergewaltig*,
    würgt mich|sie, mich|sie .. gewürgt, droht mir|uns|ihr|damit, bedroh* mich|uns|sie, mich|uns .. bedroht, morddroh*,
    er|sie|mann|vater|freund|bruder|sohn|ex will|wird|wollte|möchte mich|uns|sie umbringen|töten,
    angst vor meinem|mein|seinem ex? mann|vater|freund|exmann|partner|stiefvater|bruder|sohn|onkel, angst vor ihm,
    mit dem|einem|seinem messer, mit der|einer|seiner pistole|waffe, zwangsheirat*, zwangsverheirat*, zwangsprostit*,
    genitalverstümmel*, entführ*, sperrt mich|uns .. ein, mich|uns eingesperrt, stalker*, frauenhaus, menschenhandel*,
    dey|don|dae beat|flog|slap|wound|rape|kill me|us|am|my|her, wan kill me|us|my|am, want kill me|us|my,
    raise hand for|on me|us, put hand for|on my body`,
  medical: `
    emergency, ambulance, heart-attack, stroke, intensive care, icu, life-support, in a? coma, unconscious*,
    not|stopped breathing, cant|cannot breathe, chest pain*, bleeding, bleeds, vomit* blood, cough* blood, seizure*,
    convuls*, miscarriage, is|are|am|be|was dying, dying mother|father|child|baby|wife|husband|son|daughter,
    critical* condition|ill|sick, seriously|very|gravely injured, life-threatening, urgent* surgery|operation,
    surgery|operation today|tomorrow|tonight, operated today|tomorrow|tonight,
    rush* .. hospital, taken to .. hospital, admitted .. hospital, collapsed, fainted, bad|serious|terrible|car accident,
    poisoned, poisoning, in labour|labor, terminal* ill|cancer|stage, last|final stage, days|weeks to live,
    doctor|doctors .. given|gave up, no money for .. medicine|medication|insulin|drugs|surgery|operation|hospital,
    out of insulin|medication|medicine, notfall*, notfälle*, notarzt*, rettung gerufen|geholt|kommt, rettungswagen,
    rettungshubschrauber, notaufnahme, intensivstation*, auf der intensiv, koma, bewusstlos*, herzinfarkt*,
    herzstillstand, schlaganfall*, hirnblutung*, blutet, blutung*, verblut*, atemnot, keine luft, nicht .. atmen,
    im sterben, mutter|vater|kind|sohn|tochter|mann|frau|oma|opa|baby|bruder|schwester stirbt, ich sterbe,
    lebensgefahr, lebensgefährlich*, lebensbedroh*, schwer verletzt*, not-operation*, not-op, notoperiert,
    heute|morgen .. operiert, operiert .. heute|morgen, op heute|morgen, fehlgeburt, frühgeburt, unfall, autounfall,
    vergiftet, vergiftung, krampfanfall*, krampfanfälle, in den wehen, todkrank*, sterbenskrank*, tage|wochen zu leben,
    eingeliefert, ins krankenhaus|spital|klinik gebracht, keine medikamente mehr, kein insulin,
    dey|dae die, wan give up the ghost, don faint|collapse|fall, dey|dae bleed|vomit, no fit breathe|breath,
    carry|rush|take am|me|him|her go? hospital, sick|sickness|pain wan kill, sick well-well, sick bad-bad, wan born,
    no get money for hospital|medicine|drug|drugs|treatment`,
  hunger: `
    no food, nothing|anything to eat, without food|eating, not|havent|hasnt|hadnt|havnt .. eaten,
    no|not|never|neva|didnt|nah|na eat|ate, starv*, hungry, hunger, no money .. food|eat|groceries,
    cant|cannot|unable|afford .. food, out of food, food .. finish*, food .. run|ran out,
    no milk for|or, no baby food|milk|formula, empty fridge, fridge .. empty, cant|cannot|unable .. feed, need food,
    how .. feed my|our|the|them, nichts|nix zu|zum essen, nichts|nix|nicht .. gegessen, nichts|nix mehr zu|zum essen,
    kein|keine|koa essen|lebensmittel|brot|milch|babynahrung, ohne essen, kein geld mehr? für|fürs|zum .. essen|lebensmittel,
    nicht .. essen kaufen, hungern, hungert, hungrig*, verhunger*, kühlschrank .. leer, leerer|leeren kühlschrank,
    no|nor|never|neva|nah|na don? chop, nothing to chop, food|chop|garri|rice no|nor dey, chop don finish,
    no|nor get .. food|chop|eat, no|nor see .. food|chop, belle dey? empty, belly empty, beg* for|to food|chop|eat`,
  eviction: `
    evict*, homeless*, throw|threw|thrown|throwing|kick|kicked|kicking|chase|chased|put|putting me|us|her|him out,
    throw|threw|thrown|kicked|chased|put out of .. flat|house|home|apartment|room,
    sleep|sleeping|slept|live|living on the streets|street, sleep|sleeping|slept outside|rough|in my|the car|park|station,
    nowhere to sleep|stay|live|go, no where to sleep|stay|live|go, no place to sleep|stay|live,
    lost|lose|losing my|our flat|home|apartment|house|room, no roof, locked out of .. flat|house|home|room|apartment,
    electricity|heating|gas|water|power|light .. disconnected|cut|shut|switched|turned,
    cut|switch|shut|turn|disconnect* .. electricity|heating|gas|water|light, no electricity|heating,
    rent arrears, cant|cannot|unable|unpaid|afford .. rent, behind with|on .. rent, owe|owing .. rent,
    landlord|landlady|landlords .. pursue|pursued|drive|drove|comot|lock|locked|throw|sack|chase|want|wants|out|outside|leave,
    delogier*, räumung*, zwangsräum*, obdachlos*, wohnungslos*, auf der strasse .. leb*|schlaf*|steh*|sitz*|land*,
    lebe|leben|schlafe|schlafen|steh*|sitz*|land* .. auf der strasse, auf die strasse .. setz*|gesetzt|werf*,
    schlaf* im auto|park|freien|zelt, schlaf* am bahnhof, schlaf* draußen, rauswerf*, rausgeworfen, hinausgeworfen,
    rausgeschmissen, rausschmeiß*, rausgeflogen, wirft|werfen|schmeißt mich|uns|sie .. raus|hinaus,
    wohnung verlier*|verloren|gekündigt|weg, wohnung .. gekündigt, vermieter .. gekündigt|kündigt|raus|rauswirft,
    aus der wohnung, strom|gas|heizung|wasser|energie|licht .. abgedreht|abgestellt|abgeschaltet|gesperrt,
    strom|gas|heizung|wasser|energie|licht .. abdreh*|abstell*|abschalt*|sperren,
    dreh*|stell*|schalt* .. strom|gas|heizung|wasser|licht ab, kein|keinen|keine|ohne strom|heizung|wohnung|unterkunft|obdach,
    kein|keinen dach|schlafplatz, nicht wo .. schlafen|wohnen|hin, miete .. nicht .. zahlen|bezahlen|aufbringen,
    kann .. miete nicht, mietrückst*, mietschuld*, pursue|drive|drove|sack me|us|my from|comot|commot|out|for,
    comot|commot me|us for|from, no|nor get house|rent|room, no|nor get .. sleep|stay, rent don|due|expire*,
    dey sleep for outside|road|street|church|motor|park|garage, cut .. light, cut .. nepa, nepa|lec .. cut,
    put|throw|threw|throwing|putting my|our things|thing|load|loads|property outside|out`,
};

/** Phrases with such words that mean no danger; they are left out before the words are looked for. */
export const harmlessWords: Readonly<Record<Danger, string>> = {
  suicide: `
    take my life and let it be, take my life lord|jesus|father, take my life o lord, want|wanted|wish to die to|for,
    not|never suicidal, suicide prevention, want to die to self|myself|sin, sterben für, für .. sterben, mir selbst sterben,
    keinen sinn mehr für, er|sie|mann|vater|freund|bruder|sohn|ex will|wird|wollte|möchte mich umbringen|töten`,
  violence: `
    kick|kicked|kicking me|us|her|him out, it hit me, hit|hits me that, gewalt gottes, alle gewalt, aller gewalt, höhere gewalt, in gottes gewalt, gewalt des bösen,
    hunger|hungry|pain|sick|sickness|laugh|cold|malaria wan kill, hit me|us up, attacked my laptop|account,
    prügelknabe, beat my record`,
  medical: `
    heal* .. from|of a|an|the|my|his|her *, heal* .. from|of *, geheilt von einem|einer|dem|der|meinem *,
    von einem|einer|dem|der|meinem * geheilt, geheilt von *, survived a|the *, dying to|for, was dying for, stroke of,
    in case of emergency, emergency contact|exit|exits|number, no emergency, not an emergency, kein notfall*,
    notfallnummer, notfallkontakt, im sterben jesu|christi`,
  hunger: `
    hunger|hungry|hungering|hungers for|after|to, hunger and thirst*, hungry and thirst* for, spiritual* hungry|hunger,
    hunger .. word|presence of, hunger|hungrig nach, hunger und durst nach, hungern und dürsten, hungert und dürstet,
    geistlich* hunger|hungrig, kein|keinen|keine hunger, nicht hungrig*, not hungry, no hunger,
    hunger strike, no food allerg*|restrict*, feed the hungry, feeding the hungry, den hungrigen, hungrige speisen,
    starving for god|jesus|fellowship`,
  eviction: `
    homeless ministry|outreach|mission|people|shelter, for|help|helping|feed|feeding|serve|serving the homeless,
    obdachlose|obdachlosen helfen, für obdachlose|obdachlosen, obdachlosenhilfe, obdachlosenarbeit,
    evict* the devil|satan|enemy|demon|demons, nowhere to go but, no roof over sin`,
};
