import type { SalesLanguage } from '../language.ts';

export const nl: SalesLanguage = {
  code: 'nl',
  decimal: ',',
  spaceGroups: true,
  plurals: 'kept',
  numbers: {
    words: {
      een: 1, één: 1, twee: 2, drie: 3, vier: 4, vijf: 5, zes: 6, zeven: 7, acht: 8, negen: 9, tien: 10, elf: 11, twaalf: 12,
      dertien: 13, veertien: 14, vijftien: 15, zestien: 16, zeventien: 17, achttien: 18, negentien: 19, twintig: 20,
      dertig: 30, veertig: 40, vijftig: 50, zestig: 60, zeventig: 70, tachtig: 80, negentig: 90, 'een half dozijn': 6, tiental: 10,
      anderhalf: 1.5,
    }, // biome-ignore format: a table
    multipliers: {
      honderd: 100,
      duizend: 1000,
      k: 1000,
      miljoen: 1e6,
      mln: 1e6,
      dozijn: 12,
      'een dozijn': 12,
      honderdtal: 100,
    },
    weak: 'een, één',
    joins: 'en, ën',
    isGlued: true,
  },
  currencies: {
    $: 'dollar, dollars',
    USD: 'amerikaanse dollar, amerikaanse dollars',
    CAD: 'canadese dollar, canadese dollars',
    AUD: 'australische dollar, australische dollars',
    EUR: "euro, euro's, euros, piek",
    GBP: 'pond sterling, britse pond, britse ponden, engelse pond',
    CHF: 'zwitserse frank, zwitserse franken',
    JPY: 'yen',
    CNY: 'yuan',
    SEK: 'zweedse kronen',
    NOK: 'noorse kronen',
    DKK: 'deense kronen',
    PLN: 'zloty',
  },
  minor: { EUR: 'cent, eurocent, centen' },
  units: {
    count:
      'stuk, stuks, st, st., stks, eenheid, eenheden, exemplaar, exemplaren, set, sets, licentie, licenties, vel, vellen, plaat, platen, pcs, maal',
    pack: 'doos, dozen, krat, kratten, kist, kisten, karton, kartons, pak, pakken, pakket, pakketten, pakje, pakjes, zak, zakken, pallet, pallets, fles, flessen, blik, blikken, blikje, blikjes, vat, vaten, emmer, emmers, jerrycan, jerrycans, rol, rollen, haspel, haspels, baal, balen, container, containers, partij, bos, bossen, tray, trays, tube, tubes, riem, riemen, verpakking, verpakkingen, colli, vrachtwagen, pot, potten, bundel, bundels, bak, bakken, kuub zand',
    pair: 'paar, paren',
    measure:
      "kg, kilo, kilo's, kilos, kilogram, g, gr, gram, ons, pond, ton, tonnen, t, l, ltr, liter, liters, hl, hectoliter, m, meter, meters, strekkende meter, m2, vierkante meter, m3, kubieke meter, kuub, km, uur, uren",
    size: 'ml, cl, mm, cm, inch, gb, tb, w, watt, v, volt, mah, mg, pk, kw, persoons',
    time: 'dag, dagen, werkdagen, week, weken, maand, maanden, jaar, jaren, u',
  },
  cues: {
    price:
      'prijs, prijzen, stukprijs, eenheidsprijs, adviesprijs, kost, kosten, kostte, kostten, tarief, rekenen, rekenen wij, rekent, bedraagt, komt op, komen op, wat kost, wat kosten, hoeveel kost, hoeveel kosten, hoe duur is, hoe duur zijn, is onze beste prijs, is het minimum, is onze laatste prijs, is mijn laatste bod, eindprijs, vraagprijs, doen we voor',
    at: 'à, a, @, voor, tegen, tegen een prijs van, op, zeg, laten we zeggen, kan ik doen, kunnen we doen, kunnen wij doen, wat dacht u van, wat dacht je van, zakken naar, zakken tot, gaan tot, maximaal, hooguit, hoogstens, niet meer dan, niet lager dan, blijven bij, uitkomen op, akkoord met, we maken er, maak er',
    per: 'per, per stuk, stuk, elk, ieder, het stuk, /, de kilo, per eenheid, de fles, de doos, het paar, de liter, de meter, de ton, de zak, de pallet, het kilo, de krat',
    quantity: 'aantal, hoeveelheid, stuks aantal, afname',
    from: 'vanaf, boven, boven de, meer dan, van meer dan, bij meer dan, bij afname van, bij een afname van, bij afname vanaf, bij bestellingen van, bij bestellingen boven, bij bestelling van, bij een bestelling van, bij bestellingen vanaf, over de, bij',
    given: 'als u, als we, als wij, als ik, als je, als jullie, indien u, indien wij, wanneer u',
    more: 'of meer, en meer, en hoger, en daarboven, +',
    minimum:
      'minimum, minimaal, minstens, ten minste, tenminste, minimale bestelling, minimumbestelling, minimum bestelling, minimale afname, minimumafname, minimale afname is, minimale bestelling is, minimum van, minimumaantal, minimum is, niet minder dan, minimale hoeveelheid, minimaal aantal',
    discount:
      'korting, kortingen, rabat, reductie, goedkoper, kwantumkorting, prijsverlaging, betalingskorting, afslag, aanbieding met, staffelkorting',
    less: 'min, minus, minder, onder aftrek van, eraf, er af',
    percent: 'procent, percent',
    total:
      'totaal, in totaal, totaalbedrag, totaalprijs, samen, bij elkaar, alles bij elkaar, voor alles, voor allemaal, budget, totaalsom',
    shipping:
      'verzending, verzendkosten, vracht, vrachtkosten, bezorgkosten, transport, transportkosten, levering kost, verpakkingskosten, verzekering, douane, installatie, montage, statiegeld, aanbetaling van, borg, toeslag, administratiekosten, opstartkosten',
    tax: 'btw, belasting, excl btw, incl btw',
    reference:
      'bestelling nr, bestelnummer, ordernummer, order nr, order, nr., nr, nummer, factuur, factuurnummer, factuur nr, offerte nr, offertenummer, artikelnummer, artikel nr, art nr, art.nr., klantnummer, ref, ref., referentie, telefoon, tel, tel., huisnummer, straat, kamer, pagina, kvk, tussen, postcode',
    request:
      'wil, willen, wilde, wilden, zou, zouden, graag, wil graag, willen graag, ontvang graag, ontvangen graag, hebben nodig, heb nodig, nodig, bestel, bestellen, bestelde, bestelden, bestelling van, besteld, neem, nemen, koop, kopen, stuur, sturen, stuurt u, stuur ons, stuur mij, lever, leveren, levert u, levert, leveren wij, zoek, zoeken, op zoek naar, interesse in, geïnteresseerd in, offerte voor, een offerte voor, offerte, aanbieding, aanbieding voor, aanbod, bieden, bieden wij, bieden aan, verkoopt u, verkopen jullie, verkopen, heeft u, hebt u, hebben jullie, reserveer, reserveren, noteer, noteert u, zet, zet ons, zet maar, doe, doe maar, doen, doet u, geef, geef ons, geef mij, bevestig, bevestigen, bevestigt u, prijs voor, prijs van, prijzen voor, wat kost, wat kosten, hoeveel kost, hoeveel kosten, dan, maak er, afnemen, aanschaffen, order voor, order van, actie op, korting op, bijbestellen, aankoop van',
    howMany:
      'hoeveel stuks, hoeveel wilt, hoeveel wil, hoeveel heeft u, hoeveel heb je, hoeveel hebben jullie, hoeveel moeten, welke hoeveelheid, welk aantal, hoeveel nodig, hoeveel mogen, hoeveel wenst, hoeveel zou',
    which:
      'welk model, welke maat, welke kleur, welk type, welke uitvoering, welk merk, welke versie, welke soort, welke, welk, welk product, om welk product, welk artikel',
    product: 'product, producten, artikel, artikelen, goederen',
    currency: 'valuta, munteenheid, welke valuta',
    cost: 'kost, kosten',
    accept:
      'akkoord, ok, oké, okay, oke, ja, goed, prima, afgesproken, in orde, is goed, dat is goed, geaccepteerd, accepteer, accepteren, wij accepteren, bevestigd, bevestig, bevestigen, perfect, mooi, uitstekend, fijn, deal, top, geen probleem, natuurlijk, zeker, uiteraard, klopt, genoteerd, bedankt, dank u, dank je, dankjewel, graag gedaan, eens, past, komt goed, begrepen, verkocht, doen we, gaan we doen, vooruit, goed dan, gecorrigeerd',
    refuse:
      'nee, nee bedankt, weigeren, weiger, onmogelijk, niet mogelijk, kan niet, kunnen we niet, kunnen wij niet, kan ik niet, helaas niet, geen interesse, niet akkoord, annuleren, geen korting, dat gaat niet, gaat niet lukken, lukt niet, sorry maar, geven we niet, doen we niet, laat maar, past niet',
    tooMuch:
      'te duur, te veel, teveel, te hoog, veel te, duur, boven ons budget, te weinig, te laag, aan de hoge kant, aan de prijzige kant, prijzig',
    past: 'vorig jaar, vorige maand, vorige week, vorige keer, de vorige keer, laatste keer, de laatste keer, vorige bestelling, vroeger, voorheen, eerder, vorige, oude prijs, de oude prijs, oude, betaalden, betaalden we, hebben betaald, betaald, was, waren, kostte, kostten, in de catalogus, volgens de catalogus, in uw catalogus, op uw website, op de website, op jullie site, normaal, normaal gesproken, meestal, gewoonlijk, tot nu toe, in de folder, toen',
    present:
      'dit jaar, nu, vandaag, momenteel, tegenwoordig, nieuwe prijs, de nieuwe, vanaf nu, deze keer, dit keer, deze maand, inmiddels',
    other:
      'concurrent, concurrenten, concurrentie, de concurrentie, andere leverancier, een andere leverancier, andere leveranciers, elders, ergens anders, ander bedrijf, een ander bedrijf, huidige leverancier, onze leverancier, bol.com, amazon, uw concurrent',
    wrong:
      'drukfout, fout, vergissing, per ongeluk, typefout, verkeerd, verkeerde, gefactureerd, u factureerde, jullie factureerden, u heeft gefactureerd, in rekening gebracht, geleverd kregen, kregen we, kregen wij, ontvingen, hebben ontvangen, op de factuur, factuur staat, zijn geleverd',
    unavailable:
      'uitverkocht, niet leverbaar, niet op voorraad, niet beschikbaar, niet meer leverbaar, op dit moment niet',
    stock:
      'op voorraad, in voorraad, beschikbaar, resteren, per maand, per week, per dag, per jaar, personen, mensen, medewerkers, gasten, maandelijks, wekelijks',
    instead: 'in plaats van, ipv, i.p.v., en niet, niet, niet de',
    correct:
      'maak daar, maak dat, wijzig naar, verander naar, wijzigen naar, veranderen in, gecorrigeerd naar, correctie, ik bedoel, ik bedoelde, moet zijn, sorry, eigenlijk, verhoog naar, verhogen naar, ophogen naar, verlaag naar, toch liever, toch maar, liever',
    only: 'alleen, slechts, enkel, alleen de',
    contrast: 'maar, echter, daarentegen, doch',
    and: 'en, of, dan, als, met, want, dus, plus',
    of: 'van',
    for: 'voor, van, op, bij, over, in',
    buyer:
      'wederverkopers, wederverkoper, resellers, scholen, studenten, klanten, nieuwe klanten, vaste klanten, leden, bedrijven, u, jullie, ons, mij, vooruitbetaling, contante betaling, verenigingen, grote afnemers',
    customer:
      'namens, in opdracht van, wij zijn, ik ben van, hier, klant:, bedrijf:, voor de firma, factuur naar, firma, u spreekt met',
    quality:
      'groot, grote, klein, kleine, middelgrote, zwart, zwarte, wit, witte, rood, rode, blauw, blauwe, groen, groene, geel, gele, grijs, grijze, nieuw, nieuwe, gebruikt, gebruikte, model, type',
    stop: "prijs, prijzen, offerte, offertes, aanbieding, aanbod, bestelling, bestellingen, order, levering, factuur, catalogus, prijslijst, ongeveer, circa, ca, ca., zo'n, volgende, beste, laatste, goedemorgen, goedemiddag, goedendag, hallo, dag, geachte, met vriendelijke groet, groeten, groet, klant, klanten, leverancier, bedrijf, voorwaarden, conditie, condities, geldigheid, termijn, datum, week, maand, jaar, morgen, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, beschikbaar, informatie, inclusief, incl, incl., exclusief, excl, excl., totaal, aantal, bedrag, afgesproken, besproken, gebruikelijke, betaling, hoeveel, welke, welk, wat, geleverd, franco, korting, vraag, monster, contract, speciale, speciaal, tot, er, ze, die, deze, dit, dat, zulke, andere, anders, zelfde, dezelfde, hetzelfde, kunt, kunnen, kan, zou, zouden, mogen, mag, moet, moeten, wordt, worden, is, zijn, maken, maak, geven, krijgen, krijgt, krijg, komt, gaat, geldt, gelden, graag, alstublieft, aub, a.u.b., svp, mvg, netto, bruto, meer, minder, stuk, ervan, daarvan, erbij, betalen, nog, eens, ook, wel, heer, mevrouw, extra, verzonden, bijvoorbeeld, inkoop, ieder, toe, mee, gerust, dan, maar",
    pay: 'betaling, betalingen, de betaling, betalingsvoorwaarden, betalingscondities, betaaltermijn, betalingstermijn, betalen, betaalt, betaald binnen, betalen wij',
    payable: 'betaalbaar, te betalen, te voldoen, te voldoen binnen, verschuldigd',
    method:
      'kredietbrief, documentair krediet, letter of credit, l/c, onherroepelijke kredietbrief, rembours, onder rembours, contant, contante betaling, contant bij levering, betaling bij levering, vooruitbetaling, vooruitbetaald, vooraf betalen, betaling vooraf, volledige vooruitbetaling, op rekening, op factuur, overschrijving, bankoverschrijving, per bank, automatische incasso, incasso, ideal, creditcard, per creditcard, pinnen, in termijnen, termijnen, maandelijkse termijnen, gespreide betaling, betaling bij ontvangst, documenten tegen betaling, open rekening, bij afhaling, betaling bij afhaling, betaling achteraf, achteraf',
    moment:
      'vooraf, vooruit, aanbetaling, bij bestelling, bij opdracht, bij orderbevestiging, bij levering, bij aflevering, bij ontvangst, bij afhaling, bij verzending, bij verscheping, voor levering, voor verzending, voor verscheping, na levering, na ontvangst, na ontvangst van de goederen, na ontvangst factuur, na ontvangst van de factuur, na factuur, na factuurdatum, vanaf factuurdatum, factuurdatum, na facturatie, na oplevering, einde maand, eind van de maand, einde van de maand, na bill of lading, na cognossement, cognossement, bij zicht, op zicht, tegen documenten, rest, de rest, restant, het restant, bij ondertekening, na afloop',
    net: 'netto, net',
    within: 'binnen, in, na, op, van, over, met',
    valid:
      'geldig, geldigheid, geldt, gelden, aanbieding, offerte, prijslijst, loopt, loopt tot, vast tot, verloopt, eindigt, actie, actie loopt, gegarandeerd, blijft geldig, vasthouden, houden, staat tot, prijzen gelden, van kracht, geldig tot, tot en met, prijs vast, gestand, aanbod',
    deliver:
      'levering, leveren, geleverd, leverdatum, levertijd, leverbaar, aankomst, verzending, verzonden, ophalen, afhalen, klaar, afspraak, vergadering, open, geopend, beurs, nodig voor, nodig hebben voor, installatie',
    place: 'naar, te, franco huis',
  },
  discounts: { 'voor de helft': 50, 'halve prijs': 50, 'voor de halve prijs': 50, 'de helft van de prijs': 50 },
  incoterms: {
    EXW: 'af fabriek, af magazijn',
    FCA: 'vrij vervoerder',
    FOB: 'vrij aan boord',
    DDP: 'geleverd rechten betaald, franco inclusief rechten',
    CFR: 'kostprijs en vracht',
    CIF: 'kostprijs verzekering en vracht',
  },
  nouns: 'telefoon, telefoons, mobiel, adressen',
  singular: [
    ['(?<=[aeiou])ieën', 'ie'], ["'s", ''], ['(?<=ts|laars)en', ''], ['([bdfgklmnprst])\\1en', '$1'], ['(?<=[aeiou]{2})([zv])en', '$1'], ['(?<=ij|ei|oe|ui|ie|eu|ou|au|aa|ee|oo|uu)sen', 's'], ['(?<![aeiou])([aou])([bdfgklmnprt])en', '$1$1$2'], ['(?<=[aeiou]{2}[bdfgklmnprst]|ij[bdfgklmnprst]|[aeiou][bcdfghklmnprstw][bcdfghklmnprstw]|tsen)en', ''], ['(?<=el|er|en|em|um|or|ar|op|et|ot|it|aar|ard|ie|je|é|a|o|u|y)s', ''],
  ], // biome-ignore format: a table
  invariable: 'handschoenen, schoenen, laarzen, oordopjes, jeans, gordijnen, noten, bonen, erwten',
  prompts: {
    product: 'Om welk product gaat het?',
    price: 'Welke prijs of korting is afgesproken?',
    currency: 'In welke valuta is de prijs?',
  },
};
