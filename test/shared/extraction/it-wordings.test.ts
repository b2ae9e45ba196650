import { it } from '../../../shared/extraction/languages/it.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

const rows: Reading[] = [
  [
    [
      'Buongiorno, sono la signora Loredana Bevilacqua, via Garibaldi 15 int. 4, 16124 Genova. La caldaia è in blocco da stamattina e siamo senza acqua calda. Il mio numero è 347 1234567.',
    ],
    {
      name: 'Loredana Bevilacqua',
      phone: '347 1234567',
      address: 'via Garibaldi 15 int. 4, 16124 Genova',
      type: 'plumbing',
    },
  ],
  [
    [
      'ciao mi si e rotta la tapparella',
      '> Mi dispiace! Con chi parlo?',
      'giusy',
      '> Il cognome?',
      'lo cascio',
      '> Un recapito telefonico?',
      '3331122334',
      "> E l'indirizzo?",
      'via etnea 230 catania',
    ],
    {
      name: 'giusy lo cascio',
      phone: '3331122334',
      address: 'via etnea 230 catania',
      issue: '*tapparella*',
      type: 'maintenance',
    },
  ],
  [
    ['> Mi dice il suo numero?', 'certo, tre quattro sette, uno due tre, quattro cinque sei sette'],
    { phone: '3471234567' },
  ],
  [
    ['> Il suo cellulare?', 'tre tre tre', '> sì', 'quarantacinque sessantasette', '> prosegua', 'otto nove zero'],
    { phone: '3334567890' },
  ],

  [['> Come si chiama?', 'Mi chiamo Xhensila, Xhensila Hoxha'], { name: 'Xhensila Hoxha' }],

  [
    ['> A che numero la possiamo chiamare?', 'allo 06 5550 1234, anzi no, meglio il 338 5550123'],
    { phone: '338 5550123' },
  ],
  [
    [
      "> L'indirizzo dell'intervento?",
      'la fatturazione è in via Roma 1, Asti, invece il guasto è in piazza Alfieri 12, Asti',
    ],
    { address: 'piazza Alfieri 12, Asti' },
  ],
  [
    [
      '> Via e numero civico?',
      'viale dei Mille 77',
      '> Piano e interno?',
      'terzo piano, interno 9',
      '> Città?',
      'Firenze',
    ],
    { address: 'viale dei Mille 77, terzo piano, interno 9, Firenze' },
  ],
  [
    ['> Via?', 'viale dei Mille 77', '> Città e CAP?', '50131 Firenze'],
    { address: 'viale dei Mille 77, 50131 Firenze' },
  ],
  [
    [
      'Nome: Ottavio\nCognome: Zanin\nCell.: 340 998 8776\nIndirizzo: Cannaregio 3021, Venezia\nGuasto: salta il contatore\nUrgenza: alta',
    ],
    {
      name: 'Ottavio Zanin',
      phone: '340 998 8776',
      address: 'Cannaregio 3021, Venezia',
      issue: 'salta il contatore',
      type: 'electrical',
      priority: 'high',
    },
  ],
  [
    ['> Lei è il proprietario o è in affitto?', 'affitto', '> È urgente?', 'no, con calma'],
    { role: 'tenant', priority: 'low' },
  ],
  [['> Quanto è urgente?', 'urgentissimo, piove in salotto'], { priority: 'urgent' }],
  [
    [
      "Sono l'amministratore del condominio di via Mazzini 40, Bologna. L'ascensore è fermo al secondo piano. Rag. Fausto Bonetti, 051 555012",
    ],
    {
      name: 'Fausto Bonetti',
      phone: '051 555012',
      role: 'manager',
      address: 'via Mazzini 40, Bologna',
      type: 'maintenance',
    },
  ],
  [['il mio ordine 9900112233 non è ancora arrivato'], { phone: null, type: 'other', issue: '*ordine*' }],
  [['> Mi lascia un numero?', 'preferirei di no', '> Il nome almeno?', 'Ignazio'], { phone: null, name: 'Ignazio' }],
  [['> Parlo con il signor Conti?', 'no, sono la moglie, Elvira Masi'], { name: 'Elvira Masi' }],
  [['sento puzza di gas nelle scale, correte! via Po 3 torino'], { priority: 'urgent', address: 'via Po 3 torino' }],
  [['Grazie Federica. Il lavandino è otturato.'], { name: null, issue: '*lavandino è otturato*', type: 'plumbing' }],

  [['> Dove si trova?', 'dietro la chiesa, la casa gialla'], { address: null }],
  [['ho pagato 120,50 euro il 12/05/2023 e non è venuto nessuno'], { phone: null, address: null }],
  [
    ['Il vicino Gigi mi ha dato questo contatto. La luce delle scale non si accende.'],
    { name: null, issue: '*luce delle scale*', type: 'electrical' },
  ],
  [['> Chi parla?', 'Pronto, parla Santo Barillà'], { name: 'Santo Barillà' }],
  [
    ['salve mi chiamo denise ferri abito in via appia nuova 412 roma il frigo nn raffredda piu tel 3281234567 grz'],
    {
      name: 'denise ferri',
      phone: '3281234567',
      address: 'via appia nuova 412 roma',
      issue: '*frigo*',
      type: 'maintenance',
    },
  ],
  [['> Un numero fisso?', 'sì: 02 5550 1234 interno 12'], { phone: '02 5550 1234 interno 12' }],
  [
    ["La cassetta del wc perde un filo d'acqua, niente di grave. Cordiali saluti,\nGiambattista Orrù"],
    { name: 'Giambattista Orrù', issue: '*cassetta del wc perde*', type: 'plumbing' },
  ],
  [
    ['Prima stavo in via Piave 2, adesso abito in via Carducci 31, Trieste. Il termosifone resta freddo.'],
    { address: 'via Carducci 31, Trieste', issue: '*termosifone*' },
  ],
  [["> È un'emergenza?", 'direi di no'], { priority: 'low' }],
  [
    ['Chiamo per conto di mia madre, Assunta Rizzuti. Io sono Marco Rizzuti. Le è saltata la corrente.'],
    { name: 'Marco Rizzuti', type: 'electrical' },
  ],
  [
    [
      'Sono il padrone di casa, il mio inquilino mi segnala una perdita in bagno in via Verdi 6, Parma. Ettore Grandi 0521 555 010',
    ],
    { role: 'landlord', name: 'Ettore Grandi', phone: '0521 555 010', address: 'via Verdi 6, Parma' },
  ],
  [
    ['> Che problema ha?', 'ci sono le blatte in cucina, che schifo', '> Nome e cognome?', 'Rosario Lo Presti'],
    { issue: '*blatte*', name: 'Rosario Lo Presti', type: 'maintenance' },
  ],
  [['> Telefono?', 'quello di mio figlio è 320 1111111, il mio 320 2222222'], { phone: '320 2222222' }],
  [['La serratura del portone è bloccata e siamo chiusi fuori!'], { issue: '*serratura*', type: 'maintenance' }],
  [['> Il suo nominativo?', 'dott.ssa Beatrice Colombo'], { name: 'Beatrice Colombo' }],
  [['> In quale via?', 'Largo Augusto 7', '> Che comune?', 'Lodi'], { address: 'Largo Augusto 7, Lodi' }],
  [
    ['scatta il salvavita ogni volta che accendo il forno, fate presto per favore'],
    { priority: 'high', type: 'electrical', issue: '*salvavita*' },
  ],
  [['> Mi conferma il nome?', 'come sopra', '> E il cognome?', 'Pellegrini'], { name: 'Pellegrini' }],
  [
    [
      'Buonasera, è da stamattina che la lavastoviglie non scarica. Mi chiamo Ornella Vanzetti, sto in viale Certosa 120, scala B, 20156 Milano, mi trovate al 02 5551234 oppure 345 1112222.',
    ],
    {
      name: 'Ornella Vanzetti',
      address: 'viale Certosa 120, scala B, 20156 Milano',
      issue: '*lavastoviglie non scarica*',
    },
  ],
  [
    [
      '> Ciao! Dimmi pure',
      'il rubinetto del bagno gocciola da 2 gg',
      '> Con chi ho il piacere?',
      'samu',
      '> Cognome?',
      'de luca',
      '> Un numero?',
      '388-1234567',
      '> Dove abiti?',
      'via padova 12 milano',
    ],
    { name: 'samu de luca', phone: '388-1234567', address: 'via padova 12 milano', type: 'plumbing' },
  ],
  [['> A che nome metto la segnalazione?', 'Avv. Ludovica Ferraris'], { name: 'Ludovica Ferraris' }],
  [['> Si può presentare?', 'Certo, sono Ivo Brambilla della ditta Edilnova'], { name: 'Ivo Brambilla' }],
  [['> Numero di telefono?', 'zero sei, cinquantacinque, cinquanta, dodici, trentaquattro'], { phone: '0655501234' }],
  [['Non chiamate più il 333 0000001, adesso ho il 333 0000002'], { phone: '333 0000002' }],
  [['> Un secondo recapito?', 'quello di mia moglie, 340 5556666'], { phone: null }],
  [['> Nome e telefono per favore', '349 7778888, Cosimo Lagioia'], { name: 'Cosimo Lagioia', phone: '349 7778888' }],
  [
    ['> Dove dobbiamo venire?', 'Strada Provinciale 45 km 3, località Casale, 15033'],
    { address: 'Strada Provinciale 45 km 3, località Casale, 15033' },
  ],

  [
    [
      'Richiedente: Nives Toso\nRecapito: 041 555 0123\nUbicazione: Calle Larga 18, Venezia\nOggetto: vetro rotto\nPriorità: bassa',
    ],
    {
      phone: '041 555 0123',
      address: 'Calle Larga 18, Venezia',
      issue: 'vetro rotto',
      priority: 'low',
      type: 'maintenance',
    },
  ],
  [
    ['Vivo in affitto e il padrone di casa fa finta di niente, lo scaldabagno perde'],
    { role: 'tenant', issue: '*scaldabagno perde*', type: 'plumbing', name: null },
  ],
  [['La casa è di mia proprietà, la saracinesca del garage non si alza'], { role: 'owner', type: 'maintenance' }],
  [['Gestiamo noi lo stabile di via Cavour 30 a Ancona, il citofono è muto'], { role: 'manager', type: 'electrical' }],
  [['> Per quando le serve?', "non c'è furia, quando vi viene comodo"], { priority: 'low' }],
  [['> Ha fretta?', 'sì, il prima possibile'], { priority: 'high' }],
  [['> Che priorità?', 'normale'], { priority: 'medium' }],
  [
    ['mi si è spezzata la chiave nella toppa e sono fuori sul pianerottolo'],
    { issue: '*spezzata la chiave*', type: 'maintenance' },
  ],
  [['> Il suo nome?', 'perché lo vuole sapere?'], { name: null }],
  [['> La sua mail?', 'g.rosati@esempio.it', '> E il nome?', 'Giada Rosati'], { name: 'Giada Rosati' }],
  [
    ["Grazie mille Valentina, gentilissima. Un'altra cosa: il lampione del cortile lampeggia."],
    { name: null, issue: '*lampione*', type: 'electrical' },
  ],
  [
    ["Contratto 88776655, pratica 2024/1123: non c'è pressione dell'acqua"],
    { phone: null, issue: "*pressione dell'acqua*", type: 'plumbing' },
  ],
  [['appuntamento il 14/11 tra le 8 e le 12, non si è visto nessuno'], { phone: null, address: null, name: null }],
  [
    [
      '> In cosa posso esserle utile?',
      'È andata via la luce in cucina',
      '> Con chi sto parlando?',
      'Sta parlando con Immacolata Esposito',
    ],
    { name: 'Immacolata Esposito', type: 'electrical' },
  ],
  [
    ["Ciao sono Ciccio del terzo piano, c'è di nuovo la perdita in cantina. 3200001112"],
    { name: 'Ciccio', phone: '3200001112', type: 'plumbing' },
  ],
  [
    [
      'La signora Pina del primo piano mi ha detto di scrivervi. Il cancello resta aperto. Saluti, Furio Zambon, 0422 555 011',
    ],
    { name: 'Furio Zambon', phone: '0422 555 011', issue: '*cancello resta aperto*' },
  ],
  [['> È lei il proprietario?', "no, sono l'inquilino"], { role: 'tenant' }],
  [['Se non rispondo al 347 0001112 provate lo 011 555 0134. Piove in camera mia.'], { phone: '347 0001112' }],
  [['> Nome?', "Maria Grazia D'Onofrio-Weiss"], { name: "Maria Grazia D'Onofrio-Weiss" }],
  [['> Come la chiamo?', 'mi chiami pure Titti'], { name: 'Titti' }],
  [
    ["C'è un topo morto sotto il lavello, giuro. Via Piemonte 9, 10100 Torino. Saverio Gallo, 320 9998887"],
    { name: 'Saverio Gallo', phone: '320 9998887', address: 'Via Piemonte 9, 10100 Torino', issue: '*topo morto*' },
  ],
  [
    ['> Qual è il problema?', 'niente acqua calda', '> Da quando?', 'da ieri sera', '> Nome?', 'Pia'],
    { name: 'Pia', issue: '*acqua calda*', type: 'plumbing' },
  ],
  [
    [
      'Spett.le ufficio, segnalo che la porta automatica del garage resta aperta da sabato. Resto reperibile al 339 1234567. Distinti saluti, Gualtiero Sbrana, via Carducci 24, 56127 Pisa',
    ],
    {
      name: 'Gualtiero Sbrana',
      phone: '339 1234567',
      address: 'via Carducci 24, 56127 Pisa',
      issue: '*porta automatica*',
      type: 'maintenance',
    },
  ],
  [
    [
      '> Buongiorno, mi dica',
      'il cesso non scarica',
      '> Ho capito. Lei è il signor…?',
      'Montanari',
      '> Nome di battesimo?',
      'Biagio',
      '> Un telefono?',
      'tre quattro sette zero uno zero due zero tre quattro',
    ],
    { name: 'Biagio Montanari', phone: '3470102034', type: 'plumbing' },
  ],
  [
    ['> Nome, indirizzo e telefono, per favore', 'Zaira Quaglia\nCorso Italia 32, 95129 Catania\n347 6543210'],
    { name: 'Zaira Quaglia', phone: '347 6543210', address: 'Corso Italia 32, 95129 Catania' },
  ],
  [['> È sempre il 333 1111111?', 'no, adesso è il 333 2222222'], { phone: '333 2222222' }],
  [['> La richiamiamo su questo numero?', 'sì, va benissimo'], { phone: null }],
  [['Il mio codice fiscale è RSSMRA80A01H501U e il numero cliente 300456789'], { phone: null }],
  [
    ['> Dove abita di preciso?', 'in zona Navigli, via Vigevano 33, piano terra'],
    { address: 'zona Navigli, via Vigevano 33, piano terra' },
  ],

  [['> Lei in che veste ci contatta?', 'come locatore'], { role: 'landlord' }],
  [
    ['Amministro il condominio, il cancelletto non si chiude'],
    { role: 'manager', issue: '*cancelletto*', type: 'maintenance' },
  ],
  [["> C'è fretta?", 'non particolarmente'], { priority: 'low' }],
  [['> Quando le andrebbe bene?', 'in settimana sarebbe ottimo'], { priority: 'medium' }],
  [['esce acqua dal lampadario del salotto, ho paura!!'], { priority: 'urgent' }],
  [["l'acqua calda va e viene, è una seccatura"], { issue: '*acqua calda*', type: 'plumbing' }],
  [['Buonasera Natalia, il termostato segna errore 5'], { name: null, issue: '*termostato*' }],
  [
    ['Ieri ho parlato con Marco, doveva venire e niente. Siamo ancora senza riscaldamento. Saluti, Agnese Tomei'],
    { name: 'Agnese Tomei', issue: '*senza riscaldamento*' },
  ],
  [["> Nome dell'intestatario del contratto?", 'Iolanda Mercanti'], { name: 'Iolanda Mercanti' }],
  [['> Il numero?', "non ce l'ho sottomano, lo mando dopo"], { phone: null }],
  [['Il water perde. Erminio, 0039 340 1212121'], { name: 'Erminio', phone: '0039 340 1212121', type: 'plumbing' }],
  [['Il piano a induzione lampeggia e non scalda'], { issue: '*piano a induzione*', type: 'maintenance' }],
  [['> Come si chiama?', 'un attimo che prendo gli occhiali'], { name: null }],
  [
    ["Il padrone è il signor Ilario, io sono solo l'inquilino del secondo, Bastiano Rocca"],
    { name: 'Bastiano Rocca', role: 'tenant' },
  ],
  [
    ['Sono la portinaia di via Goito 7, si è bruciata la luce delle scale. Ivana, 340 7008000'],
    { name: 'Ivana', phone: '340 7008000', type: 'electrical' },
  ],
  [['> Abita in affitto?', 'Sì, da tre anni'], { role: 'tenant' }],
  [['> Come si chiama?', 'Paolo Greco, proprietario'], { name: 'Paolo Greco', role: 'owner' }],
  [['Cognome: Ferrero\nNome: Aldo'], { name: 'Aldo Ferrero' }],
  [['> Il suo nome?', 'anonimo per favore'], { name: null }],

  [['> Ci lascia i suoi dati?', 'Aldo Ferrero, via Po 3, 10124 Torino'], { name: 'Aldo Ferrero' }],
  [['> Numero di natel?', '079 123 45 67'], { phone: '079 123 45 67' }],
  [['> Nome, telefono e via, grazie.', 'Aldo Ferrero. 339 1234567'], { name: 'Aldo Ferrero' }],
  [
    ['> Chi è il proprietario?', 'Ugo Fantozzi', "> E l'inquilino?", 'Io, Aldo Ferrero'],
    { name: 'Aldo Ferrero', role: 'tenant' },
  ],
  [['Abito in via Po 3, 10124 Torino e i vicini urlano'], { address: 'via Po 3, 10124 Torino' }],
  [['Affitto una mansarda, la porta non chiude. Non è urgentissimo'], { role: 'tenant', priority: 'low' }],
  [['> Problema?', 'La rata del riscaldamento è troppo alta'], { type: 'other' }],
  [['> Intestatario?', 'Livia Donati'], { name: 'Livia Donati' }],
  [['> Chi fa la segnalazione?', 'Livia Donati'], { name: 'Livia Donati' }],
  [['> E lei?', 'Livia Donati, inquilina anche io'], { name: 'Livia Donati', role: 'tenant' }],
  [['> Le sue generalità?', 'Per carità'], { name: null }],

  [
    ['Modulo\nMobile: 339 1234567\nStabile: via Po 3, 10124 Torino\nDanno: vetro rotto'],
    { phone: '339 1234567', issue: 'vetro rotto' },
  ],
  [['Ho una villetta di proprietà, il cancello cigola'], { role: 'owner', issue: '*cancello cigola*' }],
  [['Mandate a me: Livia Donati, 339 1234567'], { name: 'Livia Donati' }],
  [['> Intestato a?', 'Livia Donati'], { name: 'Livia Donati' }],

  [['Avete il 339 1234567 di mia sorella, cancellatelo'], { phone: null }],
  [['> A che titolo?', 'locazione'], { role: 'tenant' }],
  [['La vetrina è rotta. Non preme'], { type: 'maintenance', priority: 'low' }],
  [['Di giorno il 339 1234567, lo 02 12345678 è il centralino del lavoro'], { phone: '339 1234567' }],
  [['> Chi parla?', "Livia Donati, l'amministratrice"], { name: 'Livia Donati', role: 'manager' }],

  [['> Come si chiama?', 'Kevin De Stefano'], { name: 'Kevin De Stefano' }],
  [
    ['Il rubinetto perde. Via Verdi 8, 40125 Bologna, Goran Petri, 333 123 4567'],
    { name: 'Goran Petri', address: 'Via Verdi 8, 40125 Bologna', phone: '333 123 4567' },
  ],
  [['Salve, sono di nuovo io, Ada Ferri, il frigo non va'], { name: 'Ada Ferri' }],
  [['> Nome?', 'sn ada ferri'], { name: 'ada ferri' }],
  [['Utente: Ada Ferri\nTelefono: 333 123 4567'], { name: 'Ada Ferri' }],
  [['Inquilino/Proprietario: proprietaria\nProblema: la porta non chiude'], { role: 'owner' }],
  [['sono inquillina, la doccia gocciola'], { role: 'tenant' }],
  [['> Un numero?', '333 123 4567. Lui ha solo il fisso, 055 123 4567'], { phone: '333 123 4567' }],
  [['> Un numero?', '333 123 4567, prima avevo il 347 765 4321'], { phone: '333 123 4567' }],

  [['> Da dove scrive?', 'Da Via Verdi 8', '> E?', '40125 Bologna'], { address: 'Via Verdi 8, 40125 Bologna' }],
  [
    ['> Dove?', 'Frazione Montebello 8', '> Comune?', '40125 Bologna'],
    { address: 'Frazione Montebello 8, 40125 Bologna' },
  ],
  [['Mi serve un idraulico', '> Mi dica.', 'Il sifone perde'], { issue: 'Il sifone perde' }],
  [['Mi serve un idraulico'], { issue: 'Mi serve un idraulico' }],
  [['> Il motivo?', 'Preferisco parlarne a voce.'], { issue: null }],
  [['La caldaia fischia'], { type: 'maintenance' }],
  [['Non mi è arrivato il bollettino dell’acqua'], { type: 'other' }],
  [
    ['Le lascio tutto: Goran Petri, con la kappa, via Verdi 8, 40125 Bologna. La presa è rotta'],
    { name: 'Goran Petri', address: 'via Verdi 8, 40125 Bologna' },
  ],
  [['> Nome?', 'cognome Ferri, nome Ada'], { name: 'Ada Ferri' }],
  [['> Nome?', 'mi kiamo ada ferri'], { name: 'ada ferri' }],
  [['ciao so jessica ferri mi perde il rubinetto'], { name: 'jessica ferri' }],
  [['Lei è: proprietario\nMessaggio: il vetro è rotto'], { role: 'owner' }],
  [['Indirizzo: via Verdi 8, Bologna\nResto a disposizione al 011 123 4567'], { phone: '011 123 4567' }],
  [['> Parlo con il signor Ferri?', 'Sì, Aldo Ferri'], { name: 'Aldo Ferri' }],
  [
    ['Contatti: 333 123 4567 / a.ferri@example.it\nProblema: la porta non chiude'],
    { phone: '333 123 4567', name: null },
  ],
  [['il sifone perde, l acqua va dal vicino fate presto 3331234567'], { phone: '3331234567' }],
  [['> Telefono?', '333 123 4567, no, 333 123 4576'], { phone: '333 123 4576' }],
  [['> Telefono?', '333 123 4567, lo 055 123 4567 è dei miei genitori'], { phone: '333 123 4567' }],
  [["C'è un guasto", '> Mi dica.', 'La tenda non sale più'], { issue: 'La tenda non sale più' }],
  [['La maniglia del bagno è rotta'], { type: 'maintenance' }],

  [['> A che nome?', 'Ferri', '> E di nome?', 'Oreste'], { name: 'Oreste Ferri' }],
  [
    ['Siamo i signori Ferri, proprietari in via Verdi 8, 40125 Bologna. La porta cigola'],
    { name: 'Ferri', role: 'owner' },
  ],
  [['> Telefono?', 'Il 333 123 4567, e se non rispondo lo 02 123 45678'], { phone: '333 123 4567' }],
  [['> Il numero della linea?', '02 123 45678'], { phone: '02 123 45678' }],
  [['Nome del referente: Ada Ferri\nTel: 333 123 4567'], { name: 'Ada Ferri' }],

  [['sono l inquilina, la doccia gocciola'], { role: 'tenant' }],
  [['Nome: Ada Ferri\nGrado: basso\nGuasto: la porta non chiude'], { priority: 'low' }],

  [['> Ciao, chi sei?', 'sono ada ferri via verdi 8 40125 bologna'], { name: 'ada ferri' }],
  [
    ['Buongiorno, sono la geom. Ada Ferri, amministratrice del condominio di via Verdi 8, 40125 Bologna.'],
    { name: 'Ada Ferri', role: 'manager' },
  ],

  [
    ["> Ha il cellulare dell'amministratore?", '333 123 4567', '> E il suo?', '347 765 4321'],
    { phone: '347 765 4321' },
  ],
  [
    ['Inquilino/a: Ada Ferri\nOggetto: intervento\nDescrizione del danno: La porta scorrevole è incastrata'],
    { name: 'Ada Ferri', role: 'tenant', issue: 'La porta scorrevole è incastrata' },
  ],
  [['La porta non chiude. Se telefonate in settimana, dopo le 18'], { priority: null }],
  [['> Chi sei?', 'No, altrimenti si offendono'], { name: null }],
];

testReadings(rows, it);
