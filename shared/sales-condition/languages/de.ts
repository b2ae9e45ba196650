import type { SalesLanguage } from '../language.ts';

export const de: SalesLanguage = {
  code: 'de',
  decimal: ',',
  spaceGroups: true,
  plurals: 'kept',
  compounds: true,
  numbers: {
    words: {
      ein: 1,
      eine: 1,
      einen: 1,
      einer: 1,
      eins: 1,
      zwei: 2,
      zwo: 2,
      drei: 3,
      vier: 4,
      fünf: 5,
      fuenf: 5,
      sechs: 6,
      sieben: 7,
      acht: 8,
      neun: 9,
      zehn: 10,
      elf: 11,
      zwölf: 12,
      zwoelf: 12,
      dreizehn: 13,
      vierzehn: 14,
      fünfzehn: 15,
      fuenfzehn: 15,
      sechzehn: 16,
      siebzehn: 17,
      achtzehn: 18,
      neunzehn: 19,
      zwanzig: 20,
      dreißig: 30,
      vierzig: 40,
      fünfzig: 50,
      fuenfzig: 50,
      sechzig: 60,
      siebzig: 70,
      achtzig: 80,
      neunzig: 90,
      anderthalb: 1.5,
      eineinhalb: 1.5,
      zweieinhalb: 2.5,
      dreieinhalb: 3.5,
      viereinhalb: 4.5,
      'ein halbes dutzend': 6,
      'eine halbe': 0.5,
      'einen halben': 0.5,
    },
    multipliers: {
      hundert: 100,
      tausend: 1000,
      'ein tausend': 1000,
      tsd: 1000,
      'tsd.': 1000,
      k: 1000,
      million: 1e6,
      millionen: 1e6,
      mio: 1e6,
      'mio.': 1e6,
      dutzend: 12,
      'ein dutzend': 12,
      gros: 144,
    },
    weak: 'ein, eine, einen, einer, eins',
    joins: 'und',
    isGlued: true,
  },
  currencies: {
    $: 'dollar, dollars',
    USD: 'us-dollar, us dollar, us-dollars, amerikanische dollar',
    CAD: 'kanadische dollar, kanadischen dollar',
    AUD: 'australische dollar, australischen dollar',
    EUR: 'euro, euros, eur., teuro',
    CHF: 'franken, schweizer franken, fränkli, stutz',
    GBP: 'pfund sterling, britische pfund, britischen pfund, englische pfund',
    PLN: 'zloty',
    CZK: 'tschechische kronen, tschechischen kronen, kronen',
    SEK: 'schwedische kronen, schwedischen kronen',
    DKK: 'dänische kronen, dänischen kronen',
    NOK: 'norwegische kronen, norwegischen kronen',
    JPY: 'yen',
    CNY: 'yuan, renminbi',
    TRY: 'türkische lira, lira',
    HUF: 'forint',
    RUB: 'rubel',
    AED: 'dirham',
  },
  minor: { EUR: 'cent, cents, ct, ct., eurocent', CHF: 'rappen' },
  units: {
    count:
      'stück, stk, stk., stck, stck., stueck, stücke, stücken, st., st, einheit, einheiten, exemplar, exemplare, exemplaren, satz, sätze, sätzen, set, sets, lizenz, lizenzen, blatt, bogen, pcs, tafeln, platten, stangen, garnitur, garnituren',
    pack: 'karton, kartons, kiste, kisten, schachtel, schachteln, packung, packungen, pack, päckchen, paket, pakete, paketen, pkg, pck, sack, säcke, säcken, saecke, beutel, beuteln, tüte, tüten, palette, paletten, europalette, europaletten, flasche, flaschen, dose, dosen, glas, gläser, gläsern, eimer, eimern, kanister, kanistern, fass, fässer, fässern, faß, rolle, rollen, spule, spulen, ballen, bund, bündel, bündeln, container, containern, gebinde, gebinden, tube, tuben, tray, trays, ries, big bag, big bags, bigbag, bigbags, lkw, ladung, ladungen, kasten, kästen, steige, steigen, ve, ve., vpe, verpackungseinheit, verpackungseinheiten, überkarton, überkartons, umkarton, umkartons, harass, harassen, gitterbox, gitterboxen, trommel, trommeln, stiege, stiegen, becher, bechern, patrone, patronen, fuhre, fuhren, lkw-ladung, lkw-ladungen, charge, chargen',
    pair: 'paar',
    measure:
      'kg, kg., kilo, kilos, kilogramm, g, gr, gramm, pfund, zentner, dt, doppelzentner, t, to, to., tonne, tonnen, l, ltr, ltr., liter, litern, hl, hektoliter, m, meter, metern, lfm, lfdm, lfd. meter, lfd meter, lfd. m, lfd m, laufmeter, laufmetern, laufende meter, laufenden meter, laufender meter, qm, m2, quadratmeter, quadratmetern, m3, kubikmeter, kubikmetern, cbm, festmeter, raummeter, ster, srm, schüttraummeter, km, stunde, stunden, std, std., kwh, mwh, hektar, ha',
    size: 'ml, cl, dl, mm, cm, zoll, gb, tb, mb, watt, w, volt, v, mah, ah, mg, ps, kw, zöllig, teilig, polig, lagig, fach, dpi, ghz, hz, ampere, grad, bar',
    time: 'tag, tage, tagen, tg, werktag, werktage, werktagen, arbeitstag, arbeitstage, arbeitstagen, kalendertage, kalendertagen, bankarbeitstage, woche, wochen, kw woche, monat, monate, monaten, monatsraten monate, quartale, jahr, jahre, jahren, uhr, h, minute, minuten, min.',
  },
  cues: {
    price:
      'preis, preise, preisen, preises, preislich, stückpreis, einzelpreis, einheitspreis, nettopreis, bruttopreis, festpreis, staffelpreis, sonderpreis, zielpreis, richtpreis, vorzugspreis, freundschaftspreis, abnahmepreis, kilopreis, literpreis, meterpreis, listenpreis, katalogpreis, endpreis, vk, ek, kosten, kostet, kosteten, kostete, koste, kostenpunkt, liegt bei, liegen bei, lägen wir bei, liegen wir bei, liegt aktuell bei, wären wir bei, sind wir bei, landen wir bei, kommt auf, kommen auf, kommt bei uns auf, komme ich auf, beträgt, betragen, beläuft sich auf, berechnen wir, berechnen, verlangen, verlangt, nehmen wir dafür, kurs, tarif, was kostet, was kosten, was würde kosten, was würden kosten, wie viel kostet, wie viel kosten, wieviel kostet, wieviel kosten, wie teuer, was verlangt ihr, was verlangen sie, was rufen sie auf, ist unser bester preis, ist das minimum, ist unser letztes wort, ist mein letztes wort, ist das letzte angebot, ist das äußerste, ist mein letztes angebot, ist unser letztes angebot, ist unsere schmerzgrenze, ist meine schmerzgrenze, schmerzgrenze, schmerzgrenze ist, ist die untergrenze, untergrenze, ist unser limit, preisvorstellung, wären möglich, wäre möglich, wäre machbar, sind machbar, wäre drin, wären drin, sind drin, kann ich zahlen, würde ich zahlen, würden wir zahlen, zahlen würde ich, zahlen wir',
    cost: 'kosten, kostet, kosteten, kommen auf, kommt auf, macht das',
    question:
      'was kostet, was kosten, wie teuer, wie viel kostet, wie viel kosten, wieviel kostet, wieviel kosten, wie viele, wieviele',
    at: 'zu, à, á, a, @, für, fuer, zum preis von, zu einem preis von, zum stückpreis von, zu einem stückpreis von, zum einzelpreis von, zum kurs von, zu je, je, bei, sagen wir, sagen wir mal, sage ich mal, wie wäre es mit, wie wäre, wie wärs mit, wie wärs, wie wär es mit, maximal, max, max., höchstens, allerhöchstens, auf, runter auf, runtergehen auf, herunter auf, herunterkommen auf, entgegenkommen auf, gehen wir auf, gehe ich auf, bis auf, senken auf, nicht mehr als, nicht über, nicht unter, machen wir, mach ich, mache ich, machen sie, machen sie mir, machen sie uns, macht ihr, mach mir, gib mir, treffen wir uns bei, treffen uns bei, wir treffen uns bei, einigen wir uns auf, einigen uns auf, bleiben bei, bleibe bei, bleiben wir bei, bleibt bei, könnte ich machen, kann ich machen, können wir machen, unter, sonst, könnte auf, können auf, kann auf, kosten würde, äußerstenfalls, mehr als',
    per: 'je, pro, per, p., /, das stück, der stück, die stück, das stk, jeweils, jedes, einzeln, das kilo, den kilo, das pfund, der liter, den liter, die tonne, der meter, den meter, die flasche, die kiste, der karton, den karton, der sack, den sack, die palette, das paar, die packung, der quadratmeter, den quadratmeter, das set, die dose, die rolle, der eimer, das fass, der kubikmeter, die stunde, das glas, der beutel, der zentner, die einheit, das exemplar, der kanister, pro stück, je stück, stückpreis',
    quantity:
      'menge, mengen, anzahl, stückzahl, bestellmenge, abnahmemenge, jahresmenge, abnahme, abnahme von, gesamtmenge, auflage, auflage von',
    from: 'ab, ab einer, mehr als, von mehr als, bei mehr als, bei über, für über, mengen über, oberhalb von, ab mengen von, bei bestellungen ab, bei bestellungen über, bei bestellungen von, bei bestellung von, bei bestellung ab, bei einer abnahme ab, ab einer menge von, ab einer abnahme von, ab einer abnahmemenge von, ab einer bestellmenge von, ab einer bestellung von, ab einer stückzahl von, bei abnahme von, bei abnahme ab, bei einer abnahme von, bei mindestabnahme von, bei einer bestellung von, bei mengen ab, bei mengen von, bei mengen über, ab abnahme von, staffel ab, beginnend bei, ab bestellmenge',
    given:
      'wenn sie, wenn wir, wenn ich, wenn ihr, wenn du, wenns, falls wir, falls sie, falls ich, falls ihr, sofern sie, nehmen sie, bestellen sie, würden sie, bei, mit, vorausgesetzt sie nehmen, angenommen wir nehmen',
    more: 'oder mehr, und mehr, aufwärts, und darüber, oder darüber, und aufwärts, plus stück, +',
    minimum:
      'mindestens, mindestmenge, mindestmenge von, mindestbestellmenge, mindestbestellmenge von, mindestbestellmengen, mindestbestellung, mindestbestellung von, mindestabnahme, mindestabnahme von, mindestabnahmemenge, minimum, minimum ist, mbm, mbm von, moq, min, min., die mindestmenge ist, die mindestbestellmenge ist, die mindestmenge beträgt, die mindestbestellmenge beträgt, mindestbestellmenge beträgt, mindestbestellmenge liegt bei, mindestmenge liegt bei, mindestmenge beträgt, mindestabnahme beträgt, die mindestabnahme beträgt, mindestabnahme liegt bei, mindestabnahme sind, mindestbestellmenge sind, mindestmenge sind, nicht weniger als, mindestauftrag, mindestauftragsmenge, nicht unter, wenigstens',
    discount:
      'rabatt, rabatte, rabatten, rabatts, skonto, skonti, nachlass, nachlaß, preisnachlass, preisnachlässe, nachlässe, ermäßigung, rabattiert, rabattieren, günstiger, billiger, abzug, abschlag, mengenrabatt, mengenrabatte, staffelrabatt, bonus, prozente, preisreduktion, preissenkung, reduziert, reduzierung, vergünstigung, treuerabatt, neukundenrabatt, stammkundenrabatt, großkundenrabatt, händlerrabatt, messerabatt, erstbestellerrabatt, einführungsrabatt, sonderrabatt, barzahlungsrabatt, frühbucherrabatt, frühbezugsrabatt, frühbestellrabatt, jubiläumsrabatt, sommerrabatt, winterrabatt, projektrabatt, sofortrabatt, wiederverkäuferrabatt, vereinsrabatt, schulrabatt, aktionsrabatt, rabattaktion, wir kommen ihnen entgegen mit, entgegenkommen, preislich entgegenkommen, rabatt von, einen rabatt von, nachlass von, einen nachlass von, rabatt auf, abziehen, runter, runtergehen, unter listenpreis, unter liste, unter dem listenpreis, gutschrift, auf den listenpreis, drauf an rabatt',
    less: 'abzüglich, abzgl, abzgl., minus, reduziert um, günstiger um, billiger um, lasse ich nach, abziehen von, ziehen wir ab, um, senken um',
    total:
      'gesamt, insgesamt, gesamtpreis, gesamtsumme, gesamtbetrag, gesamtwert, in summe, summe, zusammen, für alle, für alles, für den ganzen posten, für die ganze ladung, budget, pauschal, pauschale, pauschalpreis, alles zusammen, alles in allem, im ganzen, auftragswert, auftragssumme, auftragsvolumen, bestellwert, warenwert, mindestbestellwert, rechnungsbetrag, rechnungssumme, komplett, komplettpreis, unterm strich, jahresumsatz, umsatz, freigrenze, zwischensumme, endsumme',
    shipping:
      'versand, versandkosten, versandkostenpauschale, porto, fracht, frachtkosten, frachtpauschale, frachtanteil, lieferkosten, lieferpauschale, transport, transportkosten, spedition, verpackung, verpackungskosten, verpackungspauschale, versicherung, zoll, zollkosten, montage, montagekosten, installation, anfahrt, anfahrtspauschale, einrichtung, einrichtungskosten, rüstkosten, werkzeugkosten, formkosten, klischeekosten, druckkosten, gravur, anzahlung von, kaution, musterkosten, mindermengenzuschlag, zuschlag, expresszuschlag, aufschlag, aufpreis, liefergebühr, versandpauschale, pfand, palettenpfand, mahngebühr, mahngebühren, bearbeitungsgebühr, lieferung kostet, lieferung kommt auf, maut, mautzuschlag, energiezuschlag, versandkostenfrei, frachtfrei ab, frei haus ab, vertragsstrafe, verzugszinsen, garantie, gewährleistung, express',
    percent: 'prozent, vh, v.h., proz, proz., prozentigen, prozentiger, %ig, %igen',
    tax: 'mwst, mwst., mehrwertsteuer, ust, ust., umsatzsteuer, steuer, zzgl mwst, zzgl. mwst, zzgl. mwst., zuzüglich mwst, inkl. mwst, inkl. mwst., exkl. mwst, exkl. mwst., plus mwst, vorsteuer, gesetzliche mehrwertsteuer, anteil, zoll',
    reference:
      'bestellung nr, bestellung nr., bestellnummer, bestellnr, bestellnr., bestell-nr., bestell-nr, best.-nr., auftrag nr., auftragsnummer, auftragsnr., auftrag, auftragsnr, rechnung nr., rechnung, rechnungsnummer, rechnungsnr, rechnungsnr., angebot nr., angebot nr, angebotsnummer, angebotsnr, angebotsnr., angebots-nr., nr., nr, no., nummer, artikel nr., artikel-nr., artikel-nr, artikelnr, artikelnr., artikelnummer, art.-nr., art.nr., art. nr., art.-nr, kundennummer, kundennr, kundennr., kunden-nr., lieferschein, lieferscheinnummer, ref, ref., referenz, vorgang, vorgangsnummer, projekt, projektnummer, hausnummer, telefon, tel, tel., fax, mobil, plz, seite, zimmer, raum, halle, stand, tor, rampe, zwischen, normung, din, iso, en, charge nr., zolltarifnummer, ust-id, ust-idnr., steuernummer, iban, größe, groesse, gr., kw, kalenderwoche, typ, modell, nummer',
    request:
      'brauche, brauchen, bräuchte, bräuchten, braeuchten, brauchten, benötige, benötigen, benötigt, benötigten, benoetigen, bedarf, bedarf an, bedarf von, möchte, möchten, moechte, moechten, will, wollen, wollten, wollte, hätte gern, hätte gerne, hätten gern, hätten gerne, haette gern, haette gerne, haetten gern, haetten gerne, ich hätte, wir hätten, bestelle, bestellen, bestellten, bestellt, haben bestellt, nehme, nehmen, nehm, kaufe, kaufen, einkaufen, abnehmen, nehmen ab, bitte, bitte um, schicken, schick, schicke, schicken sie, senden, sende, senden sie, senden sie uns, liefern, liefert, liefern sie, liefern wir, könnt ihr liefern, suche, suchen, auf der suche nach, anfrage, anfragen, anfrage über, anfrage für, anfrage zu, anfrage bezüglich, interessiert an, interessieren uns für, interessiere mich für, interesse an, angebot für, angebot über, angebot zu, angebot von, ein angebot für, ein angebot über, angebot:, angebot, bieten, bieten wir, wir bieten, ich biete, biete ich, biete, anbieten, bieten sie, verkaufen, verkauft ihr, verkaufen sie, führen sie, führt ihr, habt ihr, haben sie, hätten sie, hättet ihr, habt ihr noch, reservieren, reservieren sie, reserviere, reserviert, bestellung über, bestellung von, bestellung für, bestellung:, bestellung, bestätigen, bestätigen sie, ordern, ordere, order, order über, order von, auftrag über, auftrag für, auftrag:, abruf, abruf von, abrufen, geben sie uns, geben sie mir, gib mir, gebt uns, gebt mir, dann, es wären, wären, wir starten mit, starten mit, wir beginnen mit, es geht um, gehts um, geht es um, geht um, buchen, buche, beziehen, preis für, preise für, stückpreis für, was kosten, was kostet, wie teuer sind, wie teuer ist, wie viel kosten, machen sie, machen sie uns, trage, tragen sie, notieren sie, notiert, vormerken, merken sie, her mit, sonderangebot, für uns, nachbestellen, nachbestellung, nachschub, erwerben, anschaffen, beschaffen, ersetzen, brauchts, brauch, benötige ich, benötigen wir, packen sie, pack mir, leg mir, leg uns, gerne, gern, es sollen, es dürfen, dürfen es, sollten es, wir planen, planen wir, wir rechnen mit, rechnen wir mit, rechne mit, wir denken an, denken an, preisanfrage, preisanfrage für, offerte, offerte für, offerte über, offerieren, offerieren sie, offerieren wir, unterbreiten, deckung, zurücklegen, her damit, mitnehmen, auffüllen, aufstocken, importieren, exportieren, versorgen, produzieren, fertigen, herstellen',
    howMany:
      'wie viele, wieviele, wie viel stück, wieviel stück, wie viel davon, welche menge, welche mengen, welche stückzahl, welche stückzahlen, wie viel brauchen, wieviel brauchen, wie viel benötigen, wieviel benötigen, wie viel soll, wieviel soll, wie viel darf, wieviel darf, wie viel braucht, wieviel braucht, wie viel brauchst, wieviel brauchst, wie viel möchten, wie viel möchtest, wie viel wollen, um welche menge, um wie viele, an welche menge, an wie viele, in welcher menge, wie groß ist der bedarf, wie hoch ist der bedarf, wie viel hätten, wieviel hätten, wie viel nehmen, wieviel nehmen, wie viel liter, wie viel kilo, wie viel tonnen, wie viel meter',
    which:
      'welches modell, welche größe, welche farbe, welche ausführung, welcher typ, welchen typ, welche marke, welche version, welche sorte, welche variante, welches, welcher, welchen, welches produkt, um welches produkt, welcher artikel, welchen artikel, welchen durchmesser, welche länge, welche stärke, welche qualität, welche körnung, welches format, was genau, was für ein, was für eine, was für, worum geht es, in welcher größe, in welcher farbe, in welcher ausführung, welche genau',
    product:
      'produkt, produkte, artikel, ware, waren, material, modell:, produkt:, artikel:, ware:, position, positionen, pos., sortiment',
    currency: 'währung, währungen, welche währung, welcher währung, in welcher währung',
    accept:
      'einverstanden, ok, okay, oki, okey, o.k., ja, jo, jup, jep, joa, jawohl, jawoll, yes, gut, in ordnung, passt, passt so, passt uns, passt mir, das passt, passt schon, abgemacht, angenommen, wir nehmen an, nehmen an, nehme an, nehmen wir an, nehme ich an, nehmen das angebot an, nehme das angebot an, geht klar, geht in ordnung, geht ok, geht so, geht, alles klar, bestätigt, bestätige, bestätigen, bestätigen wir, bestätigen hiermit, wird bestätigt, auftragsbestätigung, wunderbar, prima, super, perfekt, bestens, bene, sehr gut, klingt gut, klingt fair, klingt super, klingt vernünftig, hört sich gut an, gerne, gern, natürlich, selbstverständlich, klar, klaro, sicher, sicherlich, deal, gebongt, geritzt, akzeptiert, akzeptieren, akzeptiere, akzeptieren wir, akzeptabel, vereinbart, zugestimmt, stimme zu, stimmen zu, stimmen wir zu, kein problem, keine einwände, gemacht, wird gemacht, machen wir so, machen wir das so, so machen wir es, so machen wirs, machen wir, mach ma, notiert, notiere, danke, dankeschön, vielen dank, besten dank, na gut, nun gut, also gut, von mir aus, meinetwegen, zusage, zugesagt, sagen wir zu, sage zu, top, genau, richtig, korrekt, stimmt, freut mich, freut uns, dann so, ausgezeichnet, hervorragend, korrigiert, angepasst, geändert, ist notiert, fair, faires angebot, damit kann ich leben, damit können wir leben, kann ich mit leben, damit bin ich zufrieden, sind wir uns einig, wir sind uns einig, einig, handschlag drauf, schlagen ein, schlage ein, ich schlage ein, hand drauf, die hand drauf, gekauft, verkauft, nehmen wir, nehme ich, nehmen wir so, gilt, so verbleiben wir, wir sind im geschäft, im geschäft, freigegeben, freigabe erteilt, ist machbar, machbar, möglich, lässt sich machen, lässt sich einrichten, das bekommen wir hin, kriegen wir hin, bekommen wir hin, läuft, passt perfekt, freilich, tiptop, tipptopp, super danke, merci, selbstredend, wie gewünscht, gerne doch, erledigt',
    refuse:
      'nein, nein danke, nee, ne danke, nö, noe, nix da, lehnen ab, lehne ab, lehnen wir ab, lehne ich ab, abgelehnt, ablehnen, nicht möglich, leider nicht möglich, unmöglich, geht nicht, geht leider nicht, geht so nicht, geht gar nicht, geht bei uns nicht, leider nein, leider nicht, nicht akzeptabel, inakzeptabel, nicht akzeptieren, kein interesse, nicht interessiert, können wir nicht, können wir leider nicht, kann ich nicht, kann ich leider nicht, kann ich so nicht, können wir so nicht, können nicht, kann nicht, kein rabatt, keinen rabatt, keine rabatte, keinen nachlass, keine nachlässe, kein nachlass, kein skonto, kein spielraum, keinen spielraum, kommt nicht in frage, kommt nicht infrage, auf keinen fall, auf gar keinen fall, ausgeschlossen, stornieren, storniere, storno, nicht machbar, nicht drin, nicht zu machen, bedaure, bedauere, verzichten, verzichte, wir verzichten, das wird nichts, wird nichts, passt nicht, passt uns nicht, passt mir nicht, passt leider nicht, gewähren wir nicht, nicht gewähren, nicht einverstanden, damit nicht einverstanden, nicht mitgehen, nicht zahlen, zahlen wir nicht, zahle ich nicht, nicht leisten, nicht bezahlen, vergessen sie es, vergiss es, lassen wir es, lassen wir das, dann lassen wir, keine chance, zurückziehen, nicht anbieten, bieten wir nicht, nicht halten, nicht entsprechen, nicht nachkommen, nicht weiter runter, nicht tiefer, nicht darstellbar, nicht wirtschaftlich, unter unseren kosten, unter einkaufspreis, zahlen wir drauf, legen wir drauf, rechnet sich nicht, trägt sich nicht, sprengt den rahmen, nicht nötig, abgesagt, absage, absagen, sagen wir ab, nichts zu machen, doch nicht, lohnt sich nicht',
    tooMuch:
      'zu teuer, viel zu teuer, zu viel, zuviel, viel zu viel, zu hoch, viel zu hoch, zu viele, zu wenig, zu niedrig, zu knapp, zu tief, teuer, ganz schön teuer, sehr teuer, echt teuer, recht teuer, ziemlich teuer, etwas teuer, bisschen teuer, über unserem budget, über meinem budget, über budget, sprengt unser budget, sprengt mein budget, sprengt das budget, überteuert, etwas viel, ganz schön viel, ziemlich viel, bisschen viel, etwas hoch, recht hoch, ziemlich hoch, happig, saftig, gesalzen, heftig, stolzer preis, wucher, mehr als gedacht, nicht im budget, außerhalb unseres budgets, teurer als',
    past: 'letztes jahr, letzten jahr, letztem jahr, letzten monat, letzte woche, letztes mal, letzten mal, beim letzten mal, letzte bestellung, letzten bestellung, letzter bestellung, letzte lieferung, letzten lieferung, letztes quartal, letzte saison, letzten saison, letzten auftrag, letzter auftrag, voriges jahr, vorigen jahr, vorigen monat, voriges mal, vergangenes jahr, vergangenen jahr, vorjahr, vorjahres, im vorjahr, vorjahrespreis, vorher, früher, frueher, früheren, vorige, vorigen, voriger, bisher, bislang, bisherige, bisherigen, bisheriger, alter preis, der alte, alte preis, alten preis, alte preisliste, alten preisliste, alte liste, zuletzt, damals, seinerzeit, vor einem jahr, vor zwei jahren, zahlten wir, zahlte ich, haben wir gezahlt, haben gezahlt, gezahlt haben, hatten wir, hatte ich, bezahlten wir, bezahlt haben, haben wir bezahlt, habe ich bezahlt, habe ich gezahlt, haben bezahlt, war, waren, kostete, kosteten, gekostet, im katalog, laut katalog, katalog steht, in ihrem katalog, im webshop, im onlineshop, im online-shop, auf ihrer website, auf ihrer webseite, auf der website, auf der webseite, auf eurer website, auf eurer seite, auf ihrer seite, auf der homepage, im prospekt, normalerweise, normal, regulär, regulärer preis, sonst immer, üblicherweise, uvp, ladenpreis, ursprünglich, ursprünglichen, ursprünglicher, gestern, vor kurzem, ehemals, noch 2019, in 2019, in 2020, in 2021, in 2022, in 2023, abgelaufen, einst, dato',
    present:
      'dieses jahr, in diesem jahr, diesem jahr, heuer, jetzt, heute, nun, aktuell, aktuelle, aktueller, aktuellen, aktueller preis, der aktuelle preis, derzeit, derzeitiger, zurzeit, zur zeit, momentan, im moment, neuer preis, der neue, neue preis, neuen preis, ab sofort, inzwischen, mittlerweile, diesmal, dieses mal, unser preis, unser angebot, diesen monat, diese woche, diese saison, nunmehr, künftig',
    other:
      'konkurrenz, konkurrent, konkurrenten, konkurrenzangebot, mitbewerber, mitbewerbern, mitbewerb, wettbewerber, wettbewerbern, wettbewerb, wettbewerbsangebot, anderer lieferant, anderen lieferanten, andere lieferanten, ein anderer lieferant, anderer anbieter, anderen anbieter, andere anbieter, anderer händler, anderen händler, anderswo, woanders, andernorts, andere firma, anderen firma, andere firmen, nebenan, amazon, alibaba, ebay, im baumarkt, im internet, baumarkt, großhandel nebenan, bei der konkurrenz, ihr konkurrent, unser lieferant, unserem lieferanten, bisheriger lieferant, aktueller lieferant, jetziger lieferant, derzeitiger lieferant, aktuellen lieferanten, jetzigen lieferanten, anderes angebot, ein anderes angebot, gegenangebot von, vergleichsangebot, vergleichsangebote, marktpreis, am markt, auf dem markt, firma nebenan, discounter, die anderen, andere verlangen, andere bieten',
    wrong:
      'druckfehler, fehler, fehlerhaft, schreibfehler, tippfehler, zahlendreher, versehentlich, versehen, irrtum, irrtümlich, irrtümlicherweise, fälschlich, fälschlicherweise, falsch, falsche, falscher, falschen, vertippt, vertan, sie haben berechnet, haben sie berechnet, berechnet haben, wurden berechnet, wurde berechnet, in rechnung gestellt, verrechnet, geliefert haben, geliefert wurden, haben wir bekommen, bekommen haben, haben wir erhalten, erhalten haben, auf der rechnung, laut rechnung, rechnung steht, rechnung stehen, kamen an, kam an, geliefert wurde, angekommen, fehlen, fehlt, fehlten, defekt, kaputt, beschädigt, zerbrochen, mangelhaft, reklamation, reklamieren, retoure, zurückgeschickt, zurückschicken, veraltet, überholt',
    unavailable:
      'ausverkauft, nicht lieferbar, leider nicht lieferbar, nicht mehr lieferbar, nicht verfügbar, nicht mehr verfügbar, nicht vorrätig, nicht auf lager, nicht am lager, vergriffen, nicht mehr im sortiment, nicht im sortiment, führen wir nicht, führen wir nicht mehr, haben wir nicht, haben wir nicht mehr, haben wir leider nicht, leider aus, ausgelaufen, eingestellt, im rückstand',
    stock:
      'auf lager, am lager, an lager, lagernd, vorrätig, verfügbar, lagerbestand, bestand, im bestand, noch da, noch übrig, restbestand, pro monat, pro woche, pro tag, pro jahr, im monat, im jahr, in der woche, am tag, monatlich, wöchentlich, jährlich, täglich, personen, leute, mitarbeiter, mitarbeitern, mitarbeiterinnen, gäste, gästen, teilnehmer, teilnehmern, zimmern, filialen, standorte, standorten, büros, läden, wohnungen, beschäftigte, studierende',
    instead:
      'statt, anstatt, anstelle von, anstelle der, statt der, statt bisher, statt wie bisher, nicht, und nicht, an stelle von, nicht mehr, und keine, nicht für',
    correct:
      'ändern sie auf, ändern auf, ändern wir auf, ändern sie die menge auf, ändern, änderung, ändere auf, abändern auf, doch lieber, doch eher, doch besser, doch nur, doch, lieber, eher, korrektur, korrigiere, korrigiert auf, korrigieren, korrigieren sie auf, gemeint, gemeint waren, ich meinte, ich meine, wir meinten, meinte, sollte heißen, soll heißen, sollte sein, muss heißen, muss lauten, richtig ist, richtig sind, richtig wäre, richtig wären, entschuldigung, entschuldige, sorry, pardon, tschuldigung, erhöhen auf, erhöhen sie auf, erhöhen wir auf, erhöhe auf, aufstocken auf, stocken auf, aufrunden auf, runden auf, reduzieren auf, reduzieren sie auf, reduzieren wir auf, verringern auf, eigentlich, sondern, vielmehr, nein warte, moment, machen sie daraus, machen wir daraus, mach daraus, mach draus, machen sie lieber, besser',
    only: 'nur, nur die, nur den, nur das, nur noch, nur noch die, lediglich, bloß, ausschließlich, einzig, allein die',
    contrast: 'aber, jedoch, sondern, allerdings, hingegen, dagegen, während, dafür, obwohl, trotzdem, dennoch',
    and: 'und, oder, dann, wenn, falls, sofern, mit, weil, also, sowie, plus, bzw, bzw., dass, daß, damit, denn, u., &, bitte',
    of: 'von',
    for: 'für, fuer, von, auf, bei, über, zu, im, beim, an',
    buyer:
      'händler, händlern, wiederverkäufer, wiederverkäufern, schulen, schule, studenten, kunden, kunde, neukunden, neukunde, stammkunden, stammkunde, großkunden, mitglieder, vereine, verein, firmen, firmenkunden, gewerbekunden, gewerbe, sie, uns, mich, dich, euch, vorkasse, barzahlung, vorauskasse, großabnehmer, großabnehmern, behörden, erstbesteller, erstbestellung, erstbestellungen, folgeaufträge, großbestellungen, bestellungen, frühbesteller, barzahler, selbstabholer, abholer, abholung, selbstabholung, onlinebestellung, hotels, restaurants, gastronomen, handwerker, partner, treue kunden, alles',
    customer:
      'im namen von, im namen der, im auftrag von, im auftrag der, wir sind, wir sind die, wir sind das, hier ist, hier ist die, hier ist das, hier schreibt, ich bin von, ich bin von der, ich bin einkäufer bei, ich bin einkäuferin bei, einkauf bei, einkäufer bei, einkäuferin bei, ich arbeite für, ich schreibe für, hier die firma, firma:, kunde:, unternehmen:, besteller:, käufer:, auftraggeber:, für die firma, hier spricht, rechnung an, rechnung an die, rechnung bitte an, bestellung für die firma, wir von, wir von der, wir heißen, unsere firma heißt, unsere firma ist, name der firma ist, firmenname ist',
    quality:
      'groß, große, großen, großer, großes, klein, kleine, kleinen, kleiner, kleines, mittlere, mittleren, schwarz, schwarze, schwarzen, weiß, weiße, weißen, rot, rote, roten, blau, blaue, blauen, grün, grüne, grünen, gelb, gelbe, gelben, grau, graue, grauen, braun, braune, braunen, silber, dunkel, dunkle, hell, helle, gebraucht, gebrauchte, gebrauchten, modell, typ, lang, lange, langen, kurz, kurze, kurzen, breit, breite, schmal, schmale, dick, dicke, dünn, dünne, rund, runde, eckige, schwer, schwere, leicht, leichte, einfache, einfachen, original, ausführung, sorte',
    stop: 'bei euch, bei ihnen, bei uns, bei dir, von euch, von ihnen, von uns, von dir, normalen, normaler, normales, üblichen, übliche, üblicher, freibleibend, hiermit, hier, pro forma, angebot, angebote, angebots, angeboten, offerten, bestellungen, bestell, auftrag, aufträge, auftrags, lieferung, lieferungen, lieferzeit, liefertermin, lieferadresse, rechnungen, katalog, preisliste, liste, listenpreise, listenpreisen, ungefähr, circa, ca, ca., zirka, etwa, rund, knapp, gut, fast, genau, exakt, nächste, nächsten, nächster, nächstes, naechste, naechsten, beste, bester, besten, bestes, letzte, letzten, letzter, letztes, ersten, erste, erster, erstes, zweite, zweiten, guten tag, guten morgen, guten abend, tag, tach, hallo, hallöchen, moin, moin moin, servus, grüezi, grüß gott, grüß dich, hey, hi, sehr geehrte, sehr geehrter, geehrte, damen, herren, mit freundlichen grüßen, freundliche grüße, freundlichen grüßen, viele grüße, beste grüße, liebe grüße, schöne grüße, herzliche grüße, grüße, gruß, grüßen, gruss, mfg, lg, vg, bg, lieferant, lieferanten, anbieter, firma, unternehmen, betrieb, laden, geschäft, team, chef, chefin, kollege, kollegin, einkauf, einkäufer, vertrieb, verkauf, bedingungen, konditionen, kondition, frist, datum, woche, wochen, monat, monats, monatlichen, jahr, jahres, quartal, quartals, morgen, übermorgen, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, abend, mittag, vormittag, nachmittag, wochenende, verfügbar, verfügbarkeit, interessiert, interessieren, interessiere, interesse, information, informationen, infos, info, inklusive, inkl, inkl., incl, incl., exkl, exkl., exklusive, einschließlich, gesamte, gesamten, betrag, betrages, weitere, weiteren, weiterer, weiteres, zusätzlich, zusätzliche, zusätzlichen, andere, anderen, anderer, anderes, gleiche, gleichen, gleicher, gleiches, selbe, selben, derselben, dieselben, dieselbe, solche, solchen, möglich, möglichst, kann, können, könnten, könnte, könnt, koennen, koennten, macht, wird, würde, würden, wuerde, wuerden, wäre, waere, waeren, hätte, hätten, haette, haetten, gibt, geben, gebe, gäbe, wie, viel, viele, vielen, was, davon, dazu, darauf, daran, dabei, dafür, darüber, hierfür, hiermit, hiervon, dürfen, dürften, dürfte, darf, sollen, sollten, soll, liefere, lieferst, frei, brutto, wert, rabattes, mehr, weniger, vereinbarten, vereinbarte, besprochen, besprochenen, genannten, genannte, erwähnten, rein, raus, drauf, drin, dran, her, hin, mal, einmal, sonder, gewünscht, gewünschte, gewünschten, noch, nochmal, nochmals, erstmal, zunächst, zuerst, vorerst, ihnen, ihren, ihrem, ihres, ihrer, eure, euer, euren, eurem, eurer, unseren, unserer, unseres, muster, vertrag, frage, fragen, sagt, sagte, gesagt, mach, mache, gute, gutes, guter, schon, bereits, nimm, nimmt, rum, außerdem, zudem, zurück, zusätzlich, zuzüglich, zzgl, zzgl., fein, schöne, schönen, schönes, wünsche, wünschen, dame, herr, herrn, frau, anbei, ganz, ganze, ganzen, sehr, echt, wirklich, wohl, vielleicht, eventuell, evtl, evtl., ggf, ggf., gegebenenfalls, jedenfalls, natürlich, übrigens, leider, gerade, eben, halt, einfach, nämlich, immer, wieder, erneut, dringend, schnell, schnellstmöglich, asap, bald, baldmöglichst, zeitnah, umgehend, später, früh, kurzfristig, langfristig, regelmäßig, bezüglich, betreffend, betreff, betrifft, zwecks, laut, gemäß, entsprechend, hinsichtlich, thema, sache, grund, fall, falle, hand, haus, kopf, welche, welchem, irgendwas, irgendwelche, alle, allen, allem, aller, beide, beiden, beides, mehrere, einige, einigen, paar mal, denke, denken, dachte, dachten, glaube, hoffe, hoffen, finde, finden, freue, freuen, weiß, wissen, sehe, sehen, schaue, schauen, schau, gesehen, gehört, gelesen, lese, lesen, schreibe, schreiben, schreibt, rufe, melde, melden, warte, warten, prüfe, prüfen, überlege, überlegen, kläre, klären, rechne, rechnen, gerechnet, kalkuliert, kalkulieren, kalkulation, verhandeln, verhandelt, verhandlung, verhandlungen, spielraum, entscheiden, entschieden, benutze, nutzen, verwenden, einsetzen, starten, start, beginnen, beginn, anfang, ende, eröffnen, eröffnung, eröffnet, fest, bleibt, bleiben, bleibe, halte, hält, behalten, bekommen, bekomme, bekommt, bekämen, kriegen, kriege, kriegt, krieg, erhalten, erhalte, erhält, kommt, kommen, komme, käme, kämen, gehen, gehe, ging, ginge, gingen, stehen, steht, liegen, liegt, läge, lägen, setzen, setze, legen, legt, lege, ziehen, zieht, runden, rundet, treffen, mitte, hälfte, teilen, teil, anteil, rest, übrig, übrige, gefallen, gefällt, passend, passende, passenden, geeignet, geeignete, fällt, anfallen, an, kostenlos, gratis, umsonst, kostenfrei, günstig, günstige, günstigen, günstigste, günstigster, billig, billigste, preiswert, preislich, höher, höhere, höherer, tiefer, niedriger, besser, bessere, besseren, besserer, schlechter, maximale, minimal, minimale, mindest, derzeitige, jeweilige, ab lager, sofort, verpackt, lose, geliefert, lieferbar, bestellte, bestellten, vorhanden, ausreichend, genug, genügend, reicht, reichen, langt, fürs, ins, zum, zur, ums, aufs, beim, übers, untern, hab, habs, hast, hats, ists, gehts, wärs, wars, isses, nen, ne, nem, n, nur, bloss, mir, dir, netto, tja, hm, hmm, ähm, äh, naja, na, ach, achso, aha, oh, haha, hihi, cool, klasse, toll, tolle, spitze, geil, schade, prima, bruder, digga, kumpel, meister, leute, freunde, danke schön, sage, sagen, machen, nehme, zahl, zahle, zahlung, zahlungsweise, zahlungsart, bezug, bezugnehmend, nachricht, mail, e-mail, email, telefonat, gespräch, rückmeldung, rückruf, antwort, kontakt, ansprechpartner, website, webseite, homepage, onlineshop, webshop, shop, messe, unterlagen, datenblatt, details, näheres, preisen, fragen, größere, größeren, größerer, großauftrag, großbestellung, großmenge, kleinmenge, teilmenge, mengen, anlieferung, abholung, abholen, holen, selbst, selber, persönlich, vorab, vorne, hinten, oben, unten, werk, lager, standort, projekt, kundschaft, endkunden, kundenauftrag, angefragt, angefragte, angefragten, angebotene, angebotenen, gefragt, gemeinsam, langjährig, langjähriger, treuer, guter kunde, zusammenarbeit, geschäftsbeziehung, partnerschaft, zukunft, zukünftig, stets, jederzeit, nie, niemals, kaum, bisschen, bissl, bisserl, wenig, wenigen, etwas, deutlich, ordentlich, erheblich, insofern, somit, deshalb, daher, deswegen, darum, folglich, danach, davor, anschließend, schließlich, endlich, spät, spätestens, frühestens, innert, wegen, trotz, statt dessen, stattdessen, hingegen, einerseits, andererseits, ansonsten, sonstige, überhaupt, gar, sogar, zumindest, immerhin, quasi, sozusagen, praktisch, theoretisch, grundsätzlich, prinzipiell, generell, im prinzip, gültige, gültigen, verstehe, verstanden, verständlich, verständnis, ehrlich, ehrlich gesagt, offen, offen gesagt, bedenken, problem, probleme, wunsch, wünsche, anliegen, vorschlag, vorschlagen, schlage vor, schlagen vor, schlage, schlagen, idee, möglichkeit, möglichkeiten, chance, option, alternative, alternativ, variante, varianten, version, lösung, bedingung, voraussetzung, basis, punkt, geld, summen, kasse, stelle, stellen, stellt, gestellt, schicke, schickt, geschickt, sendet, gesendet, zusenden, zuschicken, zukommen, lassen, lasse, lässt, übersenden, übernehmen, übernimmt, tragen, trägt, enthalten, enthält, beinhaltet, beinhalten, dabei, plus minus, jährlicher, bedeutet, heißt, nenne, nennen, nennt, lautet, lauten, sieht, aussehen, aus, drüber, drunter, drumherum, herum, sonst, ganz gut, stark, lohnt, bringt, bringen, brächte, hole, kaufen wir, verkaufe, anzahl der, größenordnung, gib, gebt, einzel, einzelne, einzelnen, komplette, kompletten, volle, vollen, voll, halbe, halben, halb, ganzes, je nach, erst, als, wo, woher, wohin, womit, wofür, warum, wieso, weshalb, wer, wem, wen, wann, wobei, worauf, ob, bis, seit, ohne, außer, gegen, durch, um, per post, zurzeit, anfrage bezüglich, neu, neue, neuen, neuer, neues, alt, alte, alten, alter, wahrscheinlich, vermutlich, hoffentlich, sicher, bestimmt, bestimmte, bestimmten, gewisse, verschiedene, diverse, unterschiedliche, ausserdem, dahin, dorthin, soweit, soviel, sobald, solange, sowieso, ebenfalls, auch, ebenso, genauso, gleichzeitig, zugleich, jeweils, pünktlich, schonmal, ansehen, anschauen, anrufen, angerufen, telefonisch, schriftlich, mündlich, verbindliche, unverbindlich, unverbindliches, hälften, mwst-satz, artikels, waren, ware',
    pay: 'zahlung, zahlungen, bezahlung, zahlungsziel, zahlungsziel von, zahlungsfrist, zahlungsfrist von, zahlungsbedingung, zahlungskonditionen, zahlungsmodalitäten, ziel, zahlungseingang',
    payable:
      'zahlbar, zahlbar sofort, fällig, zu zahlen, zu bezahlen, zahlen, bezahlen, bezahlt, gezahlt, zahlt, zahle, bezahle, zahlen wir, wir zahlen, bezahlen wir, begleichen, beglichen, überweisen, überweise, zahlungsbedingungen, zahlungsart, zahlungsweise, bezahlt wird',
    method:
      'akkreditiv, dokumentenakkreditiv, unwiderrufliches akkreditiv, unwiderruflichem akkreditiv, unwiderrufliches dokumentenakkreditiv, per akkreditiv, gegen akkreditiv, bestätigtes akkreditiv, l/c, letter of credit, nachnahme, per nachnahme, gegen nachnahme, barzahlung, bar, in bar, bar bei lieferung, bar bei abholung, barzahlung bei lieferung, barzahlung bei abholung, bar auf die hand, cash, vorkasse, vorauskasse, vorauszahlung, vorabzahlung, vorabüberweisung, per vorkasse, gegen vorkasse, per vorauskasse, gegen vorauskasse, auf vorkasse, mit vorkasse, auf rechnung, per rechnung, gegen rechnung, kauf auf rechnung, rechnungskauf, offene rechnung, auf ziel, überweisung, per überweisung, sofortüberweisung, banküberweisung, per banküberweisung, lastschrift, per lastschrift, sepa-lastschrift, per sepa-lastschrift, sepa, bankeinzug, per bankeinzug, einzugsermächtigung, abbuchung, ratenzahlung, teilzahlung, in raten, raten, monatsraten, monatlichen raten, monatliche raten, gleichen raten, quartalsraten, kreditkarte, per kreditkarte, mit kreditkarte, ec-karte, mit karte, kartenzahlung, paypal, per paypal, twint, per twint, zahlung bei lieferung, zahlung bei abholung, zahlung bei erhalt, zahlung bei warenerhalt, zahlung nach erhalt, zahlung im voraus, zahlung vorab, kasse gegen dokumente, dokumente gegen kasse, dokumente gegen zahlung, d/p, d/a, cad, wechsel, bankbürgschaft, bankgarantie, leasing, auf kommission, kommission, sofort fällig, sofort rein netto, sofort netto, sofort ohne abzug, sofort nach erhalt, sofort zahlbar, rein netto, netto kasse, nettokasse, ohne abzug, per scheck, scheck, abschlagszahlung, abschlagszahlungen, monatsrechnung, sammelrechnung',
    moment:
      'im voraus, im vorhinein, vorab, vorweg, anzahlung, als anzahlung, anzahlen, bei bestellung, bei auftrag, bei auftragserteilung, nach auftragserteilung, bei auftragsbestätigung, nach auftragsbestätigung, bei vertragsabschluss, bei vertragsunterzeichnung, bei unterschrift, bei lieferung, bei anlieferung, bei auslieferung, bei ablieferung, bei übergabe, bei abholung, bei erhalt, bei erhalt der ware, bei warenerhalt, bei wareneingang, bei ankunft, bei abnahme, bei versand, bei versandbereitschaft, bei verschiffung, bei verladung, bei fertigstellung, bei montage, bei inbetriebnahme, bei rechnungserhalt, bei rechnungsstellung, vor lieferung, vor der lieferung, vor versand, vor dem versand, vor auslieferung, vor verschiffung, vor verladung, vor abholung, vor produktionsbeginn, vor produktionsstart, nach lieferung, nach der lieferung, nach auslieferung, nach erhalt, nach erhalt der ware, nach erhalt der rechnung, nach warenerhalt, nach wareneingang, nach rechnung, nach rechnungserhalt, nach rechnungseingang, nach rechnungsdatum, nach rechnungsstellung, nach rechnungslegung, ab rechnung, ab rechnungsdatum, ab rechnungseingang, ab rechnungserhalt, ab rechnungsstellung, ab lieferung, ab wareneingang, ab erhalt, ab erhalt der rechnung, ab lieferdatum, nach abnahme, nach montage, nach installation, nach inbetriebnahme, nach fertigstellung, nach ankunft, nach verschiffung, nach bill of lading, nach b/l, nach konnossement, nach konnossementsdatum, ab konnossementsdatum, ab b/l-datum, nach b/l-datum, gegen dokumente, gegen kopie der dokumente, gegen lieferung, bei sicht, auf sicht, sicht, zum monatsende, monatsende, ende des monats, ende monat, nach monatsende, rest, der rest, den rest, restzahlung, restbetrag, schlusszahlung, restliche, restlichen, saldo, nach bestellung, ab bestellung, sofort',
    net: 'netto, rein netto, ohne abzug',
    within:
      'innerhalb von, innerhalb, innerhalb der, binnen, innert, in, nach, mit, bis, von, über, zahlungsziel, zahlungsziel von, mit zahlungsziel, mit einem zahlungsziel von, mit zahlungsziel von, ziel, auf, max, maximal',
    valid:
      'gültig, gültigkeit, gültigkeitsdauer, angebotsgültigkeit, gültig bis, gültig ab, gültig vom, angebot, angebotspreis, offerte, preisliste, preise gelten, preis gilt, gilt, gelten, gilt bis, gilt ab, bindend, bindefrist, läuft, läuft bis, läuft ab, laufzeit, befristet, aktion, aktionspreis, aktionszeitraum, aktionszeit, steht bis, halten, hält, halten wir, preisbindung, preisgarantie, garantiert, verbindlich, sonderangebot, sonderaktion, fest bis, fix bis, fixiert bis, endet, endet am, preis hält, preise fest, preis bleibt, rahmenvertrag, vertragslaufzeit, frühbucherrabatt, frühbezugsrabatt, annahmefrist, reserviert bis, wirksam, in kraft, preis bis, preise bis, rabatt gilt',
    deliver:
      'lieferung, anlieferung, auslieferung, liefern, geliefert, liefertermin, lieferdatum, lieferbar, lieferbar ab, ankunft, ankommen, eintreffen, versand, versenden, versendet, verschickt, verladen, verladung, abholung, abholen, abgeholt, abholbereit, lieferzeit, lieferfrist, vorlaufzeit, produktionszeit, termin, besprechung, messe, veranstaltung, hochzeit, fest, feier, eröffnung, geöffnet, öffnungszeiten, montage, brauchen sie bis, brauchen wir bis, brauchen wir das bis, brauche ich bis, benötigen wir bis, spätestens, dauert, fertig, bereit, eingetroffen, baubeginn, baustelle, umzug, saisonstart, schulbeginn, rückruf, anrufen, melde mich',
    place: 'nach, frei haus, bis nach, ins, in die, in den, aus, frei baustelle, frei',
  },
  discounts: {
    'zum halben preis': 50,
    'halber preis': 50,
    'halben preis': 50,
    'die hälfte des preises': 50,
    'um die hälfte': 50,
    'hälfte billiger': 50,
  },
  incoterms: {
    EXW: 'ab werk, ab lager, ab fabrik',
    FCA: 'frei frachtführer',
    CPT: 'frachtfrei, fracht bezahlt bis',
    CIP: 'frachtfrei versichert, fracht und versicherung bezahlt',
    DAP: 'geliefert benannter ort, geliefert unverzollt',
    DPU: 'geliefert entladen',
    DDP: 'geliefert verzollt, frei haus verzollt, verzollt und versteuert',
    FAS: 'frei längsseite schiff',
    FOB: 'frei an bord',
    CFR: 'kosten und fracht',
    CIF: 'kosten versicherung und fracht, kosten versicherung fracht',
  },
  nouns: 'handy, handys, telefon, telefone',
  singular: [],
  prompts: {
    product: 'Um welches Produkt geht es?',
    price: 'Welcher Preis oder Rabatt ist vereinbart?',
    currency: 'In welcher Währung ist der Preis?',
  },
};
