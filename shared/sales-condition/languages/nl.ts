import { numbered } from '../../extraction/languages/lists.ts';
import { ONES, TEENS, TENS, WEEKDAYS } from '../../extraction/sequences/nl.ts';
import type { SalesLanguage } from '../language.ts';

export const nl: SalesLanguage = {
  code: 'nl',
  decimal: ',',
  plurals: 'kept',
  compounds: true,
  numbers: {
    words: {
      ...numbered(ONES, 1),
      ...numbered(TEENS, 10),
      ...numbered(TENS, 20, 10),
      één: 1,
      eentje: 1,
      anderhalf: 1.5,
      anderhalve: 1.5,
      tweeënhalf: 2.5,
      tweeenhalve: 2.5,
      drieënhalf: 3.5,
      drieenhalve: 3.5,
      vierenhalf: 4.5,
      'twee en een half': 2.5,
      'een half dozijn': 6,
      'een halve': 0.5,
    },
    multipliers: {
      honderd: 100,
      duizend: 1000,
      k: 1000,
      miljoen: 1e6,
      mln: 1e6,
      dozijn: 12,
      'een dozijn': 12,
      gros: 144,
    },
    weak: 'een, één, eentje',
    joins: 'en, ën',
    isGlued: true,
  },
  currencies: {
    $: 'dollar, dollars',
    USD: 'us dollar, us-dollar, amerikaanse dollar, amerikaanse dollars',
    CAD: 'canadese dollar, canadese dollars',
    AUD: 'australische dollar, australische dollars',
    EUR: 'euro, euros, euro’s, eurootjes, piek',
    GBP: 'pond sterling, britse pond, engelse pond, engelse ponden, britse ponden',
    CHF: 'zwitserse frank, zwitserse franken, frank, franken',
    SEK: 'zweedse kronen, zweedse kroon, kronen',
    DKK: 'deense kronen, deense kroon',
    NOK: 'noorse kronen, noorse kroon',
    PLN: 'zloty, zloties',
    TRY: 'turkse lira, lira',
    JPY: 'yen',
    CNY: 'yuan, renminbi',
    SRD: 'surinaamse dollar',
    ANG: 'gulden, antilliaanse gulden',
    AED: 'dirham',
  },
  minor: { EUR: 'cent, centen, eurocent, ct, cents' },
  units: {
    count:
      'stuk, stuks, st, st., stk, stks, stuk(s), eenheid, eenheden, exemplaar, exemplaren, ex., set, sets, licentie, licenties, vel, vellen, plaat, platen, plak, plakken, staaf, staven, bos, bossen, tak, takken, steel, stelen, pcs, x',
    pack: 'doos, dozen, doosje, doosjes, kist, kisten, krat, kratten, kratje, kratjes, pak, pakken, pakje, pakjes, pakket, pakketten, verpakking, verpakkingen, zak, zakken, zakje, zakjes, baal, balen, pallet, pallets, fles, flessen, flesje, flesjes, blik, blikken, blikje, blikjes, pot, potten, emmer, emmers, jerrycan, jerrycans, vat, vaten, fust, fusten, tray, trays, rol, rollen, klos, haspel, haspels, spoel, spoelen, bundel, bundels, container, containers, vracht, vrachten, vrachtwagen, vrachtwagens, lading, ladingen, tube, tubes, bus, bussen, koker, kokers, karton, kartons, colli, collo, big bag, big bags, bigbag, bigbags, riem, riemen, bak, bakken, ve, omdoos, omdozen, partij, partijen, plateau, kar, karren, deense kar, deense karren, kuip, kuipen, zeecontainer, zeecontainers, kuub zak',
    pair: 'paar, paren',
    measure:
      'kg, kg., kilo, kilos, kilogram, g, gr, gram, pond, ons, t, ton, tonnen, l, ltr, liter, liters, hl, hectoliter, m, meter, meters, strekkende meter, strekkende meters, lopende meter, m1, m2, vierkante meter, vierkante meters, m3, kuub, kubieke meter, kubieke meters, km, uur, uren, hectare, ha, kwh, mwh, are',
    size: 'ml, cl, dl, mm, cm, inch, gb, tb, mb, watt, w, volt, v, mah, ah, mg, pk, kw, mm2, hz, graden, bar, persoons, laags, delig, dpi, ampère',
    time: 'dag, dagen, dgn, werkdag, werkdagen, kalenderdagen, kalenderdag, week, weken, wk, maand, maanden, mnd, kwartalen, jaar, jaren, uurtje, min, minuten, minuut, h, dg, d',
  },
  cues: {
    price:
      'prijs, prijzen, prijsje, stukprijs, stuksprijs, eenheidsprijs, nettoprijs, brutoprijs, kiloprijs, literprijs, meterprijs, adviesprijs, catalogusprijs, lijstprijs, richtprijs, staffelprijs, inkoopprijs, verkoopprijs, vraagprijs, vriendenprijs, actieprijs, eindprijs, kost, kosten, kostte, kostten, kostprijs, komt op, komen op, komt neer op, komen uit op, komt uit op, kom ik op, komen we op, komen we uit op, zitten op, zitten we op, zit op, zit ik op, ligt op, liggen op, bedraagt, bedragen, rekenen, rekenen wij, rekenen we, wij rekenen, we rekenen, vragen wij, vragen we, wij vragen, we vragen, vraag ik, tarief, tarieven, wat kost, wat kosten, hoeveel kost, hoeveel kosten, hoe duur, is onze beste prijs, is mijn beste prijs, is de bodem, is onze bodem, is ons laatste bod, is mijn laatste bod, is mijn bod, is ons minimum, is het minimum, is onze ondergrens, ondergrens, is de limiet, is mijn limiet, is ons uiterste, is het uiterste, is haalbaar, is mogelijk, zou kunnen, kan ik betalen, willen we betalen, wil ik betalen, betalen we, doen we het, doe ik het, bod, richtbedrag',
    cost: 'kost, kosten, kostten, kostte, komt op, komen op',
    question: 'wat kost, wat kosten, hoeveel kost, hoeveel kosten, hoe duur, hoeveel',
    at: 'voor, à, á, a, @, tegen, tegen een prijs van, voor een prijs van, voor de prijs van, voor een stukprijs van, tegen een stukprijs van, op, van, zeg, laten we zeggen, zullen we zeggen, hooguit, hoogstens, maximaal, max, max., niet meer dan, niet boven, niet onder, niet lager dan, tot, zakken naar, zakken tot, dalen naar, dalen tot, naar beneden naar, verlagen naar, verlagen tot, terug naar, gaan tot, ga tot, gaan naar, kan tot, omlaag naar, we doen, doen we, ik doe, doe ik, wij doen, doen wij, doe, doen, doe maar, maak er, maken we er, hou het op, houden het op, houden we het op, houden het bij, houden we het bij, blijven bij, blijf bij, wat dacht je van, wat dacht u van, wat denkt u van, wat vindt u van, wat vind je van, uitkomen op, uit op, afronden op, ronden af op, bied, bieden, ik bied, wij bieden, we bieden, elkaar vinden op, vinden op, treffen op, ontmoeten op, in het midden op, onder de, kunnen zakken tot, kan zakken tot, eens op, spreken af op, afspreken op, boven de',
    per: 'per, per stuk, per st, p/st, p.st., p/s, p.s., p., pst, het stuk, stuk, de stuk, elk, /, ieder, iedere, elke, de kilo, het kilo, de liter, de meter, de ton, de doos, de fles, de zak, de pallet, het paar, de rol, de set, het vat, de krat, het krat, de kuub, het pak, de bos, de strekkende meter, de vierkante meter, het uur, stukprijs, eenheidsprijs',
    quantity:
      'aantal, aantallen, hoeveelheid, hoeveelheden, oplage, oplage van, volume, bestelhoeveelheid, afname, afname van, totaal aantal',
    from: 'vanaf, boven, boven de, meer dan, bij meer dan, bij bestellingen boven, bij bestellingen vanaf, bij bestellingen van, bij bestelling van, bij bestelling vanaf, bij een bestelling van, bij een bestelling vanaf, bij een order van, bij orders van, bij orders boven, bij orders vanaf, bij afname van, bij afname vanaf, bij een afname van, bij een afname vanaf, bij minimaal, bij aantallen vanaf, bij aantallen boven, bij hoeveelheden vanaf, bij grotere aantallen vanaf, te beginnen bij, beginnend bij, staffel vanaf, over de',
    given:
      'als u, als je, als jullie, als wij, als we, als ik, indien u, indien wij, wanneer u, wanneer je, mits u, stel dat we, stel we, neemt u, neem je, bestelt u, bestel je, bij, ervan uitgaande dat',
    more: 'of meer, en meer, en hoger, of hoger, en daarboven, en erboven, of daarboven, en verder, stuks en meer, +',
    minimum:
      'minimum, minimaal, minimale, minimumafname, minimum afname, minimale afname, minimale afname van, minimumafname van, minimale bestelling, minimale bestelling van, minimumbestelling, minimum bestelling, minimumorder, minimum order, minimale order, minimale ordergrootte, minimale hoeveelheid, minimumhoeveelheid, minimum hoeveelheid, minimale bestelhoeveelheid, minimale bestelgrootte, minimum aantal, minimumaantal, minimaal aantal, moq, moq van, moq is, minstens, ten minste, tenminste, niet minder dan, min., min, minimale afname is, minimum afname is, minimumafname is, minimum is, minimaal is, kleinste bestelling, vanaf minimaal',
    discount:
      'korting, kortingen, kortinkje, kwantumkorting, staffelkorting, volumekorting, hoeveelheidskorting, betalingskorting, kredietbeperking, contantkorting, reductie, rabat, prijsverlaging, prijsreductie, goedkoper, afslag, bonus, vaste klantenkorting, klantenkorting, welkomstkorting, introductiekorting, actiekorting, zakelijke korting, handelskorting, dealerkorting, groepskorting, vroegboekkorting, loyaliteitskorting, seizoenskorting, zomerkorting, beurskorting, projectkorting, wederverkoperskorting, verenigingskorting, schoolkorting, eerste-orderkorting, een korting van, korting van, korting op, korting geven, tegemoetkoming, eraf, er af, af, van de prijs af, minder, lager, onder de lijstprijs, onder catalogusprijs, creditnota, afgeprijsd, in de aanbieding',
    less: 'minus, min, verminderd met, verlaagd met, verlagen met, zakken met, zak met, met aftrek van, aftrek, aftrek van, na aftrek van',
    total:
      'totaal, in totaal, totaalprijs, totaalbedrag, totale, in het totaal, samen, alles samen, alles bij elkaar, bij elkaar, voor alles, voor allemaal, voor de hele partij, voor de partij, voor het geheel, voor de hele lading, budget, som, totaalsom, orderwaarde, orderbedrag, bestelwaarde, bestelbedrag, factuurbedrag, factuurwaarde, contractwaarde, subtotaal, eindbedrag, all-in, all in, alles inbegrepen, omzet, minimaal orderbedrag, minimum orderbedrag, vast bedrag, minimale orderwaarde, opdrachtwaarde',
    shipping:
      'verzending, verzendkosten, verzending kost, vracht, vrachtkosten, transport, transportkosten, bezorging, bezorgkosten, bezorgen kost, levering kost, leveringskosten, leverkosten, porto, portokosten, verpakkingskosten, verzekering, verzekeringskosten, invoerrechten, invoerkosten, douane, douanekosten, montage, montagekosten, installatie, installatiekosten, plaatsing, voorrijkosten, instelkosten, opstartkosten, stelkosten, matrijskosten, drukkosten, ontwerpkosten, borg, waarborg, waarborgsom, statiegeld, palletstatiegeld, aanbetaling van, toeslag, toeslagen, brandstoftoeslag, spoedtoeslag, meerprijs, administratiekosten, handlingkosten, handling, orderkosten, behandelingskosten, monsterkosten, kleineordertoeslag, boete, aanmaningskosten, garantie, gravure, gratis verzending vanaf, franco vanaf, keuring, service',
    percent: 'procent, pct, proc, percent, procentje',
    tax: 'btw, b.t.w., excl. btw, excl btw, exclusief btw, ex btw, ex. btw, incl. btw, incl btw, inclusief btw, plus btw, btw-tarief, belasting, belastingen, accijns, bpm',
    reference:
      'ordernummer, ordernr, ordernr., order nr, order nr., ordernummer:, bestelnummer, bestelnr, bestelnr., bestelling nr, bestelling nr., factuur, factuurnummer, factuurnr, factuurnr., factuur nr, offerte nr, offerte nr., offertenummer, offertenr, offertenr., artikelnummer, artikelnr, artikelnr., art.nr., art. nr., artikel nr., klantnummer, klantnr, klantnr., debiteurnummer, nr., nr, no., nummer, ref, ref., referentie, kenmerk, po, po-nummer, pakbon, pakbonnummer, dossier, dossiernummer, projectnummer, huisnummer, telefoon, tel, tel., mobiel, fax, postcode, pagina, blz, blz., kamer, unit, loods, hal, stand, tussen, iso, din, nen, batch, batchnummer, partijnummer, kvk, btw-nummer, maat, type, model, iban, week, wk, gate, dock, poort, contract, contractnummer',
    request:
      'graag, wil, willen, wilde, wilden, zoek, zoeken, op zoek naar, nodig, nodig hebben, heb nodig, hebben nodig, ik heb, we hebben nodig, wij hebben, behoefte aan, bestel, bestellen, bestelt, besteld, besteld hebben, bestelde, bestelling, bestelling van, bestelling voor, bestelling:, bijbestellen, nabestellen, koop, kopen, aankopen, aankoop, inkopen, aanschaffen, afnemen, neem, nemen, neemt, stuur, sturen, stuurt, stuur ons, stuur mij, stuur maar, opsturen, toesturen, lever, leveren, leveren wij, kunt u leveren, kunnen jullie leveren, levert, geef, geef mij, geef ons, geef maar, bieden, aanbieden, bied, offerte, offerte voor, offerte van, offerte aan, offerte:, een offerte voor, prijsopgave, prijsopgave voor, prijsaanvraag, prijsaanvraag voor, aanvraag, aanvraag voor, offreren, aanbieding, aanbieding voor, aanbod, aanbod voor, verkoop, verkopen, verkopen jullie, verkoopt u, hebben jullie, heb je, heeft u, hebt u, voeren jullie, hebben jullie nog, heb je nog, interesse in, geïnteresseerd in, interesse voor, reserveren, reserveer, reserveer maar, zet, zet ons, zet mij op, noteer, noteert, noteren, noteer maar, opdracht voor, order, order voor, order van, order:, bevestig, bevestigen, bevestigen wij, bevestig hierbij, doe maar, doe mij, doe mij maar, doet u maar, doe er maar, dan, dan wordt het, maak er maar, mag ik, mogen wij, zou willen, zouden willen, zou graag, zouden graag, we gaan voor, wij gaan voor, ik ga voor, gaan voor, ga voor, prijs voor, prijzen voor, prijs van, prijs per, wat kosten, wat kost, hoeveel kosten, hoe duur zijn, over, informatie over, vraag over, het gaat om, gaat om, het betreft, betreft, gaat het om, inkoop van, levering van, importeren, exporteren, leg maar, leg opzij, aanvullen, vervangen, beginnen met, we beginnen met, we starten met, starten met, beginnen we met, voor ons, wordt het, worden het, laten we, verwachten, pak, betrekken, zouden we, we plannen, rekenen op, voorraad aanvullen',
    howMany:
      'hoeveel, hoeveel stuks, hoeveel stuk, welke hoeveelheid, welk aantal, welke aantallen, om hoeveel, om welke aantallen, om welk aantal, om welke hoeveelheid, hoeveel heeft u nodig, hoeveel heb je nodig, hoeveel wilt u, hoeveel wil je, hoeveel zou u, hoeveel mogen, hoeveel moet, hoeveel had u, hoeveel denkt u, hoeveel kilo, hoeveel liter, hoeveel ton, hoeveel meter, aan hoeveel, welke oplage, aan welke aantallen, aan welke hoeveelheid',
    which:
      'welk model, welke maat, welke kleur, welke uitvoering, welk type, welk merk, welke versie, welke soort, welk soort, welke variant, welke, welk, welk product, om welk product, welk artikel, om welk artikel, welke dikte, welke lengte, welke kwaliteit, welk formaat, wat voor, wat voor soort, wat precies, welke precies, waar gaat het om, in welke maat, in welke kleur, waarin',
    product:
      'product, producten, artikel, artikelen, goederen, waar, materiaal, product:, artikel:, assortiment, item, items',
    currency: 'valuta, munt, munteenheid, welke valuta, in welke valuta, welke munt',
    accept:
      'akkoord, ga akkoord, gaan akkoord, gaan we akkoord, ga ik akkoord, we gaan akkoord, ok, oké, oke, okay, okee, okido, oki, k, ja, jazeker, jawel, yes, yep, jup, goed, is goed, da’s goed, dat is goed, das goed, prima, prima zo, helemaal prima, afgesproken, deal, top, mooi, mooi zo, perfect, uitstekend, geweldig, fijn, super, prachtig, past, komt goed, komt in orde, in orde, is in orde, dat is in orde, doen we, doe ik, we doen het, wij doen het, dat doen we, zo doen we het, doen we zo, gaan we doen, graag, heel graag, zeker, natuurlijk, uiteraard, tuurlijk, geen probleem, geen bezwaar, geen punt, bevestigd, bevestigen, bevestig, bevestigen wij, hierbij bevestigd, genoteerd, staat genoteerd, goedgekeurd, aanvaard, aanvaarden, aanvaarden wij, geaccepteerd, accepteren, accepteer, accepteren wij, we accepteren, aangenomen, nemen we aan, neem ik aan, nemen het aan, verkocht, eens, mee eens, helemaal mee eens, zijn het eens, we zijn eruit, eruit, klinkt goed, klinkt prima, klinkt redelijk, klinkt eerlijk, redelijk, eerlijk, kan ik mee leven, daar kan ik mee leven, kunnen we mee leven, daar kunnen we mee leven, kan ik me in vinden, kunnen ons vinden, ons in vinden, mij in vinden, dank, dank u, dank je, dankjewel, bedankt, dank je wel, hartelijk dank, vooruit, vooruit dan, vooruit dan maar, nou vooruit, vooruit maar, toe maar, doe maar, regelen we, regel ik, wordt geregeld, geregeld, gaan we regelen, klopt, correct, juist, precies, gecorrigeerd, aangepast, gewijzigd, lukt, dat lukt, haalbaar, kan, dat kan, mogelijk, is mogelijk, zo afgesproken, hand erop, we hebben een deal, ik teken ervoor, tekenen we voor, daar teken ik voor, goed zo, tof, merci, joe, jo, is helemaal goed',
    refuse:
      'nee, nee dank je, nee bedankt, neen, nope, helaas niet, helaas, gaat niet, gaat helaas niet, gaat niet lukken, lukt niet, lukt helaas niet, lukt ons niet, niet mogelijk, helaas niet mogelijk, onmogelijk, kan niet, dat kan niet, kan helaas niet, kan ik niet, kunnen we niet, kunnen wij niet, kunnen niet, kunnen we helaas niet, kunnen wij helaas niet, kan ik helaas niet, niet akkoord, niet mee akkoord, gaan niet akkoord, ga niet akkoord, niet mee eens, afgewezen, wijzen af, wijs af, weigeren, weiger, afgeslagen, slaan af, slaan we af, geen interesse, niet geïnteresseerd, geen korting, geen ruimte, geen marge, geven we niet, geven wij niet, bieden we niet, bieden wij niet, niet bieden, niet aanbieden, doen we niet, doen wij niet, doe ik niet, niet doen, geen sprake van, uitgesloten, in geen geval, niet haalbaar, niet te doen, niet acceptabel, onacceptabel, onaanvaardbaar, niet accepteren, niet aanvaarden, annuleren, annuleer, geannuleerd, afzeggen, laat maar, laat maar zitten, vergeet het, vergeet het maar, dan niet, zien ervan af, zie ervan af, zien we ervan af, haken af, haak af, haken we af, niet betalen, betalen we niet, kan ik niet betalen, niet verder zakken, niet lager, niet verder, niet lager dan dat, verder gaan we niet, onder de kostprijs, onder kostprijs, past niet, niet rendabel, niet uit, kan niet uit, kan er niet uit, nooit, no way, liever niet, niks',
    tooMuch:
      'te duur, veel te duur, te veel, teveel, veel te veel, te hoog, veel te hoog, te weinig, te laag, veel te laag, duur, best duur, nogal duur, erg duur, behoorlijk duur, vrij duur, wat duur, beetje duur, aan de hoge kant, aan de dure kant, aan de prijzige kant, aan de prijs, prijzig, pittig, pittige prijs, fors, stevig, flink, boven ons budget, boven mijn budget, boven budget, buiten ons budget, buiten budget, buiten mijn budget, past niet in ons budget, niet in het budget, meer dan we wilden, meer dan verwacht, belachelijk, schandalig, duurder dan',
    past: 'vorig jaar, vorige jaar, afgelopen jaar, verleden jaar, vorige maand, vorige week, vorige keer, de vorige keer, laatste keer, de laatste keer, vorige bestelling, vorige order, laatste bestelling, laatste order, vorige levering, vorige offerte, vorige prijs, vorig seizoen, vorig kwartaal, vroeger, voorheen, eerder, eerdere, destijds, toen, toentertijd, tot nu toe, tot dusver, normaal, normaal gesproken, normaliter, meestal, gewoonlijk, doorgaans, anders altijd, reguliere, reguliere prijs, adviesprijs, winkelprijs, oorspronkelijk, oorspronkelijke, oude prijs, de oude, oude prijslijst, oude tarief, gisteren, verlopen, betaalden, betaalden we, betaalde ik, betaald hebben, hebben we betaald, hebben wij betaald, hadden we, had ik, hadden wij, was, waren, kostte, kostten, gekost, in de catalogus, in jullie catalogus, in uw catalogus, volgens de catalogus, op de website, op uw website, op jullie website, op jullie site, op de site, in de webshop, in de folder, in 2019, in 2020, in 2021, in 2022, in 2023, geleden, ooit, in het verleden, voormalig',
    present:
      'dit jaar, nu, vandaag, momenteel, op dit moment, tegenwoordig, thans, huidige, de huidige prijs, huidige prijs, nieuwe prijs, de nieuwe, deze keer, ditmaal, vanaf nu, per direct, inmiddels, ondertussen, deze maand, deze week, dit seizoen, dit kwartaal, onze prijs, ons aanbod, voortaan, actuele',
    other:
      'concurrent, concurrenten, de concurrent, concurrentie, concullega, concurrerende offerte, andere leverancier, andere leveranciers, een andere leverancier, andere aanbieder, andere aanbieders, andere partij, een andere partij, andere partijen, ander bedrijf, een ander bedrijf, andere bedrijven, andere winkel, elders, ergens anders, bij een ander, anderen vragen, amazon, alibaba, ebay, bol, bouwmarkt, bij de buren, de buren, onze leverancier, mijn leverancier, huidige leverancier, onze huidige leverancier, vaste leverancier, onze vaste leverancier, bestaande leverancier, andere offerte, andere offertes, een andere offerte, ander aanbod, een ander aanbod, marktprijs, op de markt, de markt, groothandel verderop, verderop, online',
    wrong:
      'drukfout, fout, foutje, foutief, foute, typefout, tikfout, schrijffout, vergissing, vergist, per ongeluk, abusievelijk, per abuis, verkeerd, verkeerde, onjuist, onjuiste, klopt niet, jullie hebben berekend, in rekening gebracht, gefactureerd, gefactureerd hebben, gefactureerd kregen, geleverd hebben, geleverd werden, geleverd kregen, kregen we, we kregen, wij kregen, ontvingen, ontvingen we, ontvangen hebben, hebben we ontvangen, op de factuur, volgens de factuur, factuur staat, factuur vermeldt, aangekomen, kapot, defect, beschadigd, gebroken, ontbreken, ontbreekt, ontbraken, retour, retourneren, teruggestuurd, klacht, verouderd',
    unavailable:
      'uitverkocht, niet leverbaar, niet meer leverbaar, helaas niet leverbaar, niet op voorraad, niet meer op voorraad, niet voorradig, niet beschikbaar, niet meer beschikbaar, niet meer in ons assortiment, uit het assortiment, uit productie, hebben we niet, hebben we niet meer, hebben wij niet, voeren we niet, voeren wij niet, voeren we niet meer, tijdelijk niet, in backorder, is op, zijn op',
    stock:
      'op voorraad, in voorraad, voorraad, voorradig, in huis, beschikbaar, nog liggen, nog over, in ons magazijn, op de plank, per maand, per week, per dag, per jaar, in de maand, in de week, maandelijks, wekelijks, jaarlijks, dagelijks, mensen, personen, medewerkers, werknemers, gasten, bezoekers, deelnemers, kamers, filialen, vestigingen, kantoren, winkels, collega’s, man personeel',
    instead: 'in plaats van, ipv, i.p.v., inplaats van, niet, en niet, en geen, geen, niet de, anders dan, niet meer',
    correct:
      'maak er, maak daar, maak dat, maak het, verander in, veranderen naar, verander dat in, wijzig naar, wijzigen naar, wijzig, wijzigen, wijziging, wijzig in, aanpassen naar, pas aan naar, aanpassen, correctie, ik bedoel, ik bedoelde, bedoel, bedoelde, we bedoelden, bedoelden, moet zijn, had moeten zijn, moet het zijn, moeten er, zijn er, worden er, sorry, pardon, toch liever, toch maar, toch, liever, bij nader inzien, eigenlijk, verhoog naar, verhogen naar, verhoog tot, verhogen tot, opvoeren naar, ophogen naar, opschalen naar, verlaag naar, verminderen naar, verminder tot, terugbrengen naar, terug naar, maar liever, juiste, juist is, wacht',
    only: 'alleen, alleen de, enkel, enkel de, slechts, alleen maar, uitsluitend, alleen nog, nog slechts, louter',
    contrast: 'maar, echter, terwijl, daarentegen, hoewel, toch, ofschoon, evenwel',
    and: 'en, of, dan, plus, dus, met, omdat, want, als, indien, wanneer, mits, zodat, alsook, evenals, alsmede, dat, +, waarbij, zolang',
    of: 'van',
    for: 'voor, van, op, over, bij, aan, om, in, tegen',
    buyer:
      'wederverkopers, wederverkoper, scholen, school, studenten, klanten, klant, nieuwe klanten, vaste klanten, vaste klant, leden, bedrijven, zakelijke klanten, verenigingen, vereniging, handelaren, dealers, groothandels, groothandel, retailers, u, jou, jullie, ons, mij, hen, stichtingen, goede doelen, horeca, hotels, restaurants, partners, eerste bestelling, eerste order, vooruitbetaling, contante betaling, vooraf betalen, contant, afhalers, afhalen, grote orders, grote bestellingen, particulieren, aannemers, installateurs, vrienden',
    customer:
      'namens, uit naam van, in opdracht van, wij zijn, we zijn, ik ben van, hier is, hier spreekt, u spreekt met, je spreekt met, ik werk voor, ik werk bij, ik schrijf namens, ik bel namens, inkoper bij, inkoop bij, ik ben inkoper bij, klant:, bedrijf:, bedrijfsnaam:, firma:, koper:, factuur aan, factuur naar, factureren aan, facturen aan, op naam van, ons bedrijf heet, ons bedrijf is, bedrijfsnaam is, voor de firma, wij van',
    quality:
      'groot, grote, groter, klein, kleine, kleiner, middelgroot, middelgrote, zwart, zwarte, wit, witte, rood, rode, blauw, blauwe, groen, groene, geel, gele, grijs, grijze, bruin, bruine, roze, paars, paarse, oranje, zilver, goud, donker, donkere, licht, lichte, lang, lange, kort, korte, breed, brede, smal, smalle, dik, dikke, dun, dunne, rond, ronde, vierkant, vierkante, zwaar, zware, eenvoudige, gebruikt, gebruikte, tweedehands, origineel, originele, model, type, uitvoering, soort',
    stop: `offertes, aanbiedingen, bestellingen, orders, opdracht, levering, leveringen, leveringstermijn, bezorging, facturen, catalogus, prijslijst, lijst, ongeveer, circa, ca, ca., plusminus, omstreeks, rond, bijna, vrijwel, exact, precies, volgende, eerstvolgende, beste, laatste, eerste, tweede, derde, goedendag, goeiedag, goeiemorgen, goeiemiddag, goedemorgen, dag, hallo, geachte, heer, mevrouw, meneer, dames, heren, mvg, met vriendelijke groet, vriendelijke groet, vriendelijke groeten, met vriendelijke groeten, groet, groeten, groetjes, gr, leverancier, leveranciers, aanbieder, bedrijf, bedrijven, firma, zaak, winkel, team, baas, collega, inkoper, verkoper, inkoopafdeling, voorwaarden, voorwaarde, conditie, condities, termijn, datum, ${WEEKDAYS.join(', ')}, weekend, ochtend, middag, avond, morgen, overmorgen, kwartaal, einde, eind, begin, beschikbaarheid, geïnteresseerd, interesse, informatie, info, inclusief, incl, incl., exclusief, excl, excl., inbegrepen, bedrag, extra, aanvullende, aanvullend, andere, ander, anders, zelfde, dezelfde, hetzelfde, zulke, zo’n, mogelijk, mogelijkheid, kunnen, kan, kon, zou, zouden, wordt, worden, werd, werden, is, zijn, gaat, ga, gaan, ging, geldt, gelden, wat, wie, hoe, ervan, daarvan, hiervan, ervoor, daarvoor, hiervoor, erop, daarop, eraan, daarbij, hierbij, waarvan, waarvoor, mogen, mag, moeten, moet, hoeven, hoeft, vrij, netto, bruto, waarde, meer, minder, overeengekomen, besproken, genoemde, vermelde, afgesproken prijs, binnen, buiten, erbij, bij, mee, even, eventjes, nog, nogmaals, nog een keer, keer, keren, maal, alvast, voorlopig, eerst, voorts, verder, ook, tevens, eveneens, bovendien, daarnaast, monster, monsters, contract, vraag, vragen, vraagje, gezegd, zei, zegt, zeggen, gevraagd, gevraagde, maak, maken, goede, goeds, reeds, allang, terug, bijkomend, mooie, fijne, wens, wensen, heel, hele, gehele, helemaal, zeer, erg, echt, werkelijk, wellicht, misschien, eventueel, evt, evt., trouwens, overigens, jammer, jammer genoeg, juist, net, gewoon, simpelweg, namelijk, opnieuw, dringend, snel, spoedig, zsm, z.s.m., asap, zo snel mogelijk, binnenkort, later, vroeg, op korte termijn, regelmatig, betreffende, aangaande, inzake, m.b.t., mbt, wegens, volgens, conform, onderwerp, reden, geval, huis, alle, allen, al, beide, meerdere, enkele, sommige, verschillende, diverse, denk, denken, dacht, dachten, geloof, hoop, hopen, hopelijk, vind, vinden, vindt, weet, weten, zie, zien, kijk, kijken, gekeken, gezien, gehoord, gelezen, lees, lezen, schrijf, schrijven, schreef, hoor, horen, check, checken, overleg, overleggen, overlegd, regelen, reken, berekend, berekenen, calculatie, onderhandelen, onderhandeling, onderhandelingen, speling, beslissen, beslist, besluiten, gebruiken, gebruik, gebruikt, starten, start, beginnen, opening, openen, vast, vaste, blijf, blijft, blijven, hou, houd, houdt, houden, krijg, krijgt, krijgen, kreeg, gekregen, ontvang, ontvangt, ontvangen, komt, komen, kom, staat, staan, sta, stond, ligt, liggen, zit, zitten, zet, zetten, leg, leggen, trek, trekken, haal, halen, haalt, afhalen, ophalen, midden, helft, delen, deel, gedeelte, rest, overige, over, bevalt, passend, passende, geschikt, geschikte, gratis, kosteloos, voordelig, voordelige, goedkoop, goedkope, goedkoopste, goedkoper, hoger, hogere, lagere, beter, betere, slechter, maximale, hoogste, laagste, scherp, scherpe, scherper, scherpere, scherpste, dichtstbijzijnde, direct, meteen, verpakt, los, losse, geleverd, leverbaar, bestelde, aanwezig, voldoende, genoeg, volstaat, tja, hm, hmm, uh, ehm, eh, nou, ach, aha, oh, haha, gaaf, vet, leuk, leuke, tof, makker, gast, maat, jongens, vrienden, vriend, zegt u, meneer, zal, zullen, gedaan, doet, deed, betaal, betaalt, bericht, mail, mailtje, e-mail, telefoontje, gesprek, reactie, antwoord, terugkoppeling, contactpersoon, website, webshop, site, beurs, documenten, gegevens, details, groter, grotere, hoeveelheid, werkplaats, magazijn, locatie, filiaal, project, eindklant, eindgebruikers, klanten van, gezamenlijk, langdurig, langdurige, trouwe, jarenlange, samenwerking, relatie, toekomst, telkens, steeds, nooit, nauwelijks, beetje, iets, ietsje, aanzienlijk, duidelijk, flink wat, daarom, daardoor, vandaar, bijgevolg, daarna, daarvoor, vervolgens, uiteindelijk, eindelijk, uiterlijk, wegens, ondanks, sowieso, überhaupt, zelfs, zelf, tenslotte, ten slotte, zogezegd, in principe, principe, theoretisch, praktisch, begrijp, begrijpen, begrepen, begrip, snap, snappen, eerlijk gezegd, bezwaar, bezwaren, probleem, problemen, wens, voorstel, voorstellen, stel, stel voor, stellen voor, stellen, idee, optie, opties, alternatief, oplossing, basis, punt, geld, geldig, kassa, stuurde, gestuurd, verstuurd, toegestuurd, laten, laat, overnemen, bevat, bevatten, zitten in, betekent, heet, noem, noemen, luidt, ziet, uitzien, eruit, uit, boven, onder, omhoog, omlaag, naar beneden, terwijl, loont, oplevert, breng, brengen, bracht, elk, elkaar, individuele, hele, volle, vol, half, halve, waar, waarheen, waarmee, waarom, wanneer, of, tot, sinds, zonder, behalve, tegen, door, om, per post, inderdaad, nieuw, nieuwe, oud, oude, waarschijnlijk, vermoedelijk, zeker, bepaald, bepaalde, inmiddels, sowieso, daarheen, zover, zodra, voor zover, tegelijk, stipt, bekijken, bellen, gebeld, telefonisch, schriftelijk, mondeling, vrijblijvend, vrijblijvende, bindend, vrijdagochtend, welkom, wachten, plaats, plaatsen, geplaatst, akkoordverklaring, normale, standaard prijs, gangbare, korten, korter, zakken, zak wat, dalen, verlagen, tarieven, excl., stukken, staffel, staffels, jaarlijkse, maandelijkse, paar dagen, samen met, mijne, jullie, bod, tegenbod, tegenvoorstel, beurt, eentje minder, twijfel, twijfelen, goedgekeurde, gemaakt, klaar, verzonden, verzendt, verzenden, gelieve, nl, d.w.z., dwz, bijv, bijv., bijvoorbeeld, mits, onderstaande, bovenstaande, voornoemde, hieronder, hierboven, bijgaand, bijlage, aub, a.u.b., svp, s.v.p.`,
    pay: 'betaling, betalingen, betalingstermijn, betalingstermijn van, betaaltermijn, betaaltermijn van, betalen, krediettermijn, termijn van betaling, kredietdagen',
    payable:
      'betaalbaar, te betalen, te voldoen, voldoen, verschuldigd, betaal, betaalt, betalen wij, betalen we, we betalen, wij betalen, ik betaal, betaald, vervaldatum, betalingsvoorwaarden, betalingsconditie, betalingscondities, betaalwijze, betalingswijze, betalen, overmaken, afrekenen, rekenen af, betaalvoorwaarden',
    method:
      'contant, contante betaling, in contanten, cash, handje contantje, contant bij levering, contant bij aflevering, contant bij afhalen, vooruitbetaling, volledige vooruitbetaling, vooruitbetalen, vooruit betalen, vooruit te betalen, vooruitbetaald, vooraf betalen, betaling vooraf, betaling vooruit, vooraf te betalen, 100% vooruitbetaling, op rekening, op factuur, per factuur, achteraf betalen, achteraf, betaling achteraf, overschrijving, per overschrijving, overboeking, per overboeking, bankoverschrijving, per bankoverschrijving, bankoverboeking, per bank, automatische incasso, via automatische incasso, per automatische incasso, incasso, sepa, sepa-incasso, onder rembours, rembours, per rembours, betaling bij levering, betaling bij aflevering, betaling bij afhalen, betalen bij levering, betalen bij aflevering, betaling bij ontvangst, betaling na ontvangst, betaling na levering, kredietbrief, onherroepelijke kredietbrief, accreditief, documentair krediet, documentair accreditief, onherroepelijk documentair krediet, l/c, letter of credit, d/p, d/a, cad, documenten tegen betaling, documentair incasso, bankgarantie, creditcard, per creditcard, met creditcard, pin, pinnen, met pin, ideal, via ideal, per ideal, paypal, via paypal, tikkie, bancontact, payconiq, cheque, wissel, in termijnen, termijnbetaling, gespreide betaling, maandelijkse termijnen, gelijke termijnen, in gelijke termijnen, maandtermijnen, termijnen, afbetaling, op afbetaling, lease, leasing, consignatie, in consignatie, op krediet, direct betalen, direct te voldoen, directe betaling, per direct betalen, proforma, pro forma, pro-forma, lopende rekening, maandfactuur, verzamelfactuur, open rekening',
    moment:
      'vooraf, vooruit, op voorhand, aanbetaling, als aanbetaling, voorschot, als voorschot, bij bestelling, bij de bestelling, bij opdracht, bij opdrachtverstrekking, bij ordering, bij orderbevestiging, bij bevestiging, bij ondertekening, bij levering, bij aflevering, bij de levering, bij bezorging, bij oplevering, bij afhalen, bij ophalen, bij ontvangst, bij ontvangst van de goederen, bij ontvangst goederen, bij ontvangst factuur, bij aankomst, bij verzending, bij verscheping, bij belading, bij installatie, bij plaatsing, bij acceptatie, voor levering, voor de levering, vóór levering, vóór verzending, voor verzending, voor verscheping, voor aflevering, voor productie, na levering, na aflevering, na ontvangst, na ontvangst factuur, na ontvangst van de factuur, na ontvangst van de goederen, na ontvangst goederen, na factuur, na factuurdatum, na factuurontvangst, na facturatie, na facturering, na datum factuur, vanaf factuurdatum, vanaf de factuurdatum, vanaf factuur, vanaf levering, factuurdatum, na oplevering, na installatie, na montage, na aankomst, na verscheping, na verzending, na acceptatie, na keuring, na cognossement, na datum cognossement, na b/l, na b/l-datum, na bill of lading, tegen documenten, tegen kopie documenten, op zicht, zicht, einde maand, eind van de maand, einde van de maand, einde maand factuur, na einde maand, rest, de rest, restant, het restant, saldo, restbedrag, resterende, restbetaling, slotbetaling, bij oplevering, na bestelling, na orderbevestiging, bij gereedmelding, direct',
    net: 'netto, strikt netto',
    within:
      'binnen, binnen de, in, na, op, termijn van, van, over, met, max, maximaal, uiterlijk binnen, betalingstermijn van, betaaltermijn van',
    valid:
      'geldig, geldigheid, geldigheidsduur, geldig tot, geldig tot en met, geldig t/m, geldig vanaf, geldig van, offerte, aanbod, aanbieding, aanbieding loopt, actie, actieperiode, actieprijs, promotie, actie loopt, loopt, loopt tot, loopt vanaf, looptijd, geldt, geldt tot, gelden, geldt vanaf, van kracht, bindend, vrijblijvend, gestand, gestand tot, staat tot, blijft staan tot, prijs vast, prijzen vast, prijs blijft, prijsgarantie, gegarandeerd, vaste prijs tot, vast tot, eindigt, eindigt op, verloopt, verloopt op, vervalt, vervalt op, prijslijst, korting geldt, contractperiode, houdbaar tot aanbod, aanbod staat, in te gaan, ingaand, gaat in, met ingang van',
    deliver:
      'levering, leveren, geleverd, leverdatum, levertijd, levertermijn, leverbaar vanaf, leverbaar, bezorging, bezorgen, bezorgd, aankomst, aankomen, arriveren, arriveert, verzending, verzenden, verzonden, verstuurd, versturen, verscheping, verschepen, laden, afhalen, ophalen, opgehaald, klaar, gereed, doorlooptijd, productietijd, beurs, evenement, bruiloft, feest, festival, vergadering, opening, openen, geopend, installatie, montage, oplevering, nodig voor, nodig op, uiterlijk nodig, voor die datum, bellen, afspraak, start bouw, verhuizing',
    place: 'naar, richting, franco huis, uit, te, in de buurt van, ons magazijn in, franco',
  },
  discounts: {
    'halve prijs': 50,
    'voor de halve prijs': 50,
    'tegen halve prijs': 50,
    'de helft van de prijs': 50,
    'helft eraf': 50,
  },
  incoterms: {
    EXW: 'af fabriek, af magazijn, af werk',
    FCA: 'vrachtvrij tot vervoerder, franco vervoerder',
    CPT: 'vracht betaald tot, vrachtvrij tot',
    CIP: 'vracht en verzekering betaald',
    DAP: 'geleverd ter plaatse, franco bestemming',
    DPU: 'geleverd en gelost',
    DDP: 'geleverd rechten betaald, franco inclusief rechten, franco ingeklaard',
    FAS: 'vrij langszij schip',
    FOB: 'vrij aan boord',
    CFR: 'kosten en vracht',
    CIF: 'kosten verzekering en vracht, kosten verzekering vracht',
  },
  nouns: 'telefoon, telefoons, mobiel',
  singular: [
    ["'s", ''],
    ['(?<=kind|[^aeiou]ei|rund|kalf|lied|rad)eren', ''],
    ['kalveren', 'kalf'],
    ['glazen', 'glas'],
    ['(?<=^|wijn|bier|olie|water)vaten', 'vat'],
    ['(?<=[aeiou]i|[aeou]u|ie|ij|aa|ee|oo|oe|n|m|l|r)zen', 's'],
    ['(?<=[aeiou]i|[aeou]u|ie|ij|aa|ee|oo|oe|l|r)ven', 'f'],
    ['(?<=[^aeiou])([aou])zen', '$1$1s'],
    ['(?<=[^aeiou])([aeou])ven', '$1$1f'],
    ['([bdfgklmnprst])\\1en', '$1'],
    [
      '(?<=sens|mot|monit|tract|project|generat|compress|transformat|ventilat|radiat|indicat|connect|reflect|extract|cursuss)oren',
      'or',
    ],
    ['(?<=artik|midd|wort|aardapp|moss|app|schak|eik|kog|sign)elen', 'el'],
    ['(?<=wap|tek|lak|dek|reg)enen', 'en'],
    ['(?<=[^aeiou]|qu)([aeou])([bdfgklmnprst])en', '$1$1$2'],
    ['(?<=kn|sk|id|fant|industr)ieën', 'ie'],
    ['ën', ''],
    ['(?<=eau|ine|age|ette|[rn]te|ute|[ao]ne|ure|[oi]de|ise|[aum]me|ype|[aci]che|[aio]ve|ace|rce)s', ''],
    ['(?<=[^aeiou](?:[^aeiou]|ij|[aeiou]i))en', ''],
    ['(?<=[aeiou]{2}[^aeiou])en', ''],
    ['(?<=[bdfgklmnprst]{2}|ch|ng|nk|ks|rs|ts|ps|ns|x)en', ''],
    ['(?<=[aeiou]{2}(?:[bcdfgklmnpqrstvwx]|ch)|(?:e|ij|i)ng|schijv)en', ''],
    [
      '(?<=[^aeioul][^aeiou]?e[lrm]|[^aeiou]{2}e[lrm]|[aeiou]{2}[^aeiou]e[lrmn]|[aeiou][^aeiou]e[lrm]|[aeiou][^aeiou]{1,3}en|[^e]je|[a-z]{2}(?:aar|ar|eur|oor|or|op|um|ck|nk|on|in|[^a]an|ip|ap|up|ct|rd|ng|[ae]y|ee|ad|id|[^aeiou]et|ot|at|rt|ie|eg|it|et|ail|il|al|ol))s',
      '',
    ],
  ],
  invariable:
    'handschoenen, schoenen, laarzen, sokken, sneakers, sandalen, pantoffels, kousen, panty’s, slippers, broeken, jeans, spijkerbroek, schaar, hersenen, kleren, kleding, gordijnen, meubelen, meubels, noten, bonen, erwten, linzen, oordopjes, oortjes, koptelefoon, frites, chips, fiets, bus, jas, kaas, doos, glas, gas, lens, tas, muis, hars, vlees, gips, mais, rijs, rijst, krans, wijs, plus, swiss, kurs, cursus, atlas, kans, iris, canvas, ananas, harnas, verrekijker, terras, klus, mens, grens, zeis, dozen',
};
