import { en } from '../../../shared/extraction/languages/en.ts';
import { type TermsReading, testTerms } from './terms.ts';

const readings: readonly TermsReading[] = [
  [
    [
      'Hello, we are interested in 250 wooden pallets. What would they cost?',
      '> $11.40 each, delivered DAP Leeds.',
      'OK, please go ahead.',
    ],
    {
      product: 'wooden pallet',
      quantity: 250,
      unit_price: 11.4,
      currency: 'USD',
      incoterm: 'DAP',
    },
  ],
  [
    [
      '> We can let you have the olive oil at €6.20 a litre, 5% discount above 500 litres.',
      'Great. 800 litres then. Net 60?',
      '> Net 30 is what we can do.',
      'Okay.',
    ],
    {
      product: 'olive oil',
      quantity: 800,
      unit_price: 6.2,
      discount_percent: 5,
      currency: 'EUR',
      payment_terms: 'Net 30',
    },
  ],
  [
    ['pls quote 40 standing desks', '> 349 USD each', 'thats too expensive, 320?', '> 330, final offer', 'deal'],
    {
      product: 'standing desk',
      quantity: 40,
      unit_price: 330,
      discount_percent: null,
      currency: 'USD',
    },
  ],
  [
    [
      'Quotation: 3,000 ceramic tiles, GBP 0.95 each, valid until 15 August 2025, payment 30 days after invoice.',
      'Accepted, thank you.',
    ],
    {
      product: 'ceramic tile',
      quantity: 3000,
      unit_price: 0.95,
      currency: 'GBP',
      valid_until: '2025-08-15',
      payment_terms: 'payment 30 days after invoice',
    },
  ],
  [
    ['I need sixty metres of copper pipe.', '> 4.75 pounds per metre.', 'Fine, cash on delivery.'],
    {
      product: 'copper pipe',
      quantity: 60,
      unit_price: 4.75,
      currency: 'GBP',
      payment_terms: 'cash on delivery',
    },
  ],
  [
    ['How much is a crate of oranges?', '> 18 dollars a crate. Minimum order 10 crates.', 'We will take 12.'],
    {
      product: 'orange',
      quantity: 12,
      unit_price: 18,
      currency: 'USD',
    },
  ],
  [
    ['> The stainless steel screws are 0.08 EUR. From 10,000 pieces 0.07 EUR.', 'We need 15,000.'],
    {
      product: 'stainless steel screw',
      quantity: 15000,
      unit_price: 0.07,
      currency: 'EUR',
      scales: [
        {
          from_quantity: 10000,
          unit_price: 0.07,
        },
      ],
    },
  ],
  [
    ['> The stainless steel screws are 0.08 EUR. From 10,000 pieces 0.07 EUR.', 'We need 5,000.'],
    {
      product: 'stainless steel screw',
      quantity: 5000,
      unit_price: 0.08,
      currency: 'EUR',
    },
  ],
  [
    [
      'Another supplier offered us 7.10 for the same filters.',
      '> We could do 7.00 USD if you take 400.',
      'OK 400 at 7.00, letter of credit.',
    ],
    {
      product: 'filter',
      quantity: 400,
      unit_price: 7,
      discount_percent: null,
      currency: 'USD',
      payment_terms: 'letter of credit',
    },
  ],
  [
    [
      'Would you give us 8% off 60 bicycles?',
      '> No, sorry, no discounts on bicycles.',
      'Pity. What is the price?',
      '> 455 euros.',
      'OK, 60 then.',
    ],
    {
      product: 'bicycle',
      quantity: 60,
      unit_price: 455,
      discount_percent: null,
      currency: 'EUR',
    },
  ],
  [
    ['We are Northwind Traders Ltd and want to order 75 backpacks at 22.50 CAD, prepaid.', '> Noted.'],
    {
      product: 'backpack',
      quantity: 75,
      unit_price: 22.5,
      currency: 'CAD',
      payment_terms: 'prepaid',
      customer: 'Northwind Traders Ltd',
    },
  ],
  [
    ['Order 1200 kg basmati rice, usd 1.05/kg, CIF Jebel Ali, LC at sight'],
    {
      product: 'basmati rice',
      quantity: 1200,
      unit_price: 1.05,
      currency: 'USD',
      payment_terms: 'LC at sight',
      incoterm: 'CIF',
    },
  ],
  [
    [
      'What does the forklift cost?',
      '> 18,900 euros, plus 19% VAT. Delivery is 250 euros.',
      'We will take one. Payment 50% on order, 50% on delivery.',
    ],
    {
      product: 'forklift',
      quantity: 1,
      unit_price: 18900,
      discount_percent: null,
      currency: 'EUR',
      payment_terms: 'Payment 50% on order, 50% on delivery',
    },
  ],
  [
    ['> Our spring offer: garden chairs 29.90 EUR, 10% off until 31 May 2025.', 'Send me 16.'],
    {
      product: 'garden chair',
      quantity: 16,
      unit_price: 29.9,
      discount_percent: 10,
      currency: 'EUR',
      valid_until: '2025-05-31',
    },
  ],
  [
    ['hey do u have 500 usb cables? 2.10 each ok?', '> 2.25', 'hmm 2.20?', '> ok 2.20'],
    {
      product: 'usb cable',
      quantity: 500,
      unit_price: 2.2,
    },
  ],
  [
    ['Can you deliver 30 sofas by 12 June 2025?', '> Yes, at 780 AUD apiece, payment within 10 days.'],
    {
      product: 'sofa',
      quantity: 30,
      unit_price: 780,
      currency: 'AUD',
      payment_terms: 'payment within 10 days',
    },
  ],
  [
    ['> Price list valid from 1 March 2025 to 31 August 2025: bricks 0.62 EUR.', '10k please, FCA.'],
    {
      product: 'brick',
      quantity: 10000,
      unit_price: 0.62,
      currency: 'EUR',
      valid_from: '2025-03-01',
      valid_until: '2025-08-31',
      incoterm: 'FCA',
    },
  ],
  [
    ['I ordered 18 lamps, not 80.', '> Sorry. 18 lamps at 44 USD, corrected.'],
    {
      product: 'lamp',
      quantity: 18,
      unit_price: 44,
      currency: 'USD',
    },
  ],
  [
    ['The catalogue says 15.00 for the hammer.', '> That price is out of date, it is 16.40 CHF.', 'Okay, 35 hammers.'],
    {
      product: 'hammer',
      quantity: 35,
      unit_price: 16.4,
      currency: 'CHF',
    },
  ],
  [
    ['What is the MOQ for tote bags?', '> 300 pieces, 1.85 USD each.', 'Good, then 300.'],
    {
      product: 'tote bag',
      quantity: 300,
      unit_price: 1.85,
      currency: 'USD',
    },
  ],
  [
    ['What is the MOQ for tote bags?', '> 300 pieces.', 'That is too many for us.'],
    {
      product: 'tote bag',
      quantity: null,
      unit_price: null,
    },
  ],
  [
    ['Do you offer credit terms?', '> Yes, 60 days net.', 'Perfect, 9 air conditioners at 890 euros each please.'],
    {
      product: 'air conditioner',
      quantity: 9,
      unit_price: 890,
      discount_percent: null,
      currency: 'EUR',
      payment_terms: '60 days net',
    },
  ],
  [
    ['Please change our order from 100 to 140 mattresses.', '> Done, 140 mattresses at 199 USD.'],
    {
      product: 'mattress',
      quantity: 140,
      unit_price: 199,
      currency: 'USD',
    },
  ],
  [
    ['> The ink costs 12,50 € per bottle.', '24 bottles, please, EXW.'],
    {
      product: 'ink',
      quantity: 24,
      unit_price: 12.5,
      currency: 'EUR',
      incoterm: 'EXW',
    },
  ],
  [
    ['Whats the price of a drone?', '> $1,299 with a 12% student discount.', 'I am a student, one please.'],
    {
      product: 'drone',
      quantity: 1,
      unit_price: 1299,
      discount_percent: 12,
      currency: 'USD',
    },
  ],
  [
    ['Hi, could you tell me your opening hours?', '> 9 to 5, Monday to Friday.', 'Thanks'],
    {
      product: null,
      quantity: null,
      unit_price: null,
      discount_percent: null,
    },
  ],
  [
    ['My parcel has not arrived, order 44512.', '> Sorry, we will send a new one.'],
    {
      product: null,
      quantity: null,
      unit_price: null,
      discount_percent: null,
    },
  ],
  [
    ['Two hundred hard hats, please. What is the price?', '> 9.80 a piece, EUR.', 'Agreed. 14 days net.'],
    {
      product: 'hard hat',
      quantity: 200,
      unit_price: 9.8,
      currency: 'EUR',
      payment_terms: '14 days net',
    },
  ],
  [
    [
      'We would pay 5 dollars per kilo for the coffee.',
      '> 5.60 is our lowest.',
      '5.40 and we take 2 tons.',
      '> All right, 5.40.',
    ],
    {
      product: 'coffee',
      quantity: 2,
      unit_price: 5.4,
      discount_percent: null,
      currency: 'USD',
    },
  ],
  [
    ['> Monitor arms are 39 euros. If you order 50 or more you get 7% off.', 'Then 55.'],
    {
      product: 'Monitor arm',
      quantity: 55,
      unit_price: 39,
      discount_percent: 7,
      currency: 'EUR',
    },
  ],
  [
    ['> Monitor arms are 39 euros. If you order 50 or more you get 7% off.', 'Only 20 for now.'],
    {
      product: 'Monitor arm',
      quantity: 20,
      unit_price: 39,
      discount_percent: null,
      currency: 'EUR',
    },
  ],
  [
    [
      'Could you hold your price of 3.15 USD for the envelopes until the end of March 2025?',
      '> Yes, we can. For 6,000 envelopes.',
    ],
    {
      product: 'envelope',
      quantity: 6000,
      unit_price: 3.15,
      currency: 'USD',
      valid_until: '2025-03-31',
    },
  ],
  [
    ['we need 12 pallets of bottled water asap, cash on delivery', '> 410 usd per pallet', 'ok'],
    {
      product: 'bottled water',
      quantity: 12,
      unit_price: 410,
      currency: 'USD',
      payment_terms: 'cash on delivery',
    },
  ],
  [
    [
      'Price for 100 rolls of bubble wrap?',
      '> 14 pounds a roll, 3% off if you pay in advance.',
      'We will pay in advance.',
    ],
    {
      product: 'bubble wrap',
      quantity: 100,
      unit_price: 14,
      discount_percent: 3,
      currency: 'GBP',
      payment_terms: 'in advance',
    },
  ],
  [
    ['Interested in the red wine.', '> 6 bottles per case, 72 euros per case.', '40 cases, FOB Bordeaux.'],
    {
      product: 'red wine',
      quantity: 40,
      unit_price: 72,
      currency: 'EUR',
      incoterm: 'FOB',
    },
  ],
  [
    ['The freight to Oslo is 300 euros, right?', '> Yes. And the wood stove is 1,150 euros.', 'Three of them, please.'],
    {
      product: 'wood stove',
      quantity: 3,
      unit_price: 1150,
      currency: 'EUR',
    },
  ],
  [
    ['Could we get the projectors at 20% off?', '> I can offer 15%.', 'Deal, 8 projectors.'],
    {
      product: 'projector',
      quantity: 8,
      unit_price: null,
      discount_percent: 15,
    },
  ],
  [
    ['> Special price for you: 1 pallet of cat litter for 260 dollars.', '5 pallets then, payable in 21 days.'],
    {
      product: 'cat litter',
      quantity: 5,
      unit_price: 260,
      currency: 'USD',
      payment_terms: 'in 21 days',
    },
  ],
  [
    ["I'd like 3 dozen eggs.", '> 4 dollars per dozen.'],
    {
      product: 'egg',
      quantity: 36,
      unit_price: 4,
      currency: 'USD',
    },
  ],
  [
    ['Send us 70 first aid kits @ 31.20 EUR, 2% 10 days, net 30.'],
    {
      product: 'aid kit',
      quantity: 70,
      unit_price: 31.2,
      discount_percent: null,
      currency: 'EUR',
      payment_terms: '2% 10 days, net 30',
    },
  ],
  [
    ['Do you ship CIP Athens?', '> Sure. Which machine?', 'The label printer, 2 units.', '> 2,450 EUR each.'],
    {
      product: 'label printer',
      quantity: 2,
      unit_price: 2450,
      currency: 'EUR',
      incoterm: 'CIP',
    },
  ],
  [
    ['We need 45 tablets.', '> The 10 inch or the 12 inch?', '10 inch.', '> 210 USD each.'],
    {
      product: 'tablet',
      quantity: 45,
      unit_price: 210,
      currency: 'USD',
    },
  ],
  [
    [
      'What about ₹350 per saree for 200 sarees?',
      '> ₹380.',
      '₹365 last.',
      '> Ok ₹365, 50% advance, balance before dispatch.',
    ],
    {
      product: 'saree',
      quantity: 200,
      unit_price: 365,
      discount_percent: null,
      currency: 'INR',
      payment_terms: '50% advance, balance before dispatch',
    },
  ],
  [
    ['Kindly supply 5,000 notebooks at Rs 42 per piece, payment within 45 days.', '> Confirmed.'],
    {
      product: 'notebook',
      quantity: 5000,
      unit_price: 42,
      currency: 'INR',
      payment_terms: 'payment within 45 days',
    },
  ],
  [
    ['> Firewood: 95 EUR per cubic metre, offer ends 30 April 2025.', 'We would like 14 cubic metres.'],
    {
      product: 'Firewood',
      quantity: 14,
      unit_price: 95,
      discount_percent: null,
      currency: 'EUR',
      valid_until: '2025-04-30',
    },
  ],
  [
    ['Is the offer of 19.90 for the helmets still good?', '> No, it is 21.90 EUR now.', 'Ok, 33 helmets.'],
    {
      product: 'helmet',
      quantity: 33,
      unit_price: 21.9,
      discount_percent: null,
      currency: 'EUR',
    },
  ],
  [
    ['I want to buy a trampoline.', '> 240 Canadian dollars.', 'Too much for me, bye.'],
    {
      product: 'trampoline',
      quantity: null,
      unit_price: null,
    },
  ],
  [
    ['Your invoice 8812 shows 60 fans but we only ordered 16.', '> Sorry, that should be 16 fans at 38 USD.'],
    {
      product: 'fan',
      quantity: 16,
      unit_price: 38,
      currency: 'USD',
    },
  ],
  [
    [
      '> For the marble slabs we ask 130 USD per square metre.',
      'We offer 118.',
      '> Let us meet at 124.',
      'Agreed, 220 square metres.',
    ],
    {
      product: 'marble slab',
      quantity: 220,
      unit_price: 124,
      discount_percent: null,
      currency: 'USD',
    },
  ],
  [
    ['Any discount if we order 1,000 mugs?', '> 6 percent.', 'Do it. The price stays 3.40 GBP?', '> Yes.'],
    {
      product: 'mug',
      quantity: 1000,
      unit_price: 3.4,
      discount_percent: 6,
      currency: 'GBP',
    },
  ],
  [
    ['Can I pay by instalments?', '> Yes, four monthly instalments.', 'Then I take the piano for 5,200 euros.'],
    {
      product: 'piano',
      quantity: null,
      unit_price: 5200,
      currency: 'EUR',
      payment_terms: 'four monthly instalments',
    },
  ],
  [
    ['We require 800 kg of cashew nuts, DDP Rotterdam.', '> USD 7,850 per tonne.', 'Fine.'],
    {
      product: 'cashew nuts',
      quantity: 800,
      unit_price: 7850,
      currency: 'USD',
      incoterm: 'DDP',
    },
  ],
  [
    ['> Your quote: 26 whiteboards, 112.00 NZD each, EXW Auckland, 7 days.', 'Looks good, confirmed.'],
    {
      product: 'whiteboard',
      quantity: 26,
      unit_price: 112,
      currency: 'NZD',
      incoterm: 'EXW',
    },
  ],
  [
    ['How about half price on the display model fridge?', '> OK, half of 900 euros it is not; 30% off.', 'Deal.'],
    {
      product: 'display model fridge',
      quantity: null,
      unit_price: 900,
      discount_percent: 30,
      currency: 'EUR',
    },
  ],
  [
    ['Need gloves.', '> How many pairs?', '600', '> 2.30 usd a pair, T/T in advance'],
    {
      product: 'gloves',
      quantity: 600,
      unit_price: 2.3,
      currency: 'USD',
      payment_terms: 'T/T in advance',
    },
  ],
  [
    ['Please book 22 hotel rooms at 95 euros a night.', '> Booked, payment on arrival.'],
    {
      product: 'hotel',
      quantity: 22,
      unit_price: 95,
      currency: 'EUR',
      payment_terms: 'payment on arrival',
    },
  ],
  [
    [
      '> 36 yuan per unit for the power banks, FOB Shenzhen.',
      'We want 2,400 units but at 33.',
      '> 34.50 and we have a deal.',
      'ok deal',
    ],
    {
      product: 'power bank',
      quantity: 2400,
      unit_price: 34.5,
      currency: 'CNY',
      incoterm: 'FOB',
    },
  ],
  [
    ['If we take 300 t-shirts instead of 200, what is the price?', '> 5.80 EUR instead of 6.40.', 'Good, 300.'],
    {
      product: 't-shirt',
      quantity: 300,
      unit_price: 5.8,
      currency: 'EUR',
    },
  ],
  [
    ['> The contract price for diesel is 1.42 EUR per litre from 1 April 2025.', 'OK, 9,000 litres.'],
    {
      product: 'diesel',
      quantity: 9000,
      unit_price: 1.42,
      currency: 'EUR',
      valid_from: '2025-04-01',
    },
  ],
  [
    [
      'Good morning,\n\nWe are looking for a supplier of cardboard boxes (60x40x40 cm). Our monthly need is about 4,000 pieces.\n\nKind regards,\nMaria Lopez\nBoxwell Ltd',
      '> Dear Maria,\n\nThank you for your enquiry. We can offer the boxes at 0.78 GBP each, FCA Bristol, payment 30 days from invoice date.\n\nBest regards\nTom',
      'Dear Tom,\n\nwe accept your offer for 4,000 boxes.\n\nMaria',
    ],
    {
      product: 'cardboard box',
      quantity: 4000,
      unit_price: 0.78,
      discount_percent: null,
      currency: 'GBP',
      payment_terms: 'payment 30 days from invoice date',
      incoterm: 'FCA',
    },
  ],
  [
    ['yo got any hoodies', '> sure how many', 'like 80', '> 27.5 usd each', 'can u do 25', '> meet u at 26', 'k bet'],
    {
      product: 'hoodie',
      quantity: 80,
      unit_price: 26,
      currency: 'USD',
    },
  ],
  [
    ['PRODUCT: sunflower oil\nQTY: 20 MT\nPRICE: USD 1,120/MT\nTERMS: CIF Durban\nPAYMENT: irrevocable LC at sight'],
    {
      product: 'sunflower oil',
      quantity: 20,
      unit_price: 1120,
      currency: 'USD',
      payment_terms: 'LC at sight',
      incoterm: 'CIF',
    },
  ],
  [
    [
      '> Hi! Our price for the wireless mouse is $24.90 each. For orders of 50 units or more, it is $21.50.',
      'We would need 45 units.',
      '> Then $24.90 applies.',
      'Hmm, ok make it 50.',
    ],
    {
      product: 'wireless mouse',
      quantity: 50,
      unit_price: 21.5,
      currency: 'USD',
    },
  ],
  [
    [
      'I saw the espresso beans on your website for 18 euros a kilo. Is that right?',
      '> Yes, 18.00 EUR per kilo, 10% off above 25 kg.',
      'We take 30 kg. Can we pay within 14 days?',
      '> Sure.',
    ],
    {
      product: 'espresso beans',
      quantity: 30,
      unit_price: 18,
      discount_percent: 10,
      currency: 'EUR',
      payment_terms: 'within 14 days',
    },
  ],
  [
    [
      'Please send a proforma for 6 x HP LaserJet printers',
      '> 389.00 EUR each, delivery in 5 days.',
      'Great, we will pay on receipt of invoice',
    ],
    {
      product: 'HP LaserJet printer',
      quantity: 6,
      unit_price: 389,
      currency: 'EUR',
      payment_terms: 'on receipt of invoice',
    },
  ],
  [
    [
      '> The minimum order is 500 kg. Price: EUR 2.35/kg.',
      'We only need 200 kg of almonds.',
      '> For 200 kg it would be EUR 2.80.',
      'OK.',
    ],
    {
      product: 'almonds',
      quantity: 200,
      unit_price: 2.8,
      currency: 'EUR',
    },
  ],
  [
    ["We'd take 1,500 roses if you can do 55 cents each.", '> 60 cents is my best.', 'Fine.'],
    {
      product: 'rose',
      quantity: 1500,
      unit_price: 0.6,
    },
  ],
  [
    ['how much 4 tyres 205/55 R16', '> 74 eur each, 280 for all four', 'ill take the four'],
    {
      product: 'tyre',
      quantity: 4,
      unit_price: 74,
      currency: 'EUR',
    },
  ],
  [
    ['Last order we had 7% discount. Same again?', '> This time 5% only, sorry.', 'Okay. 150 umbrellas at 9.20 USD.'],
    {
      product: 'umbrella',
      quantity: 150,
      unit_price: 9.2,
      discount_percent: 5,
      currency: 'USD',
    },
  ],
  [
    [
      '> We quote USD 310.00 per ton CFR Chittagong for 500 tons of scrap steel, valid till 20 Feb 2025.',
      'Our idea is USD 300.',
      '> We can come down to USD 305, last price.',
      'Accepted at USD 305.',
    ],
    {
      product: 'scrap steel',
      quantity: 500,
      unit_price: 305,
      currency: 'USD',
      valid_until: '2025-02-20',
      incoterm: 'CFR',
    },
  ],
  [
    [
      'Do you have stand mixers?',
      '> Yes: the small one is 199 dollars, the large one 329 dollars.',
      'The large one, 2 pieces.',
    ],
    {
      product: 'stand mixer',
      quantity: 2,
      unit_price: 329,
      currency: 'USD',
    },
  ],
  [
    [
      'Is there any rebate for non-profits?',
      '> 12.5 percent off all furniture.',
      'Good. We order 40 bookcases, list price 85 euros.',
    ],
    {
      product: 'bookcase',
      quantity: 40,
      unit_price: 85,
      discount_percent: 12.5,
      currency: 'EUR',
    },
  ],
  [
    [
      'Need 10 laptops and 10 docking stations.',
      '> Laptops 899 USD each; docking stations are sold out.',
      'Only the laptops then.',
    ],
    {
      product: 'laptop',
      quantity: 10,
      unit_price: 899,
      currency: 'USD',
    },
  ],
  [
    ['Could you match 3.95? That is what we pay now.', '> We can do 4.05 USD for the detergent.', 'OK, 600 bottles.'],
    {
      product: 'detergent',
      quantity: 600,
      unit_price: 4.05,
      currency: 'USD',
    },
  ],
  [
    [
      'Payment terms?',
      '> 100% prepayment for the first order.',
      'Accepted. 25 treadmills, 1,090 USD each, DDP Denver.',
    ],
    {
      product: 'treadmill',
      quantity: 25,
      unit_price: 1090,
      discount_percent: null,
      currency: 'USD',
      payment_terms: '100% prepayment',
      incoterm: 'DDP',
    },
  ],
  [
    ['> Offer no. 20394: 64 steel doors, EUR 412.50 per door, validity 60 days.', 'Order confirmed.'],
    {
      product: 'steel door',
      quantity: 64,
      unit_price: 412.5,
      currency: 'EUR',
      valid_from: '2025-02-10',
      valid_until: '2025-04-11',
    },
  ],
  [
    [
      'Thanks for the samples! We go ahead with 2,000 candles.',
      '> Wonderful. 1.95 pounds each, 30% deposit, balance before shipping.',
    ],
    {
      product: 'candle',
      quantity: 2000,
      unit_price: 1.95,
      discount_percent: null,
      currency: 'GBP',
      payment_terms: '30% deposit, balance before shipping',
    },
  ],
  [
    ['Quote me 350 meters of fence, please', '> 23 per meter', 'Dollars or euros?', '> Euros.'],
    {
      product: 'fence',
      quantity: 350,
      unit_price: 23,
      currency: 'EUR',
    },
  ],
  [
    [
      'We want to purchase one used excavator.',
      '> It is 48.500 EUR.',
      '45.000 EUR?',
      '> 47.000 EUR and it is yours.',
      'Deal!',
    ],
    {
      product: 'used excavator',
      quantity: 1,
      unit_price: 47000,
      currency: 'EUR',
    },
  ],
  [
    [
      'The last price was 8.20, why is it 9.10 now?',
      '> Raw material costs. But I can offer 8.80 USD for the resin.',
      'Hmm okay, 3 tonnes.',
    ],
    {
      product: 'resin',
      quantity: 3,
      unit_price: 8.8,
      discount_percent: null,
      currency: 'USD',
    },
  ],
  [
    [
      'Can I get a discount on the carpets?',
      '> Sorry, carpets are already reduced.',
      'Ok. 5 carpets at 120 dollars then.',
    ],
    {
      product: 'carpet',
      quantity: 5,
      unit_price: 120,
      discount_percent: null,
      currency: 'USD',
    },
  ],
  [
    [
      "I won't pay more than 70 euros for the speakers.",
      '> 72 is possible.',
      'No, 70.',
      '> All right, 70.',
      'Then 14 please.',
    ],
    {
      product: 'speaker',
      quantity: 14,
      unit_price: 70,
      currency: 'EUR',
    },
  ],
  [
    ['We need pens, about 1000.', '> Blue or black?', 'Blue.', '> 0.35 EUR'],
    {
      product: 'pen',
      quantity: 1000,
      unit_price: 0.35,
      currency: 'EUR',
    },
  ],
  [
    ['Can you supply 90 crates of apples weekly?', '> Yes, at 16 EUR per crate.', 'Done.'],
    {
      product: 'apple',
      quantity: 90,
      unit_price: 16,
      currency: 'EUR',
    },
  ],
  [
    ['I am calling about invoice 5531.', '> What is the problem?', 'It says 12 kg, we got 10 kg.'],
    {
      product: null,
      quantity: null,
      unit_price: null,
      discount_percent: null,
    },
  ],
  [
    ['Do you accept PayPal?', '> Only bank transfer.', 'OK, 3 cameras at 520 USD.'],
    {
      product: 'camera',
      quantity: 3,
      unit_price: 520,
      currency: 'USD',
      payment_terms: 'bank transfer',
    },
  ],
  [
    ['Reserve 18 barrels of crude glycerine for us at 640 USD per barrel, EXW Houston, net 15 please.', '> Reserved.'],
    {
      product: 'crude glycerine',
      quantity: 18,
      unit_price: 640,
      currency: 'USD',
      payment_terms: 'net 15',
      incoterm: 'EXW',
    },
  ],
  [
    ['> Bulk price: A$3.20 per metre for rope.', 'Great, 700 metres to Perth.'],
    {
      product: 'rope',
      quantity: 700,
      unit_price: 3.2,
      currency: 'AUD',
    },
  ],
  [
    [
      'What discount do I get for 10?',
      '> 10 pieces: 4%, 20 pieces: 7%.',
      '20 electric kettles it is then, 28 EUR each?',
      '> Correct.',
    ],
    {
      product: 'electric kettle',
      quantity: 20,
      unit_price: 28,
      discount_percent: 7,
      currency: 'EUR',
    },
  ],
  [
    [
      'Hi, any chance to lower the 99 dollars for the smartwatch?',
      '> We could go to 92.',
      'And for 30?',
      '> 88 each.',
      'Sold!',
    ],
    {
      product: 'smartwatch',
      quantity: 30,
      unit_price: 88,
      currency: 'USD',
    },
  ],
  [
    ['Our budget is 2,000 euros for chairs.', '> Our chairs are 49 euros.', 'Send 40.'],
    {
      product: 'chair',
      quantity: 40,
      unit_price: 49,
      currency: 'EUR',
    },
  ],
  [
    [
      'For the conference we need 200 lanyards by 3 March 2025.',
      '> 1.10 USD each, ready by 28 February 2025.',
      'Great.',
    ],
    {
      product: 'lanyard',
      quantity: 200,
      unit_price: 1.1,
      currency: 'USD',
    },
  ],
  [
    ['> The honey is $8 a jar, buy 100 jars and get 12% off.', '100 jars it is.'],
    {
      product: 'honey',
      quantity: 100,
      unit_price: 8,
      discount_percent: 12,
      currency: 'USD',
    },
  ],
  [
    ['Can you confirm the 36 kitchen knives at 18.75 EUR we discussed?', '> Confirmed. Terms are net 30 days.'],
    {
      product: 'kitchen knife',
      quantity: 36,
      unit_price: 18.75,
      currency: 'EUR',
      payment_terms: 'net 30 days',
    },
  ],
  [
    [
      'Is the 15% discount still valid?',
      '> It expired yesterday, but you can have 10%.',
      'Good, 11 garden sheds at 640 GBP.',
    ],
    {
      product: 'garden shed',
      quantity: 11,
      unit_price: 640,
      discount_percent: 10,
      currency: 'GBP',
    },
  ],
  [
    ['FOB or EXW?', '> EXW Milan.', 'Ok 70 coffee grinders at 133 euro.'],
    {
      product: 'coffee grinder',
      quantity: 70,
      unit_price: 133,
      discount_percent: null,
      currency: 'EUR',
      incoterm: 'EXW',
    },
  ],
  [
    ['We will not order this year, thanks.', '> Understood.'],
    {
      product: null,
      quantity: null,
      unit_price: null,
      discount_percent: null,
    },
  ],
  [
    ['I have a leaking tap in apartment 14, can someone come at 3 pm?', '> Yes, between 3 and 5.'],
    {
      product: null,
      quantity: null,
      unit_price: null,
      discount_percent: null,
    },
  ],
  [
    ['You quoted 14.20 for the paint, correct?', '> Yes, USD 14.20 per gallon.', '75 gallons, please.'],
    {
      product: 'paint',
      quantity: 75,
      unit_price: 14.2,
      currency: 'USD',
    },
  ],
  [
    ['> We have 600 copies left at 7 pounds.', 'I need 250 copies of the cookbook.'],
    {
      product: 'cookbook',
      quantity: 250,
      unit_price: 7,
      currency: 'GBP',
    },
  ],
  [
    ['Two printers at 450 each and we pay cash.', '> 460 EUR.', 'Okay 460.'],
    {
      product: 'printer',
      quantity: 2,
      unit_price: 460,
      currency: 'EUR',
      payment_terms: 'cash',
    },
  ],
  [
    ['> 25 kg bags of dog food cost 38 dollars each.', '60 bags, D/P at sight.'],
    {
      product: 'dog food',
      quantity: 60,
      unit_price: 38,
      currency: 'USD',
      payment_terms: 'D/P at sight',
    },
  ],
  [
    ['Let me have 7 of the Model X200 pumps, 1.480,00 EUR each.'],
    {
      product: 'Model X200 pump',
      quantity: 7,
      unit_price: 1480,
      currency: 'EUR',
    },
  ],
  [
    ['ok lets do 120 chairs @ $35', '> sorry typo, it is $53', 'no way. $40 max', '> $45', 'fine'],
    {
      product: 'chair',
      quantity: 120,
      unit_price: 45,
      currency: 'USD',
    },
  ],
  [
    ['Please increase our order of 80 radiators by 20.', '> So 100 radiators at 95 EUR, noted.'],
    {
      product: 'radiator',
      quantity: 100,
      unit_price: 95,
      currency: 'EUR',
    },
  ],
  [
    ['How long is your offer for the tents valid?', '> Until 10 June 2025, 149 USD per tent.', 'We buy 22.'],
    {
      product: 'tent',
      quantity: 22,
      unit_price: 149,
      discount_percent: null,
      currency: 'USD',
      valid_until: '2025-06-10',
    },
  ],
  [
    ['> Sugar, 50 kg sacks, 33 USD per sack, FOB Santos.', 'We confirm 2,000 sacks. Payment CAD.'],
    {
      product: 'Sugar',
      quantity: 2000,
      unit_price: 33,
      currency: 'USD',
      incoterm: 'FOB',
    },
  ],
  [
    ['> The regular price is 80 euros, for you 72 euros.', 'Fine, 9 sewing machines.'],
    {
      product: 'sewing machine',
      quantity: 9,
      unit_price: 72,
      currency: 'EUR',
    },
  ],
  [
    ['> 1,000 flyers cost 65 euros.', '2,000 please.'],
    {
      product: 'flyer',
      quantity: 2000,
      unit_price: null,
      currency: 'EUR',
    },
  ],
  [
    ['Your offer of 5.99 is too high.', '> 5.79?', '5.69 and we take 900 lunch boxes.', '> OK, 5.69 EUR.'],
    {
      product: 'lunch box',
      quantity: 900,
      unit_price: 5.69,
      discount_percent: null,
      currency: 'EUR',
    },
  ],
  [
    ['> Everything in our shop is 20% off this week!', 'Cool, then one surfboard for 380 dollars.'],
    {
      product: 'surfboard',
      quantity: 1,
      unit_price: 380,
      discount_percent: 20,
      currency: 'USD',
    },
  ],
  [
    [
      'Send the 48 batteries DAP Prague, same price as last time.',
      '> Last time it was 19 EUR, now it is 21 EUR.',
      'Ok.',
    ],
    {
      product: 'battery',
      quantity: 48,
      unit_price: 21,
      currency: 'EUR',
      incoterm: 'DAP',
    },
  ],
  [
    ['Can you do 13.50 per box of nitrile gloves?', '> For 200 boxes, yes.', '200 boxes then. USD of course.'],
    {
      product: 'nitrile gloves',
      quantity: 200,
      unit_price: 13.5,
      currency: 'USD',
    },
  ],
  [
    ["We'd like the walnut table at 10% less.", '> Agreed: 1,980 EUR less 10%.'],
    {
      product: 'walnut table',
      quantity: null,
      unit_price: 1980,
      discount_percent: 10,
      currency: 'EUR',
    },
  ],
  [
    ['> Cement: 6.40 USD/bag\n> Sand: 22 USD/ton', 'We take 300 bags of cement.'],
    {
      product: 'cement',
      quantity: 300,
      unit_price: 6.4,
      currency: 'USD',
    },
  ],
  [
    [
      'Hello. Do you have pricing on industrial fans?',
      '> They are 640 dollars a unit.',
      'We will need seven.',
      '> Great. Shall I invoice on 30 day terms?',
      'Yes please.',
    ],
    {
      product: 'industrial fan',
      quantity: 7,
      unit_price: 640,
      currency: 'USD',
      payment_terms: '30 day',
    },
  ],
  [
    [
      'What can you offer on 350 pairs of safety boots?',
      '> 48.90 EUR per pair, CIP Lyon.',
      'We expected 45.',
      '> We can meet you at 46.50.',
      'Ok, deal.',
    ],
    {
      product: 'safety boots',
      quantity: 350,
      unit_price: 46.5,
      discount_percent: null,
      currency: 'EUR',
      incoterm: 'CIP',
    },
  ],
  [
    ['> 12 months warranty included, price 2,999 USD for the 3D printer.', 'Order 4 please, COD.'],
    {
      product: 'printer',
      quantity: 4,
      unit_price: 2999,
      currency: 'USD',
      payment_terms: 'COD',
    },
  ],
  [
    ["I'm after some paving stones, roughly 90 square metres.", '> £27.50 per square metre delivered.', 'Go ahead.'],
    {
      product: 'paving stone',
      quantity: 90,
      unit_price: 27.5,
      currency: 'GBP',
    },
  ],
  [
    ['Can you beat 11 euros?', '> For what product?', 'Yoga mats, 240 pieces.', '> We can do 10.60 euros.', 'Perfect.'],
    {
      product: 'Yoga mat',
      quantity: 240,
      unit_price: 10.6,
      currency: 'EUR',
    },
  ],
  [
    [
      'Please quote for 2,000 litres of diesel additive, DPU Antwerp.',
      '> EUR 3.10 per litre, quote valid until 28 February 2025.',
      'Thanks, we accept.',
    ],
    {
      product: 'diesel additive',
      quantity: 2000,
      unit_price: 3.1,
      currency: 'EUR',
      valid_until: '2025-02-28',
      incoterm: 'DPU',
    },
  ],
  [
    ['You offered 25% last Christmas.', '> This year we can give 20% on the toy sets.', 'OK, 130 sets.'],
    {
      product: 'toy set',
      quantity: 130,
      unit_price: null,
      discount_percent: 20,
    },
  ],
  [
    ['Do you sell insulation boards?', '> Yes, $19.25 each, sold in packs of 8.', 'I want 64 boards.'],
    {
      product: 'insulation board',
      quantity: 64,
      unit_price: 19.25,
      currency: 'USD',
    },
  ],
  [
    ['Price for a hundred roses?', '> 1.20 pounds a stem.', 'Done, pay by card.'],
    {
      product: 'rose',
      quantity: 100,
      unit_price: 1.2,
      currency: 'GBP',
      payment_terms: 'pay by card',
    },
  ],
  [
    ['We would like to order 15 desks and pay within 21 days of delivery.', '> 310 EUR per desk. Agreed.'],
    {
      product: 'desk',
      quantity: 15,
      unit_price: 310,
      currency: 'EUR',
      payment_terms: 'pay within 21 days of delivery',
    },
  ],
  [
    ['> The fabric is 8.40 USD per yard; minimum 200 yards.', 'Ok, we take the 200 yards.'],
    {
      product: 'fabric',
      quantity: 200,
      unit_price: 8.4,
      currency: 'USD',
    },
  ],
  [
    ['Did you say 70 cents for the pens?', '> No, 75 cents. Euro cents.', 'Fine, 4000 pens.'],
    {
      product: 'pen',
      quantity: 4000,
      unit_price: 0.75,
      currency: 'EUR',
    },
  ],
  [
    [
      'Our last invoice was 980 USD for the compressor.',
      '> The compressor is now 1,040 USD, less 5% loyalty discount.',
      'We will have two.',
    ],
    {
      product: 'compressor',
      quantity: 2,
      unit_price: 1040,
      discount_percent: 5,
      currency: 'USD',
    },
  ],
  [
    ['> Promotion from 3 March 2025 until 17 March 2025: rucksacks 54 EUR.', 'Save me 18.'],
    {
      product: 'rucksack',
      quantity: 18,
      unit_price: 54,
      currency: 'EUR',
      valid_from: '2025-03-03',
      valid_until: '2025-03-17',
    },
  ],
  [
    ['Need 22 tonnes of sand', '> 31 dollars a tonne plus 90 dollars haulage', 'ok send it'],
    {
      product: 'sand',
      quantity: 22,
      unit_price: 31,
      currency: 'USD',
    },
  ],
  [
    [
      'Could you do the wine glasses at 2.80?',
      '> 2.95 is the lowest I can go.',
      'Hmm... all right. 360 glasses.',
      '> Thank you, 360 at 2.95 GBP.',
    ],
    {
      product: 'wine glasses',
      quantity: 360,
      unit_price: 2.95,
      currency: 'GBP',
    },
  ],
  [
    ['We need three servers.', '> 7,450 CHF each, EXW Basel, 40% down payment, rest on delivery.', 'Approved.'],
    {
      product: 'server',
      quantity: 3,
      unit_price: 7450,
      discount_percent: null,
      currency: 'CHF',
      payment_terms: '40% down payment',
      incoterm: 'EXW',
    },
  ],
  [
    ['Any offer on oak flooring?', '> 52 EUR per m2, 6% off for orders above 100 m2.', 'We have 120 m2.'],
    {
      product: 'oak flooring',
      quantity: 120,
      unit_price: 52,
      discount_percent: 6,
      currency: 'EUR',
    },
  ],
  [
    ['Good afternoon, my order number is 55120, where is it?', '> It will arrive on 12 March 2025.'],
    {
      product: null,
      quantity: null,
      unit_price: null,
      discount_percent: null,
    },
  ],
  [
    ['I want to cancel my subscription.', '> Done.'],
    {
      product: null,
      quantity: null,
      unit_price: null,
      discount_percent: null,
    },
  ],
  [
    [
      'Hi, price for the kayak?',
      '> 720 AUD.',
      'Would you take 650?',
      '> 690.',
      '675?',
      '> OK 675.',
      'Great, I take it.',
    ],
    {
      product: 'kayak',
      quantity: null,
      unit_price: 675,
      currency: 'AUD',
    },
  ],
  [
    [
      '> Your total comes to 3,600 USD for 80 jackets, that is 45 USD per jacket.',
      'Confirmed, T/T 30% deposit 70% before shipment.',
    ],
    {
      product: 'jacket',
      quantity: 80,
      unit_price: 45,
      discount_percent: null,
      currency: 'USD',
      payment_terms: 'T/T 30% deposit 70% before shipment',
    },
  ],
  [
    ['How much are the concert posters?', '> 9 euros; 100 or more cost 7.50 euros each.', '110 then.'],
    {
      product: 'concert poster',
      quantity: 110,
      unit_price: 7.5,
      currency: 'EUR',
    },
  ],
  [
    ['Put 500 lightbulbs on our account, same terms, net 60.', '> At 1.35 USD each? Sure.'],
    {
      product: 'lightbulb',
      quantity: 500,
      unit_price: 1.35,
      currency: 'USD',
      payment_terms: 'net 60',
    },
  ],
  [
    ["We can't accept 88.", '> 84 then, for the office lamps.', 'Okay, 50 lamps, euros.'],
    {
      product: 'office lamp',
      quantity: 50,
      unit_price: 84,
      discount_percent: null,
      currency: 'EUR',
    },
  ],
  [
    ['> Organic honey, 340 g jars, 5.20 EUR per jar, DDP Oslo.', '1,400 jars please.'],
    {
      product: 'Organic honey',
      quantity: 1400,
      unit_price: 5.2,
      currency: 'EUR',
      incoterm: 'DDP',
    },
  ],
  [
    [
      'Is 2,400 USD your best for the generator?',
      '> With prepayment I could go down to 2,300 USD.',
      'Then prepayment it is. One generator.',
    ],
    {
      product: 'generator',
      quantity: 1,
      unit_price: 2300,
      currency: 'USD',
      payment_terms: 'prepayment',
    },
  ],
  [
    [
      'I would like a quote.',
      '> For which product?',
      'Steel shelves.',
      '> How many?',
      'Thirty-five.',
      '> 74 EUR each.',
    ],
    {
      product: 'Steel shelf',
      quantity: 35,
      unit_price: 74,
      currency: 'EUR',
    },
  ],
  [
    ['Please replace FOB by CIF in our order of 900 cartons of tea.', '> Changed to CIF. 36 USD per carton.'],
    {
      product: 'tea',
      quantity: 900,
      unit_price: 36,
      currency: 'USD',
      incoterm: 'CIF',
    },
  ],
  [
    ['We are looking at 60 or 80 seats.', '> 129 dollars per seat either way.', 'We decided on 80.'],
    {
      product: 'seat',
      quantity: 80,
      unit_price: 129,
      currency: 'USD',
    },
  ],
];

testTerms(readings, en);
