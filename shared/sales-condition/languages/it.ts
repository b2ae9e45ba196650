import { numbered, sums } from '../../extraction/languages/lists.ts';
import { ELIDED, ONES, TEENS, TENS, WEEKDAYS } from '../../extraction/sequences/it.ts';
import type { SalesLanguage } from '../language.ts';

const tens = numbered(TENS, 20, 10);
const elided = numbered(ELIDED, 20, 10);

export const it: SalesLanguage = {
  code: 'it',
  decimal: ',',
  elides: true,
  verbs:
    'iamo, eremo, iremo, eremmo, iremmo, erebbe, irebbe, avamo, evamo, ivamo, avate, evate, endo, ereste, arono, erono, irono',
  links: 'da, in, per, con, senza, a',
  numbers: {
    words: {
      ...numbered(ONES, 1),
      ...numbered(TEENS, 10),
      ...tens,
      ...sums(elided, { uno: 1, un: 1, otto: 8 }, ['']),
      un: 1,
      una: 1,
      'mezza dozzina': 6,
      'un paio di': 2,
      'mezzo migliaio': 500,
      'mezzo milione': 500_000,
    },
    multipliers: {
      cento: 100,
      cent: 100,
      mille: 1000,
      mila: 1000,
      k: 1000,
      migliaio: 1000,
      migliaia: 1000,
      centinaio: 100,
      centinaia: 100,
      milione: 1e6,
      milioni: 1e6,
      decina: 10,
      decine: 10,
      dozzina: 12,
      dozzine: 12,
      quindicina: 15,
      ventina: 20,
      trentina: 30,
      quarantina: 40,
      cinquantina: 50,
    },
    weak: 'un, una, uno',
    joins: 'e',
    isGlued: true,
  },
  currencies: {
    EUR: 'euro, euri, eur., eurini',
    USD: 'dollaro, dollari, dollari americani, dollari statunitensi, dollari usa, dollari us, dollaro americano, usd$',
    CAD: 'dollari canadesi',
    AUD: 'dollari australiani',
    GBP: 'sterlina, sterline, lire sterline, sterline inglesi',
    CHF: 'franco svizzero, franchi svizzeri, franchi, franco chf, fr, frs',
    JPY: 'yen, yen giapponesi',
    CNY: 'yuan, renminbi',
    BRL: 'real brasiliani, reais, real brasiliano',
    MXN: 'pesos messicani, peso messicano',
    ARS: 'pesos argentini, peso argentino',
    TRY: 'lire turche, lira turca',
    SEK: 'corone svedesi',
    NOK: 'corone norvegesi',
    DKK: 'corone danesi',
    CZK: 'corone ceche',
    PLN: 'zloty',
    HUF: 'fiorini, fiorini ungheresi',
    RON: 'lei rumeni, leu, lei romeni',
    RUB: 'rublo, rubli',
    INR: 'rupia, rupie',
    AED: 'dirham emiratini, dirham',
    MAD: 'dirham marocchini',
    ALL: 'lek',
    TND: 'dinari tunisini',
  },
  minor: { '': 'centesimo, centesimi, cent, cents' },
  units: {
    count:
      'stelo, steli, pezzo, pezzi, pz, pz., pzz, unità, articolo, articoli, esemplare, esemplari, copia, copie, x, set, kit, confezione da, capi, capo, licenza, licenze, postazioni, foglio, fogli, lastra, lastre, barra, barre, piastra, coppie, teste, panetti',
    pack: 'scatola, scatole, scatolone, scatoloni, cartone di, cartoni di, cartoni, cassa, casse, cassetta, cassette, collo, colli, pacco, pacchi, pacchetto, pacchetti, confezione, confezioni, conf., sacco, sacchi, sacchetto, sacchetti, busta di, buste di, pallet, bancale, bancali, pedana, pedane, bottiglia, bottiglie, lattina, lattine, latta, latte di, barattolo, barattoli, vasetto, vasetti, vaso di, vasi di, fusto, fusti, fustino, fustini, tanica, taniche, bidone di, bidoni di, barile, barili, botte di, botti di, damigiana, damigiane, secchio di, secchi di, risma, risme, rotolo, rotoli, bobina, bobine, mazzo, mazzi, balla, balle, container di, camion di, autotreno di, vassoio, vassoi, tubo di, tubi di, tubetto, tubetti, flacone, flaconi, fiala, fiale, astuccio, astucci, blister, plico, rocca, rocche, matassa, matasse, lotto di, lotti di, lotto, lotti, partita di, partite di, bag in box, big bag, cesta di, ceste di, cestello, cestelli, crate, plateau, filone, cubo di',
    pair: 'paio, paia',
    measure:
      'kg, kgs, kg., chilo, chili, chilogrammo, chilogrammi, g, gr, gr., grammo, grammi, etto, etti, hg, t, tonnellata, tonnellate, ton, ton., tonn, tonn., quintale, quintali, q, q.li, q.le, ql, l, lt, lt., litro, litri, hl, ettolitro, ettolitri, m, mt, mt., ml, metro, metri, metro lineare, metri lineari, m2, m², mq, mq., metro quadro, metro quadrato, metri quadri, metri quadrati, m3, m³, mc, metro cubo, metri cubi, km, chilometro, chilometri, libbra, libbre, lb, lbs, gallone, galloni, kwh, mwh, ora, ore',
    size: 'cl, dl, cc, mm, cm, pollici, pollice, gb, tb, mb, w, watt, kw, v, volt, mah, ah, cv, hp, mg, mcg, micron, dpi, hz, bar, ampere, lumen, btu, kva, gsm',
    time: 'giorno, giorni, gg, gg., g.g., giorni lavorativi, giorni solari, settimana, settimane, mese, mesi, anno, anni, minuto, minuti, ggfm, gg fm, gg. fm, gg f.m., ggdf, gg df, gg dffm, gg d.f., gg. d.f., gg d.f.f.m., gg. d.f.f.m., ggdffm, gg df fm',
  },
  cues: {
    price:
      'il meglio che posso, il massimo che posso, il minimo che posso, prezzo, prezzi, prezzo unitario, prezzo netto, prezzo finale, prezzo di listino, prezzo al pubblico, prezzo speciale, prezzo obiettivo, prezzo di vendita, prezzo scontato, listino, a listino, di listino, tariffa, tariffe, importo, costo, costi, costa, costano, costerebbe, costerebbero, quanto costa, quanto costano, quanto costerebbe, quanto costerebbero, quanto viene, quanto vengono, quanto verrebbe, quanto verrebbero, quanto fa, quanto sarebbe, quanto mi fate, quanto ci fate, quanto mi costa, quanto mi costano, quanto ci costa, a quanto, a quanto sono, a quanto è, a quanto sta, a quanto stanno, a quanto vengono, a quanto viene, a quanto li fate, a quanto le fate, a che prezzo, che prezzo, qual è il prezzo, viene, vengono, verrebbe, verrebbero, vale, valgono, si vende, si vendono, venduto a, venduti a, vendute a, venduta a, è a, sono a, sta a, stanno a, siamo a, siamo sui, siamo sugli, miglior prezzo, è il nostro miglior prezzo, è il minimo, è il massimo, quotazione, quotato, quotati, prezzato, p.u., pu, pr. unitario, addebitiamo, facciamo pagare, chiediamo, chiedono, chiedete, chiede, quanto per',
    at: 'a, @, al prezzo di, ad un prezzo di, a un prezzo di, per soli, a soli, a solo, a sole, facciamo, facciamo a, possiamo fare, posso fare, potremmo fare, potrei fare, glielo faccio a, glieli faccio a, gliele faccio a, gliela faccio a, ve lo faccio a, ve li faccio a, ve le faccio a, ve la faccio a, te lo faccio a, te li faccio a, te le faccio a, vi facciamo, le facciamo, vi faccio, le faccio, ti faccio, lo facciamo a, li facciamo a, le lascio a, glielo lascio a, glieli lascio a, ve li lascio a, ve lo lascio a, scendere a, scendere fino a, scendo a, scendiamo a, scenda a, scendi a, scendete a, arrivare a, arrivo a, arriviamo a, arrivare fino a, arrivate a, possiamo arrivare a, posso arrivare a, salire a, salgo a, saliamo a, non posso scendere sotto, non possiamo scendere sotto, non scendo sotto, non scendiamo sotto, sotto i, non sotto, non meno di, non posso andare oltre, non possiamo andare oltre, non vado oltre, non andiamo oltre, non posso superare, non possiamo superare, non pago più di, non paghiamo più di, non oltre, al massimo, massimo, non più di, fino a, che ne dice di, che ne dite di, che ne pensa di, che ne pensate di, chiudiamo a, chiudere a, chiudo a, accordiamoci a, accordiamoci su, ci accordiamo a, troviamoci a, restiamo a, resto a, rimaniamo a, teniamo, tenere, incontriamoci a, accetto, accetterei, accetteremmo, pagherei, pagheremmo, propongo, proponiamo, offro, offriamo, offrirei, do, diamo, ad',
    per: "al, allo, alla, all, il pezzo, al pezzo, l'uno, l'una, luno, luna, ciascuno, ciascuna, ciascun, cadauno, cadauna, cad, cad., cd, c.u., ognuno, ognuna, ogni, per ogni, per ciascun, /, la confezione, la scatola, la bottiglia, il kg, il chilo, il litro, il metro, il paio, la tonnellata, il quintale, il rotolo, la risma, la cassa, il sacco, il bancale, il mq, al mq, l'ora, la dozzina, il barattolo, a testa, a pezzo, a bottiglia, a confezione, a scatola, a cassa, a paio, a sacco, a rotolo, a bancale, a pallet, a unità, a metro, a copia, a capo",
    quantity:
      'n., nr, nr., quantità, quantitativo, quantitativi, qtà, qta, q.tà, q.ta, qt, qt., volume, volumi, numero di pezzi, quantità totale, quantità ordinata, quantità richiesta',
    from: 'da, dai, dalle, dagli, a partire da, a partire dai, a partire dalle, a partire dagli, oltre, oltre i, oltre le, oltre gli, sopra, sopra i, sopra le, sopra gli, al di sopra di, al di sopra dei, più di, per più di, con più di, superiore a, superiori a, superiori ai, superiori alle, superando i, superate le, superati i, per ordini di, per ordini da, per ordini superiori a, per ordini oltre, per ordini oltre i, per ordini oltre le, ordini di, su ordini di, per quantità superiori a, per quantità di, per quantitativi superiori a, per quantitativi di, per acquisti di, per volumi di, almeno se',
    given:
      "se ordinate, se ordina, se ordini, se ne ordina, se ne ordinate, se ordiniamo, se ordino, se ne ordiniamo, se ne ordino, se prendete, se prende, se prendi, se ne prende, se ne prendete, se ne prendi, se prendiamo, se prendo, se ne prendiamo, se ne prendo, se acquistate, se acquista, se acquistiamo, se acquisto, se ne acquistiamo, se ne acquistate, se comprate, se compra, se compriamo, se compro, se ne compro, se ne compriamo, se fossero, se saliamo a, se salite a, se salgo a, se arriviamo a, se arrivate a, se passiamo a, ordinando, ordinandone, prendendo, prendendone, acquistando, acquistandone, comprandone, per un ordine di, con un ordine di, su un ordine di, per l'acquisto di, a patto di prenderne, a condizione di ordinare, nel caso di, in caso di, supponendo",
    more: 'o più, in su, e oltre, o oltre, in poi, in avanti, e più, +, o superiore, a salire',
    minimum:
      "minimo, minima, minimi, ordine minimo, ordine minimo di, l'ordine minimo è di, ordine minimo è di, ordine minimo è, quantità minima, quantità minima di, quantità minima è, quantitativo minimo, quantitativo minimo di, minimo d'ordine, minimo d'ordine di, minimo ordinabile, minimo di, un minimo di, con un minimo di, almeno, non meno, minimo è, il minimo è, il minimo sono, min, min., moq, moq di, lotto minimo, lotto minimo di, acquisto minimo, acquisto minimo di, perlomeno, quanto meno",
    discount:
      'sconto, sconti, scontato, scontata, scontati, scontate, scontare, scontiamo, sconto quantità, sconto merce, sconto cassa, sconto incondizionato, di sconto, uno sconto, sconticino, scontino, ribasso, ribassi, riduzione, abbuono, bonus, premio, premio fine anno, promozione, promo, meno caro, più economico, più economici, off, risparmio, sconto pronto pagamento, agevolazione, abbattimento, abbassare del, abbassiamo del, riduciamo del, ridurre del',
    less: 'meno, togliere, togliamo, tolgo, togliete, togli, tolga, detrarre, detraiamo, abbassare di, abbassa di, abbassi di, scendere di, scendiamo di, sottratto, ribassato di',
    total:
      "totale, in totale, in tutto, complessivo, complessiva, complessivamente, per tutto, per tutti, per tutte, tutto compreso, somma, importo totale, prezzo totale, subtotale, totale fattura, totale ordine, valore dell'ordine, budget, budget di, budget totale, nel complesso, per l'intero lotto, tutto insieme, ammonta a, per un totale di, a forfait, a corpo",
    shipping:
      'più trasporto, + trasporto, più spese di spedizione, + spese di spedizione, più spedizione, + spedizione, più spese di trasporto, più il trasporto, spedizione, spese di spedizione, costi di spedizione, costo di spedizione, spese di trasporto, costo del trasporto, costi di trasporto, trasporto, consegna costa, nolo, nolo marittimo, corriere, imballo, imballaggio, imballi, assicurazione, dazi, dazio, dogana, sdoganamento, installazione, montaggio, posa, messa in opera, avviamento, supplemento, sovrapprezzo, cauzione, deposito cauzionale, penale, penali, mora, campione a, campionatura, stampo, stampi, attrezzaggio, impianto stampa, cliché, incisione, personalizzazione, garanzia, spese di gestione, spese bancarie, spese di incasso, contributo, contributo trasporto, conai, facchinaggio, sponda idraulica',
    percent: 'per cento, percento, per-cento, pct, p.c.',
    tax: 'iva, i.v.a., imposta, imposte, tassa, tasse, più iva, + iva, oltre iva, ritenuta, raee',
    reference:
      "mio telefono, mio cellulare, telefono:, cellulare:, al telefono, al cellulare, telefono è, cellulare è, ordine n., ordine n°, ordine nr, ordine nr., ordine numero, ordine num, n. ordine, n° ordine, numero ordine, numero d'ordine, odc, oda, bolla n., ddt, ddt n., fattura, fattura n., fattura n°, fattura nr, fattura nr., fattura numero, numero fattura, rif, rif., rif. n., riferimento, riferimento n., preventivo n., preventivo n°, preventivo nr, preventivo numero, offerta n., offerta n°, offerta nr, offerta nr., offerta numero, articolo n., art, art., codice, cod, cod., codice articolo, sku, modello, mod, mod., tipo, ticket, cliente n., codice cliente, numero, num, num., n°, pag., edificio, palazzina, interno, int., tel, tel., fax, cell, cell., cap, versione, iso, din, uni en, en, lotto n., lotto nr, pratica, contratto, contratto n., taglia, taglie, via, viale, piazza, p.iva, p. iva, partita iva, sdi, capitolo, banchina",
    request:
      'a quanto è, a quanto sono, a quanto sta, a quanto stanno, a quanto viene, a quanto vengono, a quanto vendete, a quanto fate, a quanto mettete, quanto fate, quanto chiedete per, quanto verrebbero, quanto verrebbe, quanto costerebbero, quanto costerebbe, trattate, sconto su, sconto sul, sconto sulla, sconto sui, sconto sulle, sconto sugli, uno sconto su, che prezzo fate per, che prezzo avete per, prendiamone, voglio, vogliamo, vorrei, vorremmo, volevo, volevamo, ci serve, ci servono, mi serve, mi servono, servono, serve, servirebbero, servirebbe, ci servirebbero, ci servirebbe, mi servirebbero, mi servirebbe, ne servono, ho bisogno di, abbiamo bisogno di, avrei bisogno di, avremmo bisogno di, avremmo bisogno, bisogno di, bisogno d, necessito di, necessitiamo di, cerco, cerchiamo, cercavo, cercavamo, sto cercando, stiamo cercando, alla ricerca di, ordinare, ordino, ordiniamo, ordinerei, ordineremmo, ordine, ordine di, ordine per, un ordine di, un ordine per, fare un ordine di, comprare, compro, compriamo, compreremmo, acquistare, acquisto, acquisto di, acquistiamo, acquisteremmo, prendere, prendo, prendiamo, prenderei, prenderemmo, prenderemo, ne prendo, ne prendiamo, ne prenderei, ne prenderemmo, ne voglio, ne vogliamo, ne vorrei, ne vorremmo, ne ordino, ne ordiniamo, mandate, mandateci, mandatemi, mandami, mandaci, mandi, ci mandi, mi mandi, inviate, inviateci, inviatemi, inviaci, inviami, spedite, spediteci, speditemi, spedire, spedisca, spedisci, fornire, forniteci, fornitura di, forniamo, fornite, ci fornite, metta, mettete, metti, mettetemi, metteteci, mettimi, mi metta, ci metta, segni, segnate, segnateci, segnatemi, mi segni, ci segni, dateci, datemi, dammi, ci dia, mi dia, mi dai, ci date, interessato a, interessata a, interessati a, interessati al, interessato al, interessati all, interessati ai, interessati alle, mi interessa, mi interessano, ci interessa, ci interessano, interessano, mi interesserebbe, mi interesserebbero, ci interesserebbe, ci interesserebbero, le interessano, vi interessano, preventivo per, preventivo di, un preventivo per, preventivo, preventivare, quotazione per, quotazione di, quotateci, quotare, quotarci, quotarmi, mi quota, ci quota, offerta per, offerta di, offerta su, offerta sui, offerta sulle, offro, offriamo, offrire, proponiamo, propongo, promozione su, promozione sui, promozione sulle, avete, hai, avete disponibili, avreste, abbiamo, vendete, vende, vendi, vendiamo, vendo, trattate, fate, tenete, prenotare, prenotate, riservare, riservate, riservateci, confermo, confermiamo, confermare, confermate, riordinare, riordino, riordino di, riassortimento di, rifornire, rinnovare, andiamo con, vada per, vado con, procediamo con, informazioni su, informazioni sui, informazioni sulle, informazioni sul, info su, riguardo, riguardo a, riguardo alle, riguardo ai, in merito a, in merito alle, in merito ai, per quanto riguarda, a proposito di, disponibilità di, consegna di, spedizione di, importare, esportare, aggiungere, aggiungete, aggiunga, aggiungi, caricare, procurare, ci mancano, mi mancano, prezzo di, prezzo per, prezzo del, prezzo della, prezzo delle, prezzo dei, prezzo degli, il prezzo del, il prezzo delle, il prezzo dei, il prezzo degli, listino delle, listino dei, quanto costano, quanto costa, quanto vengono, quanto viene, quanto per, servirà, serviranno, occorrono, occorre, ci occorrono, ci occorre, mi occorrono, mi occorre, occorrerebbero, ci occorrerebbero, necessitano, siano, saranno, sarebbero, facciamone, fatemi, fateci, fammi, faccia',
    howMany:
      'quanti, quante, quanti pezzi, quante unità, che quantità, quale quantità, per quale quantità, che quantitativo, quale quantitativo, di quanti, di quante, quanti ne, quante ne, quanta, quanto ne serve, quanto ve ne serve, quanto gliene serve, quanto ne vuole, quanto ne volete, quanto ti serve, che volumi, quali volumi, quale volume, che volume, numero pezzi necessario',
    which:
      'quale modello, quali modelli, che modello, che tipo, di che tipo, quale tipo, quale tipologia, che tipologia, che colore, quale colore, di che colore, quali colori, che taglia, quale taglia, che taglie, quali taglie, che misura, quale misura, quali misure, che misure, che versione, quale versione, che marca, quale marca, di che marca, quale formato, che formato, quale variante, quale prodotto, che prodotto, quale articolo, che articolo, quale gamma, quale finitura, che finitura, quale qualità, che qualità, quale potenza, che potenza, quale capacità, quale spessore, che spessore, quale grammatura, quale delle, quale dei, quale di questi, quale codice, quale genere, che genere di',
    product: 'prodotto, prodotti, articolo:, merce, merci, prodotto:, il prodotto è, oggetto:',
    currency: 'valuta, valute, moneta, monete, che valuta, quale valuta, in che valuta, in quale valuta',
    accept:
      "ok, okay, okey, okk, oki, va bene, vabbene, va benissimo, va bè, vabbè, vabè, d'accordo, daccordo, siamo d'accordo, affare fatto, affare concluso, andata, è andata, aggiudicato, ci sto, ci stiamo, ci sta, accettato, accettata, accetto, accettiamo, si accetta, perfetto, perfetta, ottimo, ottima, eccellente, benissimo, molto bene, bene, bello, magnifico, fantastico, grande, mi va bene, ci va bene, per me va bene, per noi va bene, per me ok, per noi ok, mi sta bene, ci sta bene, mi pare giusto, mi sembra giusto, ci sembra giusto, mi sembra onesto, mi pare onesto, confermato, confermata, confermo, confermiamo, si conferma, procediamo, procedete, procedi, proceda, procedo, proceda pure, procedete pure, sì, si, certo, certamente, certo che sì, sicuro, sicuramente, senz'altro, senzaltro, volentieri, con piacere, assolutamente, assolutamente sì, come no, nessun problema, senza problemi, non c'è problema, non ci sono problemi, nessuna obiezione, approvato, approvata, concordato, concordiamo, concordo, convenuto, pattuito, chiuso, chiudiamo, chiudiamo così, si può fare, si fa, fattibile, possibile, è possibile, si può, facciamo così, fatto, ricevuto, capito, inteso, intesi, annotato, segnato, preso nota, prendo nota, prendiamo nota, grazie, grazie mille, mille grazie, esatto, esattamente, corretto, giusto, è corretto, così va bene, lo prendo, li prendo, le prendo, la prendo, lo prendiamo, li prendiamo, le prendiamo, la prendiamo, vada, vada per, andiamo, dai, dai ok, daje, bravo, ha ragione, avete ragione, venduto, conclusa, concluso, patti chiari, contate su di noi, via libera, alla grande, accordo fatto, stretta di mano",
    refuse:
      "no, no grazie, non ci interessa, non mi interessa, non siamo interessati, non sono interessato, non accetto, non accettiamo, non posso accettare, non possiamo accettare, non è possibile, non sarebbe possibile, impossibile, purtroppo no, purtroppo non, temo di no, mi spiace no, spiacente, spiacenti, mi dispiace ma, niente da fare, non se ne parla, neanche per sogno, nemmeno per sogno, neanche per idea, assolutamente no, per niente, rifiuto, rifiutiamo, rifiutato, rifiutata, decliniamo, declino, lasci perdere, lasciamo perdere, lascia perdere, lasciate perdere, lasciamo stare, non va bene, non ci va bene, non mi va bene, non ci siamo, non posso, non possiamo, non si può, non riesco, non riusciamo, non potrei, non potremmo, non facciamo, non offriamo, non concediamo, non diamo, non applichiamo, non ci sto, non ci stiamo, fuori discussione, inaccettabile, non accettabile, non sufficiente, non basta, annullare, annulli, annullate, annulliamo, annulla, rinunciamo, rinuncio, passo, sarà per un'altra volta, alla prossima, neanche, non ci conviene, non mi conviene, non conviene, non pago, non paghiamo, non siamo disposti, non sono disposto",
    tooMuch:
      "un sacco, una fortuna, un botto, troppo caro, troppo cara, troppo cari, troppo care, troppo costoso, troppo costosa, troppo costosi, troppo costose, troppo alto, troppo alta, troppo alti, troppo elevato, troppo elevata, troppo, troppa, troppi, troppe, è caro, è cara, sono cari, sono care, molto caro, molto cara, molto cari, molto care, un po' caro, un po' cara, un po' cari, un po' care, un po caro, un po cari, un po alto, un po' alto, un po' altino, caruccio, carucci, piuttosto caro, abbastanza caro, carissimo, carissimi, carissime, carissima, molto alto, piuttosto alto, troppo poco, troppo basso, troppo bassa, troppo pochi, troppo poche, fuori budget, fuori dal nostro budget, oltre il nostro budget, oltre il budget, sopra il nostro budget, supera il nostro budget, supera il budget, sfora il budget, sforiamo, esagerato, esagerata, eccessivo, eccessiva, spropositato, un furto, una follia, più di quanto, più del previsto, salato, salatino, è tanto, sono tanti, sono tante, è molto",
    past: "l'anno scorso, anno scorso, dell'anno scorso, lo scorso anno, scorso anno, dello scorso anno, il mese scorso, lo scorso mese, la settimana scorsa, la scorsa settimana, la scorsa volta, la volta scorsa, l'ultima volta, ultima volta, l'ultimo ordine, ultimo ordine, ordine precedente, ordine scorso, la stagione scorsa, la scorsa stagione, lo scorso trimestre, in precedenza, precedentemente, prima, precedente, precedenti, prezzo precedente, in passato, un tempo, vecchio prezzo, il vecchio prezzo, vecchio listino, il vecchio listino, pagavamo, pagavo, pagavate, abbiamo pagato, ho pagato, avevamo pagato, avevo pagato, costava, costavano, veniva, venivano, era a, erano a, era, erano, stava a, stavano a, valeva, facevate, ci facevate, mi facevate, chiedevate, vendevate, compravamo, compravo, ordinavamo, prendevamo, fino ad ora, finora, fin qui, di solito, solitamente, normalmente, abitualmente, prezzo abituale, prezzo normale, prezzo originale, originariamente, inizialmente, prezzo iniziale, scaduto, scaduta, scaduti, ieri, un anno fa, due anni fa, tre anni fa, un mese fa, sei mesi fa, tempo fa, nel 2019, nel 2020, nel 2021, nel 2022, nel 2023, nel 2024, nel catalogo, sul catalogo, il catalogo dice, a catalogo, sul vostro sito, sul sito, il sito dice, avevamo, avevo, ci avete fatto",
    present:
      "quest'anno, questanno, adesso, ora, attualmente, oggi, oggi come oggi, oggigiorno, nuovo prezzo, il nuovo prezzo, nuovo listino, il nuovo listino, stavolta, questa volta, questo mese, questa settimana, questa stagione, questo trimestre, in questo momento, al momento, d'ora in poi, da ora in poi, da oggi, il nostro prezzo, la nostra offerta, noi, invece",
    other:
      "concorrente, concorrenti, concorrenza, la concorrenza, un vostro concorrente, il vostro concorrente, un concorrente, altrove, da un'altra parte, da altre parti, altro fornitore, altri fornitori, un altro fornitore, l'altro fornitore, altra azienda, un'altra azienda, altra ditta, un'altra ditta, un'altra offerta, altra offerta, altre offerte, altro preventivo, un altro preventivo, altri preventivi, altro negozio, un altro negozio, fornitore attuale, il nostro fornitore, il mio fornitore, il fornitore attuale, l'attuale fornitore, nostro fornitore, fornitore abituale, mercato, il mercato, prezzo di mercato, sul mercato, amazon, alibaba, leroy merlin, su internet, online, un collega, i cinesi, in cina, gli altri, un altro, altri",
    wrong:
      'è arrivato con, sono arrivati con, errore, per errore, errori, sbaglio, per sbaglio, refuso, un refuso, errore di battitura, errore di stampa, sbagliato, sbagliata, sbagliati, sbagliate, errato, errata, vi siete sbagliati, si è sbagliato, mi sono sbagliato, mi sono sbagliata, ci siamo sbagliati, avete fatturato, ci avete fatturato, mi avete fatturato, avete addebitato, ci avete addebitato, sulla fattura, in fattura, la fattura dice, la fattura riporta, avete inviato, avete mandato, ci avete mandato, ci avete inviato, avete spedito, avete consegnato, ci avete consegnato, abbiamo ricevuto, ho ricevuto, ci sono arrivati, ci sono arrivate, sono arrivati, sono arrivate, mi sono arrivati, mi sono arrivate, rotti, rotte, danneggiati, danneggiate, difettosi, difettose, difettoso, mancano, mancavano, restituire, restituiamo, reso, avete scritto, non aggiornato, obsoleto, superato',
    unavailable:
      "esaurito, esaurita, esauriti, esaurite, non disponibile, non disponibili, fuori produzione, non più disponibile, non più disponibili, non a magazzino, non in magazzino, non ne abbiamo più, non abbiamo più, non ce n'è più, non ce ne sono più, terminato, terminata, terminati, terminate, finito, finita, finiti, finite, non lo vendiamo più, non li vendiamo più, non le vendiamo più, non produciamo più, non trattiamo, non trattiamo più, non teniamo, senza scorte",
    stock:
      "in magazzino, a magazzino, a stock, in giacenza, in pronta consegna, in casa, ne abbiamo, rimangono, restano, rimasti, rimaste, disponibili a magazzino, persone, dipendenti, collaboratori, invitati, ospiti, coperti, camere, uffici, clienti, alunni, studenti, negozi, filiali, punti vendita, al giorno, alla settimana, al mese, all'anno, annui, annue, annuale, annuali, mensili, mensile, settimanali, giornalieri",
    instead:
      'invece di, invece dei, invece delle, invece che, anziché, al posto di, al posto dei, al posto delle, e non, non, piuttosto che, rispetto a, ribassato da, in luogo di',
    correct:
      'scusi, scusa, scusate, mi scusi, mi correggo, correggo, correggiamo, correzione, volevo dire, volevamo dire, intendevo, intendevamo, voglio dire, cioè, anzi, meglio, facciamo, facciamone, diciamo, mettiamo, passiamo a, portiamo a, portiamolo a, portiamola a, portatelo a, porti a, portare a, portarlo a, portarla a, cambi a, cambiare in, cambiate in, modifichi in, modificare in, modificate in, aumentare a, aumenti a, aumentiamo a, aumentate a, ridurre a, riduca a, riduciamo a, riducete a, salire a, saliamo a, dovrebbe essere, dovrebbero essere, devono essere, sarebbero, ripensandoci, a pensarci bene, in realtà, a dire il vero, bensì, aggiornare a, perdono, pardon',
    only: 'solo, soltanto, solamente, unicamente, solo i, solo le, solo gli, solo il, solo la, soltanto i, soltanto le, esclusivamente',
    contrast: 'ma, però, tuttavia, anche se, sebbene, mentre, eppure, comunque, nonostante, benché',
    and: 'più trasporto, + trasporto, più spese di spedizione, + spese di spedizione, più spedizione, + spedizione, più spese di trasporto, più il trasporto, e, ed, o, oppure, poi, quindi, allora, così, con, perché, poiché, siccome, dato che, visto che, se, quando, purché, a patto che, più, dunque',
    of: 'di, d, del, dello, della, dell, dei, degli, delle',
    for: 'per, per il, per la, per lo, per i, per gli, per le, di, del, della, dello, dell, dei, degli, delle, su, sul, sulla, sui, sugli, sulle, in, d',
    buyer:
      'rivenditore, rivenditori, scuole, scuola, studenti, cliente, clienti, nuovi clienti, clienti abituali, clienti fedeli, membri, soci, aziende, associazioni, onlus, distributori, grossisti, dettaglianti, negozianti, partner, professionisti, privati, primo ordine, primi ordini, primo acquisto, alberghi, hotel, ristoranti, ristoratori, ospedali, enti pubblici, installatori, artigiani, voi, lei, noi, me, te, loro, questo, ciò, pagamento anticipato, pagamenti anticipati, pronta cassa, grandi ordini, ordini grandi, volumi',
    customer:
      "per conto di, a nome di, da parte di, siamo, siamo la, siamo l', sono di, sono della, lavoro per, lavoro in, lavoro alla, lavoro presso, rappresento, scrivo per conto di, le scrivo da, vi scrivo da, vi scrivo per conto di, le scrivo per conto di, chiamo da, chiamo per conto di, ufficio acquisti di, ufficio acquisti della, responsabile acquisti di, responsabile acquisti della, acquisti di, cliente:, azienda:, società:, ditta:, acquirente:, ragione sociale:, intestare a, fatturare a, fattura a, fattura intestata a, intestata a, intestato a, la nostra azienda è, la nostra ditta è, la nostra società è, la mia azienda è, la ditta è, l'azienda è, per la ditta, per l'azienda, qui",
    quality:
      'speciale, speciali, extra, modello, tipo, versione, grande, grandi, piccolo, piccola, piccoli, piccole, medio, media, medi, medie, lungo, lunga, lunghi, lunghe, corto, corta, corti, corte, largo, larga, larghi, larghe, stretto, spesso, spessa, sottile, sottili, pesante, pesanti, leggero, leggera, leggeri, leggere, nero, nera, neri, nere, bianco, bianca, bianchi, bianche, blu, azzurro, azzurra, azzurri, azzurre, rosso, rossa, rossi, rosse, verde, verdi, giallo, gialla, gialli, gialle, grigio, grigia, grigi, grigie, marrone, marroni, arancione, arancioni, viola, argento, dorato, dorata, scuro, scura, tondo, rotondo, rotonda, quadrato, quadrata, base, semplice, semplici, premium, vecchio, vecchia, usato, usata, usati, ricondizionato, ricondizionati, originale, originali',
    stop: `uff, uffa, ahi, oddio, eh, altrimenti, sennò, se no, vengo incontro, veniamo incontro, venire incontro, venirvi incontro, venirle incontro, veniteci incontro, venga incontro, viene incontro, buongiorno, buonasera, buon pomeriggio, buona giornata, buona serata, salve, gentile, gentili, egregio, egregi, spettabile, spett.le, spett., signore, signora, signori, sig, sig., sig.ra, dott, dott., dottore, ing, ing., cordiali saluti, distinti saluti, saluti, un saluto, a presto, cordialmente, circa, all'incirca, intorno a, attorno a, quasi, esattamente, altri, altre, altro, ulteriori, aggiuntivi, aggiuntive, in più, ancora, nuovo, nuova, nuovi, nuove, stesso, stessa, stessi, stesse, seguente, seguenti, tale, tali, simile, simili, preventivo, preventivi, offerta, offerte, ordine, ordini, consegna, consegne, spedizione, fattura, fatture, catalogo, cataloghi, lista, elenco, dettaglio, dettagli, informazione, informazioni, info, domanda, domande, richiesta, richieste, campione, campioni, magazzino, il vostro magazzino, nostro magazzino, vostro magazzino, condizioni, condizione, termini, mail, e-mail, squadra, responsabile, direttore, titolare, azienda, ditta, società, fornitore, fornitori, affare, affari, accordo, trattativa, giorno, settimana, mese, anno, trimestre, stagione, mattina, pomeriggio, sera, ${WEEKDAYS.join(', ')}, prossimo, prossima, prossimi, possibile, possibili, possibilmente, disponibile, disponibili, pronto, pronta, pronti, interessato, interessata, urgente, urgenti, urgentemente, al più presto, quanto prima, il prima possibile, subito, immediatamente, immediato, immediata, presto, migliore, migliori, miglior, meglio, minore, maggiore, basso, bassa, economico, economica, economici, caro, cara, cari, care, finale, finali, solito, solita, abituale, abituali, normale, regolare, attuale, attuali, recentemente, include, inclusa, incluso, inclusi, incluse, compreso, compresa, compresi, comprese, escluso, esclusa, esclusi, escluse, al netto, netto, lordo, trasporto incluso, trasporto compreso, spedizione inclusa, spedizione compresa, spedizione gratuita, trasporto gratuito, porto franco, franco arrivo, in porto franco, porto assegnato, trasporto escluso, spedizione esclusa, trasporto a vostro carico, trasporto a carico vostro, spese di trasporto incluse, spese di spedizione incluse, imballo incluso, imballo compreso, franco destino, franco nostro magazzino, reso, resa, base, primo, prima fornitura, secondo, seconda, terzo, cosa, cose, roba, tutto, lotto intero, idea, spero, speriamo, sperare, penso, pensiamo, credo, crediamo, immagino, suppongo, felice, felici, contento, contenti, lieto, lieti, lieta, acquirente, compratore, venditore, gente, progetto, evento, uso, rimanente, rimanenti, max, arriva, arrivano, inizia, iniziano, resta, rimane, rimango, diventa, mantiene, mantenere, tiene, vale ancora, inoltre, entrambi, entrambe, sovrapprezzo, pianificare, previsto, prevista, prevediamo, ricevere, riceviamo, riceva, riceverebbe, discutere, trattare, trattabile, trattabili, negoziare, negoziabile, valutare, valutiamo, considerare, rispondere, risposta, riscontro, sapere, so, sa, sapete, sappiamo, sai, conoscere, vedere, vedo, vediamo, visto, parlare, parliamo, chiudere, firmare, firmiamo, confermare, fare, facendo, farei, faremmo, fareste, farebbe, potete, potreste, potrebbe, potrei, potremmo, puoi, può, possiamo, potremo, potrete, potuto, dovere, dobbiamo, dovete, dovrebbe, dovremmo, dire, dica, dite, dimmi, ditemi, diteci, mi dica, ci dica, indicare, indicatemi, indicateci, mi indichi, precisare, specificare, specifichi, sistemare, migliorare, migliorate, limare, abbassare, abbassate, abbassi, scendere, scendete, scenda, scende, aumentare, applicare, applichiamo, applica, applicate, applicato, si applica, si applicano, concordato, concordata, concordati, pattuito, pattuita, menzionato, indicato, indicata, proposto, proposta, proposte, inviato, inviata, allegato, allegata, in allegato, per favore, per piacere, per cortesia, cortesemente, gentilmente, pf, pls, amico, amica, capo, ehi, ehm, mmm, hmm, boh, mah, beh, be', insomma, senta, senti, ascolti, guardi, guarda, guardate, non so, non lo so, non lo sappiamo, non sappiamo, non siamo sicuri, non sono sicuro, non sono sicura, non ancora, ancora no, non esiti, non esitate, non dimentichi, non si preoccupi, non vi preoccupate, non c'è fretta, non è urgente, non serve, non occorre, non è necessario, non include, non inclusa, non incluso, non inclusi, non compreso, non compresa, non sono inclusi, non sono comprese, non trattabile, non trattabili, non solo, non male, non vedo l'ora, non ho, non abbiamo, no?, a proposito, inoltre, infine, alla fine, poi, ecc, ecc., secondo, tramite, via mail, probabilmente, forse, dipende, metà, differenza, colore, colori, qualità, marca, tempi, tempistiche, data, date, momento, parte, parti, caso, modo, maniera, importo, quantità, denaro, soldi, somma, vostro, vostra, vostri, vostre, nostro, nostra, nostri, nostre, tra, fra, sino, presso, sia, siano, sarà, saranno, sarebbe, fosse, foste, essendo, avere, avrà, avremo, avrete, avrei, avremmo, abbia, abbiate, avendo, avuto, dato, dare, dia, date, dato, darmi, darci, darvi, darle, darebbe, dareste, farmi, farci, farvi, farle, fargli, mandarmi, mandarci, mandarvi, inviarmi, inviarci, inviarvi, dirmi, dirci, inviare, mandare, mando, mandiamo, invio, inviamo, concedere, concedete, concediamo, concede, praticate, praticare, riconoscere, riconosciamo, ottenere, avremmo, passare, passiamo, mettere, mettiamo, metto, andare, andrebbe, andrebbero, va, vanno, vada, venire, arrotondare, arrotondiamo, tondo, tondi, cifra, cifre, ingrosso, all'ingrosso, al dettaglio, prova, test, reale, vicino, eguagliare, pareggiare, allinearvi, allinearsi, allineare, sforzo, uno sforzo, piccolo, piccola, piccoli, grande, grandi, grosso, appena, intanto, nel frattempo, insieme, qui, lì, urgenza, entro il, entro fine, entro la fine, prima del, prima di, prima della, prima dell, prima che, gradirei, gradiremmo, gradisce, desidero, desideriamo, desidera, desidererei, chiedo, chiediamo, vogliate, volete, vuole, vuoi, vorreste, vorrebbe, ci vediamo, sentiamo, sentire, accettate, accetta, accettereste, accetti, ne, ce, ve, glielo, gliele, glieli, mi raccomando, compriamo sempre`,
    pay: 'pagamento, pagamenti, termini di pagamento, termine di pagamento, condizioni di pagamento, condizione di pagamento, modalità di pagamento, metodo di pagamento, metodi di pagamento, dilazione, dilazione di pagamento, saldo fattura, scadenza, scadenze, regolamento',
    payable:
      'pagare, paghiamo, pagheremo, pagheremmo, pago, pagate, paga, pagano, pagabile, pagabili, da pagare, si paga, pagando, pagato, saldare, saldiamo, saldo entro, versare, versiamo, liquidare, fatturato, esigibile, da saldare, corrispondere',
    method:
      "rate senza interessi, pagamento a vista fattura, riba, ri.ba., ri.ba, r.b., ricevuta bancaria, ricevute bancarie, a mezzo riba, tramite riba, con riba, pagamento riba, pagamento con riba, pagamento a mezzo riba, lettera di credito, lettera di credito irrevocabile, lettera di credito confermata, lettera di credito irrevocabile e confermata, lettera di credito a vista, lettera di credito irrevocabile a vista, credito documentario, credito documentario irrevocabile, l/c, lc, contrassegno, in contrassegno, pagamento in contrassegno, pagamento contrassegno, contanti, in contanti, pagamento in contanti, pagamento alla consegna, pagamento alla spedizione, pagamento all'ordine, pagamento contestuale, pagamento anticipato, pagamento in anticipo, anticipato, pagamento immediato, anticipo totale, prepagato, prepagamento, vista fattura, a vista fattura, pagamento vista fattura, pagamento a vista, a vista, rimessa diretta, pagamento a rimessa diretta, r.d., rd, bonifico, bonifico bancario, con bonifico, tramite bonifico, a mezzo bonifico, bonifico anticipato, bonifico immediato, bonifico istantaneo, pagamento con bonifico, pagamento tramite bonifico, pagamento a mezzo bonifico, pagamento bonifico bancario, addebito diretto, sdd, rid, assegno, assegni, assegno circolare, con assegno, carta di credito, con carta, con carta di credito, paypal, satispay, cambiale, cambiali, tratta, tratte, effetti, contro documenti, pagamento contro documenti, incasso documentario, conto aperto, a rate, rate, rate mensili, in rate, rateale, pagamento rateale, pagamento a rate, rateizzato, rateizzazione, in comode rate, pagamento dilazionato, conto vendita, in conto vendita, fideiussione, fideiussione bancaria, garanzia bancaria, fine mese, a fine mese, proforma, pro forma, fattura proforma, su proforma, a ricevimento fattura, al ricevimento fattura, al ricevimento della fattura, al ricevimento della merce, a ricevimento merce, pagamento a ricevimento fattura, pagamento al ricevimento della fattura, pagamento al ricevimento della merce, pagamento al ritiro, pagamento prima della spedizione, pagamento prima della consegna, pagamento ad avviso merce pronta, avviso merce pronta, ad avviso merce pronta, leasing, noleggio operativo, in unica soluzione, soluzione unica, dopo la consegna, pagamento dopo la consegna",
    moment:
      "anticipato, anticipati, anticipata, in anticipo, di anticipo, anticipo, acconto, di acconto, in acconto, d'acconto, come acconto, caparra, di caparra, deposito, all'ordine, allordine, al momento dell'ordine, alla conferma, alla conferma d'ordine, alla conferma dell'ordine, a conferma ordine, alla conferma ordine, con l'ordine, alla firma, alla firma del contratto, alla stipula, alla consegna, alla consegna della merce, a consegna, al momento della consegna, dopo la consegna, a merce pronta, ad avviso merce pronta, avviso merce pronta, alla spedizione, prima della spedizione, prima dell'invio, prima della consegna, prima dell'imbarco, all'imbarco, prima del ritiro, al ritiro, alla ricezione, al ricevimento, al ricevimento della merce, a ricevimento merce, al ricevimento merce, al ricevimento della fattura, a ricevimento fattura, al ricevimento fattura, dal ricevimento della fattura, dal ricevimento fattura, dal ricevimento della merce, dal ricevimento, ricevimento fattura, contro documenti, contro copia della polizza, contro copia di polizza di carico, contro polizza di carico, contro copia b/l, contro b/l, contro fattura, data fattura, d.f., df, dalla data fattura, dalla data della fattura, dalla data di fattura, dalla data di fatturazione, data di fatturazione, dalla fattura, data della fattura, dalla fatturazione, dall'emissione della fattura, da emissione fattura, dalla consegna, dalla data di consegna, dalla spedizione, dalla data di spedizione, dalla polizza di carico, data polizza, data b/l, dalla data di polizza di carico, fine mese, a fine mese, f.m., fm, d.f.f.m., dffm, df fm, data fattura fine mese, fine mese data fattura, fine mese successivo, più 10, il saldo, saldo, a saldo, saldo alla consegna, il resto, resto, restante, il restante, rimanente, il rimanente, rimanenza, al completamento, a fine lavori, all'avanzamento, all'installazione, dopo l'installazione, al collaudo, dopo il collaudo, all'arrivo, all'arrivo della merce, a vista, a saldo prima della spedizione, all'accettazione, all'accettazione del preventivo",
    net: 'netti, netto, nette, netta',
    within: 'a, in, entro, entro i, entro le, nei, di, su, tra, fra, con, massimo, max, dopo, ogni',
    place: 'a, ad, da, verso, fino a, presso, vicino a, con sede a, franco, reso, resa, resi',
    valid:
      'valido, valida, validi, valide, validità, in vigore, vigente, vigenti, offerta, listino, listini, promozione, promo, campagna, preventivo, quotazione, scade, scadono, scadrà, scadranno, termina, terminano, finisce, decorre, decorrono, vale fino, valgono fino, vale fino al, valgono fino al, resta valida, restano validi, mantenuto, mantenere, manteniamo, mantenete, mantiene, mantengono, mantengo, tenere fermo, teniamo fermo, tenete fermo, garantito, garantiti, garantire, garantiamo, garantite, prezzo fisso, prezzi fissi, prezzo bloccato, prezzi bloccati, bloccare, blocchiamo, bloccate, bloccato, bloccati, fermo, fermi, congelato, si applica, applicabile, applicabili, contratto, è aperta fino, aperta fino al, onoriamo, rispettiamo',
    deliver:
      'consegna, consegne, consegnare, consegnate, consegnato, consegnati, consegniamo, data di consegna, tempi di consegna, termini di consegna, arriva, arrivano, arrivo, arrivare, arrivino, spedizione, spedire, spedito, spediti, spedite, spediamo, evasione, ritiro, ritirare, ritiriamo, pronto, pronta, pronti, pronte, carico, imbarco, per quando, riunione, fiera, evento, appuntamento, chiamata, aperto, aperti, aprite, chiuso, chiusi, apertura, inaugurazione, installazione, lavori, produzione, matrimonio, disponibili dal, merce pronta il',
  },
  discounts: {
    'a metà prezzo': 50,
    'metà prezzo': 50,
    'alla metà': 50,
    'la metà del prezzo': 50,
  },
  incoterms: {
    EXW: 'franco fabbrica, franco stabilimento, ex works, ex-works, franco vostro stabilimento',
    FCA: 'franco vettore',
    CPT: 'trasporto pagato fino a',
    CIP: 'trasporto e assicurazione pagati fino a, trasporto e assicurazione pagati',
    DAP: 'reso al luogo di destinazione',
    DPU: 'reso al luogo di destinazione scaricato',
    DDP: 'reso sdoganato, reso sdoganato a destinazione',
    FAS: 'franco lungo bordo, franco sotto bordo',
    FOB: 'franco a bordo, franco bordo',
    CFR: 'costo e nolo, c&f, cnf',
    CIF: 'costo assicurazione e nolo, costo assicurazione nolo',
  },
  nouns: 'telefono, telefoni, cellulare, cellulari, cell, parte',
  plurals: 'kept',
  headFirst: true,
  singular: [
    ['(?<=^uov)a', 'o'],
    ['(?<=pai)a', 'o'],
    ['(?<=cc)hi', 'hio'],
    ['chi', 'co'],
    ['ghi', 'go'],
    ['che', 'ca'],
    ['ghe', 'ga'],
    ['ce', 'cia'],
    ['(?<=gg|valig)e', 'ia'],
    ['(?<=(?<!elet)tri|verni|corni|radi|^lu|^no|^cro)ci', 'ce'],
    ['(?<=[cn])ci', 'cio'],
    ['ci', 'co'],
    ['gi', 'gio'],
    ['gli', 'glio'],
    ['(?<=arma|sta|stu)di', 'dio'],
    ['(?<=access)ori', 'orio'],
    ['(?<=ato|raso|vasso|corrido)i', 'io'],
    ['(?<=calend|bin|lampad|dizion|sanit)ari', 'ario'],
    ['ieri', 'iere'],
    ['(?<=[tsdlm])ori', 'ore'],
    ['(?<=[a-z]{2})(?<!tel[eé]f|microf|citof|^su)oni', 'one'],
    ['(?<!m)enti', 'ente'],
    ['anti', 'ante'],
    ['ali', 'ale'],
    ['(?<!^f|prof|^st|ch)ili', 'ile'],
    ['evoli', 'evole'],
    ['esi', 'ese'],
    ['(?<=chiav|^ret|dent|pont|verd|grand|fort|torr|paret|^nav|^can|pesc|^lent|^vit|^bas|^pell|^carn|polver)i', 'e'],
    ['i', 'o'],
    ['e', 'a'],
  ],
  invariable:
    'occhiali, forbici, pantaloni, jeans, pinze, scarpe, stivali, guanti, calze, calzini, sandali, cuffie, auricolari, computer, laptop, notebook, tablet, monitor, mouse, file, kit, set, sport, film, bar, gas, tè, caffè, città, unità, quantità, qualità, router, server, switch, toner, pc, led, tv, container, pallet, scanner, hard disk, smartphone, t-shirt, gilet, parquet, moquette, yogurt, foto, moto, auto, radio, bici, frigo, crisi, analisi, tesi, serie, specie, sofà, bidet, box, virus, bus, depliant, dépliant, roll-up, banner, gadget, poster, badge, power bank, usb, spray, gel, sushi, kiwi, avocado, mango, würstel, tortellini, ravioli, spaghetti, ceci, fagioli, lenticchie, piselli, spinaci, funghi, salumi, cosmetici, stoviglie, posate, bretelle, plus, express',
};
