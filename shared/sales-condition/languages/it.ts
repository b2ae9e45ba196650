import type { SalesLanguage } from '../language.ts';

export const it: SalesLanguage = {
  code: 'it',
  decimal: ',',
  spaceGroups: true,
  elides: true,
  headFirst: true,
  plurals: 'kept',
  numbers: {
    words: {
      un: 1, uno: 1, una: 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10, undici: 11,
      dodici: 12, tredici: 13, quattordici: 14, quindici: 15, sedici: 16, diciassette: 17, diciotto: 18, diciannove: 19,
      venti: 20, vent: 20, ventuno: 21, ventotto: 28, trenta: 30, trent: 30, quaranta: 40, cinquanta: 50, sessanta: 60,
      settanta: 70, ottanta: 80, novanta: 90, 'una decina': 10, 'una ventina': 20, 'una cinquantina': 50, 'mezza dozzina': 6, 'mezza dozzina di': 6,
    }, // biome-ignore format: a table
    multipliers: {
      cento: 100,
      mille: 1000,
      mila: 1000,
      k: 1000,
      milione: 1e6,
      milioni: 1e6,
      dozzina: 12,
      dozzine: 12,
      'una dozzina': 12,
      'un centinaio': 100,
      'un migliaio': 1000,
    },
    weak: 'un, uno, una',
    joins: 'e, di',
    isGlued: true,
  },
  currencies: {
    $: 'dollaro, dollari',
    USD: 'dollari americani, dollari usa, dollari statunitensi',
    CAD: 'dollari canadesi',
    AUD: 'dollari australiani',
    EUR: 'euro, eur',
    GBP: 'sterline, sterlina',
    CHF: 'franchi svizzeri, franchi, franco svizzero, fr., sfr',
    JPY: 'yen',
    CNY: 'yuan',
    TRY: 'lire turche',
  },
  minor: { EUR: 'centesimo, centesimi, cent' },
  units: {
    count:
      'unità, pezzo, pezzi, pz, pz., pezzo/i, articolo, articoli, copia, copie, esemplare, esemplari, set, kit, licenza, licenze, foglio, fogli, lastra, lastre',
    pack: 'scatola, scatole, cartone, cartoni, cassa, casse, cassetta, cassette, confezione, confezioni, pacco, pacchi, pacchetto, pacchetti, sacco, sacchi, sacchetto, sacchetti, pallet, bancale, bancali, pedana, pedane, bottiglia, bottiglie, lattina, lattine, latta, latte, barattolo, barattoli, fusto, fusti, bidone, bidoni, tanica, taniche, rotolo, rotoli, bobina, bobine, risma, risme, balla, balle, container, lotto, lotti, vassoio, vassoi, tubo, tubi, collo, colli, camion, secchio, secchi, mazzo, mazzi, busta, buste, flacone, flaconi, vasetto, vasetti',
    pair: 'paio, paia',
    measure:
      'kg, chilo, chili, chilogrammo, chilogrammi, g, gr, grammo, grammi, etto, etti, quintale, quintali, q, q.li, t, ton, tonnellata, tonnellate, l, lt, litro, litri, ettolitro, ettolitri, m, mt, metro, metri, metro quadro, metri quadri, metri quadrati, metro quadrato, mq, m2, metro cubo, metri cubi, mc, m3, km, ora, ore',
    size: 'ml, cl, mm, cm, pollici, pollice, gb, tb, w, watt, v, volt, mah, mg, cv, kw, posti',
    time: 'giorno, giorni, gg, gg., giorni lavorativi, settimana, settimane, mese, mesi, anno, anni',
  },
  cues: {
    price:
      'prezzo, prezzi, prezzo unitario, costo, costa, costano, costerebbe, costerebbero, costava, viene, vengono, quanto costa, quanto costano, quanto viene, quanto vengono, quanto fa, sta a, stanno a, è a, sono a, tariffa, listino, facciamo pagare, chiediamo, ammonta a, è il nostro miglior prezzo, è il minimo, è il mio ultimo prezzo, ultimo prezzo, prezzo finale, quotazione',
    at: 'a, @, al prezzo di, a soli, per, diciamo, possiamo fare, posso fare, le faccio, vi faccio, vi facciamo, possiamo arrivare a, arriviamo a, arrivo a, scendere a, possiamo scendere a, scendiamo a, che ne dite di, facciamo, non più di, massimo, al massimo, fino a, chiudiamo a, accettate, restiamo a, ve li lasciamo a, ve le lasciamo a, ve lo lascio a',
    per: "al pezzo, a pezzo, cadauno, cadauna, cad., cad, l'uno, l'una, per, al, alla, allo, ciascuno, ciascuna, per unità, all'unità, /, a testa, ogni, all",
    quantity: 'quantità, q.tà, qta, qtà, q.ta, numero, volume',
    from: 'da, a partire da, oltre, oltre i, oltre le, più di, sopra, sopra i, sopra le, superiore a, superiori a, per ordini di, per ordini superiori a, per ordini oltre, per ordini da, dai, dalle, per acquisti oltre, dal, per quantità superiori a, a partire dai, a partire dalle',
    given:
      'se ne prende, se ne prendete, se prendete, se prende, se ordina, se ordinate, se ne ordinate, se comprate, se acquistate, se prendiamo, se ne prendiamo, se ordiniamo, se ne ordiniamo, se acquistiamo, se compriamo, se ne prendo, se prendo, se ordino, prendendone, ordinandone, acquistandone',
    more: 'o più, in su, e oltre, e più, +',
    minimum:
      "minimo, ordine minimo, ordine minimo di, l'ordine minimo è di, l'ordine minimo è, ordine minimo è, quantità minima, quantità minima di, quantitativo minimo, il minimo è, il minimo è di, minimo di, almeno, non meno di, come minimo, minimo d'ordine",
    discount:
      'sconto, sconti, di sconto, scontato, scontati, ribasso, riduzione, abbuono, in meno, più economico, scontistica, promozione, ribassato',
    less: 'meno, detraendo, togliendo, togliamo, scontiamo',
    percent: 'per cento, percento',
    total:
      'totale, in totale, in tutto, complessivo, complessivamente, importo totale, somma, per tutto, per tutti, per tutte, budget, a corpo',
    shipping:
      'spedizione, spese di spedizione, trasporto, spese di trasporto, nolo, consegna costa, imballaggio, imballo, assicurazione, dogana, montaggio, installazione, campione, campioni, acconto di, cauzione, contributo',
    tax: 'iva, imposta, imposte, tasse',
    reference:
      'ordine n, ordine n., ordine nr, ordine numero, numero ordine, n., n°, nr, nr., num, numero, fattura, fattura n., fattura n, preventivo n., preventivo n, preventivo numero, offerta n., offerta n, offerta numero, rif, rif., riferimento, codice, cod., articolo n., cliente n., telefono, tel, tel., via, piano, partita iva, p.iva, pagina, stanza, cap, tra, fra, interno',
    request:
      'voglio, vogliamo, vorrei, vorremmo, ci servono, ci serve, mi servono, mi serve, servono, serve, servirebbero, servirebbe, ho bisogno, abbiamo bisogno, bisogno, ordino, ordiniamo, ordinare, ordinato, ordinati, compro, compriamo, comprare, acquistare, acquistiamo, acquisto, acquisto di, prendo, prendiamo, prenderemo, prenderei, prenda, mandate, mandateci, mandatemi, mandi, ci mandi, mi mandi, inviate, inviateci, ci invii, spedite, spediteci, ci dia, dateci, datemi, mi dia, mettete, metteteci, metta, ci metta, segnate, segni, prenotate, prenotare, riservate, cerco, cerchiamo, interessato a, interessati a, interessata a, interessano, interessa, interessati, preventivo per, un preventivo per, preventivo di, offerta per, offerta di, offrire, offriamo, offrite, proponiamo, quotate, quotazione per, vendete, vende, vendiamo, avete, ha disponibili, fornire, fornite, forniamo, fornitura di, ordine di, ordine per, un ordine di, confermo, confermiamo, confermare, confermate, confermi, richiediamo, richiedo, richiesta di, prezzo di, prezzo del, prezzo della, prezzo dei, prezzo delle, prezzo degli, prezzo per, quanto costa, quanto costano, quanto viene, quanto vengono, promozione su, sconto su, allora, procediamo con, andiamo con, facciamo',
    howMany: 'quanti, quante, che quantità, quale quantità, quanti pezzi, quanti ne, quante ne',
    which:
      'quale modello, che modello, quale taglia, che taglia, quale misura, che misura, quale colore, che colore, quale tipo, che tipo, quale versione, quale marca, quale, quali, di quale prodotto, quale prodotto, che prodotto, quale articolo',
    product: 'prodotto, prodotti, articolo, articoli, merce',
    currency: 'valuta, moneta, quale valuta, che valuta',
    accept:
      "va bene, ok, okay, sì, si, d'accordo, accordo, affare fatto, accettato, accetto, accettiamo, confermato, confermata, confermo, confermiamo, perfetto, ottimo, benissimo, bene, certo, certamente, certo che sì, nessun problema, senza problemi, ci sta bene, mi sta bene, per noi va bene, intesi, inteso, capito, fatto, grazie, volentieri, eccellente, esatto, corretto, approvato, ci stiamo, ci sto, andata, ottima, concordo, concordiamo, affare",
    refuse:
      'no, no grazie, rifiutiamo, rifiuto, impossibile, non è possibile, non possiamo, non posso, non ci interessa, non mi interessa, non accettiamo, non accetto, purtroppo no, mi dispiace, ci dispiace, annullare, annullate, non facciamo, non se ne parla, non riusciamo, lasci perdere, lasciamo perdere',
    tooMuch:
      'troppo, troppo caro, troppo cara, troppo alto, troppo alta, caro, cara, cari, care, troppi, troppe, eccessivo, fuori budget, è tanto, un po caro, molto caro',
    past: "l'anno scorso, l'anno passato, anno scorso, il mese scorso, la settimana scorsa, l'ultima volta, la volta scorsa, ultimo ordine, prima, in precedenza, precedente, vecchio, prezzo vecchio, vecchio prezzo, pagavamo, pagato, abbiamo pagato, ho pagato, costava, costavano, era, erano, a catalogo, nel catalogo, nel vostro catalogo, sul sito, sul vostro sito, di solito, normalmente, finora",
    present: "quest'anno, adesso, ora, oggi, attualmente, nuovo prezzo, questo mese, stavolta, questa volta, da oggi",
    other:
      'concorrente, concorrenti, concorrenza, la concorrenza, altro fornitore, un altro fornitore, altri fornitori, altrove, altra ditta, altra azienda, da altri, fornitore attuale, nostro fornitore, amazon',
    wrong:
      'errore, per errore, errore di stampa, refuso, sbagliato, sbagliata, avete fatturato, ci avete fatturato, fatturato, avete consegnato, consegnati, abbiamo ricevuto, ricevuto, ricevuti, arrivati, ci avete mandato, avete spedito, errato, errata, la fattura dice',
    unavailable:
      'esaurito, esauriti, esaurita, esaurite, non disponibile, non disponibili, fuori produzione, non abbiamo più',
    stock:
      'in magazzino, a magazzino, disponibili, ci restano, restano, ne restano, al mese, a settimana, al giorno, persone, dipendenti, ospiti, all anno, mensili',
    instead: 'invece di, anziché, al posto di, e non, non, invece dei, invece delle, al posto dei, al posto delle',
    correct:
      'cambiate in, modificate in, cambiare in, modificare in, corretto in, corretto a, correggo, correzione, intendevo, volevo dire, scusi, scusate, in realtà, anzi, aumentate a, portiamo a, portare a, ridurre a, meglio, dovrebbe essere',
    only: 'solo, soltanto, solamente, solo i, solo le, unicamente',
    contrast: 'ma, però, tuttavia, invece',
    and: 'e, ed, o, oppure, allora, quindi, se, con, perché, poi',
    of: "di, del, della, dei, delle, dell', d', dell, d, degli, dello, in, da, a",
    for: 'per, di, del, della, dei, delle, degli, su, sui, sulle, sul, in, i, le, il, gli, dell, sugli, sulla, lo, la',
    buyer:
      'rivenditori, rivenditore, scuole, studenti, clienti, nuovi clienti, soci, aziende, voi, lei, noi, me, pagamento anticipato, pagamento contanti, grandi quantità, grossisti',
    customer:
      'per conto di, a nome di, siamo, siamo la, sono della, scrivo dalla, chiamo dalla, qui, cliente:, azienda:, ditta:, fatturare a, rappresento, intestare a, per la ditta',
    quality:
      'grande, grandi, piccolo, piccola, piccoli, piccole, medio, media, nero, nera, neri, bianco, bianca, bianchi, rosso, rossa, blu, verde, verdi, grigio, nuovo, usato, modello',
    stop: 'prezzo, prezzi, offerta, offerte, ordine, ordini, consegna, spedizione, fattura, catalogo, listino, preventivo, circa, più o meno, prossimo, prossima, migliore, miglior, ultimo, ultima, buongiorno, buonasera, salve, ciao, gentile, gentili, egregio, cordiali, saluti, distinti, signor, signora, cliente, clienti, fornitore, azienda, ditta, condizioni, validità, termine, data, settimana, mese, anno, domani, lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, disponibile, disponibili, interessato, informazioni, informazione, incluso, inclusa, compreso, totale, quantità, importo, pattuito, concordato, concordati, solito, pagamento, quanto, quanti, quante, quale, quali, che, consegnato, reso, sconto, domanda, campione, contratto, speciale, speciali, fino, ne, ci, vi, li, lo, la, le, gli, i, il, l, d, un, dell, all, nell, sull, dall, c, faccia, fare, fate, fa, dare, potete, può, potrebbe, potreste, possiamo, posso, stesso, stessa, stessi, stesse, altro, altra, altri, altre, sarebbe, sarebbero, sono, è, sia, meno, più, tutti, tutte, quelli, quelle, quello, quella, cosa, prego, favore, cortesia, pagare, paghiamo, pezzi, soli, valido, unitario, unico, vostro, vostra, vostri, vostre, nostro, nostra, nostri, nostre',
    pay: 'pagamento, pagamenti, il pagamento, condizioni di pagamento, termini di pagamento, modalità di pagamento, pagare, paghiamo, pagheremo, saldo fattura',
    payable: 'pagabile, pagabili, da pagare',
    method:
      'lettera di credito, lettera di credito a vista, lettera di credito irrevocabile, credito documentario, contrassegno, in contrassegno, contanti, in contanti, pagamento in contanti, pagamento anticipato, anticipato, prepagato, pagamento alla consegna, alla consegna, pagamento alla ricezione, bonifico, bonifico bancario, bonifico anticipato, tramite bonifico, ri.ba., riba, ri.ba, ricevuta bancaria, rid, addebito diretto, carta di credito, con carta, assegno, rate, rate mensili, a rate, in tre rate, rimessa diretta, contro documenti, a vista, conto aperto, pagamento immediato, vista fattura, cambiale, acconto',
    moment:
      "in anticipo, anticipato, anticipo, di anticipo, acconto, di acconto, all'ordine, alla conferma, alla firma, alla consegna, prima della consegna, prima della spedizione, alla spedizione, all'imbarco, prima dell'imbarco, al ricevimento, al ricevimento della merce, alla ricezione, dopo la consegna, dalla consegna, data fattura, dalla data fattura, dalla data della fattura, dalla fattura, dopo la fattura, dal ricevimento fattura, dal ricevimento della fattura, fine mese, f.m., fm, d.f., df, d.f.f.m., dffm, dal ricevimento, polizza di carico, dalla polizza di carico, data polizza di carico, a saldo, saldo, il saldo, il resto, resto, restante, a vista, contro documenti, dopo la polizza di carico, all ordine, all imbarco",
    net: 'netto, netti, net',
    within: 'a, entro, in, entro i, dopo, per, con',
    valid:
      'valida, valido, valide, validi, validità, in vigore, vigore, offerta, listino, scade, scadenza, vale fino, vale, valgono, promozione, bloccato, bloccati, fermo, fermi, manteniamo, mantenere, mantenete, garantito, termina, termina il, confermato fino, resta valida',
    deliver:
      'consegna, consegnare, consegnati, arriva, arrivano, arrivo, spedizione, spedire, imbarco, pronti, ritiro, riunione, aperto, aperti, installazione, ci servono entro, servono entro, tempi di consegna',
    place: 'verso, presso, consegnato a, consegnati a, reso a, porto di, fino a',
  },
  discounts: { 'a metà prezzo': 50, 'metà prezzo': 50, 'la metà del prezzo': 50 },
  incoterms: {
    EXW: 'franco fabbrica, franco stabilimento, franco magazzino venditore',
    FCA: 'franco vettore',
    FOB: 'franco a bordo',
    DDP: 'reso sdoganato',
    CIF: 'costo assicurazione e nolo',
    CFR: 'costo e nolo',
  },
  singular: [
    ['(?<=[ai])toni', 'tone'], ['ioni', 'ione'], ['(?<=[ts])ori', 'ore'], ['(?<=[ae]l)i', 'e'], ['ili', 'ile'], ['(?<=[ae]nt)i', 'e'], ['chi', 'co'],
    ['ghi', 'go'], ['che', 'ca'], ['ghe', 'ga'], ['(?<=[bcdfglmnprstvz])ie', 'ia'], ['ci', 'co'], ['(?<=[gsrbln]l?)i', 'o'], ['i', 'o'], ['e', 'a'],
  ], // biome-ignore format: a table
  invariable:
    'occhiali, forbici, guanti, pantaloni, jeans, olio, caffè, latte, sale, miele, pane, carne, pesce, scarpe, cuffie, bar, computer, tablet, monitor, bici, moto, auto, foto, tè, pelle, cotone, tende, vite, rete, chiave, nave, ponte, piante, cornice, vernice, colle, igienici, crude, verde, grande, lucente',
  prompts: {
    product: 'Di quale prodotto si tratta?',
    price: 'Quale prezzo o sconto è stato concordato?',
    currency: 'In quale valuta è il prezzo?',
  },
};
