import type { Words } from './words.ts';

export const it: Words = {
  requests:
    'per favore|per cortesia|per piacere|mi dica|ci dica|dimmi|mi dia|ci dia|mi indichi|ci indichi|indichi|mi lasci|ci lasci|mi fornisca|mi scriva|scriva|mi mandi|mi racconti|ci racconti|mi descriva|descriva|ho bisogno|abbiamo bisogno|avrei bisogno|mi serve|ci serve|mi servono|ci servono|mi servirebbe|mi manca|ci manca|mi mancano|manca|mancano|serve|servono|può dirmi|potrebbe|può darmi|può indicarmi|posso avere|posso sapere|mi può',
  offers: 'se|senza|quando|appena|non appena|più tardi|una volta|qualora|altrimenti|finché',
  reasons: 'così|perché|in modo|affinché|per poter*|per richiamar*|per contattar*|nel caso|per aiutar*',
  things: {
    tracking:
      'numero di tracciamento|tracciamento|codice di tracciamento|numero di spedizione|codice di spedizione|tracking|lettera di vettura|numero del pacco',
    order: "numero d'ordine|numero dell'ordine|numero ordine|ordine*|codice ordine|acquisto",
    currency: 'valuta*|moneta|divisa|euro o dollari',
    price: 'prezzo*|prezzi|quanto costa|sconto*|costo|importo|tariffa|percentuale',
    quantity: 'quanti|quante|quantità|pezzi|unità',
    product: 'prodotto*|prodotti|articolo*|articoli|merce',
    validity: 'valid*|fino a quando|da quando|scadenza|durata|per quanto tempo',
    buyer: 'quale cliente|che cliente|per chi|nome del cliente|cliente|acquirente',
    address:
      'indirizzo*|via|cap|città|comune|abita|vive|civico|numero civico|luogo|località|abitazione|immobile|dove si trova|si trova|dove dobbiamo|piano',
    name: 'nome|nominativo|cognome|si chiama|chiamarla|come ti chiami|chi parla|con chi|chi è|a nome di chi|chiamo',
    phone:
      'telefono|telefonico|cellulare|recapito*|richiamarla|richiamare|contattarla|contattare|raggiungerla|rintracciarla|chiamare al|telefonarle|fisso|cifre|numero di contatto',
    problem:
      "problema*|problemi|guasto*|successo|succede|succedendo|accaduto|accade|è rotto|non funziona|non va|aiutarla|aiutare|esserle utile|fare per lei|bisogno|motivo|richiesta|di cosa si tratta|si tratta|che cosa|cosa c'è",
  },
  number: 'numero*',
  where: 'dove',
  right: 'è corretto|è giusto|va bene|esatto|corretto|giusto|ho capito bene',
  more: "altro|qualcos'altro|qualcosa d'altro|nient'altro|è tutto|pronto",
  parcel: 'pacco|pacchi|spedizione|spedizioni|ordine|consegna|tracciamento',
  often:
    'il|lo|la|i|gli|le|un|una|e|o|è|sono|suo|sua|lei|ci|si|che|qual|quale|di|del|della|per|con|in|nel|al|alla|a|non|sì|mi|mio|ha|ho|grazie|numero|nome|come|dove|più|senza|questo|questa|può|da|già|chi',
  lacks: ["non ce l'ho", 'boh, non lo so', 'questo non glielo so dire'],
  yes: 'sì',
  comma: ', ',
};
