import { DIGITS } from '../../extraction/sequences/hi.ts';
import type { SalesLanguage } from '../language.ts';

/** Number words that are written like everyday words ("ke sath") are left out. */
const NOT_NUMBERS = new Set([
  'sath',
  'che',
  'chah',
  'ath',
  'o',
  'oh',
  'ओ',
  'ओह',
  'plus',
  'प्लस',
  'एट',
  'ऐट',
  'टू',
  'वन',
  'zero',
  'double',
  'triple',
]);
const WORDS = Object.fromEntries(
  Object.entries(DIGITS)
    .filter(([word, digits]) => !NOT_NUMBERS.has(word) && Number(digits) > 0)
    .map(([word, digits]) => [word, Number(digits)] as const),
);
/** "साढ़े तीन" is 3.5; a quarter more or less has a word with its number. */
const FRACTIONS = {
  आधा: 0.5,
  आधी: 0.5,
  आधे: 0.5,
  aadha: 0.5,
  adha: 0.5,
  aadhi: 0.5,
  डेढ़: 1.5,
  dedh: 1.5,
  derh: 1.5,
  ढाई: 2.5,
  अढ़ाई: 2.5,
  dhai: 2.5,
  dhaai: 2.5,
  साढ़े: 0.5,
  sadhe: 0.5,
  saadhe: 0.5,
  सवा: 1.25,
  sava: 1.25,
  sawa: 1.25,
  'सवा दो': 2.25,
  'सवा तीन': 3.25,
  'सवा चार': 4.25,
  'सवा पांच': 5.25,
  'पौने दो': 1.75,
  'पौने तीन': 2.75,
  'पौने चार': 3.75,
  'paune do': 1.75,
  'paune teen': 2.75,
  'sava do': 2.25,
};

