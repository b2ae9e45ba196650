import { en } from '../../../shared/extraction/languages/en.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

const rows: Reading[] = [
  [
    [
      'Good morning, this is Siobhan Gallagher in 14 Fitzwilliam Terrace, Rathmines, Dublin 6. The immersion is gone and we have no hot water at all. You can get me on 087 655 0199. Thanks a million',
    ],
    {
      name: 'Siobhan Gallagher',
      phone: '087 655 0199',
      address: '14 Fitzwilliam Terrace, Rathmines, Dublin 6',
      issue: '*no hot water*',
      type: 'plumbing',
    },
  ],
  [
    [
      'hiya the shower tray is leaking into the flat below, im at flat 2b 77 clarendon road leeds ls2 9pj',
      '> Oh dear! Can I take your name?',
      'yeah its kayleigh robson',
      '> and a contact number love?',
      '07700 900482',
    ],
    {
      name: 'kayleigh robson',
      phone: '07700 900482',
      address: 'flat 2b 77 clarendon road leeds ls2 9pj',
      type: 'plumbing',
    },
  ],
  [
    [
      'Sir, AC is not cooling since two days. Kindly send technician. My good name is Rajesh Venkataraman, mobile no. 98400 12345, Flat 4B, Shanthi Apartments, 12 Gandhi Nagar 2nd Main Road, Adyar, Chennai 600020',
    ],
    {
      name: 'Rajesh Venkataraman',
      phone: '98400 12345',
      address: 'Flat 4B, Shanthi Apartments, 12 Gandhi Nagar 2nd Main Road, Adyar, Chennai 600020',
      issue: '*AC is not cooling*',
      type: 'maintenance',
    },
  ],
  [
    [
      "G'day, hot water system's carked it. I'm Bruce Hartigan, 3/18 Wattle Grove, Marrickville NSW 2204, mob 0491 570 156. No rush mate, whenever you can",
    ],
    {
      name: 'Bruce Hartigan',
      phone: '0491 570 156',
      address: '3/18 Wattle Grove, Marrickville NSW 2204',
      priority: 'low',
      type: 'plumbing',
    },
  ],
  [
    [
      '> Hello! Please tell me your first name.',
      'Theodora',
      '> And your surname?',
      'Papadakis',
      '> Could you spell that for me?',
      'P A P A D A K I S',
      '> Thank you. What number should we ring you on?',
      'oh seven seven double oh, nine hundred, one two three',
    ],
    { name: 'Theodora Papadakis', phone: '07700900123' },
  ],
  [
    ['> What is the best number for you?', "It's 415 555 0136. No wait, that's my old one, use 415 555 0163"],
    { phone: '415 555 0163' },
  ],
  [
    [
      '> Can I get a phone number?',
      'three oh five',
      '> okay',
      'five five five',
      '> and the last four?',
      'oh one nine eight',
    ],
    { phone: '3055550198' },
  ],
  [
    [
      'My landlord Mr. Patterson never answers his phone (617-555-0111), so I am writing to you directly. The oven door fell off. Denise Okafor, 617-555-0148, 55 Beacon Street Apt 3, Boston MA',
    ],
    {
      name: 'Denise Okafor',
      phone: '617-555-0148',
      address: '55 Beacon Street Apt 3, Boston MA',
      issue: '*oven door fell off*',
    },
  ],
  [
    ["> I'm Alex from CityFix. May I know who is calling?", 'Hi Alex, Wendy Brookshire calling about the broken gate'],
    { name: 'Wendy Brookshire', issue: '*broken gate*' },
  ],
  [
    [
      '> Could I have your name for the ticket?',
      "I don't want to give my name, thanks",
      '> No worries. The address then?',
      '8 Harbour View, Galway',
    ],
    { name: null, address: '8 Harbour View, Galway' },
  ],
  [
    ['> Your phone number please', 'i dont own a phone, email only', '> ok, and your name?', 'walter pym'],
    { phone: null, name: 'walter pym' },
  ],
  [
    [
      '> Please confirm the service address',
      'billing address is 900 Market St, Philadelphia but the repair is at 1214 Pine Street, Philadelphia',
    ],
    { address: '1214 Pine Street, Philadelphia' },
  ],
  [
    [
      '> Where should we send the engineer?',
      '16 Larch Close',
      '> Which town is that in?',
      'Kilmarnock',
      '> And the postcode?',
      'KA1 3NW',
    ],
    { address: '16 Larch Close, Kilmarnock, KA1 3NW' },
  ],
  [
    ['> Address?', '16 Larch Close, Kilmarnock', '> And the postcode?', 'KA1 3NW'],
    { address: '16 Larch Close, Kilmarnock, KA1 3NW' },
  ],

  [["> What's the house number and street?", 'hundred and five, sorry 106 Elm Grove'], { address: '106 Elm Grove' }],
  [
    [
      'The lights in our hallway keep flickering and theres a burning smell from the fuse box!! Please hurry. Ngozi Adeyemi 07911 123456',
    ],
    { name: 'Ngozi Adeyemi', phone: '07911 123456', priority: 'urgent', type: 'electrical' },
  ],
  [
    [
      "Hi, I own the flat at 7 Castle Mews, York YO1 9RL and my tenant Mr Barnes says the boiler's packed in. He's on 07700 900111, I'm on 07700 900222. Patricia Lund",
    ],
    { phone: '07700 900222', address: '7 Castle Mews, York YO1 9RL', role: 'owner', name: 'Patricia Lund' },
  ],
  [
    [
      '> And are you the owner or do you rent?',
      'renting',
      '> How quickly do you need someone?',
      'today if at all possible',
    ],
    { role: 'tenant', priority: 'high' },
  ],
  [
    [
      "I'm the building super over at 300 W 12th St, New York. Elevator's stuck between floors with nobody in it. Call me, Hector Ruiz, at (212) 555-0187 ext. 4",
    ],
    {
      name: 'Hector Ruiz',
      phone: '(212) 555-0187 ext. 4',
      address: '300 W 12th St, New York',
      role: 'manager',
      type: 'maintenance',
    },
  ],
  [
    [
      'Hello, the smoke detector in the hallway has been chirping all week. It can wait until the weekend. My name’s Hannah Lindström-Park.',
    ],
    { name: 'Hannah Lindström-Park', priority: 'low' },
  ],
  [
    [
      '> Who am I speaking with?',
      'You are speaking with Dr. Amelia Thorne',
      '> Best contact?',
      'My secretary is on 020 7946 0300 but please use my mobile 07700 900567',
    ],
    { name: 'Amelia Thorne', phone: '07700 900567' },
  ],

  [
    ['> Could you spell your last name?', "Sure, it's Wojcik, W-O-J-C-I-K", '> First name?', 'Peter'],
    { name: 'Peter Wojcik' },
  ],
  [
    [
      '> Hi, you are through to repairs. What has happened?',
      'the bog wont flush',
      "> I see. And what's your address my dear?",
      'twenty two? no, 24 Albert Road, Southsea',
      '> your name?',
      'mrs jean tolliver',
    ],
    { issue: '*bog wont flush*', address: '24 Albert Road, Southsea', name: 'jean tolliver', type: 'plumbing' },
  ],
  [
    [
      'My account number is 88301277 and my policy is HX-20993311. The dishwasher you installed is leaking. Reach me at 503-555-0119.',
    ],
    { phone: '503-555-0119', issue: '*dishwasher*', type: 'plumbing' },
  ],
  [
    ['> May I have the name on the account?', "It's under my husband's name, Gerald Finch, but I'm Maureen Finch"],
    { name: 'Maureen Finch' },
  ],
  [['> Is that Mr Cooper?', 'No, this is his daughter Lily Cooper'], { name: 'Lily Cooper' }],
  [['Thank you Steven. The bulb in the stairwell is gone.'], { name: null, issue: '*bulb*' }],
  [
    [
      '> How can I help?',
      'My daughter Chloe dropped her retainer down the sink and now it is blocked',
      '> Oh no! Your name?',
      'Farah',
    ],
    { name: 'Farah', type: 'plumbing' },
  ],
  [
    [
      'I moved out of 12 Oak Lane last month. I now live at 88 Sycamore Drive, Austin, TX 78704 and the thermostat here is dead.',
    ],
    { address: '88 Sycamore Drive, Austin, TX 78704', issue: '*thermostat*' },
  ],
  [['> Anything else?', 'yes could u change the phone to 0412 345 678 pls'], { phone: '0412 345 678' }],
  [
    [
      'Name: Tomasz Kerr\nUnit: 6\nStreet: 41 Albion Row\nTown: Newcastle\nMobile: 07700 900 731\nFault: no power in the bedroom sockets',
    ],
    { name: 'Tomasz Kerr', phone: '07700 900 731', issue: 'no power in the bedroom sockets', type: 'electrical' },
  ],
  [['i waited 45 minutes on 12/03/2024 and paid 129.99 for nothing'], { phone: null, address: null, name: null }],
  [['> How urgent is this for you?', "it's not the end of the world"], { priority: 'low' }],
  [['> Would you call it an emergency?', 'no no, nothing urgent'], { priority: 'low' }],

  [
    ['the front door lock is jammed and i cant get in my house its 31 fernleigh ave and its freezing out here'],
    { address: '31 fernleigh ave', issue: '*lock is jammed*' },
  ],
  [
    ['> Please provide a valid contact number.', 'Do you need the country code? +353 1 555 0147'],
    { phone: '+353 1 555 0147' },
  ],
  [
    ['Hi there, Oluwaseun here, from number 5 Granary Wharf. Rats in the bin store again!'],
    { name: 'Oluwaseun', issue: '*Rats*', type: 'maintenance' },
  ],
  [
    [
      'Hello! My name is Geraldine and I live in the annex at 62 Orchard Rise, Tunbridge Wells TN2 4QP. For the past three days the macerator in the downstairs loo has been grinding and now nothing goes down. You may telephone me on 01892 555 014 after six.',
    ],
    {
      name: 'Geraldine',
      phone: '01892 555 014',
      address: '62 Orchard Rise, Tunbridge Wells TN2 4QP',
      type: 'plumbing',
    },
  ],
  [
    [
      "> Hey there 👋 I'm Rosie, your virtual helper. Tell me what's up!",
      'washer is shaking like crazy during spin',
      '> Thanks! Who should we put this under?',
      'Delroy Campbell',
      '> What digits can we text you at?',
      '(305) 555-0147',
      '> Last thing: what address are we coming to?',
      '1187 NW 7th Ave, Miami, FL 33136',
    ],
    {
      name: 'Delroy Campbell',
      phone: '(305) 555-0147',
      address: '1187 NW 7th Ave, Miami, FL 33136',
      issue: '*washer is shaking*',
    },
  ],
  [
    [
      '> Kindly share your good name sir',
      'Mohammed Irfan Sheikh',
      '> Contact no.?',
      '+91 99860 22110',
      '> Location?',
      'House no 27, 5th Cross, Indiranagar, Bengaluru 560038',
      '> What is the issue?',
      'geyser is not heating and water is coming very slow',
    ],
    {
      name: 'Mohammed Irfan Sheikh',
      phone: '+91 99860 22110',
      address: 'House no 27, 5th Cross, Indiranagar, Bengaluru 560038',
      issue: '*geyser*',
      type: 'plumbing',
    },
  ],
  [
    [
      'arvo, roller door on the garage wont go up and me ute is stuck in there, need to get to work',
      '> No dramas. Name?',
      'Shazza',
      '> Surname?',
      'Kowalski',
      '> Best number mate?',
      '0491 570 006',
      '> Address?',
      '7 Jacaranda Crescent, Toowoomba QLD 4350',
    ],
    {
      name: 'Shazza Kowalski',
      phone: '0491 570 006',
      address: '7 Jacaranda Crescent, Toowoomba QLD 4350',
      issue: '*roller door*',
      type: 'maintenance',
    },
  ],
  [
    [
      '> May I ask who is on the line?',
      'Certainly, it is Mrs. Winifred Oyelaran',
      '> And how may we contact you during the day?',
      'Use my work line, 0161 496 0887 extension 31',
    ],
    { name: 'Winifred Oyelaran', phone: '0161 496 0887 extension 31' },
  ],
  [['> Phone number?', 'six one seven, five five five, zero one double nine'], { phone: '6175550199' }],
  [
    ['> Your contact number please', 'My number has changed. It was 555-201-0101 before, now it is 555-201-0202.'],
    { phone: '555-201-0202' },
  ],
  [
    ['> Could you repeat your number?', "I said 646-555-0120 but the last two digits are wrong, it's 646-555-0121"],
    { phone: '646-555-0121' },
  ],
  [
    ["You can phone my wife Deborah on 07700 900333 if you can't get me. I'm Clive, 07700 900444."],
    { phone: '07700 900444', name: 'Clive' },
  ],
  [
    [
      "My mum's carer, Joy, will let you in. Mum is Edna Pratt and I'm her son Keith Pratt. Her stairlift has stopped halfway.",
    ],
    { name: 'Keith Pratt', issue: '*stairlift*' },
  ],
  [['> Is there somebody else we can contact?', 'my brother Liam, 07700 900101'], { name: null }],
  [['> And your name?', "That's Ms O'Shaughnessy, first name Caoimhe"], { name: "Caoimhe O'Shaughnessy" }],
  [['> Your name?', 'lastname singh firstname harpreet'], { name: 'harpreet singh' }],
  [['> who am i chatting to', 'its me again, tony from number 4'], { name: 'tony' }],
  [['> Full name of the leaseholder?', 'Anastasia Petrenko'], { name: 'Anastasia Petrenko' }],
  [['> What do they call you?', 'Everyone calls me Jojo but it is Joanna Skelton'], { name: 'Joanna Skelton' }],

  [
    ['> Address please', 'Plot 44, Sector 21, Gurgaon', '> landmark?', 'near city hospital'],
    { address: 'Plot 44, Sector 21, Gurgaon' },
  ],
  [
    [
      'Caller: Ivy Brandt\nTel: 312.555.0166\nProperty: 4410 N Clark St #2, Chicago\nDetails: bathroom fan rattles\nUrgency: low',
    ],
    {
      name: 'Ivy Brandt',
      phone: '312.555.0166',
      address: '4410 N Clark St #2, Chicago',
      issue: 'bathroom fan rattles',
      priority: 'low',
      type: 'maintenance',
    },
  ],
  [['> Are you the homeowner?', "no, it's my parents' place but I live here"], { role: null }],
  [['> What is your relationship to the property?', 'I let it out'], { role: 'landlord' }],
  [
    ['I am the letting agent for 30 Canal Street. The communal door closer has snapped.'],
    { role: 'manager', issue: '*door closer*', type: 'maintenance' },
  ],
  [['> When do you need this by?', 'no particular hurry, sometime next month is grand'], { priority: 'low' }],
  [['> How soon do you need us?', "yesterday! the ceiling's about to come down"], { priority: 'urgent' }],
  [["the baby's room has no heating and it's minus two outside, please come today"], { type: 'maintenance' }],
  [
    ['Good Morning. The Extractor Fan In The Kitchen Has Stopped. Regards, Vikram Desai, 98200 55501'],
    { name: 'Vikram Desai', phone: '98200 55501', type: 'maintenance' },
  ],
  [
    ['> Hi, how can I help?', 'Hi Ben. I was told by Sarah in accounts to ask you about invoice 2024-118834'],
    { name: null, phone: null, issue: '*invoice*', type: 'other' },
  ],
  [['> Could I take a name?', 'I would prefer to remain anonymous'], { name: null }],
  [['> Thanks. And your mobile?', "haven't got one, sorry"], { phone: null }],
  [
    ['The key safe code is 4471 and the alarm code is 9023#. The radiator in bedroom 2 hisses.'],
    { phone: null, address: null, issue: '*radiator*' },
  ],
  [
    ['Booked for 14:30 on 2024-11-09, ref 77120045, engineer never showed'],
    { phone: null, name: null, issue: '*engineer never showed*' },
  ],
  [
    [
      '> What is the matter with the oven?',
      'The door glass shattered when I closed it.',
      '> Oh gosh. Name?',
      'My name? Gwendolyn.',
    ],
    { name: 'Gwendolyn', issue: '*glass shattered*' },
  ],
  [
    [
      '> Please enter your details (name, phone, address)',
      'Tobias Eriksson\n+44 7700 900655\n3 Quayside, Whitby YO21 3DP',
    ],
    { name: 'Tobias Eriksson', phone: '+44 7700 900655', address: '3 Quayside, Whitby YO21 3DP' },
  ],
  [
    [
      '> What seems to be the problem?',
      "Well, it all started on Friday. My husband Trevor tried to fix the cistern and now it won't stop filling.",
    ],
    { name: null, issue: "*won't stop filling*", type: 'plumbing' },
  ],
  [
    [
      'I rent unit 8 at 2201 Magnolia Pkwy, Tallahassee. Sliding door is off its track. Thx, Monique Baptiste (850-555-0109)',
    ],
    { name: 'Monique Baptiste', phone: '850-555-0109', role: 'tenant', type: 'maintenance' },
  ],
  [
    [
      'Morning all, Fiona Abernethy here (Flat 2/1, 46 Hyndland Street, Glasgow G11 5PS). The close door buzzer hasnae worked since Tuesday. Ye can ring us on 0141 496 0177.',
    ],
    {
      name: 'Fiona Abernethy',
      phone: '0141 496 0177',
      address: 'Flat 2/1, 46 Hyndland Street, Glasgow G11 5PS',
      issue: '*buzzer*',
      type: 'electrical',
    },
  ],
  [
    [
      '> Welcome to HomeDesk! Before we begin, could you introduce yourself?',
      "Sure thing, I'm Terrence J. Whitaker",
      "> Nice to meet you Terrence. What's going on at the property?",
      "Upstairs tub won't drain and now the one downstairs is backing up too",
      "> Ouch. Where's the property located?",
      "It's 732 Sassafras Lane, Unit B, Knoxville TN 37919",
      '> And how can our tech get a hold of you?',
      "Cell's 865 555 0134 but texting is better",
    ],
    {
      name: 'Terrence J. Whitaker',
      phone: '865 555 0134',
      address: '732 Sassafras Lane, Unit B, Knoxville TN 37919',
      issue: "*won't drain*",
      type: 'plumbing',
    },
  ],
  [
    [
      'Dear Sir/Madam, kindly do the needful. Water is not coming in our wing since morning. Thanking you, Sunita Deshpande, B-404, Sai Darshan CHS, Kothrud, Pune 411038, M: 98220 33445',
    ],
    { name: 'Sunita Deshpande', phone: '98220 33445', issue: '*Water is not coming*', type: 'plumbing' },
  ],
  [
    ['hi its dazza from the granny flat, dishwashers leaking all over the lino, 0491 571 266'],
    { name: 'dazza', phone: '0491 571 266', type: 'plumbing' },
  ],
  [
    ['> Hiya, who have I got here?', 'hi its Niamh', '> Hi Niamh! And your second name?', 'Ní Dhomhnaill'],
    { name: 'Niamh Ní Dhomhnaill' },
  ],
  [
    ['> Can I take your name please', 'yes of course it’s Bartholomew Finch-Hatton, that’s double barrelled'],
    { name: 'Bartholomew Finch-Hatton' },
  ],
  [['> Name?', 'Lee. Just Lee.'], { name: 'Lee' }],
  [['> Your name?', 'Hold on, let me check who the account is under'], { name: null }],
  [['> May I have your first and last name?', 'rosa', '> and last?', 'delgado'], { name: 'rosa delgado' }],
  [
    [
      "> What's the best phone number for the engineer?",
      "01632 960 001 is the landline, mobile is 07700 900 321, mobile's best",
    ],
    { phone: '07700 900 321' },
  ],
  [
    ['> And your phone number?', 'plus four four seven seven double zero nine double zero one two three'],
    { phone: '+447700900123' },
  ],
  [['> phone', 'four one five', 'five five five', 'zero one six seven'], { phone: '4155550167' }],
  [['> Is 020 7946 0018 still right for you?', "no, it's 020 7946 0081 now"], { phone: '020 7946 0081' }],
  [['> Can we call you on the number you are messaging from?', 'yes that works'], { phone: null }],
  [['> And a number?', "don't have it on me, I'll send it later"], { phone: null }],
  [
    ['My employee number is 60041523 and I sit on floor 12. My laptop dock no longer charges.'],
    { phone: null, issue: '*laptop dock*' },
  ],
  [['Card ending 4242 was charged $129.00 twice on 3/14.'], { phone: null, issue: '*charged*', type: 'other' }],
  [
    ['> Address?', '12a Northgate', '> Town?', 'Chester', '> Postcode?', 'CH1 2HT'],
    { address: '12a Northgate, Chester, CH1 2HT' },
  ],
  [
    ['We used to be at 9 Mill Road but please send him to the new place, 14 Weavers Way, Frome BA11 1EX'],
    { address: '14 Weavers Way, Frome BA11 1EX' },
  ],

  [["We're leaseholders and the freeholder won't sort the roof leak"], { role: 'owner', issue: '*roof leak*' }],
  [['> Are you a tenant or the owner?', "I'm renting it from my uncle"], { role: 'tenant' }],
  [
    ['Calling as the facilities coordinator at Brightwell School, gym lights are out'],
    { issue: '*gym lights are out*', type: 'electrical' },
  ],
  [['> How bad is it, on a scale from low to urgent?', "I'd say medium"], { priority: 'medium' }],
  [['> How soon would you need a visit?', 'any time this week will do'], { priority: 'medium' }],
  [["Not an emergency but the tap's been dripping for a while"], { issue: '*dripping*', type: 'plumbing' }],
  [["water's coming up through the floorboards!!!"], { priority: 'urgent', type: 'plumbing' }],
  [["> What's the issue?", 'Oven. Dead.'], { issue: '*Dead*', type: 'maintenance' }],
  [
    ['> How may I assist you today?', 'Good evening Priyanka, my inverter is beeping continuously'],
    { name: null, issue: '*inverter is beeping*' },
  ],
  [
    ['Spoke to Mark yesterday, he said somebody would come. Nobody did. Still no heat. - Angela Truong'],
    { name: 'Angela Truong', issue: '*no heat*' },
  ],
  [['my flatmate tom said you need my details: jess harlow, 07700 900654'], { phone: '07700 900654' }],
  [
    [
      'To whom it may concern, the automatic garage door has been staying open since Saturday. I can be contacted on 07700 900765. Yours faithfully, Godfrey Sarsfield, 24 Ercilla House, Mount Street, Cork',
    ],
    { name: 'Godfrey Sarsfield', phone: '07700 900765', issue: '*garage door*', type: 'maintenance' },
  ],
  [
    [
      '> Hello, what can I do for you?',
      "the loo won't flush",
      '> I see. And you are Mr…?',
      'Montague',
      '> First name?',
      'Basil',
      '> Telephone?',
      'oh one six three two, nine six oh, one two three',
    ],
    { name: 'Basil Montague', phone: '01632960123', type: 'plumbing' },
  ],

  [['> Is it still 555-0101 area code 212?', 'no it is 212 555 0202 now'], { phone: '212 555 0202' }],
  [['> Shall we call you on this number?', 'yes please'], { phone: null }],
  [['My driving licence is SMITH 801019 JS9AB and my membership is 300456789'], { phone: null }],
  [
    ['> Where exactly do you live?', 'near the harbour, 33 Quay Street, ground floor flat'],
    { address: '*33 Quay Street*' },
  ],
  [['> In what capacity are you contacting us?', 'as the landlord'], { role: 'landlord' }],
  [
    ['I manage the block and the pedestrian gate will not latch'],
    { role: 'manager', issue: '*pedestrian gate*', type: 'maintenance' },
  ],
  [['> Any rush?', 'not especially'], { priority: 'low' }],
  [['> What sort of timescale would suit?', 'some time this week would be lovely'], { priority: 'medium' }],
  [['water is dripping through the chandelier and I am frightened!!'], { priority: 'urgent' }],
  [['Hot water comes and goes, right nuisance'], { issue: '*Hot water*', type: 'plumbing' }],
  [['Evening Natalie, thermostat shows error 5'], { name: null, issue: '*thermostat*' }],
  [
    ['Spoke with Marcus, he was meant to come round and nothing. Still without heating. Kind regards, Agatha Toome'],
    { name: 'Agatha Toome', issue: '*without heating*' },
  ],
  [['> Name of the account holder?', 'Yolanda Mercer'], { name: 'Yolanda Mercer' }],
  [['> What is your account number?', 'That would be 68224417, sorry it took a while'], { phone: null }],
  [['> The number?', "I haven't got it to hand, will send later"], { phone: null }],
  [['Toilet is running. Herman, 0044 7700 900121'], { name: 'Herman', phone: '0044 7700 900121', type: 'plumbing' }],
  [['Induction hob flashes and won’t heat'], { issue: '*Induction hob*', type: 'maintenance' }],
  [['> What is your name?', 'one second while I find my glasses'], { name: null }],
  [
    ['The owner is Mr Hillary, I am only the tenant on the second floor, Bastian Rock'],
    { name: 'Bastian Rock', role: 'tenant' },
  ],
  [
    ['I am the concierge at 7 Goya House, the stairwell light has blown. Ivy, 07700 900888'],
    { name: 'Ivy', phone: '07700 900888', type: 'electrical' },
  ],
  [
    ['> Can I get the name and number?', 'sure, demetrius watkins 404-555-0118'],
    { name: 'demetrius watkins', phone: '404-555-0118' },
  ],
  [['> Your number?', 'four oh four five five five and then oh one one eight'], { phone: '4045550118' }],
  [
    ['> What is your address?', '77 willow bend', '> City and state?', 'plano texas', '> And zip?', '75023'],
    { address: '77 willow bend, plano texas, 75023' },
  ],
  [
    [
      'ac blowing warm air again. 3rd time this month. my name is lakshmi narayanan, flat 302 lotus apartments, hsr layout, bangalore',
    ],
    { name: 'lakshmi narayanan', issue: '*ac blowing warm air*', type: 'maintenance' },
  ],
  [
    [
      '> How may I direct your call?',
      'Repairs please. Kettle socket keeps tripping the whole house.',
      '> And this is?',
      'Orla',
    ],
    { name: 'Orla', issue: '*socket keeps tripping*', type: 'electrical' },
  ],
  [
    ['> Name?', 'DeShawn', '> Last name?', 'McAllister-Jones', '> Number?', '773.555.0142 x12'],
    { name: 'DeShawn McAllister-Jones', phone: '773.555.0142 x12' },
  ],
  [['> Who am I speaking to please?', 'Its Mr Patel', '> And the initial?', 'R'], { name: 'Patel' }],
  [
    ['Name - Astrid Kowal\nMobile no. - 0412 555 018\nStatus – owner\nFault = the pantry light is dead'],
    { name: 'Astrid Kowal', phone: '0412 555 018', role: 'owner', issue: 'the pantry light is dead' },
  ],
  [['The address - as I said - is 4 Elm Close, Leeds LS1 6AA'], { address: '4 Elm Close, Leeds LS1 6AA' }],
  [
    ['Tenant name: Astrid Kowal\nPhone (mobile): 07700 900461'],
    { name: 'Astrid Kowal', role: 'tenant', phone: '07700 900461' },
  ],
  [['The hinge is loose', '> Are you renting there?', 'Yes, since May'], { role: 'tenant' }],
  [['The hinge is loose', '> Do you rent or own?', 'Yes'], { role: null }],
  [['The hinge is loose', '> Would you call this an emergency?', 'yep'], { priority: 'urgent' }],
  [
    [
      '> Phone?',
      '07700 900461',
      '> And where do you live?',
      '4 Elm Close, Leeds LS1 6AA. Sorry, I mistyped. 07700 900416',
    ],
    { phone: '07700 900416' },
  ],
  [
    ['Bin store stinks', '> And you are?', "Mine's Ottilie Brandt", '> What number do we dial?', '07700 900734'],
    { name: 'Ottilie Brandt', phone: '07700 900734' },
  ],
  [['> Who should the fitter look for?', 'ottilie brandt'], { name: 'ottilie brandt' }],

  [['The contact is Ottilie Brandt, ring 07700 900734'], { name: 'Ottilie Brandt', phone: '07700 900734' }],
  [
    ['> So who lives there?', "That's me, Ottilie Brandt, 07700 900734"],
    { name: 'Ottilie Brandt', phone: '07700 900734' },
  ],
  [['> Your name and number?', 'kiran rao', 'mob 98451 22018'], { name: 'kiran rao', phone: '98451 22018' }],
  [['> Name and number?', 'kiran rao', 'nmber is 98451 22018'], { name: 'kiran rao' }],
  [['My aunt handles it. She is Mrs Odile Perrin, 07700 900222. I am on 07700 900333.'], { phone: '07700 900333' }],
  [
    ['> Address?', 'plot 9, road no 2, jubilee hills, hyderabad 500033'],
    { name: null, address: 'plot 9, road no 2, jubilee hills, hyderabad 500033' },
  ],
  [
    ['> Address?', '5 Strand Road, Youghal, Co. Cork P36 X273'],
    { address: '5 Strand Road, Youghal, Co. Cork P36 X273' },
  ],
  [['I was billed for water twice in May'], { type: 'other' }],
  [['The flat radiators stay cold'], { type: 'maintenance' }],
  [['The washing machine is leaking'], { type: 'plumbing' }],
  [['> What is the problem?', 'I will tell your colleague when she rings'], { issue: null }],
  [
    [
      "> What's this regarding?",
      'People keep leaving mattresses by the gate.',
      '> Name?',
      "No name. I don't want trouble.",
    ],
    { name: null, issue: '*mattresses*' },
  ],
  [['We have been renting the maisonette since June'], { role: 'tenant' }],
  [['Ottilie Brandt, tenant, 9 Elm Close. The tap drips'], { role: 'tenant' }],
  [['House owner Mr. Prakash has told us to write to you'], { role: 'tenant' }],
  [['im a tennant here'], { role: 'tenant' }],
  [['I own a Bosch dishwasher and it leaks'], { role: null }],
  [['I manage these flats. My tenant in number 4 has no heat.'], { role: 'manager' }],
  [["We've owned the bungalow for years"], { role: 'owner' }],
  [
    [
      'Customer: Ottilie Brandt\nJob site: 9 Elm Close, Leeds LS1 6AA\nOwner occupier: yes\nQuery: the bill is estimated',
    ],
    { name: 'Ottilie Brandt', address: '9 Elm Close, Leeds LS1 6AA', role: 'owner', issue: 'the bill is estimated' },
  ],
  [['> Policy holder?', 'Ines Calloway'], { name: 'Ines Calloway' }],
  [
    ['> Can I get your info?', 'Ines Calloway. 07700 900834. 9 Elm Close, Leeds LS1 6AA'],
    { name: 'Ines Calloway', phone: '07700 900834', address: '9 Elm Close, Leeds LS1 6AA' },
  ],
  [['I, Ines Calloway, owner of Flat 9, wish to say that the tap leaks.'], { name: 'Ines Calloway', role: 'owner' }],
  [
    ['The gutter has come down.\n\nMany thanks,\nInes Calloway (tenant)\n9 Elm Close\nLeeds LS1 6AA'],
    { name: 'Ines Calloway' },
  ],
  [['The tap leaks. We rent the house, Ines Calloway.'], { name: 'Ines Calloway', role: 'tenant' }],
  [['> Name?', 'buddy just send somebody'], { name: null }],
  [['> Number?', '07700 900834. Erm, no. I swapped them. 07700 900843.'], { phone: '07700 900843' }],
  [['Our job no. is 4471. 07700 900834 gets me any time before 5pm.'], { phone: '07700 900834' }],
  [['> Consumer number and mobile?', 'Consumer number 2240 1180 9917, no mobile'], { phone: null }],
  [
    ['> Address?', 'Flat 8, The Maltings, Ennis, Co Clare V95 K2X7'],
    { address: 'Flat 8, The Maltings, Ennis, Co Clare V95 K2X7' },
  ],

  [['> Address?', '4-7-112, Attapur, Hyderabad 500048'], { address: '4-7-112, Attapur, Hyderabad 500048' }],
  [
    ['12 Elm Street, basement unit, Chicago 60640. The bell is dead.'],
    { address: '12 Elm Street, basement unit, Chicago 60640' },
  ],
  [['The ceiling fan hums'], { type: 'electrical' }],
  [['The porch light is dead'], { type: 'electrical' }],
  [['He smokes in the stairwell'], { type: 'other' }],
  [['It is no emergency, but I would like it done this week'], { priority: 'medium' }],
  [['> Any hurry?', 'none at all'], { priority: 'low' }],
  [['A guest fell over it today'], { priority: null }],
  [['The owner of our place pays for it'], { role: 'tenant' }],
  [['Pipe froze. Renting. Thanks'], { role: 'tenant' }],
  [['> Owner or tenant?', 'self owned'], { role: 'owner' }],
  [['I own btw, the latch is broken'], { role: 'owner' }],
  [['> Name?', "That'll be on the file"], { name: null }],
  [['Yours in despair, Ottilie Brandt, 07700 900734'], { name: 'Ottilie Brandt' }],
  [
    ['1. Name of applicant: Ottilie Brandt\n2. Nature: drain blocked'],
    { name: 'Ottilie Brandt', issue: 'drain blocked' },
  ],
  [['> Number?', 'nine four double four, then triple one, zero two six'], { phone: '9444111026' }],
  [
    ['> Address?', '9 Elm Close, Leeds LS1 6AA. One more thing, put 07700 900843 in the file.'],
    { phone: '07700 900843' },
  ],
  [['> Number?', "07700 900734. Mum's landline is 0117 496 0123 but she is deaf."], { phone: '07700 900734' }],
  [['zero hurry with the latch'], { priority: 'low' }],
  [['The emergency pull cord is frayed'], { priority: null }],
  [['> Who will I list as our contact?', 'Ottilie Brandt'], { name: 'Ottilie Brandt' }],
  [['> Address?', '9114 76 Avenue, Leeds LS1 6AA'], { address: '9114 76 Avenue, Leeds LS1 6AA', phone: null }],

  [['> Owner or tenant?', 'just rentin'], { role: 'tenant' }],
  [['there is no electrcity in the hall'], { type: 'electrical' }],
  [['There is a puddle in the hall every morning'], { type: 'plumbing' }],
  [['Water is dripping onto the bedroom floor and the wall'], { type: 'plumbing' }],
  [
    ['> How can I help?', 'Our house owner Mrs. Meena Rao wants me to write to you. The gate latch is stuck.'],
    { issue: 'The gate latch is stuck.', role: 'tenant' },
  ],
  [
    ['> What is up?', 'My landlady, Ms Brandt, will settle with you.', '> And what is the fault?', 'The tap leaks.'],
    { issue: 'The tap leaks.' },
  ],
  [['> How can we help?', "I'd prefer to discuss that face to face. Are you open Friday?"], { issue: null }],
  [['Our recycling has not been collected since May.'], { issue: 'Our recycling has not been collected since May.' }],
  [['> Name?', 'I leave my name out of this'], { name: null }],
  [['> To help you better, may I have your number?', 'I never give out numbers, just email me.'], { issue: null }],
  [['Hi, Ottilie Brandt from Leeds. The tap leaks.'], { name: 'Ottilie Brandt' }],
  [['this is ottilie brandt i live at 9 elm close leeds and the tap leaks'], { name: 'ottilie brandt' }],
  [
    ['Name: Ottilie Brandt\nAddress of the fault: 9 Elm Close, Leeds LS1 6AA'],
    { address: '9 Elm Close, Leeds LS1 6AA' },
  ],
  [['> Name?', 'Ottilie here, Ottilie Brandt'], { name: 'Ottilie Brandt' }],
  [['> Name and postcode?', 'Ottilie Brandt, LS1 6AA'], { name: 'Ottilie Brandt' }],
  [['> Name?', "Ottilie Brandt, that's Brandt with a d"], { name: 'Ottilie Brandt' }],
  [['> Your name?', 'Ottilie', '> Ottilie who?', 'Ottilie Brandt'], { name: 'Ottilie Brandt' }],
  [
    ['> Who is the account holder?', "My wife's account, Ines Calloway, but I am the one calling, Otto Calloway."],
    { name: 'Otto Calloway' },
  ],
  [['> Do you own it?', 'Yes ma’am'], { role: 'owner' }],
  [['> Renting or owning?', 'owning'], { role: 'owner' }],
  [["I'm the owner's niece and the tap leaks"], { role: null }],
  [
    ['> What is your role?', 'I look after it for the owner', '> So the letting agent?', 'Correct'],
    { role: 'manager' },
  ],
  [['please send a spark, the kettle socket is dead'], { priority: null, type: 'electrical' }],
  [['There has been no current since morning'], { type: 'electrical' }],
  [['My water bill has doubled'], { type: 'other' }],
  [['I want to talk to someone about my deposit'], { issue: '*my deposit', type: 'other' }],
  [['> Address?', '9, elm house, bath road, leeds ls1 6aa'], { address: '9, elm house, bath road, leeds ls1 6aa' }],
  [['I live over the shop at 9 Elm Road, Leeds LS1 6AA'], { address: '9 Elm Road, Leeds LS1 6AA' }],
  [
    ['> Hi!', 'Hello, is this the electrician?', '> Yes, how can I help?', 'Our porch sockets are dead.'],
    { issue: 'Our porch sockets are dead.' },
  ],
  [['The oven shows E4. Already unplugged it twice.'], { issue: 'The oven shows E4. Already unplugged it twice.' }],
  [
    ['> Address of the fault?', '9 Elm Close, Leeds LS1 6AA. Ring me, not him: Ines Calloway, 07700 900834'],
    { name: 'Ines Calloway', phone: '07700 900834' },
  ],
  [['> Who should we ring?', 'Ring Ines Calloway on 07700 900834'], { name: 'Ines Calloway', phone: '07700 900834' }],
  [['The back step has crumbled'], { type: 'maintenance' }],
  [['The couple in 4 keep having rows on the balcony, someone is playing drums'], { type: 'other' }],
  [
    ['Let my lodger in 4 know, Mrs Brandt, 07700 900843. I am Ines Calloway, 07700 900834.'],
    { name: 'Ines Calloway', phone: '07700 900834' },
  ],
  [['The tap leaks - Ottilie Brandt'], { name: 'Ottilie Brandt' }],

  [['You can get me, Ottilie Brandt, on 07700 900734'], { name: 'Ottilie Brandt' }],
  [['> Who shall I say rang?', 'Ottilie Brandt'], { name: 'Ottilie Brandt' }],
  [['> Which house?', '9 Elm Close, Leeds'], { address: '9 Elm Close, Leeds' }],
  [['The heat detector chirps'], { type: 'electrical' }],
  [['I would like to renew our tenancy'], { issue: '*renew our tenancy' }],
  [["I'm on the tenancy here"], { role: 'tenant' }],
  [['We are with the managing agent'], { role: 'manager' }],
  [['the street is dark'], { address: null }],

  [['> Name?', "It's a tricky one: Ottilie Brandt-Eze"], { name: 'Ottilie Brandt-Eze' }],
  [['I am the caretaker. Tenant in 4B has no heat.'], { role: 'manager' }],
  [['> Are you renting?', 'yes since last May'], { role: 'tenant' }],
  [['> Are you renting?', 'yes but not that flat'], { role: null }],
  [['The hydrant runs all day'], { type: 'plumbing' }],
  [["my number is 212 555 0142 and the light doesn't work"], { phone: '212 555 0142' }],
  [["> Who've we got?", 'Ottilie Brandt'], { name: 'Ottilie Brandt' }],
];

testReadings(rows, en);
