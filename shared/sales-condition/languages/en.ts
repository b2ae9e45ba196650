import { numbered } from '../../extraction/languages/lists.ts';
import { ONES, TEENS, TENS, WEEKDAYS } from '../../extraction/sequences/en.ts';
import type { SalesLanguage } from '../language.ts';

export const en: SalesLanguage = {
  code: 'en',
  decimal: '.',
  compounds: true,
  numbers: {
    words: {
      ...numbered(ONES, 1),
      ...numbered(TEENS, 10),
      ...numbered(TENS, 20, 10),
      fourty: 40,
      'half a dozen': 6,
      'half dozen': 6,
      'a couple of': 2,
    },
    multipliers: {
      hundred: 100,
      'a hundred': 100,
      thousand: 1000,
      'a thousand': 1000,
      k: 1000,
      million: 1e6,
      mio: 1e6,
      lakh: 1e5,
      lakhs: 1e5,
      crore: 1e7,
      crores: 1e7,
      dozen: 12,
      'a dozen': 12,
      dozens: 12,
      gross: 144,
    },
    weak: 'one',
    joins: 'and',
  },
  currencies: {
    $: 'dollar, dollars, buck, bucks',
    USD: 'us dollar, us dollars, american dollars, u.s. dollars, usd$, us-dollar, us-dollars',
    CAD: 'canadian dollar, canadian dollars, canadian',
    AUD: 'australian dollar, australian dollars, aussie dollars',
    NZD: 'new zealand dollars, kiwi dollars',
    SGD: 'singapore dollar, singapore dollars, sing dollars',
    HKD: 'hong kong dollar, hong kong dollars',
    TWD: 'taiwan dollars, new taiwan dollars',
    EUR: 'euro, euros, quid euro',
    GBP: 'pound, pounds, pounds sterling, pound sterling, sterling, british pounds, quid',
    JPY: 'yen, japanese yen',
    CNY: 'yuan, renminbi, chinese yuan',
    INR: 'rupee, rupees, indian rupees',
    PKR: 'pakistani rupees',
    LKR: 'sri lankan rupees',
    CHF: 'franc, francs, swiss franc, swiss francs',
    SEK: 'swedish krona, swedish kronor, kronor, krona',
    NOK: 'norwegian krone, norwegian kroner',
    DKK: 'danish krone, danish kroner, kroner, krone',
    PLN: 'zloty, zlotys, zlotych',
    CZK: 'koruna, czech koruna, czech crowns',
    HUF: 'forint, forints',
    TRY: 'turkish lira, lira, liras, tl',
    RUB: 'rouble, roubles, ruble, rubles',
    BRL: 'real, reais, brazilian reais',
    MXN: 'mexican pesos, pesos, peso',
    ARS: 'argentine pesos',
    CLP: 'chilean pesos',
    COP: 'colombian pesos',
    PHP: 'philippine pesos, php',
    ZAR: 'rand, rands, south african rand',
    AED: 'dirham, dirhams, uae dirhams, emirati dirhams',
    MAD: 'moroccan dirhams',
    SAR: 'riyal, riyals, saudi riyal, saudi riyals',
    QAR: 'qatari riyals',
    OMR: 'omani rials',
    KWD: 'kuwaiti dinar, kuwaiti dinars',
    EGP: 'egyptian pounds',
    KRW: 'won, korean won',
    THB: 'baht',
    VND: 'dong',
    IDR: 'rupiah',
    MYR: 'ringgit, rm',
    ILS: 'shekel, shekels',
    KES: 'kenyan shillings, shillings, ksh',
    NGN: 'naira',
    GHS: 'cedi, cedis',
  },
  minor: { '': 'cent, cents, ct, cts', GBP: 'pence, p, penny', INR: 'paise, paisa' },
  units: {
    count:
      'unit, units, pc, pcs, pcs., piece, pieces, item, items, ea, ea., each piece, copy, copies, head, set, sets, nos, x, sheet, sheets, kit, kits, pcs of, no of, strip, strips, bar, bars, stem, stems, slab, slabs, loaf, loaves, word, words, page, pages, character, characters, qty',
    pack: 'box, boxes, carton, cartons, crate, crates, case, cases, pack, packs, packet, packets, bag, bags, sack, sacks, pallet, pallets, bottle, bottles, can, cans, tin, tins, jar, jars, tub, tubs, drum, drums, barrel, barrels, keg, kegs, bucket, buckets, canister, canisters, ream, reams, roll, rolls, reel, reels, spool, spools, coil, coils, bundle, bundles, bale, bales, container, containers, truckload, truckloads, load, loads, tray, trays, tube, tubes, sachet, sachets, stack, stacks, skid, skids, dozen packs, vial, vials, blister packs, batch, batches, cylinder, cylinders, lot, lots, cask, casks, bunch, bunches, cone, cones, bobbin, bobbins, basket, baskets, punnet, punnets, hamper, hampers, pouch, pouches, blister, blisters, cartridge, cartridges, jerrycan, jerrycans, jug, jugs, flask, flasks, ampoule, ampoules, wagon, wagons, lorry load, lorry loads, shipload, carboy, carboys, demijohn, demijohns, growler, growlers, churn, churns, hank, hanks, skein, skeins, flat pack, sleeve, sleeves, multipack, multipacks, trip, trips, seat, seats, user, users, session, sessions, visit, visits, room night, room nights, portion, portions, serving, servings, shift, shifts',
    pair: 'pair, pairs, prs',
    measure:
      'kg, kgs, kg., kilo, kilos, kilogram, kilograms, kilogramme, kilogrammes, g, gr, gram, grams, lb, lbs, lb., pound weight, oz, ounce, ounces, t, mt, ton, tons, tonne, tonnes, metric ton, metric tons, metric tonnes, l, lt, ltr, ltrs, liter, liters, litre, litres, gallon, gallons, gal, pint, pints, quart, quarts, m, mtr, mtrs, meter, meters, metre, metres, km, yard, yards, yd, yds, ft, foot, feet, m2, sqm, sq m, square meter, square meters, square metre, square metres, sqft, sq ft, square foot, square feet, m3, cubic meter, cubic meters, cubic metre, cubic metres, bushel, bushels, kwh, mwh, quintal, quintals, running meter, running meters, hour, hours, man-hour, man-hours, man-day, man-days, cwt, stone, litre can, cbm, cubic yard, cubic yards, board foot, board feet, bbl, linear metre, linear metres, linear meter, linear meters, running metre, running metres, running foot, running feet, lm, hectare, hectares, acre, acres, mile, miles, carat, carats',
    size: 'ml, cl, dl, mm, cm, inch, inches, in., gb, tb, mb, w, watt, watts, kw, v, volt, volts, mah, ah, hp, gsm, mg, mcg, ply, bit, port, ports, seater, litre-size, degree, degrees, dpi, mp, ghz, hz, denier, tog, grit, micron, microns, amp, amps, bar pressure, psi, rpm, tier, drawer, door, piece-set, core, pin, way, gauge',
    time: 'day, days, working days, business days, calendar days, week, weeks, month, months, year, years, yr, yrs, hours notice, minute, minutes, mins, d, am, pm, a.m., p.m., oclock',
  },
  cues: {
    price:
      "price, prices, priced, pricing, price tag, unit price, cost, costs, costing, rate, rates, charge, charges, charged, list price, listed price, list at, listed at, quoted price, offer price, special price, comes to, come to, goes for, go for, going for, sells for, sell for, sold at, runs, how much, best price, final price, target price, is our best, is my best, is the best, is the lowest, is our floor, is our limit, what's the damage, what is the damage, whats the damage, what would that be, what would it be, what would that come to, what would that run, what would they be, how dear, what's the going rate, asking price, what do they go for, what does it go for",
    at: "at, @, for just, for only, at only, at just, let's say, lets say, say, can do, could do, do, will do, we'd do, we do, won't pay more than, wouldn't pay more than, can't pay more than, cannot pay more than, not paying more than, pay no more than, pay max, pay up to, can't go below, cannot go below, can't go lower than, cannot go lower than, not below, can't go under, can't go above, cannot go above, no more than, not more than, pay at most, come down to, go down to, down to, drop to, drop it to, lower it to, reduce it to, reduce to, meet at, settle at, settle on, settle for, split the difference at, agree on, agreed on, how about, what about, stick to, stay at, hold at, accept, take it at, raise to, up to price, come in at, comes in at, came in at, comes out at, come out at, works out at, work out at, stands at, stand at, start at, starts at, cheaper than, lower than, better than, for less than, any cheaper than",
    per: 'per, each, apiece, a piece, /, every, for each, for every, per each, a unit, a pop, the piece, a pc, a kilo, a kg, a litre, a liter, a ton, a tonne, a metre, a meter, a box, a bag, a pallet, a pair, a dozen, a set, a roll, a case, a carton, a bottle, a pound',
    quantity:
      'qty, qty., quantity, quantities, amount needed, volume, amount, count, order size, order quantity, number of units, number of pieces',
    from: 'from, starting at, starting from, beginning at, over, above, more than, upwards of, on orders of, for orders of, for orders over, for orders above, on orders over, on orders above, orders over, orders of, for quantities of, for quantities over, in excess of, for more than, as of, with orders of, for volumes over, exceeding, at least if',
    given:
      'if you order, if you buy, if you take, if you bought, if you took, if you ordered, if we take, if we took, if we order, if we ordered, if we buy, if we bought, if i order, if i take, if i buy, when you order, when you buy, when ordering, when buying, if ordering, for an order of, provided you take, provided you order, assuming, if u take, if u buy, if u order, if u get, if you get, if i get, if we get, if i buy like, if i grab, if we grab, if you grab, if you go for, if we go for, if you commit to, if we commit to, if you want, if you book, if we book',
    more: 'or more, and more, or above, and above, and up, and over, or over, upwards, +, plus units, and upwards, or higher, or greater',
    minimum:
      'minimum, minimum order, minimum order of, minimum order quantity, min. order, min order, moq, moq of, min, min., minimum of, at least, no less than, not less than, order minimum, smallest order, minimum quantity, minimum purchase, minimum is, minimum order is, moq is',
    discount:
      'discount, discounts, discounted, off, rebate, rebates, reduction, price cut, markdown, cheaper, off the price, off the list price, off list, off list price, price reduction, volume discount, bulk discount, early payment discount, reduced by, cash discount, sale, bonus, loyalty discount, trade discount, concession, discounting, save, you save, saves you, save you',
    less: 'less, minus, knock off, knock, take off, deduct, deducted, shave off, shave, lower by, down by, reduced by',
    place: 'to, into, near, towards, via, nearby, located in, based in, from our warehouse in',
    total:
      'total, in total, totals, totalling, altogether, for the lot, for everything, for all of them, for all, overall, all in, sum, grand total, subtotal, all together, budget, invoice total, order value, contract value, in all, lump sum',
    shipping:
      'shipping, shipping cost, shipping costs, freight, freight cost, delivery fee, delivery charge, delivery charges, delivery cost, delivery costs, delivery is, postage, courier, handling, handling fee, set-up fee, setup fee, set up fee, set-up, installation, tooling, surcharge, deposit of, insurance, customs, duty, duties, transport, transportation, carriage, packaging fee, packing fee, service fee, sample fee, samples cost, sample costs, restocking fee, cutting fee, engraving costs, plate fee, mould cost, late fee, penalty, haulage, pallet deposit, engraving, warranty, gift wrapping, assembly',
    percent: 'percent, per cent, pct, percents, %-off',
    tax: 'vat, tax, taxes, sales tax, gst, igst, duty rate, plus vat, incl. vat, excl. vat, hst, on top, comes on top, on top of, import tax, withholding tax, sales taxes, levy, tariff, tariffs',
    reference:
      'order no, order no., order number, order #, order id, po, po no, po number, p.o., purchase order, invoice no, invoice no., invoice number, invoice, invoice #, quote no, quote no., quote number, quote #, quotation no, quotation number, quotation, offer no, offer no., offer number, ref, ref., reference, reference number, item no, item no., item number, article no, article no., article number, part no, part no., part number, sku, model no, model no., model number, product code, ticket, ticket no, account, account no, customer no, customer number, number, no., no, nr, nr., page, room, suite, apartment, apt, flat, house, between, building, floor, ext, ext., extension, phone, tel, tel., fax, zip, version, iso, din, lot no, batch no, chapter, unit no, gate, dock, hs code, hs, vat no, vat number, case number, contract no, contract number, contract, size, grade',
    request:
      "got any, you got, have any, any chance for, want, wants, wanted, need, needs, needed, needing, require, requires, required, order, ordering, ordered, buy, buying, purchase, purchasing, take, taking, get, getting, got, do you have, have you got, you have, send, send us, send me, sending, ship, supply, provide, deliver us, looking for, look for, after, interested in, in the market for, quote, quote for, quote on, quotation for, quotation on, a quote, offer, offer for, offer on, offering, special offer on, promotion on, deal on, sell, selling, stock, carry, do you do, like to order, like to buy, put us down for, put me down for, sign us up for, sign me up for, book, reserve, make it, give us, give me, go with, go for, going with, proceed with, go ahead with, confirm, restock, reorder, re-order, repeat order of, we'll have, i'll have, i'll take, we'll take, i take, we take, enquiry for, enquiry about, inquiry for, inquiry about, enquiring about, inquiring about, asking about, about the, information on, sourcing, procure, procuring, source, regarding, order for, stock up on, add, pick up, acquire, could use, running low on, ran out of, replace, bring, import, importing, export, pack, load, supplying, shipment of, order of, delivery of, batch of, availability of, how much are, how much is, how much for, how much would, what about the, how about the, get hold of, purchase of, lead time on, lead time for, in stock, place an order for, place our order for, go through with, it is for, put aside, set aside, lay aside, put by, sign, sign up for, commit to, same, offers for, quotes for, proposals for, bids for, prices for, rates for, enter, deals on, proceed, deal for, price me, enquire about, inquire about, could do with, short of, low on, out of, fancy, top up, keep me, keep us, hold me, save me, save us, stick me down for, pencil us in for, pencil me in for, count us in for, chuck in, throw in, grab, sort me out with, hook me up with, hook us up with, after some, hunting for, keen on, considering, comparing, thinking of, thinking about, let's do, lets do, let's make it, lets make it, let's go for, let's go with, lets go with, let's say we take, let me have, let me get, let us have, gimme, wiggle room on, any room on, leeway on, movement on, flexibility on, lock in, extend, renew, continue, resume, prolong, restart, what are you asking for, what r u asking for, asking for, sell me, sell us, fix me up with, fix us up with, do me, do us, part with, let go of, want to get rid of, after a quote for, estimate for, ballpark for, enough for, rent out, hire out, book in, preorder, pre-order, subscribe to, upgrade to, switch to, back about, call about, calling about, writing about, question about, info about, talk about, it's about, quote about, chat about, to hire, to rent, to lease",
    howMany:
      'how many, what quantity, which quantity, how much do you need, what volume, what quantities, how much would you, how big is, what amount, quantity needed, number of pieces do you',
    which:
      'which model, which one, which type, which kind, which size, which colour, which color, which version, which brand, what model, what type, what kind, what size, what colour, what color, what brand, which grade, what grade, which variant, which product, what product, which item, which ones, what sort',
    product: 'product, products, article, articles, goods, product is, item is, the item, product:, item:',
    currency: 'currency, currencies, which currency, what currency',
    cost: 'cost, costs, costing, comes to, come to',
    accept:
      "ok, okay, okey, k, deal, done, agreed, agree, accept, accepted, we accept, i accept, confirmed, confirm, confirming, fine, works, that works, works for us, works for me, sounds good, sounds great, sounds fair, perfect, great, good, alright, all right, sure, yes, yeah, yep, yup, certainly, of course, absolutely, no problem, no worries, no objection, no objections, not a problem, go ahead, sold, settled, you have a deal, we have a deal, you've got a deal, it's a deal, fair enough, very well, excellent, wonderful, approved, happy with that, let's do it, lets do it, let's do that, we'll take it, i'll take it, cool, noted, understood, corrected, done deal, that's fine, thats fine, lovely, brilliant, thank you, thanks, cheers, right, correct, exactly, definitely, it is",
    refuse:
      "no, nope, no thanks, no thank you, not interested, can't accept, cannot accept, can't agree, cannot agree, refuse, decline, declined, reject, rejected, not possible, impossible, unfortunately not, i'm afraid not, afraid not, no way, not acceptable, unacceptable, we'll pass, i'll pass, pass on, forget it, no deal, not good enough, can't do, cannot do, can not do, can't offer, cannot offer, can't match, cannot match, can't go, cannot go, not able to, unable to, won't work, doesn't work, does not work, won't do, will not do, out of the question, not going to, we can't, i can't, can't pay, cannot pay, won't pay, can't afford, cannot afford, wouldn't pay, cancel, never mind, nevermind, not for us, not for me, don't offer, do not offer, don't give, do not give, no longer offer, not offering, not any more, won't match, will not match, cannot sell, can't sell, can't let, cannot let, cannot supply at, not at that price, can't beat, cannot beat, wouldn't go, would not go, won't go, will not go, not prepared to, not willing to, not doing, can't make, cannot make, not feasible, not viable, not workable, no chance, no can do, hard pass, no go, too bad, walk away, leave it",
    tooMuch:
      'too much, too expensive, too high, too pricey, too dear, too steep, too many, too low, too few, over our budget, above our budget, over budget, beyond our budget, out of our budget, more than we wanted, more than we can, more than i can, a bit steep, a bit much, a bit high, quite high, way too, rather high, too rich, too little, overpriced, rather steep',
    past: "last year, last year's, last years, last month, last month's, last time, last week, last week's, last order, last season, last quarter, previously, previous, previous price, before, used to, used to be, used to pay, earlier price, in the past, old price, the old, ago, back then, formerly, former, originally, original price, was quoted, yesterday, expired, in the catalogue, in the catalog, in your catalogue, in your catalog, the catalogue says, the catalog says, your catalogue says, your catalog says, your website says, on your website, the website says, in 2019, in 2020, in 2021, in 2022, in 2023, we paid, i paid, had paid, was paying, were paying, it was, they were, prior, up to now, until now, so far, normally, usually, regular price, regularly, rrp, msrp, retail price, instead of the usual, was paid, were paid, has been paid, have been paid, already paid, last spring, last summer, last autumn, last fall, last winter, in spring, the other day, earlier this year, intro price, introductory price, opening offer, first offer, initially, at first",
    present:
      "this year, this year's, now, today, currently, new price, the new one, as of today, from now on, this time, at the moment, these days, nowadays, this month, this week, this season, this quarter, our price, our offer",
    other:
      "competitor, competitors, competitor's, competition, elsewhere, other supplier, other suppliers, another supplier, another vendor, other vendor, other vendors, another company, other company, other companies, somebody else, someone else, your rival, rival, rivals, another shop, other shop, another store, other stores, amazon, alibaba, ebay, other offer, other offers, another offer, another quote, other quotes, a different supplier, different supplier, market price, on the market, the market, current supplier, our supplier, my supplier, our current supplier, existing supplier, local supplier, local shop, down the road, across the street, online shop, the other guys, other two suppliers, two other suppliers, someone offered us, another firm, other firms, a rival, other quotation, other quotations, another quotation",
    wrong:
      'misprint, mistake, by mistake, error, in error, typo, typing error, wrong, wrongly, incorrect, incorrectly, you invoiced, you billed, you charged, you charged us, was invoiced, were invoiced, was charged, were charged, was billed, were billed, you sent, you delivered, you shipped, we received, i received, we got, invoice says, invoice shows, invoice said, invoice states, arrived, were delivered, were sent, it says, says, broken, damaged, missing, returned, returning, faulty, defective, you wrote, outdated, out of date, old list',
    unavailable:
      'out of stock, sold out, not available, unavailable, discontinued, not in stock, no longer available, on backorder, back-ordered, backordered, no longer make, no longer sell, do not stock, do not carry',
    stock:
      'in stock, have left, left in stock, on hand, available from stock, remaining, in our warehouse, on the shelf, in inventory, people, staff, employees, guests, rooms, offices, customers, attendees, students, kids, colleagues, stores, shops, branches, per day, per week, a day, a week, people in, a month, per month, monthly, weekly, daily, a year, per year, annually, yearly',
    instead:
      'instead of, rather than, not the, in place of, and not, not, as opposed to, down from, up from, reduced from, lowered from, was',
    correct:
      'make that, make it, make those, change it to, change that to, change to, changed to, correction, i meant, i mean, we meant, should be, sorry, rather, actually, update to, update it to, increase it to, increase to, increase that to, bump it to, bump that to, raise it to, up it to, reduce it to, cut it to, decrease to, it should read, let us say, corrected to, on second thought, revise to, amend to',
    only: 'just, just the, only the, only, just those, the rest no, merely',
    contrast: 'but, however, although, though, whereas, while, yet',
    and: 'and, or, then, plus, so, with, because, since, provided, if, when, as long as',
    of: 'of',
    for: 'for, of, on, in',
    buyer:
      'reseller, resellers, school, schools, student, students, customer, customers, new customers, member, members, business, businesses, nonprofit, nonprofits, non-profits, charity, charities, dealer, dealers, wholesaler, wholesalers, retailer, retailers, distributor, distributors, partner, partners, clients, client, first order, first orders, companies, hospitals, veterans, seniors, teachers, bulk, bulk orders, large orders, larger orders, repeat orders, regulars, friends, you, us, me, them, that, this, it, now, today, first-time buyers, loyal customers, orders, prepayment, bulk buyers, hotels, restaurants, shops, offices',
    customer:
      "on behalf of, purchasing for, buying for, we are, we're, this is, here is, i'm with, i am with, i work for, writing from, calling from, i represent, procurement at, purchasing at, buyer at, buyer for, the customer is, customer:, company:, client:, buyer:, bill to, invoice to, ship to, name of the company is, our company is, our company name is, my company is, company name is",
    quality:
      'model, type, version, large, small, big, medium, little, long, short, wide, narrow, thick, thin, heavy, light, black, white, blue, red, green, yellow, grey, gray, brown, pink, purple, orange, silver, gold, golden, dark, round, square, plain, basic, simple, premium, old, used, second-hand, refurbished, original, heavy-duty, address, addresses, name, names, full name, phone number, number, email address, e-mail, e-mail address, postcode, zip code, delivery address, billing address, shipping address, contact, contacts, contact details, contact person, surname, first name, last name, company name, contract, contracts, ticket, tickets',
    stop: `we'd, i'd, they'd, you'd, we'll, i'll, they'll, you'll, it's, that's, there's, what's, let's, here's, he's, she's, what, which, whatever, lot of, kind of, kindly, hereby, approximately, approx, approx., about, around, roughly, circa, ca, ca., nearly, almost, exactly, total of, a total of, additional, additionally, further, extra, more, another, other, others, new, same, following, such, quotation, quotations, quote, quotes, offer, offers, order, orders, delivery, deliveries, shipment, invoice, invoices, catalogue, catalog, price list, pricelist, website, list, lists, details, detail, information, info, question, questions, sample, samples, stock, warehouse, your warehouse, our warehouse, terms, condition, conditions, request, requests, enquiry, inquiry, email, team, manager, company, firm, supplier, suppliers, deal, offer's, day, week, month, year, quarter, morning, afternoon, evening, ${WEEKDAYS.join(', ')}, weekend, tomorrow, today, yesterday, tonight, next, last, possible, available, able, ready, interested, asap, urgently, urgent, soon, quickly, immediately, total, best, better, lowest, lower, higher, cheap, cheaper, cheapest, final, usual, usually, standard price, normal, regular, special, currently, recently, include, includes, including, included, incl, incl., excluding, excl, excl., shipped, delivered, packed, made, based, regarding, listed, quoted, agreed, confirmed, mentioned, discussed, discount, first, second, third, thing, things, one, ones, everything, something, anything, nothing, stuff, lot, lots of, plenty, bit, while, way, case, idea, hope, hoping, wonder, wondering, think, thinking, guess, suppose, believe, charge, happy, glad, pleased, sure, dear, sir, madam, mr, mrs, ms, regards, best regards, kind regards, sincerely, team's, morning's, evening's, hear, heard, read, seen, saw, found, buyers, seller, buyer, customers, clients, people, project, budget, event, use, month's, week's, left, remaining, enough, plus, least, most, max, maximum, min, expect, expected, arrive, arrives, arriving, runs, run, holds, hold, keep, stays, stay, remains, remain, means, mean, gets, becomes, come, comes, start, starts, starting, begin, begins, end, ends, still, also, too, only, even, both, either, per cent, off, extra charge, fee, fees, plan, planning, planned, receive, received, pay, paid, paying, settle, settled, discuss, negotiate, consider, reply, answer, per piece, thank, welcome, nice, cost, back, up, down, shall, upon, via, unit price, net price, gross price, price, prices, list price, deal price, quantity, amount, number, size, sizes, colour, colours, color, colors, half, yours, theirs, versus, vs, hm, hmm, hmmm, uh, plz, thx, cu, u, r, ur, im, ill, id, gonna, wanna, lemme, mate, guys, folks, bro, buddy, pal, boss, budgeted, instead, i.e, e.g, etc, etc., fyi, btw, asap., unsure, decide, decided, deciding, let, check, checking, checked, follows, latest, contract, purchase, supply, work, works, worked, working, within, hold on, wait, prefer, preferred, preferably, finalise, finalize, place, placing, placed, happen, happens, gives, giving, given, makes, making, takes, sends, sells, cannot, can't, won't, don't, doesn't, didn't, isn't, aren't, wasn't, weren't, couldn't, wouldn't, shouldn't, haven't, hasn't, hadn't, split, difference, meet, halfway, middle, round, rounded, apply, applies, applied, applicable, valid, unless, expire, expires, regard, hers, bulk, wholesale, retail, trial, immediate, dispatch, despatch, collect, collection, pick-up, pickup, ex-stock, ships, hi there, hello there, good morning, good afternoon, good evening, problem, problems, matter, issue, reason, worry, exact, exactly, real, total price, long, short, term, month-end, percent of, share, part, parts of, bottom line, ballpark, estimate, figure, figures, roughly speaking, open, close, closed, opening, please, put aside, haha, ha, hahaha, hehe, lol, lmao, haha ok, wow, ouch, whoa, yikes, phew, oh, ah, aha, um, erm, er, aight, ight, yo, sup, heya, hiya, g'day, dude, pity, shame, cheeky, faithfully, proceed, billed, granted, interest, interests, agreement, framework agreement, as before, as last time, as always, as usual, flat, save, saves, saving, parts and labour, well, alas, honestly, frankly, basically, literally, tbh, imo, imho, ngl, tho, cuz, cos, coz, pls, ya, yea, nah, kinda, sorta, dunno, gotta, ain't, y'all, tariff, quality, behave, deals, they're, we're, you're, i'm, who's, where's, how's, when's, i've, we've, you've, they've, it'll, that'll, there'll, he'll, she'll, would've, could've, 's, 're, 've, 'll, site, sites, on site, on-site, online, live, live with, shake, shake hands, hands, match, beat, undercut, moved, basis, on that basis, reminder, drawn up, free, service charge, way forward, incoterm, incoterms, terms of delivery, win, lose, worth, afford, bear, manage, stretch, squeeze, sharpen, walk away, mind, care, trouble, bother, favour, favor, luck, promise, promised, sense, point, chance, choice, option, options, alternatives, solution, proposal, proposals, answers, response, feedback, opinion, decision, approval, permission, relationship, partnership, cooperation, industry, market, country, city, region, branch, department, colleague, director, owner, boss's, guaranteed, agreed upon, hourly, booked, charged, gone, gone up, gone down, current, fleet, negotiable, furnish, capped, asking, wiggle, dear customer, dear customers, sales team, welcome back, right person, final word, rock bottom, last word, collect it, yourself, ourselves, myself, themselves, everyone, everybody, anyone, anybody, nobody, no one, whoever, afterwards, meanwhile, otherwise, hopefully, luckily, fortunately, sadly, totally, completely, entirely, fully, partly, mostly, mainly, probably, possibly, perhaps, maybe, surely, simply, actually, really, finally, eventually, typically, generally, specifically, particularly, especially, apparently, obviously, clearly, directly, separately, respectively, forward, ahead, apart, together, onwards, away, replacement, replacements, torn, vat on top`,
    pay: 'payment, payments, pay, paying, paid, payment terms, terms, terms of payment, payment is, credit terms',
    payable:
      "payable, due, payable within, invoice payable, we pay, we only pay, can pay, will pay, to pay, settle, settled, settlement, billed, billing, invoiced, invoicing, get paid, be paid, we'd settle, we settle, we'll settle, paying, pays",
    method:
      'cash, in cash, cash payment, letter of credit, l/c, lc, irrevocable letter of credit, irrevocable l/c, confirmed letter of credit, confirmed l/c, documentary credit, cash on delivery, cod, c.o.d., prepayment, prepaid, pre-payment, prepay, payment upfront, payment up front, payment in advance, cash in advance, cash before delivery, advance payment, full payment in advance, full payment upfront, full prepayment, 100% prepayment, payment on delivery, payment on receipt, payment on collection, cash on collection, pay on delivery, pay on receipt, pay upfront, pay in advance, paid in advance, paid upfront, due on receipt, due upon receipt, open account, bank transfer, wire transfer, wire, t/t, tt, tt in advance, telegraphic transfer, direct debit, by card, credit card, by credit card, paypal, by cheque, by check, cheque, cash against documents, documents against payment, documents against acceptance, d/p, d/a, cad terms, bank guarantee, escrow, invoice on delivery, on account, in instalments, in installments, instalments, installments, monthly instalments, monthly installments, equal instalments, equal installments, quarterly instalments, quarterly installments, monthly payments, equal payments, weekly instalments, payment before shipment, payment before dispatch, payment before delivery, payment against documents, payment against invoice, payment after delivery, cia, cwo, cash with order, pay as you go, consignment, on consignment, end of month, eom, stage payments, milestone payments, sight draft, bill of exchange, quarterly in advance, monthly in advance, annually in advance, yearly in advance, weekly in advance, quarterly in arrears, monthly in arrears, annually in arrears, in arrears, billed monthly, billed quarterly, billed annually, billed yearly, billed weekly, monthly billing, quarterly billing, annual billing, weekly billing, invoiced monthly, invoiced quarterly, invoiced annually, monthly invoicing, quarterly invoicing, monthly invoice, annual upfront, paid monthly, paid quarterly, paid annually, paid weekly, against documents, against shipping documents, against dispatch documents, against copy documents, payment by proforma, against proforma, against proforma invoice, against pro forma, proforma payment, pro forma payment, proforma in advance, prepaid by wire, prepaid by card, prepaid by transfer, prepaid by bank transfer, cash on pickup, cash on pick-up, cash on the day, cash on site, sepa direct debit, bacs, ach, ach transfer, zelle, venmo, apple pay, swift, swift transfer, promissory note, standby letter of credit, revolving letter of credit, trade credit, supplier credit, dd, half upfront, half up front, half in advance, half now, half on order, half on delivery, half upfront half on delivery, half with order, half at order, half on signing, half before delivery, half on completion, payment weekly, weekly payment, weekly payments, payment monthly, monthly payment, payment quarterly, quarterly payment, quarterly payments, annual payment, annual payments',
    moment:
      'in advance, upfront, up front, up-front, advance, downpayment, down payment, down, deposit, prepaid, on order, on ordering, with order, with the order, at order, on delivery, upon delivery, at delivery, against delivery, on receipt, upon receipt, on receipt of goods, after receipt, after receipt of goods, on shipment, upon shipment, before shipment, before shipping, prior to shipment, before dispatch, before delivery, prior to delivery, prior to dispatch, at shipment, against copy of b/l, against b/l, against bill of lading, against copy of bill of lading, after bill of lading, from bill of lading, from bill of lading date, after bill of lading date, after b/l, after b/l date, from b/l, from b/l date, bill of lading, bill of lading date, b/l date, b/l, after invoice, from invoice, from invoice date, after invoice date, of invoice, of invoice date, of the invoice, of the invoice date, from date of invoice, after the invoice date, from the invoice date, date of invoice, invoice date, after delivery, from delivery, following delivery, of delivery, after shipment, from shipment, of shipment, after receipt of invoice, of receipt of invoice, from receipt of invoice, from receipt, of receipt, end of month, eom, after end of month, from end of month, at sight, sight, against documents, on completion, upon completion, on signing, on signature, on installation, after installation, on acceptance, balance, balance on delivery, the rest, remainder, against invoice, on invoice, on collection, on pickup, upon arrival, on arrival, after arrival, from order, when ready, on confirmation, with the order confirmation, on order confirmation, after acceptance, in full, proforma, pro forma, pro-forma, against dispatch documents, against shipping documents, against proforma, against proforma invoice, of the following month, of the month following, of the next month, following month, before work starts, before start, before installation, on start, at signing, on booking, at booking, upon booking, on handover, at handover, before loading, on loading, after loading, before collection, after inspection, on dispatch, on despatch, upon dispatch, at dispatch, on arrival at port, on commissioning, after commissioning, on order placement, upon order, upon order confirmation, at order confirmation, after testing, on approval, the other half, other half, the remaining, the balance, final payment, before release, on release, before production, prior to production, at contract signing, against copy of documents, against copies of documents, against copy of shipping documents, against bl copy, against copy bl, against copy of bl, against scanned documents, against original documents, against scan of documents, against presentation of documents',
    net: 'net, nett',
    within: 'within, in, after, of, over, by, at, for, max',
    valid:
      'valid, validity, valid from, valid until, valid till, valid through, valid to, offer open, open until, open till, offer stands, stands until, stands till, offer ends, offer expires, expires, expiring, expiry, offer runs, runs until, runs till, runs through, price holds, holds until, holds till, hold the price, hold this price, hold that price, hold until, prices hold, good until, good till, good through, in force, effective, effective from, applicable from, applies from, applies until, offer is on, offer lasts, lasts until, guaranteed until, price guaranteed, keep the price, fixed until, price fixed, prices fixed, firm until, firm till, promotion, promo, promotion runs, sale ends, sale runs, special offer, offer, price list, pricelist, quote, quotation, contract period, contract runs, on offer, price freeze, frozen until, price locked, locked until, deadline for acceptance, price is good, discount ends, good for, agreement runs, framework agreement, framework agreement runs, agreement, the agreement runs, price is held, price held, hold our price, keep this price, keep that price, keep our price, honour this price, honour the price, honor this price, honor the price, open for acceptance, price stands, price guarantee, quote stands, quote expires, quote lapses, lapses, lapse, expires on, rates apply, price applies, prices apply, in effect, takes effect, effective as of, deal ends, deal runs, runs out on, only until, till the end of, until the end of, freeze, freeze it, freeze that, freeze the price, freeze the rate, lock it, hold it, hold it for, keep it open',
    deliver:
      'delivery, deliver, delivered, deliveries, delivery date, arrive, arrives, arrival, ship, ships, shipped, shipping, shipment, dispatch, dispatched, despatch, lead time, leadtime, eta, ready, pick up, pickup, collect, collection, need them by, need it by, need by, by then, start work, event, meeting, fair, exhibition, call, closed, open from, opening, install, installation, due, drawn up, draw up, get back, get back to you, come back to you, let you know, let me know, hear from, emailed, call back, answer by, reply by, come by, send over, deadline, arriving, on site by, here by, there by, needed by, needed for, need it for, need them for, want them by, want it by, must have by, must be here',
  },
  discounts: { 'half price': 50, 'half-price': 50, 'half off': 50, 'half the price': 50 },
  incoterms: {
    EXW: 'ex works, ex-works, exworks, ex factory',
    FCA: 'free carrier',
    CPT: 'carriage paid to',
    CIP: 'carriage and insurance paid, carriage and insurance paid to',
    DAP: 'delivered at place',
    DPU: 'delivered at place unloaded',
    DDP: 'delivered duty paid, delivery duty paid',
    FAS: 'free alongside ship',
    FOB: 'free on board',
    CFR: 'cost and freight, c&f, cnf',
    CIF: 'cost insurance and freight, cost insurance freight',
  },
  lone: '(?<=[a-z]{3}[^eb])ed|^(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)-[a-z]+',
  nouns: 'phone, mobile, call, mail, mobile phone, shake, shakes, bed, beds, address, reception, glass, book, books',
  singular: [
    ['(?<=^m|^dorm|^l)ice', 'ouse'],
    ['(?<=^|wo|sales|work|fire)men', 'man'],
    ['(?<=^|grand|school)children', 'child'],
    ['(?<=^|fore)feet', 'foot'],
    ['^teeth', 'tooth'],
    ['(?<=kni|li|wi)ves', 'fe'],
    ['(?<=shel|lea|hal|cal|scar|loa|thie|wol|el)ves', 'f'],
    ['(?<=mov|cook|brown|smooth|hood|walkie-talk|caddi?|t|p)ies', 'ie'],
    ['(?<=[b-df-hj-np-tv-z])ies', 'y'],
    ['(?<=ch|sh|x|ss|zz|[^aeiou]us|tomato|potato|iru|ga|bu)es', ''],
    ['(?<=[aeiou]s|[aeiou]z|c|g)es', 'e'],
    ['(?<=s)s', 's'],
    ['(?<=u|i)s', 's'],
    ['s', ''],
  ],
  invariable:
    'gloves, glasses, sunglasses, jeans, trousers, pants, shorts, tights, leggings, scissors, pliers, goggles, headphones, earphones, earbuds, binoculars, pyjamas, pajamas, socks, shoes, boots, sneakers, sandals, slippers, gas, lens, bus, series, canvas, atlas, iris, news, stainless, chess, tongs, tweezers, shears, overalls, groceries, sweets, oats, noodles, lentils, chickpeas, curtains, cutlery, electronics, cosmetics, ceramics, textiles, plastics, clothes, beans, stairs, business, express, christmas, plus, swiss, cordless, wireless, brass, glass, class, press, mattress, harness, dress, compass',
  spellings: { tshirt: 't-shirt', tshirts: 't-shirts', tee: 't-shirt' },
};