export const hi: SalesLanguage = {
  code: 'hi',
  decimal: '.',
  headLast: 'के, ke',
  compounds: true,
  numbers: {
    words: { ...WORDS, ...FRACTIONS },
    multipliers: {
      सौ: 100,
      सैकड़ा: 100,
      sau: 100,
      so: 100,
      हज़ार: 1000,
      हजार: 1000,
      hazar: 1000,
      hazaar: 1000,
      hajar: 1000,
      hajaar: 1000,
      लाख: 1e5,
      lakh: 1e5,
      lac: 1e5,
      lakhs: 1e5,
      करोड़: 1e7,
      crore: 1e7,
      karod: 1e7,
      दर्जन: 12,
      डज़न: 12,
      darjan: 12,
      dozen: 12,
      k: 1000,
      hundred: 100,
      thousand: 1000,
      ग्रोस: 144,
    },
    weak: 'एक, दो, ek, do, one, सात, das, नौ, आधा, आधी, आधे, aadha, adha, aadhi, so',
  },
  currencies: {
    INR: 'रुपये, रुपए, रुपया, रूपये, रूपए, रुपयों, रुपैया, रु, रु., रू, रू., ₹, rupees, rupee, rupaye, rupay, rupye, rupiya, rupaiya, rupe, rs, rs., re, inr, भारतीय रुपये, भारतीय रुपया, /-',
    NPR: 'नेपाली रुपये, नेपाली रुपया, नेपाली रुपए, nepali rupees',
    PKR: 'पाकिस्तानी रुपये',
    USD: 'डॉलर, डालर, अमेरिकी डॉलर, यूएस डॉलर, dollar, dollars, us dollar, us dollars, यू एस डॉलर',
    EUR: 'यूरो, euro, euros',
    GBP: 'पाउंड, ब्रिटिश पाउंड, पौंड, pound sterling',
    AED: 'दिरहम, dirham, dirhams, एईडी',
    SAR: 'रियाल, riyal, सऊदी रियाल',
    CNY: 'युआन, yuan',
    JPY: 'येन, yen, जापानी येन',
    BDT: 'टका, taka',
    CAD: 'कनाडाई डॉलर',
    AUD: 'ऑस्ट्रेलियाई डॉलर',
    SGD: 'सिंगापुर डॉलर',
  },
  minor: { INR: 'पैसे, पैसा, paise, paisa', '': 'सेंट' },
  units: {
    count:
      'पीस, पीसेस, पिस, नग, अदद, यूनिट, यूनिट्स, इकाई, इकाइयां, इकाइयाँ, सेट, सैट, कॉपी, प्रतियां, प्रतियाँ, शीट, पत्ता, पत्ते, किट, जोड़े सेट, थान, पत्ती पैक, ईंट, piece, pieces, pcs, pc, pis, nag, unit, units, set, sets, copy, copies, than, sheet, sheets, kit, kits, nos, पीसी, ठो, गो',
    pack: 'पेटी, पेटियां, पेटियाँ, पेटियों, डिब्बा, डिब्बे, डिब्बों, डब्बा, डब्बे, बॉक्स, बक्सा, बक्से, कार्टन, कार्टून, कार्टन्स, पैकेट, पैकेट्स, पैक, पैक्स, पुड़िया, बोरी, बोरियां, बोरियाँ, बोरा, बोरे, कट्टा, कट्टे, थैला, थैले, थैली, थैलियां, बैग, बैग्स, बोतल, बोतलें, बोतलों, कैन, टिन, टीन, पीपा, पीपे, ड्रम, ड्रम्स, बाल्टी, बाल्टियां, गट्ठर, गट्ठा, बंडल, बंडल्स, रोल, रोल्स, रील, गांठ, गाँठ, गांठें, क्रेट, क्रेट्स, टोकरी, टोकरियां, ट्रक, ट्रॉली, गाड़ी, कंटेनर, पैलेट, जार, ट्यूब, सिलेंडर, खेप, लॉट, शीशी, शीशियां, रिम, गड्डी, गड्डियां, ट्रे, पाउच, peti, petiyan, dibba, dibbe, dabba, dabbe, box, boxes, carton, cartons, packet, packets, pack, packs, bori, boriyan, bora, katta, katte, thaila, thaile, bag, bags, botal, bottle, bottles, can, cans, tin, tins, drum, drums, bundle, bundles, roll, rolls, crate, crates, truck, trucks, container, containers, pallet, pallets, jar, jars, reel, reels, ream, reams, case, cases, pouch, pouches, tray, trays, lot, lots, बंडल',
    pair: 'जोड़ी, जोड़े, जोड़ा, जोड़ियां, जोड़ियाँ, जोड़ियों, पेयर, jodi, jode, joda, pair, pairs',
    measure:
      'किलो, किलोग्राम, कि.ग्रा., किग्रा, केजी, के.जी., ग्राम, क्विंटल, कुंतल, कुंटल, क्विन्टल, टन, मीट्रिक टन, मन, तोला, लीटर, ली, लिटर, मीटर, मी, गज, फुट, फीट, फ़ीट, इंच लंबाई, वर्ग फुट, वर्ग फीट, वर्ग मीटर, स्क्वायर फीट, घन मीटर, घन फुट, एकड़, बीघा, गैलन, घंटा, घंटे, kilo, kilos, kg, kgs, kilogram, gram, gm, gms, quintal, quintals, qtl, ton, tons, tonne, mt, litre, litres, liter, liters, ltr, ltrs, meter, meters, metre, metres, mtr, gaj, feet, foot, ft, sq ft, sqft, brass, cft, g, l, m, किलोवाट घंटा',
    size: 'एमएल, मिली, मिलीलीटर, एमएम, मिमी, सेमी, सेंटीमीटर, इंच, इन्च, वाट, वॉट, किलोवाट, वोल्ट, एम्पियर, एचपी, जीबी, टीबी, जीएसएम, नंबर साइज, साइज, लीटर वाला, लीटर वाली, सीटर, पोर्ट, दराज, ml, mm, cm, inch, inches, watt, watts, w, kw, volt, v, ah, mah, hp, gb, tb, gsm, mg, mp, bhp, seater, ply',
    time: 'दिन, दिनों, दिवस, कार्य दिवस, कार्यदिवस, हफ़्ते, हफ्ते, हफ्ता, हफ़्ता, सप्ताह, महीना, महीने, महीनों, माह, साल, वर्ष, मिनट, बजे, din, dino, days, day, hafte, hafta, week, weeks, mahina, mahine, month, months, saal, year, years, baje, working days',
  },
  cues: {
    question:
      'क्या, कितना, कितने, कितनी, कौन सा, कौन सी, कौन से, कैसे, कब, kya, kitna, kitne, kitni, kaun sa, kaun si, kaunsa, kaunsi, kaise, kab',
    price:
      'दाम, कीमत, क़ीमत, कीमतें, मूल्य, भाव, रेट, दर, दरें, रेट्स, प्राइस, लागत, यूनिट प्राइस, प्रति यूनिट मूल्य, थोक भाव, थोक दाम, थोक रेट, थोक मूल्य, खुदरा मूल्य, का दाम, की कीमत, का भाव, का रेट, की दर, कितने का, कितने की, कितने के, कितने में, क्या भाव, क्या रेट, क्या दाम, आखिरी रेट, अंतिम मूल्य, फाइनल रेट, बेस्ट प्राइस, बेस्ट रेट, कोटेशन, पड़ेगा, पड़ेगी, पड़ेंगे, पड़ता, पड़ती, पड़ते, daam, dam, keemat, kimat, qeemat, bhav, bhaav, rate, rates, price, prices, cost, mulya, kitne ka, kitne ki, kitne ke, kitne me, kitne mein, kya rate, kya bhav, kya price, final rate, last rate, best price, best rate, padega, padegi, padenge, quotation, unit price',
    at: 'दर से, भाव से, रेट से, मात्र, सिर्फ़ इतने, ज़्यादा से ज़्यादा, ज्यादा से ज्यादा, अधिकतम, कम से कम रेट, फाइनल, आखिरी, आख़िरी, अंतिम, न मेरा न आपका, बीच का, चलो, चलिए, @, at, final, last, maximum, jyada se jyada, zyada se zyada, chalo, chaliye',
    per: 'प्रति, हर, हरेक, प्रत्येक, /, पर, फी, per, prati, har, pratyek, each, एक एक',
    quantity:
      'मात्रा, संख्या, क्वांटिटी, क्वांटिटि, तादाद, ऑर्डर मात्रा, ऑर्डर क्वांटिटी, quantity, qty, qty., matra, sankhya, order quantity',
    from: 'over, above, more than, from',
    given: 'अगर हम, अगर मैं, यदि हम, यदि आप, अगर आप, agar hum, agar main, agar aap, if, agar',
    more: 'से ज़्यादा, से ज्यादा, से अधिक, से ऊपर, या ज़्यादा, या ज्यादा, या अधिक, या उससे अधिक, या उससे ज्यादा, या उससे ज़्यादा, या उससे ऊपर, या इससे अधिक, और ऊपर, से ज़्यादा पर, से ज्यादा पर, से अधिक पर, से ऊपर पर, से ऊपर के, से अधिक के, से ज़्यादा के, से ज्यादा के, के ऊपर, और उससे ज्यादा, और उससे अधिक, प्लस, +, से शुरू, se jyada, se zyada, se adhik, se upar, ya jyada, ya zyada, ya usse jyada, ya usse zyada, se jyada par, se zyada par, se upar par, ke upar, or more, and above, se zyaada, व अधिक, तथा अधिक, व उससे अधिक',
    minimum:
      'न्यूनतम, न्यूनतम ऑर्डर, न्यूनतम मात्रा, मिनिमम, मिनिमम ऑर्डर, कम से कम, एमओक्यू, न्यूनतम आर्डर, कम-से-कम, moq, minimum, minimum order, kam se kam, min order, min, nyuntam, सबसे कम ऑर्डर, न्यूनतम ऑर्डर मात्रा',
    discount:
      'छूट, छुट, डिस्काउंट, डिस्काउन्ट, रियायत, कटौती, बट्टा, कमी, ऑफ, ऑफ़, रिबेट, की छूट, की रियायत, का डिस्काउंट, नकद छूट, थोक छूट, ट्रेड डिस्काउंट, discount, off, chhoot, choot, chhut, chut, riyayat, katauti, rebate, disc, सस्ता, कम करके, स्कीम',
    less: 'घटाकर, घटा कर, काटकर, काट कर, माइनस, घटाइए, घटा दीजिए, minus, less, ghata ke, kaat ke, kam',
    total:
      'कुल, टोटल, सब मिलाकर, कुल मिलाकर, कुल रकम, कुल राशि, कुल कीमत, कुल मूल्य, बजट, पूरे माल का, पूरे का, सबका, सारे का, कुल बिल, बिल की रकम, total, kul, sab milakar, kul milakar, budget, poore ka, sabka, grand total, ऑर्डर वैल्यू',
    shipping:
      'भाड़ा, ढुलाई, माल भाड़ा, किराया, डिलीवरी चार्ज, डिलिवरी चार्ज, शिपिंग, शिपिंग चार्ज, ट्रांसपोर्ट, ट्रांसपोर्टेशन, ट्रांसपोर्ट खर्च, कूरियर, कुरियर, पैकिंग, पैकिंग चार्ज, पैकेजिंग, लोडिंग, अनलोडिंग, हमाली, इंस्टॉलेशन, फिटिंग, बीमा, इंश्योरेंस, कस्टम ड्यूटी, सीमा शुल्क, सैंपल, नमूना, डिपॉजिट, बयाना, सिक्योरिटी, शुल्क, सर्विस चार्ज, छपाई, जुर्माना, पेनल्टी, bhada, bhaada, dhulai, freight, shipping, delivery charge, delivery charges, transport, courier, packing, loading, unloading, installation, fitting, insurance, sample, bayana, service charge, kiraya, वारंटी, मजदूरी, प्रिंटिंग चार्ज, डाई चार्ज',
    percent: 'प्रतिशत, फीसदी, फ़ीसदी, परसेंट, पर्सेंट, percent, per cent, pratishat, fisadi, pct, टका छूट',
    tax: 'जीएसटी, टैक्स, कर, वैट, आईजीएसटी, सीजीएसटी, gst, igst, tax, vat, सेस, टीडीएस, tds',
    reference:
      'ऑर्डर नंबर, आर्डर नंबर, ऑर्डर नं, ऑर्डर संख्या, बिल नंबर, बिल संख्या, इनवॉइस नंबर, इनवॉइस नं, चालान नंबर, पीओ नंबर, पीओ, मॉडल नंबर, आइटम कोड, आइटम नंबर, नंबर, नं, नं., संख्या क्रमांक, क्रमांक, फोन नंबर, मोबाइल नंबर, पिन कोड, पिन, मकान नंबर, दुकान नंबर, प्लॉट नंबर, सेक्टर, गली नंबर, फ्लैट, मंजिल, जीएसटी नंबर, जीएसटीआईएन, खाता संख्या, खाता नंबर, कोड, बैच नंबर, कोटेशन नंबर, आईएसओ, ग्राहक संख्या, order number, order no, order no., bill number, bill no, invoice number, invoice no, po number, po no, po, model number, model no, item code, number, no., no, pin code, pincode, plot no, shop no, sector, gst number, account number, batch no, quotation no, ref, iso, hsn, hsn code, code, challan no',
    request:
      'चाहिए, चाहिये, चाहते, चाहिएं, चाहता, चाहती, चाहेंगे, चाहूंगा, चाहूँगा, लेना, लेने, लेंगे, लूंगा, लूँगा, लूंगी, ले लेंगे, ले लो, लेनी, लेना है, लेनी है, लेने हैं, लेते हैं, ले रहे, खरीदना, खरीदने, खरीदेंगे, खरीदना है, ख़रीदना, खरीद, मंगवाना, मंगाना, मंगवाने, मंगवा, मँगवाना, मंगा, मंगाने, ऑर्डर, आर्डर, ऑर्डर देना, ऑर्डर करना, ऑर्डर दे, बुक, बुक कर, बुकिंग, ज़रूरत, जरूरत, आवश्यकता, आवश्यक, भेज, भेजिए, भेजो, भेजें, भेज दीजिए, भेज दो, भेज दें, भेज देना, भिजवा, भिजवाइए, भिजवा दीजिए, दे दो, दे दीजिए, दे दें, दीजिए, दीजिये, दो ना, देना, लगा दो, लगा दीजिए, लिख लो, लिख लीजिए, लिखिए, नोट कर, पक्का, पक्का कर, कन्फर्म, सप्लाई, सप्लाई कर, उपलब्ध, मिलेगा, मिलेगी, मिलेंगे, मिल जाएगा, मिल जाएगी, मिल जाएंगे, है क्या, हैं क्या, बेचते, बनाते, रखते, कोटेशन, कोटेशन चाहिए, पूछताछ, के बारे में, के लिए रेट, तलाश, ढूंढ, रुचि, इच्छुक, आपके पास, हमारे पास, बताइए, बताओ, बताएं, बता दीजिए, बढ़ाकर, कर दो, कर दीजिए, कर दें, कीजिए, और जोड़, जोड़ दीजिए, जोड़ दो, रिपीट, दिलवा, दिला, तैयार कर, पैक कर, निकाल, पेश, ऑफर, प्रस्ताव, चाहिए था, चाहिए थे, दे सकते, दे दिजिए, का ऑर्डर, के ऑर्डर, का आर्डर, chahiye, chahie, chaiye, chahye, chahte, chahta, lena, lene, lenge, lunga, loonga, le lenge, le lo, leni, kharidna, kharidne, kharidenge, mangwana, mangana, mangwa, order, order dena, order karna, book, zarurat, jarurat, bhej, bhejo, bhejiye, bhej do, bhej dijiye, bhejdo, bhijwa, bhijwa do, de do, dedo, de dijiye, dijiye, dena, laga do, likh lo, note kar, pakka, pakka karo, confirm, supply, available, milega, milegi, milenge, mil jayega, mil jayegi, mil jayenge, hai kya, bechte, banate, rakhte, quotation, ke baare mein, ke bare me, aapke paas, hamare paas, bataiye, batao, bata do, bata dijiye, kar do, kar dijiye, need, want, require, required, send, repeat, offer',
    howMany:
      'कितने पीस, कितना माल, कितनी मात्रा, कितने, कितनी चाहिए, कितना चाहिए, कितने चाहिए, कितने किलो, कितने नग, कितनी पेटी, कितनी पेटियां, कितने टन, कितने बैग, कितने डिब्बे, कितने लीटर, कितनी संख्या, कितनी क्वांटिटी, कितनी बोरी, कितने मीटर, कितने सेट, कितने यूनिट, मात्रा क्या, क्वांटिटी क्या, kitne piece, kitna maal, kitni quantity, kitne chahiye, kitna chahiye, kitni chahiye, kitne kilo, kitne pcs, kitni matra, kitne, quantity kya, quantity kitni, how many, kitne nag, kitni peti',
    which:
      'कौन सा, कौन सी, कौन से, कौनसा, कौनसी, कौनसे, किस तरह, किस तरह का, किस तरह की, किस प्रकार, किस साइज, किस रंग, किस मॉडल, किस ब्रांड, क्या चीज़, क्या चीज, क्या सामान, क्या माल, कौन सा मॉडल, कौन सा प्रोडक्ट, कौन सा सामान, किस क्वालिटी, कौन सी क्वालिटी, क्या चाहिए, kaun sa, kaun si, kaun se, kaunsa, kaunsi, kaunse, konsa, konsi, kis tarah, kis size, kis color, kis colour, kis brand, kya chahiye, kya cheez, kis quality, which model, which',
    product: 'उत्पाद, प्रोडक्ट, सामान, माल, वस्तु, आइटम, चीज़, चीज, सामग्री, product, item, maal, saman, samaan',
    currency: 'मुद्रा, करेंसी, किस करेंसी, किस मुद्रा, कौन सी करेंसी, currency, kis currency',
    accept:
      'ठीक है, ठीक, ठीक हैं, ठीक रहेगा, मंज़ूर, मंजूर, मंज़ूर है, मंजूर है, स्वीकार, स्वीकार है, स्वीकृत, सहमत, सहमति, सहमत हैं, सहमत हूं, पक्का, पक्का रहा, डील, डील पक्की, डील डन, सौदा पक्का, सौदा मंज़ूर, सौदा तय, तय, तय रहा, तय हुआ, डन, ओके, हाँ, हां, जी, जी हाँ, जी हां, जी ज़रूर, ज़रूर, जरूर, बिल्कुल, बिलकुल, हो जाएगा, हो जायेगा, हो जाएगी, कर देंगे, कर देते हैं, कर दूंगा, चलेगा, चलेगी, चल जाएगा, कन्फर्म, कन्फर्म है, कन्फर्म करते हैं, पुष्टि, अच्छा, बढ़िया, बढ़िया है, बहुत अच्छा, बहुत बढ़िया, सही है, सही, धन्यवाद, शुक्रिया, मान लिया, मान गए, मानते हैं, मान्य, दे देंगे, दे दूंगा, दे देते हैं, भेज देंगे, भेज रहे हैं, नोट कर लिया, समझ गए, समझ गया, कोई दिक्कत नहीं, कोई समस्या नहीं, कोई बात नहीं, इसी रेट पर, इसी दाम पर, लॉक, फाइनल, फ़ाइनल, फाइनल करें, theek hai, thik hai, theek, thik, tik hai, thik h, theek h, manzoor, manjoor, manzur, manjur, manzoor hai, manjur hai, pakka, deal, deal done, done, deal pakki, sauda pakka, ok, okay, okk, haan, han, ha ji, haan ji, ji, ji haan, zaroor, jarur, bilkul, ho jayega, ho jaega, kar denge, kar dete hain, chalega, chal jayega, confirm, confirmed, accha, acha, achha, badhiya, badiya, sahi hai, sahi, dhanyavaad, shukriya, thanks, thank you, maan liya, maan gaye, koi baat nahi, koi dikkat nahi, final, locked, agreed, accepted, fine, perfect, great, yes, sure, de denge, bhej denge, swikar, sehmat',
    refuse:
      'नहीं, नही, नहीं हो पाएगा, नहीं हो पायेगा, नहीं होगा, नहीं हो सकता, नहीं दे सकते, नहीं दे पाएंगे, नहीं कर सकते, नहीं कर पाएंगे, नहीं चलेगा, नहीं चलेगी, नहीं ले सकते, नहीं लेंगे, नहीं चाहिए, नहीं बनेगा, नहीं बैठता, नहीं पड़ेगा, नहीं आएगा, मुमकिन नहीं, संभव नहीं, संभव नही, नामुमकिन, असंभव, मुश्किल, मुश्किल है, मना, इनकार, अस्वीकार, अस्वीकार्य, नामंज़ूर, नामंजूर, मंज़ूर नहीं, मंजूर नहीं, स्वीकार नहीं, घाटा, घाटे, नुकसान, माफ, माफ़ कीजिए, माफ कीजिए, खेद, क्षमा, रहने दीजिए, रहने दो, छोड़िए, छोड़ो, जाने दो, रद्द, कैंसिल, कैंसल, सॉरी, बस से बाहर, nahi, nahin, nhi, nahi ho payega, nahi hoga, nahi ho sakta, nahi de sakte, nahi de payenge, nahi kar sakte, nahi chalega, nahi lenge, nahi chahiye, nahi banega, nahi padega, mumkin nahi, sambhav nahi, possible nahi, possible nahin, mushkil, mushkil hai, mana, inkar, manzoor nahi, ghata, nuksan, nuksaan, maaf, sorry, rehne do, rehne dijiye, chhodo, chodo, jaane do, cancel, no, not possible, na, ना',
    tooMuch:
      'महंगा, महंगी, महंगे, महँगा, महँगी, महँगे, मंहगा, मंहगी, बहुत महंगा, बहुत महंगी, बहुत महंगे, ज़्यादा है, ज्यादा है, बहुत ज़्यादा, बहुत ज्यादा, ज़्यादा लग, ज्यादा लग, थोड़ा ज़्यादा, थोड़ा ज्यादा, काफी ज्यादा, काफ़ी ज़्यादा, ज़्यादा हो, ज्यादा हो, बजट से बाहर, बजट से ज्यादा, बजट से ज़्यादा, बजट से ऊपर, बहुत कम, कम है, अधिक है, बहुत अधिक, ऊंचा, ऊँचा, mehnga, mahanga, mehenga, mehngi, mehnge, mahnga, bahut mehnga, bahut jyada, bahut zyada, bohot zyada, bahot jyada, jyada hai, zyada hai, thoda jyada, thoda zyada, budget se bahar, budget se upar, bahut kam, costly, expensive, too much, too high',
    past: 'पिछले साल, पिछली बार, पिछले महीने, पिछले हफ्ते, पिछले हफ़्ते, पिछला, पिछली, पिछले, पहले, पुराना, पुरानी, पुराने, पुराना रेट, पुराने रेट, गत वर्ष, गत, था, थी, थे, लिया था, लिए थे, ली थी, दिया था, दिए थे, मिला था, मिले थे, मिली थी, खरीदा था, खरीदे थे, खरीदी थी, लेते थे, देते थे, कल तक, अब तक, आम तौर पर, आमतौर पर, वैसे तो, एमआरपी, mrp, mrp., असली कीमत, pichle saal, pichli baar, pichle mahine, pichle hafte, pichla, pichli, pichle, pehle, pahle, purana, purani, purane, liya tha, liye the, diya tha, mila tha, kharida tha, lete the, ab tak, last year, last time, last month, parso, कैटलॉग में, वेबसाइट पर, website par',
    present:
      'इस साल, इस बार, अब, आज, अभी, फिलहाल, फ़िलहाल, नया रेट, नए रेट, नई दर, मौजूदा, वर्तमान, हमारा रेट, हमारी कीमत, इस महीने, is saal, is baar, ab, aaj, abhi, filhal, naya rate, hamara rate, current',
    other:
      'दूसरा सप्लायर, दूसरे सप्लायर, दूसरी कंपनी, दूसरी कम्पनी, दूसरी जगह, दूसरी दुकान, दूसरे दुकानदार, दूसरे व्यापारी, दूसरे लोग, दूसरे, और जगह, और कहीं, कहीं और, प्रतिस्पर्धी, प्रतियोगी, कंपटीटर, कॉम्पिटीटर, मार्केट में, बाज़ार में, बाजार में, मार्केट रेट, बाज़ार भाव, बाजार भाव, मंडी में, अमेज़न, अमेज़न पर, फ्लिपकार्ट, इंडियामार्ट, ऑनलाइन, पड़ोसी, मौजूदा सप्लायर, हमारा सप्लायर, अन्य सप्लायर, अन्य कंपनी, कोई और, किसी और, बगल वाला, बगल वाले, सामने वाला, सामने वाले, dusra supplier, dusre supplier, doosra supplier, doosre supplier, dusri company, dusri jagah, dusre, kahin aur, competitor, market mein, market me, market rate, bazaar mein, bazar me, amazon, flipkart, indiamart, online, koi aur, kisi aur, padosi, bagal wala, other supplier',
    wrong:
      'गलती, ग़लती, गलती से, गलत, ग़लत, गलत लिखा, टाइपो, बिल में, बिल पर, बिल आया, बिल बनाया, चार्ज कर दिया, चार्ज किया, मिला, मिले, आया, आए, टूटा, टूटे, टूटी, खराब, ख़राब, डैमेज, वापस, रिटर्न, कम निकले, कम आए, कम निकला, भेजा था, भेजे थे, galti, galti se, galat, galat likha, bill mein, bill me, charge kar diya, toota, toote, kharab, damage, damaged, return, wapas, kam nikle, typo, mistake, mila, mile, aaya, aaye, छपाई की गलती',
    unavailable:
      'स्टॉक में नहीं, स्टॉक में नहीं है, उपलब्ध नहीं, उपलब्ध नहीं है, खत्म, ख़त्म, खत्म हो, बंद हो, आउट ऑफ स्टॉक, नहीं है स्टॉक, स्टॉक खत्म, नहीं मिलेगा, नहीं मिलेंगे, stock mein nahi, stock me nahi, available nahi, khatam, khatm, out of stock, band ho',
    stock:
      'स्टॉक में, बचे, बचे हैं, बचा, बचा है, बची, गोदाम में, कर्मचारी, कर्मचारियों, लोग, लोगों, मेहमान, मेहमानों, छात्र, छात्रों, बच्चे, बच्चों, दुकानें, दुकानों, शाखाएं, शाखाओं, कमरे, कमरों, रोज़, रोज, रोज़ाना, रोजाना, हर महीने, हर हफ्ते, महीने में, महीने का, साल में, दिन में बनाते, सालाना, मासिक, stock mein, stock me, bache, bache hain, bacha, godown mein, godown me, karmchari, staff, log, logon, mehman, students, roz, rozana, har mahine, har hafte, mahine mein, monthly, daily',
    instead: 'नाकि, ना कि, न कि, na ki',
    correct:
      'बल्कि, सुधार, सही है, दरअसल, असल में, मेरा मतलब, मतलब, बदलकर, बदल कर, कर दो, कर दीजिए, कर दें, कर दिया, बढ़ाकर, बढ़ा कर, घटाकर, माफ कीजिए, माफ़ कीजिए, सॉरी, होना चाहिए, balki, sudhar, darasal, asal mein, asal me, mera matlab, matlab, badalkar, badal kar, badal ke, kar do, kar dijiye, kar dena, badha kar, badhakar, badha ke, ghata ke, correction, sorry',
    only: 'सिर्फ, सिर्फ़, केवल, बस, मात्र, sirf, keval, kewal, bas, only',
    contrast: 'लेकिन, मगर, पर फिर, परंतु, परन्तु, किंतु, किन्तु, हालांकि, जबकि, lekin, magar, parantu, halanki, jabki, but',
    and: 'और, या, तथा, एवं, व, तो, फिर, क्योंकि, अगर, यदि, जब, aur, ya, to, toh, phir, fir, kyunki, agar, jab, and, or',
    of: 'का, के, की, ka, ke, ki, of',
    for: 'के लिए, का, के, की, को, पर, में, ka, ke, ki, ko, par, pe, mein, me, ke liye, for, वाला, वाली, वाले, wala, wali, wale',
    buyer:
      'ग्राहक, ग्राहकों, नए ग्राहक, पुराने ग्राहक, डीलर, डीलरों, डिस्ट्रीब्यूटर, थोक, थोक खरीदार, खुदरा, स्कूलों, पहले ऑर्डर, पहला ऑर्डर, आपको, हमें, हमको, मुझे, आपके लिए, हमारे लिए, बल्क, बड़े ऑर्डर, थोक ऑर्डर, सदस्य, नकद, कैश, नकद भुगतान, aapko, humein, hume, hamein, mujhe, aapke liye, hamare liye, bulk, bade order, dealer, grahak, customer, cash, pehle order',
    customer:
      'हम हैं, हमारी कंपनी, हमारी कंपनी है, कंपनी का नाम, फर्म का नाम, मैं, की ओर से, ग्राहक, खरीदार, hamari company, company ka naam, firm ka naam, customer, buyer, की तरफ से',
    quality:
      'बड़ा, बड़ी, बड़े, छोटा, छोटी, छोटे, मोटा, मोटी, मोटे, लंबा, लंबी, मीडियम, सफेद, सफ़ेद, काला, काली, काले, लाल, नीला, नीली, नीले, हरा, हरी, हरे, पीला, पीली, पीले, भूरा, गुलाबी, मॉडल, टाइप, किस्म, क़िस्म, साधारण, प्रीमियम, बढ़िया क्वालिटी, देसी, हल्का, भारी, गोल, चौकोर, सादा, सादे, सादी, bada, badi, bade, chhota, chhoti, chhote, chota, safed, kala, kali, lal, neela, hara, peela, model, type, premium, plain, desi, large, small, medium, white, black, red, blue, green',
    stop: `हम, हमें, हमको, हमारा, हमारी, हमारे, आप, आपका, आपकी, आपके, आपको, आपने, मैं, मुझे, मेरा, मेरी, मेरे, यह, ये, वह, वो, वे, इस, इसका, इसकी, इसके, इसे, इन, इनका, उस, उसका, उसकी, उसके, उन, है, हैं, हूं, हूँ, हो, होगा, होगी, होंगे, होता, होती, होते, हुआ, हुई, हुए, थे, रहा, रही, रहे, रहेगा, रहेगी, रहेंगे, गया, गई, गए, जाए, जाएगा, जाएगी, जाएंगे, जाता, जाती, जाते, सकता, सकती, सकते, सके, सकें, पाएंगे, पाएगा, से, में, पर, को, ने, तक, भी, ही, तो, कि, जो, जितना, जितने, कुछ, कोई, क्या, क्यों, कैसे, कैसा, कब, कहां, कहाँ, कितना, कितनी, कितने, एक, दूसरा, दूसरी, अलग, सब, सभी, सारा, सारे, सारी, पूरा, पूरी, पूरे, लगभग, करीब, क़रीब, तकरीबन, अंदाज़न, ज़्यादा, ज्यादा, कम, थोड़ा, थोड़ी, थोड़े, और थोड़ा, बहुत, काफी, काफ़ी, एकदम, सबसे, अच्छी, अच्छे, नया, नई, नए, वही, यही, ऐसा, ऐसे, वैसा, वैसे, हिसाब, के हिसाब से, के हिसाब, हिसाब से, भाव से, दर से, रेट से, की दर से, के भाव से, के रेट से, के रेट पर, के भाव, नमस्ते, नमस्कार, प्रणाम, राम राम, सर, मैडम, साहब, जी, भाई, भैया, भाई साहब, सेठ जी, सेठ, दोस्त, यार, श्रीमान, कृपया, प्लीज़, प्लीज, मेहरबानी, कर, करना, करने, करते, करता, करती, करें, करेंगे, करूंगा, करो, करिए, किया, की गई, देने, देंगे, देता, देती, देते, दिया, दी, दिए, दूंगा, दे, ले, लिया, ली, लिए, लेकर, लेते, लगेगा, लगेगी, लगेंगे, लगता, लग, रहा है, रख, रखा, रखिए, रखें, रखेंगे, बोल, बोलिए, बोला, कहा, कहते, सोच, सोचना, सोचेंगे, देख, देखा, देखिए, समझ, बात, बातचीत, सौदा, मोलभाव, मोल, फैसला, विचार, सवाल, जवाब, जानकारी, विवरण, डिटेल, लिस्ट, सूची, रेट लिस्ट, कैटलॉग, वेबसाइट, सैम्पल, फोटो, ईमेल, मेल, व्हाट्सएप, कॉल, बिल, इनवॉइस, चालान, कंपनी, कम्पनी, फर्म, दुकान, दुकानदार, फैक्ट्री, कारखाना, गोदाम, सप्लायर, विक्रेता, खरीदार, व्यापारी, व्यापार, धंधा, बिज़नेस, बाज़ार, बाजार, मार्केट, मंडी, क्वालिटी, गुणवत्ता, डिलीवरी, डिलिवरी, माल, शर्त, शर्तें, शर्तों, समय, टाइम, दिनांक, तारीख, तारीख़, आज, कल, परसों, सुबह, शाम, हफ्ते, महीने, साल, जल्दी, तुरंत, अर्जेंट, फौरन, बाद, पहले से, बाकी, शेष, अभी, फिर से, दोबारा, और भी, ऊपर, नीचे, अंदर, बाहर, साथ, बिना, अनुसार, वाला, वाली, वाले, तरह, प्रकार, साइज़, रंग, ब्रांड, दोनों, तीनों, आखिर, आख़िरी, अंतिम, फाइनल, लास्ट, बेस्ट, सही, उचित, वाजिब, बाजिब, जायज़, बेहतर, मुनाफा, मार्जिन, लागत मूल्य, घर, रेस्टोरेंट, दफ्तर, शादी, त्योहार, दिवाली, दीवाली, होली, कार्यक्रम, प्रोजेक्ट, साइट, काम, मदद, ध्यान, पक्की, नियमित, रेगुलर, लंबे समय, साथ काम, पुराने ग्राहक हैं, रिश्ता, भरोसा, उम्मीद, आशा, इंतज़ार, इंतजार, शुभ, दिन, पैसा, पैसे में, रकम, राशि, शामिल, सहित, मिलाकर, छोड़कर, अतिरिक्त, एक्स्ट्रा, फ्री, मुफ्त, नमूने, शुरू, शुरुआत, खत्म होने, अन्य, सकेंगे, पाएगी, पाऊंगा, चल, चलते, चलता, बना, बन, बनता, बनाना, आता, आती, आते, आएगा, आएगी, आएंगे, आ, आना, जा, जाना, जाने, रहना, होना, होने, हेतु, द्वारा, तथा, यानी, मतलब, शायद, सुनिए, सुनो, अरे, ओह, वाह, हम्म, लोग, पास, नाम, हाल, हेलो, हैलो, हाय, डेली, वगैरह, आदि, इत्यादि, उतना, उतने, इतना, इतनी, इतने, जितनी, पक्के, तरफ, ओर, मात्र, आपसे, हमसे, किसी, उन्हें, इन्हें, उसे,
      hum, humein, hume, hamein, hamare, hamara, hamari, humare, aap, aapka, aapki, aapke, aapko, aapne, main, mai, mujhe, mera, meri, mere, ye, yeh, yah, woh, wo, is, iska, iski, iske, us, uska, uski, uske, hai, hain, h, ho, hoga, hogi, honge, hota, hoti, hua, hui, hue, tha, thi, the, raha, rahi, rahe, rahega, gaya, gayi, gaye, jaye, jayega, jayegi, sakta, sakti, sakte, se, mein, me, par, pe, ko, ne, tak, bhi, hi, ki, jo, kuch, koi, kya, kyun, kaise, kaisa, kab, kahan, kitna, kitni, kitne, sab, sabhi, sara, saare, poora, pura, lagbhag, kareeb, karib, takreeban, zyada, jyada, kam, thoda, thodi, aur thoda, bahut, bohot, bahot, kaafi, kafi, ekdum, sabse, naya, nayi, naye, wahi, yahi, aisa, aise, hisab, hisaab, ke hisab se, ke hisaab se, hisab se, rate se, ke rate se, bhav se, ke bhav se, namaste, namaskar, pranam, ram ram, sir, madam, sahab, bhai, bhaiya, bhai sahab, seth ji, yaar, dost, boss, kripya, please, plz, pls, kar, karna, karne, karte, karen, karenge, karunga, karo, kariye, kiya, dene, denge, deta, dete, diya, di, diye, dunga, de, le, liya, li, liye, lekar, lete, lagega, lagta, lag, rakh, rakhna, bol, bolo, boliye, bola, kaha, soch, sochna, dekh, dekho, dekhiye, samajh, baat, sauda, sawal, jawab, jankari, detail, details, list, rate list, catalogue, catalog, website, photo, email, mail, whatsapp, call, bill, invoice, company, firm, dukan, dukaan, factory, godown, supplier, market, quality, delivery, shart, time, date, aaj, kal, subah, shaam, jaldi, turant, urgent, baad, baaki, baki, abhi, phir se, dobara, upar, neeche, andar, bahar, saath, sath, bina, wala, wali, wale, tarah, size, color, colour, brand, dono, akhir, aakhri, last, final, best, sahi, munafa, margin, ghar, shaadi, shadi, tyohar, diwali, holi, project, site, kaam, madad, regular, ummeed, intezar, paisa, rakam, shamil, extra, free, muft, shuru, aur, hello, hi, hey, the, a, an, i, we, you, our, your, my, it, this, that, are, can, will, would, also, just, so, with, on, in, at, by, as, good, morning, hmm, naam, log, itna, itne, itni, utna, ke liye`,
    pay: 'भुगतान, पेमेंट, भुगतान की शर्त, भुगतान की शर्तें, भुगतान शर्तें, पेमेंट टर्म्स, पेमेंट टर्म, अदायगी, भुगतान का तरीका, पेमेंट का तरीका, payment, payment terms, bhugtan, bhugtaan, adaygi, terms, पैसे, paise ka, के अंदर भुगतान, में भुगतान, में पेमेंट, के भीतर भुगतान, में पैसे, बाद भुगतान, बाद पेमेंट, के बाद भुगतान, के बाद पेमेंट, mein payment, me payment, baad payment, ke andar payment, के अंदर पेमेंट, के भीतर पेमेंट',
    payable:
      'पेमेंट करेंगे, पैसे देंगे, पैसा देंगे, देय, payment karenge, paisa denge, paise denge, चुकाना, चुकाएंगे, पैसे मिलेंगे, पेमेंट टर्म्स, पेमेंट टर्म, payment terms, भुगतान की शर्त, भुगतान की शर्तें, भुगतान शर्तें, भुगतान कैसे, due',
    method: `नकद, कैश, नकद भुगतान, कैश पेमेंट, नगद, नगद भुगतान, अग्रिम, अग्रिम भुगतान, एडवांस, पूरा एडवांस, पूरा भुगतान अग्रिम, एडवांस पेमेंट, फुल एडवांस, पूरा पेमेंट एडवांस, पूरा भुगतान पहले, पहले भुगतान, पहले पेमेंट, पहले पैसे, उधार, उधारी, क्रेडिट, क्रेडिट पर, उधार पर, साख पत्र, एलसी, एल/सी, एल सी, लेटर ऑफ क्रेडिट, लेटर ऑफ़ क्रेडिट, अपरिवर्तनीय साख पत्र, एलसी एट साइट, माल मिलने पर, माल मिलने पर भुगतान, माल मिलने पर पेमेंट, डिलीवरी पर भुगतान, डिलीवरी पर पेमेंट, भुगतान डिलीवरी पर, पेमेंट डिलीवरी पर, कैश ऑन डिलीवरी, सीओडी, डिलीवरी पर नकद, डिलीवरी के समय, बैंक ट्रांसफर, बैंक ट्रांसफ़र, आरटीजीएस, एनईएफटी, यूपीआई, ऑनलाइन भुगतान, चेक, चेक से, पोस्ट डेटेड चेक, पीडीसी, किस्तों में, किश्तों में, किस्त, किश्त, मासिक किस्तों में, दो किस्तों में, तीन किस्तों में, ड्राफ्ट, डिमांड ड्राफ्ट, बैंक गारंटी, हुंडी, खाते पर, सामान मिलने पर, डिस्पैच से पहले भुगतान, डिस्पैच से पहले पूरा भुगतान, cash, nakad, nagad, advance, full advance, advance payment, poora advance, pura advance, 100% advance, udhar, udhaar, udhari, credit, lc, l/c, letter of credit, lc at sight, maal milne par, maal milne pe, delivery par payment, cash on delivery, cod, payment on delivery, bank transfer, rtgs, neft, upi, cheque, check, pdc, post dated cheque, kist, kisto mein, kiston mein, emi, dd, bank guarantee, agrim, t/t, tt, d/p, d/a, against delivery, ईएमआई, टीटी`,
    moment: `अग्रिम, एडवांस, एडवांस में, अग्रिम में, पहले, बयाना, पेशगी, ऑर्डर पर, ऑर्डर के साथ, ऑर्डर के समय, ऑर्डर देते समय, बुकिंग पर, डिलीवरी पर, डिलिवरी पर, डिलीवरी से पहले, डिलीवरी के समय, डिलीवरी के बाद, माल मिलने पर, माल मिलने के बाद, माल मिलने के, माल पहुंचने पर, माल पहुँचने पर, माल आने पर, डिस्पैच से पहले, डिस्पैच पर, डिस्पैच के बाद, लोडिंग से पहले, लोडिंग पर, बिल के बाद, बिल की तारीख से, बिल मिलने पर, बिल मिलने के, बिल से, इनवॉइस से, इनवॉइस के बाद, इनवॉइस की तारीख से, इनवॉइस के, चालान की तारीख से, शिपमेंट से पहले, शिपमेंट पर, शिपमेंट के बाद, बाकी, बाक़ी, शेष, बकाया, बाकी डिलीवरी पर, इंस्टॉलेशन के बाद, काम पूरा होने पर, महीने के अंत में, माह के अंत में, प्राप्ति पर, प्राप्ति के बाद, माल प्राप्ति पर, प्राप्ति के, साइट पर, दस्तावेज़ों पर, डिलीवरी के, सामान मिलने पर, सामान मिलने के बाद, बीएल की तारीख से, बी/एल की तारीख से, advance, advance mein, advance me, pehle, bayana, order par, order ke sath, order ke time, delivery par, delivery pe, delivery se pehle, delivery ke baad, delivery ke time, maal milne par, maal milne pe, maal milne ke baad, maal aane par, dispatch se pehle, dispatch ke baad, dispatch par, loading se pehle, bill ke baad, bill date se, bill se, invoice se, invoice ke baad, invoice date se, baaki, baki, balance, shesh, at sight, mahine ke end mein, on delivery, before dispatch, after delivery, against delivery, from invoice, on order`,
    net: 'नेट, उधार, उधारी, क्रेडिट, शुद्ध, का उधार, की उधारी, का क्रेडिट, net, udhar, udhaar, udhari, credit, ka udhar, ka credit, ka udhaar, क्रेडिट पीरियड, उधार पर',
    within:
      'में, के अंदर, के भीतर, के बाद, बाद, के अन्दर, तक, भीतर, अंदर, mein, me, ke andar, ke bheetar, ke baad, baad, within, andar, in, after, के अंदर भुगतान, में भुगतान, में पेमेंट, के भीतर भुगतान, में पैसे, बाद भुगतान, बाद पेमेंट, के बाद भुगतान, के बाद पेमेंट, mein payment, me payment, baad payment, ke andar payment, के अंदर पेमेंट, के भीतर पेमेंट',
    place: 'to, में डिलीवरी, डिलीवरी',
    valid:
      'मान्य, वैध, वैधता, मान्य है, लागू, लागू है, लागू रहेगा, लागू रहेगी, चालू, ऑफर, ऑफ़र, यह ऑफर, यह रेट, ये रेट, यह दाम, यह कीमत, यह भाव, रेट, कीमत, दाम, भाव, कोटेशन, प्रस्ताव, स्कीम, सेल, तक मान्य, तक वैध, तक लागू, तक रहेगा, तक रहेगी, तक चलेगा, तक चलेगी, तक ही है, फिक्स, स्थिर, अनुबंध, समाप्त, ख़त्म, छूट, दर, डिस्काउंट, प्रमोशन, valid, validity, lagu, lagoo, chalu, offer, rate, price, quotation, scheme, sale, tak valid, fix, fixed, tak rahega, tak chalega, discount, मूल्य, प्रभावी',
    deliver:
      'डिलीवरी, डिलिवरी, पहुंच, पहुँच, पहुंचा, पहुँचा, पहुंचना, पहुंचाना, भेजेंगे, भेज देंगे, रवाना, डिस्पैच, शिपमेंट, तैयार, मिल जाना, मिल जाएगा, चाहिए होगा, शादी, उद्घाटन, मीटिंग, बैठक, इवेंट, कार्यक्रम, आ जाएगा, आ जाना, delivery, deliver, pahunch, pahuncha, pahuchna, dispatch, shipment, ready, taiyar, mil jana, shaadi, event, meeting, bhejenge',
  },
  replaced:
    'की जगह, की बजाय, के बजाय, के बदले, के बजाए, की बजाए, नहीं बल्कि, की जगह पर, हटाकर, नहीं, ki jagah, ki jagah par, ke bajay, ke bajaye, ki bajaye, ke badle, nahi balki, nahi, nahin, nhi, ke jagah',
  behind: {
    wanted:
      'चाहिए, चाहिये, चाहिएं, चाहते, चाहता, चाहती, चाहेंगे, लेना, लेने, लेनी, लेंगे, खरीदना, खरीदने, खरीदनी, खरीदेंगे, मंगवाना, मंगवाने, मंगवानी, मंगाना, मंगाने, मंगानी, ऑर्डर, का ऑर्डर, के ऑर्डर, की ज़रूरत, की जरूरत, की आवश्यकता, भेजिए, भेज दीजिए, भेज दो, भेज दें, भेजें, भेजो, दे दीजिए, दे दो, दीजिए, का दाम, की कीमत, का भाव, का रेट, की दर, के दाम, के रेट, के भाव, कितने का, कितने की, कितने के, कितने में, क्या भाव, क्या रेट, क्या दाम, का कोटेशन, की कोटेशन, मिलेगा, मिलेगी, मिलेंगे, मिलेंगी, मिल जाएगा, मिल जाएगी, मिल जाएंगे, उपलब्ध, के बारे में, है क्या, हैं क्या, पर छूट, की सप्लाई, का मूल्य, chahiye, chahie, chaiye, chahye, chahte, lena, lene, leni, lenge, kharidna, kharidne, mangwana, mangwane, mangana, order, ka order, ki zarurat, ki jarurat, bhejo, bhej do, bhej dijiye, bhejiye, bhejdo, de do, dedo, de dijiye, dijiye, ka rate, ka daam, ka dam, ki keemat, ki price, ka price, ka bhav, ka bhaav, ke rate, kitne ka, kitne ki, kitne ke, kitne me, kitne mein, kya rate, kya bhav, milega, milegi, milenge, mil jayega, mil jayenge, available, ke baare mein, ke bare me, hai kya, ki quotation, ka quotation',
    priced:
      'में, के हिसाब से, के भाव से, के रेट से, की दर से, के रेट पर, के भाव, में दे, में दे दो, में दीजिए, में दे दीजिए, में मिल, में हो, में पक्का, में डील, तक, तक कर, तक दे, से कम, से ऊपर नहीं, से ज़्यादा नहीं, से ज्यादा नहीं, से कम नहीं, पर पक्का, पर डील, पर फाइनल, कर दो, कर दीजिए, कर दें, लगा दो, लगा दीजिए, लगाइए, लगाओ, रख लो, रख लीजिए, दे दो, दे दीजिए, का रेट, का भाव, mein, me, mei, ke hisab se, ke hisaab se, hisab se, ke rate se, ke rate pe, ke bhav, me de do, mein de do, me dedo, tak, se kam nahi, se kam, se jyada nahi, se zyada nahi, pe final, par final, pe done, par done, laga do, lagao, laga dijiye, kar do, kar dijiye, de do, pe pakka, par pakka, ke bhav se',
    provided:
      'लेने पर, लेंगे तो, लें तो, लो तो, लेते हैं तो, खरीदने पर, ऑर्डर करने पर, ऑर्डर देने पर, के ऑर्डर पर, ऑर्डर पर, पर, हो तो, होने पर, मंगवाने पर, लोगे तो, की खरीद पर, lene par, lene pe, lenge to, loge to, lo to, kharidne par, order par, order pe, ke order par, order karne par, par, pe, ho to, le to, lete hain to',
  },
  discounts: {
    'आधी कीमत': 50,
    'आधे दाम': 50,
    'आधा दाम': 50,
    'aadhi keemat': 50,
    'half price': 50,
    'aadhe daam': 50,
    'आधी क़ीमत': 50,
  },
  incoterms: {
    EXW: 'एक्स वर्क्स, एक्स-वर्क्स, ex works, फैक्ट्री डिलीवरी, एक्स फैक्ट्री, ex factory, एक्सडब्ल्यू',
    FCA: 'फ्री कैरियर, एफसीए',
    CPT: 'सीपीटी',
    CIP: 'सीआईपी',
    DAP: 'डीएपी, delivered at place',
    DPU: 'डीपीयू',
    DDP: 'डीडीपी, delivered duty paid',
    FAS: 'एफएएस',
    FOB: 'एफओबी, एफ.ओ.बी., एफ ओ बी, free on board, फ्री ऑन बोर्ड',
    CFR: 'सीएफआर, c&f, cnf',
    CIF: 'सीआईएफ, सी.आई.एफ., सी आई एफ',
  },
  nouns:
    'नल, पानी, मोबाइल, फोन, फ़ोन, phone, mobile, बल्ब, पंखा, तार, दरवाजा, ताला, टंकी, मोटर, पंप, fan, light, lift, gate, geyser, bijli, paani, pani, nal, ac',
  singular: [
    ['ियाँ', 'ी'],
    ['ियां', 'ी'],
    ['ियों', 'ी'],
    ['ुएँ', 'ू'],
    ['ाएँ', 'ा'],
    ['ाएं', 'ा'],
    ['ें', ''],
    ['(?<=\\p{L}\\p{M}?\\p{L})ों', ''],
    ['(?<=[क-ह]\\p{M}?[क-ह]़?|[क-ह]़?\\p{M}[क-ह]़?)े', 'ा'],
    ['(?<=[a-z]{2}[b-df-hj-np-rt-z])iyan', 'i'],
    ['(?<=ch|sh|x|ss)es', ''],
    ['(?<=[a-z]{3}[^s])s', ''],
  ],
  invariable: 'glass, gas, shoes, gloves, jeans, दस्ताने, जूते, मसाले, चने, छोले, glasses, press, mattress, dress, काजू, चश्मे',
  spellings: { tshirt: 't-shirt', tshirts: 't-shirts' },
};
