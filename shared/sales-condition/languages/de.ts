import type { SalesLanguage } from '../language.ts';

export const de: SalesLanguage = {
  code: 'de',
  decimal: ',',
  spaceGroups: true,
  plurals: 'kept',
  numbers: {
    words: {
      ein: 1, eine: 1, einen: 1, eins: 1, einer: 1, zwei: 2, zwo: 2, drei: 3, vier: 4, fünf: 5, fuenf: 5, sechs: 6, sieben: 7, acht: 8,
      neun: 9, zehn: 10, elf: 11, zwölf: 12, zwoelf: 12, dreizehn: 13, vierzehn: 14, fünfzehn: 15, sechzehn: 16,
      siebzehn: 17, achtzehn: 18, neunzehn: 19, zwanzig: 20, dreißig: 30, vierzig: 40, fünfzig: 50, fuenfzig: 50, sechzig: 60,
      siebzig: 70, achtzig: 80, neunzig: 90, 'ein halbes dutzend': 6, anderthalb: 1.5,
    }, // biome-ignore format: a table
    multipliers: {
      hundert: 100,
      tausend: 1000,
      tsd: 1000,
      'tsd.': 1000,
      k: 1000,
      million: 1e6,
      millionen: 1e6,
      mio: 1e6,
      'mio.': 1e6,
      dutzend: 12,
      'ein dutzend': 12,
    },
    weak: 'ein, eine, einen, eins, einer',
    joins: 'und',
    isGlued: true,
  },
  currencies: {
    $: 'dollar, dollars',
    USD: 'us-dollar, us dollar, amerikanische dollar',
    CAD: 'kanadische dollar',
    AUD: 'australische dollar',
    EUR: 'euro, euros, teuro',
    CHF: 'franken, schweizer franken, sfr, fr., stutz',
    GBP: 'pfund sterling, britische pfund, englische pfund',
    PLN: 'zloty, złoty',
    CZK: 'tschechische kronen, kronen',
    SEK: 'schwedische kronen',
    DKK: 'dänische kronen',
    NOK: 'norwegische kronen',
    JPY: 'yen',
    CNY: 'yuan, renminbi',
    TRY: 'türkische lira, lira',
    HUF: 'forint',
  },
  minor: { EUR: 'cent, cents, ct', CHF: 'rappen' },
  units: {
    count:
      'stück, stk, stk., st., st, einheit, einheiten, exemplar, exemplare, exemplaren, satz, sätze, stücke, set, sets, lizenz, lizenzen, mal, blatt, bogen, pcs',
    pack: 'karton, kartons, kiste, kisten, schachtel, schachteln, packung, packungen, pack, päckchen, paket, pakete, paketen, sack, säcke, säcken, beutel, tüte, tüten, palette, paletten, flasche, flaschen, dose, dosen, glas, gläser, eimer, kanister, fass, fässer, tonnen-fass, rolle, rollen, spule, spulen, ballen, bund, bündel, container, gebinde, tube, tuben, tray, trays, ries, big bag, big bags, lkw, ladung, ladungen, kasten, kästen, steige, steigen, bigbag, ve',
    pair: 'paar',
    measure:
      'kg, kilo, kilos, kilogramm, g, gr, gramm, pfund, zentner, t, to, tonne, tonnen, l, ltr, liter, hl, hektoliter, m, meter, metern, lfm, laufmeter, laufende meter, qm, m2, quadratmeter, m3, kubikmeter, cbm, festmeter, raummeter, ster, km, stunde, stunden, std',
    size: 'ml, cl, mm, cm, zoll, gb, tb, watt, w, volt, v, mah, mg, ps, kw, zöllig, teilig, polig',
    time: 'tag, tage, tagen, werktage, werktagen, arbeitstage, arbeitstagen, woche, wochen, monat, monate, monaten, jahr, jahre, jahren, uhr, h',
  },
  cues: {
    price:
      'preis, preise, preisen, stückpreis, einzelpreis, einheitspreis, listenpreis, kosten, kostet, kosteten, kostete, kostenpunkt, liegt bei, liegen bei, kommt auf, kommen auf, beträgt, betragen, berechnen wir, berechnen, verlangen, kurs, tarif, was kostet, was kosten, wie viel kostet, wieviel kostet, ist unser bester preis, ist das minimum, ist unser letztes wort, ist das letzte angebot, ist das äußerste, ist mein letztes angebot, endpreis',
    at: 'zu, à, a, @, für, zum preis von, zu je, je, bei, sagen wir, wie wäre es mit, wie wärs mit, maximal, höchstens, auf, runter auf, runtergehen auf, herunter auf, entgegenkommen auf, gehen wir auf, nicht mehr als, machen wir, treffen wir uns bei, einigen wir uns auf, bleiben bei, könnte ich machen, kann ich machen, können wir machen',
    per: 'je, pro, das stück, der stück, die stück, per, /, jeweils, jedes, einzeln, das kilo, der liter, die tonne, der meter, die flasche, die kiste, der karton, der sack, die palette, das paar, die packung, der quadratmeter, pro stück, je stück, st',
    quantity: 'menge, anzahl, stückzahl, bestellmenge',
    from: 'ab, über, mehr als, von mehr als, bei mehr als, bei über, oberhalb von, bei mindestabnahme von, bei bestellungen ab, bei bestellungen über, bei einer abnahme ab, ab einer menge von, ab einer abnahme von, ab einer bestellmenge von, bei abnahme von, bei einer abnahme von, bei einer bestellung von, ab mengen von',
    given: 'wenn sie, wenn wir, wenn ich, wenn ihr, wenn du, falls wir, falls sie, bei',
    more: 'oder mehr, und mehr, aufwärts, und darüber, +',
    minimum:
      'mindestens, mindestmenge, mindestmenge von, mindestbestellmenge, mindestbestellmenge von, mindestbestellung, mindestabnahme, mindestabnahme von, mindestabnahmemenge, minimum, die mindestmenge ist, die mindestbestellmenge ist, die mindestmenge beträgt, die mindestbestellmenge beträgt, die mindestabnahme beträgt, nicht weniger als, mindestauftrag',
    discount:
      'rabatt, rabatte, skonto, nachlass, preisnachlass, ermäßigung, rabattiert, günstiger, billiger, abzug, mengenrabatt, bonus, prozente, preisreduktion, reduziert, vergünstigung, treuerabatt, sonderrabatt, aktion, rabatt von, rabatt auf',
    less: 'abzüglich, minus, weniger, reduziert um, abzgl, abzgl.',
    percent: 'prozent, vh, proz, proz.',
    total:
      'gesamt, insgesamt, gesamtpreis, gesamtsumme, gesamtbetrag, summe, zusammen, für alle, für alles, budget, pauschal, pauschale, alles zusammen, im ganzen, auftragswert',
    shipping:
      'versand, versandkosten, porto, fracht, frachtkosten, lieferkosten, transport, transportkosten, verpackung, versicherung, zoll, montage, installation, anfahrt, einrichtung, rüstkosten, werkzeugkosten, anzahlung von, kaution, muster kosten, mindermengenzuschlag, zuschlag, aufschlag, liefergebühr, versandpauschale, pfand, mahngebühr, bearbeitungsgebühr, lieferung kostet',
    tax: 'mwst, mwst., mehrwertsteuer, ust, ust., umsatzsteuer, steuer, zzgl mwst',
    reference:
      'bestellung nr, bestellung nr., bestellnummer, bestellnr, bestell-nr., auftrag nr., auftragsnummer, auftrag, rechnung nr., rechnung, rechnungsnummer, angebot nr., angebot nr, angebotsnummer, nr., nr, nummer, artikel nr., artikel-nr., artikelnummer, art.-nr., kundennummer, kunden-nr., ref, ref., referenz, hausnummer, telefon, tel, tel., plz, seite, zimmer, raum, zwischen, normung, din, iso, en',
    request:
      'brauche, brauchen, bräuchte, bräuchten, benötige, benötigen, benötigten, möchte, möchten, will, wollen, wollten, hätte gern, hätte gerne, hätten gern, hätten gerne, bestelle, bestellen, bestellten, bestellt, haben bestellt, nehme, nehmen, kaufe, kaufen, bitte, schicken, schicken sie, senden, senden sie, senden sie uns, liefern, liefern sie, liefert, liefern wir, suche, suchen, anfrage, anfragen, anfrage über, anfrage für, anfrage zu, interessiert an, interessieren uns für, interesse an, angebot für, angebot über, ein angebot für, ein angebot über, bieten, bieten wir, anbieten, biete, verkaufen, verkaufen sie, führen sie, haben sie, hätten sie, habt ihr, reservieren, reservieren sie, bestellung über, bestellung von, auftrag über, auftrag für, bestätigen, bestätigen sie, ordern, ordere, abnehmen, nimm, geben sie uns, geben sie mir, gib mir, dann, es wären, wären, buchen, beziehen, preis für, preise für, was kosten, was kostet, wie teuer sind, wie teuer ist, wie viel kosten, machen sie, machen sie uns, trage, tragen sie, notieren sie, vormerken, her mit, sonderangebot, rabatt auf, für uns, nachbestellen, erwerben',
    howMany:
      'wie viele, wieviele, wie viel stück, wieviel stück, welche menge, welche stückzahl, wie viel brauchen, wieviel brauchen, wie viel benötigen, wie viel soll, wie viel darf',
    which:
      'welches modell, welche größe, welche farbe, welche ausführung, welcher typ, welchen typ, welche marke, welche version, welche sorte, welches, welche, welcher, welchen, welches produkt, um welches produkt, welcher artikel, welchen artikel',
    product: 'produkt, produkte, artikel, ware, waren',
    currency: 'währung, welche währung, welcher währung',
    cost: 'kosten, kostet',
    accept:
      'einverstanden, ok, okay, o.k., ja, jo, jawohl, gut, in ordnung, passt, abgemacht, angenommen, wir nehmen an, nehmen an, geht klar, geht in ordnung, alles klar, bestätigt, bestätige, bestätigen, bestätigen wir, wunderbar, prima, super, perfekt, sehr gut, klingt gut, hört sich gut an, gerne, gern, natürlich, selbstverständlich, klar, sicher, deal, gebongt, akzeptiert, akzeptieren, vereinbart, zugestimmt, stimme zu, stimmen zu, kein problem, gemacht, machen wir so, machen wir, so machen wir es, notiert, danke, vielen dank, na gut, meinetwegen, zusage, top, genau, richtig, freut mich, dann so, ausgezeichnet, korrigiert',
    refuse:
      'nein, nein danke, nee, nö, lehnen ab, abgelehnt, nicht möglich, unmöglich, geht nicht, geht leider nicht, leider nein, leider nicht, nicht akzeptabel, kein interesse, können wir nicht, kann ich nicht, kein rabatt, keinen rabatt, keine rabatte, kommt nicht in frage, auf keinen fall, stornieren, nicht machbar, nicht drin, bedaure, verzichten, das wird nichts, passt nicht, gewähren wir nicht',
    tooMuch:
      'zu teuer, zu viel, zuviel, zu hoch, zu viele, zu wenig, zu niedrig, teuer, über unserem budget, sprengt unser budget, überteuert, etwas viel, ganz schön viel, happig',
    past: 'letztes jahr, letzten monat, letzte woche, letztes mal, beim letzten mal, voriges jahr, vorher, früher, vorige, bisher, bislang, bisheriger, alter preis, der alte, alten preis, zuletzt, damals, zahlten wir, haben wir gezahlt, haben gezahlt, hatten wir, bezahlt, gezahlt, war, waren, kostete, kosteten, im katalog, laut katalog, auf ihrer website, auf der website, auf der homepage, im prospekt, normalerweise, sonst, üblicherweise, im vorjahr, vorjahr, ursprünglich, gestern, vor kurzem',
    present:
      'dieses jahr, jetzt, heute, nun, aktuell, derzeit, momentan, neuer preis, der neue, ab sofort, inzwischen, diesmal, dieses mal',
    other:
      'konkurrenz, konkurrent, konkurrenten, mitbewerber, wettbewerber, wettbewerb, anderer lieferant, anderen lieferanten, andere lieferanten, anderer anbieter, anderen anbieter, anderswo, woanders, andere firma, amazon, bei der konkurrenz, ihr konkurrent, unser lieferant, jetziger lieferant',
    wrong:
      'druckfehler, fehler, tippfehler, versehentlich, irrtum, irrtümlich, falsch, falsche, sie haben berechnet, haben sie berechnet, berechnet haben, in rechnung gestellt, verrechnet, geliefert haben, geliefert wurden, haben wir bekommen, bekommen haben, erhalten haben, auf der rechnung, laut rechnung, rechnung steht, kamen an, geliefert wurde',
    unavailable:
      'ausverkauft, nicht lieferbar, nicht verfügbar, nicht vorrätig, nicht auf lager, vergriffen, nicht mehr im sortiment',
    stock:
      'auf lager, am lager, vorrätig, verfügbar, lagernd, pro monat, pro woche, pro tag, pro jahr, im monat, im jahr, personen, leute, mitarbeiter, gäste, monatlich, wöchentlich',
    instead: 'statt, anstatt, anstelle von, nicht, und nicht, statt der, anstelle der',
    correct:
      'ändern sie auf, ändern auf, doch lieber, lieber, korrektur, korrigiert auf, korrigieren, gemeint, ich meinte, ich meine, sollte heißen, entschuldigung, sorry, erhöhen auf, erhöhen sie auf, aufstocken auf, doch, reduzieren auf, eigentlich, sondern',
    only: 'nur, nur die, lediglich, bloß',
    contrast: 'aber, jedoch, sondern, allerdings, hingegen',
    and: 'und, oder, dann, wenn, mit, weil, also, sowie, plus, bei',
    of: 'von, vom',
    for: 'für, von, auf, bei, über, zu, im',
    buyer:
      'händler, wiederverkäufer, schulen, studenten, kunden, neukunden, stammkunden, mitglieder, vereine, firmen, firmenkunden, sie, uns, mich, vorkasse, barzahlung, großabnehmer, wiederverkäufern, schüler, behörden, dich, euch',
    customer:
      'im namen von, im auftrag von, im auftrag der, wir sind, hier ist, wir sind die, ich bin von, hier die firma, firma:, kunde:, für die firma, hier spricht, rechnung an',
    quality:
      'groß, große, großen, klein, kleine, kleinen, mittlere, schwarz, schwarze, schwarzen, weiß, weiße, weißen, rot, rote, roten, blau, blaue, blauen, grün, grüne, grünen, gelb, gelbe, grau, graue, neu, neue, neuen, gebraucht, gebrauchte, modell, typ',
    stop: 'preis, preise, angebot, angebote, angebots, bestellung, bestellungen, auftrag, lieferung, rechnung, katalog, preisliste, ungefähr, circa, ca, ca., etwa, rund, nächste, nächsten, nächster, beste, bester, besten, letzter, guten tag, guten morgen, hallo, moin, sehr geehrte, damen, herren, mit freundlichen grüßen, freundliche grüße, viele grüße, grüße, mfg, kunde, kunden, lieferant, firma, unternehmen, bedingungen, konditionen, frist, datum, woche, monat, jahr, morgen, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, verfügbar, interessiert, information, inklusive, inkl, inkl., exkl, exkl., gesamt, menge, betrag, gültig, weitere, weiteren, weiterer, andere, anderen, gleiche, gleichen, selbe, selben, möglich, kann, können, könnten, könnte, macht, wird, würde, würden, geht, gilt, gelten, wäre, wie, viel, viele, was, welche, welcher, welches, diese, diesen, dieser, dieses, solche, davon, dazu, hierfür, insgesamt, jeweils, dürfen, darf, sollen, liefern, geliefert, frei, netto, brutto, rabatt, zahlung, zahlen, mehr, weniger, vereinbart, vereinbarten, vereinbarte, besprochen, genannten, rein, raus, runter, drauf, drin, her, hin, mal, stück, sonder, gewünscht, noch, erstmal, euch, ihnen, muster, vertrag, frage, sagen, sagt, statt, machen, mach, gute, lieber, schon, klar, nehmen, nimm, rum, außerdem, zurück, zuerst, zusätzlich, zuzüglich, zzgl, zzgl., versand, fein, schöne, wünsche, dame, herr, frau, anbei, gern, gerne',
    pay: 'zahlung, zahlungen, zahlungsbedingungen, zahlungsziel, zahlungsfrist, zahlungskonditionen, bezahlung, zahlen, bezahlen, zahlen wir, bezahlt wird, begleichen, ziel',
    payable: 'zahlbar, fällig, zu zahlen, zu bezahlen, zahlen wir',
    method:
      'akkreditiv, unwiderrufliches akkreditiv, unwiderruflichem akkreditiv, dokumentenakkreditiv, nachnahme, per nachnahme, barzahlung, bar, in bar, barzahlung bei lieferung, vorkasse, vorauskasse, vorauszahlung, per vorkasse, gegen vorkasse, auf rechnung, auf ziel, kauf auf rechnung, überweisung, per überweisung, banküberweisung, lastschrift, per lastschrift, sepa-lastschrift, bankeinzug, ratenzahlung, raten, monatsraten, monatlichen raten, monatliche raten, in raten, kreditkarte, per kreditkarte, paypal, zahlung bei lieferung, zahlung bei abholung, zahlung bei erhalt, sofort, sofort rein netto, zahlung im voraus, kasse gegen dokumente, dokumente gegen zahlung, d/p, sofort nach erhalt, leasing, rein netto, offene rechnung, sofort ohne abzug',
    moment:
      'im voraus, vorab, anzahlung, bei bestellung, bei auftragserteilung, bei auftrag, bei lieferung, bei übergabe, bei abholung, bei erhalt, bei abnahme, bei versand, bei verschiffung, bei verladung, vor lieferung, vor versand, vor auslieferung, vor verschiffung, nach lieferung, nach erhalt, nach erhalt der ware, nach erhalt der rechnung, nach rechnungserhalt, nach rechnungseingang, nach rechnung, nach rechnungsdatum, nach rechnungsstellung, ab rechnungsdatum, ab rechnung, ab rechnungseingang, ab rechnungserhalt, nach wareneingang, ab lieferung, nach abnahme, nach bill of lading, nach konnossement, ab konnossementsdatum, gegen dokumente, bei sicht, auf sicht, zum monatsende, monatsende, ende des monats, rest, der rest, restzahlung, restbetrag, bei vertragsabschluss, bei montage, nach installation',
    net: 'netto, rein netto, ohne abzug',
    within: 'innerhalb von, innerhalb, binnen, in, nach, mit, bis, von, über, zahlungsziel, mit zahlungsziel, ziel',
    valid:
      'gültig, gültigkeit, angebot, preisliste, preise gelten, gilt, gelten, bindend, freibleibend, läuft, läuft bis, befristet, gültig bis, gültig ab, aktion, steht bis, halten, preisbindung, garantiert, verbindlich, aktionspreis, sonderangebot, fest bis, läuft ab, endet, preis hält, preise fest, rahmenvertrag',
    deliver:
      'lieferung, liefern, geliefert, liefertermin, lieferdatum, lieferbar, ankunft, versand, versendet, abholung, abholen, abholbereit, lieferzeit, termin, besprechung, messe, geöffnet, öffnungszeiten, montage, brauchen sie bis, brauchen wir bis, spätestens',
    place: 'nach, frei haus, bis nach, ins, in die',
  },
  discounts: { 'zum halben preis': 50, 'halber preis': 50, 'halben preis': 50, 'die hälfte': 50 },
  incoterms: {
    EXW: 'ab werk, ab lager',
    FCA: 'frei frachtführer',
    FOB: 'frei an bord',
    CPT: 'frachtfrei',
    CFR: 'kosten und fracht',
    DDP: 'geliefert verzollt, frei haus verzollt',
    DAP: 'geliefert benannter ort',
  },
  nouns: 'handy, telefon, telefone, adressen',
  singular: [],
  prompts: {
    product: 'Um welches Produkt geht es?',
    price: 'Welcher Preis oder Rabatt ist vereinbart?',
    currency: 'In welcher Währung ist der Preis?',
  },
};
