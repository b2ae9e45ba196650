import type { ShipmentLanguage } from '../language.ts';

const PARCEL =
  '(?:पार्सल|पारसल|पैकेज|पैकेट|शिपमेंट|कूरियर|कोरियर|कुरियर|सामान|डिब्बा|ऑर्डर|आर्डर|ओर्डर|डिलीवरी|चिट्ठी|लिफाफा|parcel|parsal|package|packet|pkt|shipment|courier|saman|samaan|order|odr|delivery|dabba|box)';
const NO = '(?:नंबर|नम्बर|नं\\.?|संख्या|आईडी|कोड|number|numbr|no\\.?|num|nmbr|nbr|id|code|#)';
const OF = '(?:का|की|के|ka|ki|ke)';
const WENT = '(?:गया|गई|गयी|गए|चुका|चुकी|चुके|gaya|gya|gayi|gyi|gai|gaye|chuka|chuki|chuke)';
const BEEN = '(?:हुआ|हुई|हुए|hua|huwa|hui|hue)';
const IS = '(?: (?:है|हैं|था|थी|थे|hai|h|hain|tha|thi|the))?';
const NOT = '(?:नहीं|नही|नहि|ना|nahi|nahin|nhi|nai|nahee|nai|not)';
const KIN =
  '(?:पड़ोसी|पडोसी|पड़ोसन|पड़ोसियों|दोस्त|भाई|बहन|रूममेट|सहकर्मी|मकान मालिक|किराएदार|किसी और|किसी दूसरे|किसी|दूसरे (?:ग्राहक|आदमी|व्यक्ति)|padosi|padoshi|padosan|pados|neighbou?r|dost|bhai|behen|roommate|flatmate|colleague|landlord|kisi aur|kisi dusre|kisi doosre|dusre (?:customer|bande|aadmi))';
const POINT =
  '(?:डाकघर|पोस्ट ?ऑफिस|ऑफिस|ब्रांच|शाखा|सेंटर|केंद्र|काउंटर|लॉकर|पिकअप पॉइंट|दुकान|स्टोर|हब|post ?office|office|branch|center|centre|counter|locker|pickup point|shop|store|hub)';
const PLACE =
  '(?:हब|वेयरहाउस|गोदाम|सेंटर|केंद्र|फैसिलिटी|फेसिलिटी|एयरपोर्ट|हवाई अड्डे|ब्रांच|शाखा|शहर|सॉर्टिंग सेंटर|hub|warehouse|godown|center|centre|facility|airport|branch|city|sorting center)';
const CUSTOMS = '(?:कस्टम्?स?|सीमा शुल्क|कस्टम क्लीयरेंस|customs?|custm|kastam)';
const BOY = '(?:डिलीवरी (?:बॉय|वाला|वाले|एजेंट|पार्टनर)|कूरियर (?:वाला|वाले|बॉय)|डाकिया|राइडर|एजेंट|delivery (?:boy|wala|wale|guy|agent|partner|man)|courier (?:wala|wale|boy|guy)|rider|agent|dakiya|postman)';

export const hi: ShipmentLanguage = {
  code: 'hi',
  tracking: [
    `(?:ट्रैकिंग|ट्रेकिंग|ट्रैक|tracking|traking|trackng|trackin|track)(?: ?${NO}){0,2}(?: (?:करो|करें|कीजिए|करना|कर|karo|kare|karna|karein|kijiye|kr|kar))?`,
    `(?:पार्सल|पारसल|पैकेज|शिपमेंट|कूरियर|कोरियर|कुरियर|डिलीवरी|खेप|कन्साइनमेंट|कंसाइनमेंट|कन्साइन्मेंट|वेबिल|डॉकेट|डाक|parcel|parsal|package|packet|shipment|courier|consignment|waybill|docket|awb|ए ?डब्ल्यू ?बी)(?: ${OF})?(?: (?:ट्रैकिंग|tracking))?(?: ?${NO}){1,2}`,
    '(?:पार्सल|पारसल|पैकेज|शिपमेंट|कन्साइनमेंट|कंसाइनमेंट|parcel|parsal|package|shipment|consignment|awb|waybill|docket|वेबिल)',
    `(?:फ़ेडेक्स|फेडेक्स|डीएचएल|यूपीएस|fedex|ups|dhl|bluedart|blue dart|dtdc|delhivery|ब्लू ?डार्ट|डीटीडीसी|स्पीड पोस्ट|speed post) ${NO}`,
  ],
  order: [
    `(?:ऑर्डर|आर्डर|ओर्डर|order|ordr|oder|odr)(?:स|s)?(?: ${OF})?(?: ?(?:आईडी|id|रेफरेंस|reference))?(?: ?${NO})*`,
    `(?:रेफरेंस|संदर्भ|reference|ref|refrence)(?: ?${NO})?`,
    `(?:खरीद|बुकिंग ऑर्डर|purchase)(?: ?${NO})+`,
    '(?:कैंसिल|रद्द|cancel)(?: (?:करो|करें|कीजिए|कर|karo|kare|kardo|karna|kr do))?',
  ],
  orderAfter: [
    `(?:(?:वाला|वाले|वाली|नंबर|number|no|id|wala|wale|wali|मेरा|mera|ye|yeh|यह|ही|hi|to|तो) ){0,2}(?:(?:का|के|की|ka|ke|ki) )?(?:(?:मेरा|mera) )?(?:ऑर्डर|आर्डर|ओर्डर|order|odr)`,
  ],
  fillers: [
    'नंबर', 'नम्बर', 'नं\\.?', 'संख्या', 'है', 'था', 'ये', 'यह', 'मेरा', 'मेरी', 'मेरे', 'हमारा', 'का', 'की', 'के', 'आईडी', 'कोड', 'और', 'जो', 'वाला', 'जिसका', 'तो', 'पर', 'से', 'ही', 'में', 'यानी', 'किया', 'जी',
    'number', 'no\\.?', 'num', 'nmbr', 'id', 'code', 'hai', 'h', 'tha', 'ye', 'yeh', 'mera', 'meri', 'mere', 'hamara', 'ka', 'ki', 'ke', 'aur', 'jo', 'wala', 'jiska', 'to', 'is', 'my', 'the', 'par', 'se', 'ref', 'reference', 'hi', 'kiya', 'ji', 'and',
  ], // biome-ignore format: a list
  otherNumbers: [
    `(?:इनवॉइस|इन्वॉइस|बिल|रसीद|भुगतान|पेमेंट|ट्रांजैक्शन|ट्रांज़ैक्शन|रिफंड|रिटर्न|वापसी|कोटेशन|invoice|bill|receipt|payment|transaction|txn|refund|return|utr|upi|quotation|rma)(?: (?:रेफरेंस|reference|ref|request))?(?: ?${NO})*`,
    `(?:ग्राहक|कस्टमर|खाता|अकाउंट|सदस्यता|मेंबरशिप|कार्ड|क्रेडिट कार्ड|डेबिट कार्ड|गिफ्ट कार्ड|कूपन|पॉलिसी|आधार|पैन|पासपोर्ट|बैंक|ग्राहक|लॉयल्टी|यूजर|customer|client|account|acc|a\\/c|member(?:ship)?|card|credit card|debit card|gift card|coupon|policy|aadhaa?r|pan|passport|bank|user|login|loyalty|gst|gstin|vat|tax)(?: (?:कार्ड|card))?(?: ?${NO})+`,
    '(?:ओटीपी|पिन|पासवर्ड|आधार|पैन कार्ड|आईएफएससी|otp|pin|password|passcode|cvv|aadhaa?r|ifsc|gstin|upi id)',
    `(?:आइटम|प्रोडक्ट|उत्पाद|मॉडल|सीरियल|बैच|एसकेयू|आईएमईआई|item|product|model|serial|batch|sku|imei|isbn|style|meter)(?: ?${NO})*`,
    `(?:शिकायत|टिकट|केस|कंप्लेंट|सर्विस|सपोर्ट|रिक्वेस्ट|बुकिंग|उड़ान|कर्मचारी|वाहन|गाड़ी|complaint|complain|ticket|case|service|support|request|booking|pnr|flight|employee|vehicle|gaadi|claim|incident)(?: (?:रेफरेंस|reference))?(?: ?${NO})+`,
    '(?:शिकायत|टिकट|complaint|complain|ticket|pnr)',
    `(?:कार्ड|पर्ची|नोटिस|slip|card|notice)(?: ${OF}| par)?(?: ${NO})`,
    `(?:फोन|फ़ोन|मोबाइल|मोबाईल|व्हाट्सएप|व्हाट्सऐप|टेलीफोन|लैंडलाइन|संपर्क|phone|fone|ph|mobile|mob|cell|whatsapp|watsapp|tel|telephone|landline|contact)(?: ?${NO})?`,
    '(?:कॉल|फोन|संपर्क|बात|मैसेज|call|phone|contact|msg|message|ring)(?: (?:करें|करो|करना|कीजिए|कर|karo|kare|karein|karna|kijiye|kar|kr|me|us|back))(?: (?:लें|लो|सकते|दें|lo|lena|sakte|dena|on|at|par|pe))?',
    '(?:पिन ?कोड|पिनकोड|डाक कोड|pin ?code|zip|postal code|मकान (?:नंबर|नं)|फ्लैट|कमरा|makan no|flat|room|house no|plot)',
    '(?:रुपये|रुपए|कीमत|दाम|रकम|राशि|वजन|कुल|amount|price|total|rupees|rs|paid|weight|wajan|keemat)',
    '(?:तारीख|दिनांक|जन्म|date|tareekh|tarikh|dob)',
  ],
  carriers: {
    india_post: ['इंडिया पोस्ट', 'भारतीय डाक(?: सेवा)?', 'भारतीय पोस्ट', 'स्पीड ?पोस्ट', 'डाक(?: विभाग| घर)?', 'डाकघर', 'रजिस्टर्ड पोस्ट', 'india ?post', 'speed ?post', 'indian post(?:al)?', 'dak(?: vibhag)?', 'registered post', 'regd post'],
    blue_dart: ['ब्लू ?डार्ट', 'ब्लूडार्ट', 'blue ?dart', 'bludart'],
    delhivery: ['डेल्हीवरी', 'डेल्हीवेरी', 'डेल्हिवरी', 'देल्हीवरी', 'delhivery', 'delhivry', 'delivery company delhivery'],
    dtdc: ['डीटीडीसी', 'डी टी डी सी', 'डी\\.टी\\.डी\\.सी\\.?'],
    ekart: ['ई-?कार्ट', 'ई कार्ट', 'e-?kart'],
    xpressbees: ['एक्सप्रेस ?बीज़?', 'एक्सप्रेसबीज', 'xpress ?bee?s', 'express ?bees'],
    ecom_express: ['ईकॉम(?: एक्सप्रेस)?', 'इकॉम(?: एक्सप्रेस)?', 'e-?com express'],
    shadowfax: ['शैडोफैक्स', 'शैडो फैक्स', 'shadow ?fax'],
    fedex: ['फ़ेडेक्स', 'फेड ?एक्स', 'फेडएक्स', 'fed ex'],
    dhl: ['डीएचएल', 'डी एच एल'],
    ups: ['यूपीएस', 'यू पी एस'],
    usps: ['यूएसपीएस'],
    amazon: ['अमे(?:ज|ज़)न (?:लॉजिस्टिक्स|शिपिंग|ट्रांसपोर्टेशन)', 'amazon (?:transportation|logistic)'],
    aramex: ['अरामेक्स', 'एरामेक्स'],
    gati: ['गति(?= (?:कूरियर|एक्सप्रेस))', 'gati(?= (?:courier|express|kwe))'],
    professional_couriers: ['प्रोफेशनल कूरियर', 'professional courier(?:s)?'],
    trackon: ['ट्रैकऑन', 'trackon'],
    royal_mail: ['रॉयल मेल'],
    china_post: ['चाइना पोस्ट'],
  },
  notMine: [
    `${KIN} (?:(?:के|का|की|वाले|वाला|ke|ka|ki|wale|wala|aur|और|ne|ji|जी) ){0,3}(?:${PARCEL}|(?:ट्रैकिंग|tracking|नंबर|number))`,
    `${KIN} (?:का|की|के|ka|ki|ke|ko|को|'s|s)`,
    `(?:मेरा|मेरी|हमारा|mera|meri|hamara|mere liye|मेरे लिए) (?:${PARCEL} )?${NOT}`,
    '(?:उसका|उसकी|उनका|उनकी|uska|uski|unka|unki) (?:पार्सल|नंबर|parcel|number|order|ऑर्डर|है|hai)',
  ],
  notMineAfter: [
    `(?:(?:वाला|वाली|है|hai|wala|wali|जो|jo|ye|ये|यह|yeh|to|तो|number|नंबर) ){0,3}(?:मेरा|मेरी|हमारा|mera|meri|hamara|mere liye|मेरे लिए) (?:(?:पार्सल|नंबर|parcel|number|wala|वाला|order|ऑर्डर) )?${NOT}`,
    `(?:(?:वाला|वाली|है|hai|wala|wali|जो|jo|ये|यह|ye|yeh|to|तो|मेरे|मेरी|mere|meri|hamare|हमारे|नंबर|number|wo|वो) ){0,4}${KIN} (?:का|की|के|ka|ki|ke)`,
  ],
  mine: ['मेरा(?: वाला| खुद का| अपना)?', 'मेरी', 'मेरे', 'हमारा', 'अपना', 'mera(?: wala| khud ka| apna)?', 'meri', 'hamara', 'apna', 'mere'],
  wrong: [
    '(?:गलत|ग़लत|गलती|टाइपो|त्रुटि|अमान्य|अधूरा|galat|galt|glt|galti|typo|wrong|incorrect|invalid|mistake|adhura|incomplete)',
    `(?:सही|ठीक|मान्य|sahi|thik|theek|shi|valid|correct) ${NOT}`,
    '(?:सही|असली|sahi|shi|asli|correct|right|actual) (?:नंबर|वाला|ये|यह|है|number|no|wala|ye|yeh|hai|one|tracking|order)',
    '(?:सुधार|माफ|माफ़|सॉरी|क्षमा|मेरा मतलब|मतलब|रुकिए|रुको|sorry|sry|soory|maaf|matlab|mera matlab|oops|ruko|rukiye|correction|actually|arre|are nahi|arre nahi)',
    '(?:फिर से|दोबारा|दुबारा|एक बार फिर|phir se|fir se|dobara|dubara|again|ek baar)(?: \\p{L}{2,9}){0,1} (?:देख|चेक|जांच|बता|लिख|भेज|पढ़|dekh|check|bata|likh|bhej|verify|confirm|send|padh)\\p{L}{0,6}',
    '(?:चेक|जांच|check|verify|confirm|पुष्टि) (?:कर|kar|kr)\\p{L}{0,6}',
    '(?:पहले वाला|पिछला|ऊपर वाला|pehle wala|pahle wala|pichla|upar wala|previous)(?: (?:नंबर|number))?(?: \\p{L}{2,9}){0,2} (?:छोड़|भूल|हटा|ignore|chhod|chod|bhool|hata)\\p{L}{0,5}',
    '(?:ignore|इग्नोर|chhodo|chodo|rehne do|रहने दो|छोड़िए)',
    `(?:नहीं|nahi|nhi) (?:मिल|दिख|चल|mil|dikh|chal)\\p{L}{0,3}(?: (?:रहा|raha|rha))?`,
    '(?:की जगह|के बजाय|ki jagah|ke bajay|instead)',
  ],
  also: ['भी', 'दूसरा', 'दूसरी', 'तीसरा', 'एक और', 'साथ ही', 'इसके अलावा', 'bhi', 'dusra', 'doosra', 'dusri', 'tisra', 'teesra', 'ek aur', 'aur ek', 'also', 'saath me', 'iske alawa', 'second', 'another'],
  notThis: ['नहीं', 'न कि', 'की जगह', 'ना कि', 'not', 'na ki', 'ki jagah', 'instead of'],
  noNumber: [
    `(?:(?:ट्रैकिंग|ऑर्डर|आर्डर|पार्सल|कोई|वो|वह|tracking|order|parcel|koi|wo|woh|abhi) ){0,2}(?:नंबर|आईडी|number|no|id|कुछ|kuch)?(?: (?:तो|to|मेरे पास|mere paas|mere pas|mujhe|मुझे|abhi|अभी|bhi|भी|tak|तक)){0,3} ?${NOT} (?:है|मिला|मिली|मिल रहा|पता|आया|दिया|मालूम|याद|hai|h|mila|mili|mil raha|mil rha|pata|pta|aaya|aya|diya|malum|yaad|he)`,
    `(?:पता|मालूम|याद|pata|pta|malum|yaad) ${NOT}`,
    '(?:खो गया|गुम हो गया|डिलीट हो गया|डिलीट कर दिया|kho gaya|gum ho gaya|delete ho gaya|delete kar diya)',
    `(?:बिना|without|bina)(?: (?:ट्रैकिंग|tracking))?(?: (?:नंबर|number))?(?: ke| के)?`,
    `^(?:जी )?(?:नहीं|nahi|nhi|nahin)(?: (?:है|hai|ji|जी))?$`,
    'no (?:tracking|order|number|idea)',
  ],
  status: {
    pre_transit: [
      `(?:लेबल|label|शिपिंग लेबल|shipping label)(?: (?:ही|तो|सिर्फ|hi|to|sirf|only|bas|बस)){0,1} (?:(?:बन|प्रिंट|जनरेट|तैयार|ban|bana|print|generate|create|created|ready|generated)(?: (?:हो|कर|ho|kar|kr))?(?: (?:${WENT}|${BEEN}|दिया|diya|रहा|raha))?)${IS}`,
      `(?:(?:अभी|अभी तक|अब तक|abhi|abhi tak|ab tak|abhi bhi|still) ){0,1}(?:शिप|डिस्पैच|रवाना|भेजा|भेजी|पिकअप|पिक|हैंडओवर|ship|shipped|dispatch|dispatched|bheja|bheji|bhej|pick ?up|pickup|picked|pick|handover|despatch|rawana|post)(?: (?:तक|ही|भी|tak|hi|bhi|up)){0,1} ${NOT}(?: (?:हुआ|हुई|किया|की|गया|गई|hua|hui|kiya|kia|ki|gaya|kra))?${IS}`,
      `(?:(?:अभी|अभी तक|अब तक|abhi|abhi tak|ab tak) ){0,1}${NOT} (?:शिप|डिस्पैच|रवाना|भेजा|ship|shipped|dispatch|dispatched|bheja|sent)(?: (?:हुआ|किया|गया|hua|kiya|gaya))?${IS}`,
      '(?:पैक|तैयार|प्रोसेस|पैकिंग|तैयारी|प्रोसेसिंग|pack|packing|processing|process|prepare|taiyar|tayar)(?: (?:हो|किया|की|में|ho|kiya|ki|me|mein|kar|कर))?(?: (?:जा|ja))? (?:रहा|रही|रहे|raha|rha|rahi|rhi)(?: (?:है|hai|h))?',
      '(?:प्रोसेसिंग|पैकिंग|processing|packing) (?:में|में ही|me|mein|मे)(?: (?:है|hai|h))?',
      '(?:पिकअप|पिक अप|कूरियर|डिस्पैच|pickup|pick up|courier|dispatch)(?: (?:होने|ke|ka|का|के|hone))?(?: (?:के|का|ka|ke))? (?:इंतजार|इंतज़ार|पेंडिंग|intezar|intezaar|wait|pending|awaited)(?: (?:में|me|mein))?(?: (?:है|hai|kar raha))?',
      '(?:शिपिंग|शिपमेंट|shipment|shipping) (?:की )?(?:जानकारी|इंफो|डिटेल्स|info|information|details) (?:मिल|प्राप्त|रिसीव|received|receive|mil)(?: (?:हो |ho )?(?:गई|gayi|hui|हुई))?',
      '(?:डिस्पैच|शिप|dispatch|ship) (?:के लिए|ke liye|होने को) (?:तैयार|रेडी|ready|taiyar)',
      '(?:ready to ship|order (?:confirmed|placed|received)|not (?:yet )?(?:shipped|dispatched)|unshipped)',
    ],
    in_transit: [
      '(?:ट्रांजिट|ट्रांज़िट|ट्रांसिट|transit|tranzit|in transit)(?: (?:में|me|mein|मे))?(?: (?:ही |hi )?(?:है|hai|h))?',
      '(?:रास्ते|राह|raaste|raste|rasty|rastey) (?:में|मे|me|mein)(?: (?:ही |hi )?(?:है|hai|h))?',
      `(?:शिप|डिस्पैच|रवाना|ship|shipped|dispatch|dispatched|despatch|rawana|ravana)(?: (?:हो|कर|किया|ho|kar|kr|kiya))? (?:${WENT}|${BEEN}|दिया|दी|diya|di|dia)${IS}`,
      `(?:भेज|bhej) (?:दिया|दी|दिये|दिया गया|diya|di|dia)(?: (?:गया|gaya))?${IS}`,
      `(?:शिप्ड|डिस्पैच्ड|shipped|dispatched)(?: (?:है|hai|on|ho))?`,
      `${PLACE} (?:पर |में |से |तक |pe |par |me |mein |se |tak )?(?:पहुंच|पहुँच|निकल|आ|रवाना|pahunch|pohanch|pohch|pahuch|nikal|aa|reach|arrive|depart|left|leave)(?: (?:हो|कर|ho|kar))? ?(?:${WENT}|${BEEN}|ed)${IS}`,
      `\\p{L}{3,14} (?:से|se) (?:निकल|रवाना|चल|nikal|chal|rawana|depart)(?: (?:हो|ho))? (?:${WENT}|${BEEN}|पड़ा|pada)${IS}`,
      `(?:पिकअप|पिक अप|पिक|pickup|pick up|picked up|pick)(?: (?:हो|कर|ho|kar|kr))? (?:${WENT}|${BEEN}|लिया|liya)${IS}`,
      `${CUSTOMS} (?:से |se )?(?:क्लियर|क्लीयर|निकल|पास|clear|cleared|nikal|release|pass)(?: (?:हो|कर|ho|kar))? ?(?:${WENT}|${BEEN}|दिया|diya)?${IS}`,
      `(?:कूरियर|courier)(?: (?:कंपनी|company|वाले|wale))? (?:के पास|को दे दिया|को सौंप|ke paas|ke pas|ko de diya)(?: (?:है|hai|h))?`,
      'on (?:the|its) way',
    ],
    out_for_delivery: [
      `(?:आउट फॉर डिलीवरी|आउट फ़ॉर डिलीवरी|आउट फोर डिलीवरी|आउट फॉर डिलिवरी|out ?for ?(?:delivery|delivry|delievery|dilivery)|ofd)(?: (?:है|hai|h|हो|ho))?`,
      `(?:डिलीवरी|डिलिवरी|वितरण|delivery|delivry|dilivery) (?:के लिए|ke liye|k liye|के लिये|को|ko) (?:निकल|रवाना|भेज|निकला|निकली|आउट|nikal|nikla|nikli|out|rawana|bhej|gaya|गया)(?: (?:हो|ho))?(?: (?:${WENT}|${BEEN}|पड़ा|दिया|diya|hai))?${IS}`,
      `${BOY} (?:रास्ते|आ|निकल|के पास|लेकर|raste|raaste|aa|nikal|ke paas|ke pas|leke|lekar)(?: (?:में|me|mein|रहा|raha|rha|चुका|chuka|आ|aa|gaya|गया|है|hai)){0,3}`,
      '(?:आज|aaj|today) (?:डिलीवर|डिलीवरी|पहुंच|deliver|delivery|pahunch)(?: (?:हो|ho|kar))?(?: (?:जाएगा|जायेगा|जाएगी|जायेगी|होगा|होगी|jayega|jaega|jayegi|hoga|hogi|honi|होनी|hone))(?: (?:wala|वाला|hai|है))?',
    ],
    available_for_pickup: [
      `${POINT} (?:में|पर|से|मे|me|mein|par|pe|se) (?:\\p{L}{1,10} ){0,3}(?:ले|लेना|लेने|उठा|कलेक्ट|पिकअप|पिक|le|lena|lene|utha|collect|pickup|pick|kalekt)(?: \\p{L}{1,9}){0,3}`,
      `${POINT} (?:में|पर|मे|me|mein|par|pe) (?:\\p{L}{1,10} ){0,2}(?:रखा|रखी|पड़ा|इंतजार|rakha|rakhi|available|ready|तैयार|उपलब्ध)(?: (?:हुआ|है|hua|hai|h)){0,2}`,
      '(?:पिकअप|पिक अप|कलेक्शन|कलेक्ट|लेने|pickup|pick up|pick-up|collection|collect|lene)(?: (?:करने|karne))? (?:के लिए|ke liye|k liye|के लिये|for) ?(?:तैयार|उपलब्ध|रेडी|अवेलेबल|ready|available|taiyar|rakha)(?: (?:है|hai|h))?',
      '(?:ready|available|waiting) for (?:pick ?up|collection)',
      '(?:खुद|स्वयं|khud|self) (?:जाकर |जा कर |jakar |ja kar |jaake )?(?:ले|लेना|लेने|कलेक्ट|पिकअप|le|lena|lene|collect|pickup)(?: \\p{L}{1,9}){0,3}',
      '(?:self ?pick ?up|सेल्फ पिकअप)',
    ],
    delivered: [
      `(?:डिलीवर|डिलिवर|डिलीवरी|डिलिवरी|वितरित|deliver|deliverd|delivered|delever|delivr|delivery|dilivar|dilivery|delivred)(?: (?:हो|कर|किया|ho|kar|kr|kiya|successful|successfully))? (?:${WENT}|${BEEN}|दिया|दी|diya|dia|di)${IS}`,
      `(?:डिलीवर्ड|डिलिवर्ड|delivered|deliverd|delivrd|dilivered)(?: (?:है|hai|h|ho|हो|दिखा|dikha|बता|bata|लिखा|likha))?`,
      `(?:${PARCEL} )?(?:मुझे|mujhe|हमें|hame|मेरे घर|घर पर|ghar|घर|mere ghar|आज|कल|aaj|kal) (?:आज |कल |aaj |kal |पर |pe |par )?(?:मिल|प्राप्त हो|पहुंच|पहुँच|mil|pahunch|pohch|receive ho|pahuch) (?:${WENT})${IS}`,
      `${PARCEL} (?:(?:तो|to|आज|कल|aaj|kal|finally|आखिरकार|kal hi|aa) ){0,2}(?:मिल|आ|पहुंच|पहुँच|रिसीव हो|प्राप्त हो|mil|aa|pahunch|pohch|receive ho|recieve ho|pahuch) (?:${WENT})${IS}`,
      `(?:मिल|mil) (?:${WENT})(?: (?:पार्सल|parcel|ऑर्डर|order|saman|है|hai))?`,
      `(?:रिसीव|receive|recieve|received|recieved|प्राप्त)(?: (?:कर|हो|ho|kar|kr))? (?:${WENT}|लिया|liya|${BEEN}|किया|kiya)${IS}`,
      '(?:दरवाजे|दरवाज़े|गेट|गार्ड|सिक्योरिटी|पड़ोसी|चौकीदार|रिसेप्शन|darwaze|gate|guard|security|padosi|reception|watchman|door) (?:पर|के पास|को|के बाहर|के सामने|पे|par|pe|ke paas|ke pas|ko|ke bahar|ke samne) (?:छोड़|रख|दे|रखा|छोड़ा|chhod|chod|rakh|de|rakha|drop)(?: (?:कर|kar))? ?(?:दिया|गया|गए|diya|gaya|gaye|kiya)?',
    ],
    delivery_failed: [
      `(?:डिलीवर|डिलीवरी|डिलिवरी|डिलिवर|deliver|delivery|delivry|dilivery|delivery attempt)(?: (?:ही|का|की|ka|ki|करने|karne))? (?:नहीं हो (?:पाई|पाया|सकी|सका)|नहीं कर (?:पाए|पाया|सके)|फेल|असफल|विफल|प्रयास|कोशिश|अटेम्प्ट|अटेम्प्टेड|nahi ho (?:payi|paya|paai|saki|saka|pai)|nhi ho (?:payi|paya|pai|saki)|nahi kar (?:paye|paya|pae)|nhi kr (?:paye|paya)|fail|failed|unsuccessful|attempt(?:ed)?|koshish|try)(?: (?:हो|रहा|रही|की|किया|ho|raha|rha|rahi|ki|kiya|kari|फेल|असफल|fail|failed|विफल)){0,2}(?: (?:${WENT}|${BEEN}|थी|थे))?${IS}`,
      '(?:attempted delivery|failed delivery|delivery (?:failed|attempted|unsuccessful)|undelivered|undeliverable|missed delivery)(?: (?:dikha|bata|hai|ho))?',
      '(?:घर पर|घर में|घर|पते पर|ghar par|ghar pe|ghar me|ghar mein|ghar|address pe|address par) (?:कोई |koi )?(?:नहीं|नही|nahi|nhi|nahin) (?:था|थी|थे|मिला|मिले|है|tha|thi|the|mila|mile|hai|h)',
      '(?:कोई|koi)(?: (?:घर|ghar|bhi|भी)){0,1}(?: (?:पर|par|pe|में|me))? (?:नहीं|nahi|nhi) (?:था|मिला|tha|mila)(?: (?:घर पर|ghar par|ghar pe))?',
      '(?:ग्राहक|कस्टमर|रिसीवर|प्राप्तकर्ता|customer|receiver|recipient|consignee|addressee) (?:उपलब्ध|मौजूद|घर पर|available|present|reachable|unavailable|not available|not reachable)(?: (?:नहीं|nahi|nhi|पर))?(?: (?:था|थे|है|tha|hai|h))?',
      '(?:पता|एड्रेस|address|adress|pata|addres) (?:गलत|अधूरा|नहीं मिला|नहीं मिल|ग़लत|अपूर्ण|galat|galt|adhura|incomplete|incorrect|wrong|nahi mila|nahi mil|nhi mila|not found)(?: (?:रहा|है|था|था|raha|rha|hai|h|tha|bata|ho))?',
      '(?:wrong|incomplete|incorrect) address',
      `${BOY} (?:आया|आये|आए|आई|aaya|aya|aaye)(?: (?:था|थे|tha|the|bhi))?(?: \\p{L}{1,8}){0,4} (?:नहीं|nahi|nhi) (?:था|थे|थी|tha|the|thi|mila|मिला)`,
      '(?:पर्ची|नोट|कार्ड|नोटिस|parchi|slip|note|notice|card) (?:छोड़|रख|chhod|chod|rakh|drop)\\p{L}{0,2}(?: (?:कर|kar))?(?: (?:गया|गए|दिया|दी|gaya|gaye|gya|diya|hai|है)){0,2}',
      '(?:लेने|lene) (?:से|se) (?:मना|इनकार|mana|inkar)(?: (?:कर|kar))?(?: (?:दिया|diya))?',
    ],
    return_to_sender: [
      `(?:सेंडर|भेजने वाले|विक्रेता|सेलर|प्रेषक|दुकानदार|वेयरहाउस|कंपनी|sender|seller|bhejne wale|shop|warehouse|merchant|company|origin|shipper) (?:को|के पास|ko|ke paas|ke pas|pe|par|tak) (?:वापस|लौट|लौटा|रिटर्न|wapas|vapas|wapis|vapis|lauta|laut|return|wapsi)(?: (?:जा|भेज|हो|कर|आ|चला|किया|ja|bhej|ho|kar|aa|chala|kiya|bheja))?(?: (?:${WENT}|${BEEN}|रहा|रही|दिया|diya|raha|rha|rahi|गया|jaa raha|जा रहा|ja raha|ja rha)){0,2}${IS}`,
      `(?:वापस|वापिस|लौट|लौटा|wapas|vapas|wapis|vapis|lauta|waapis)(?: (?:सेंडर|sender|seller|विक्रेता|को|ko)){0,2} (?:भेज|जा|चला|कर|आ|हो|bhej|bheja|ja|chala|kar|ho|jaa)(?: (?:दिया|दी|रहा|रही|गया|गई|diya|di|dia|raha|rha|rahi|gaya|gya|gayi|ja raha|जा रहा)){1,2}${IS}`,
      '(?:return(?:ed|ing)? to (?:the )?(?:sender|seller|origin|shipper|merchant)|rto|rts|आरटीओ|रिटर्न टू (?:सेंडर|ओरिजिन|सेलर|ओरिजन))(?: (?:हो|ho|initiated|kar|कर|delivered|me|में|intransit|in transit))?(?: (?:रहा|गया|raha|rha|gaya|gya|दिया|diya|hua|हुआ))?(?: (?:है|hai|h))?',
      `(?:रिटर्न|return)(?: (?:हो|जा|ho|ja))? (?:${WENT}|${BEEN}|रहा|raha|rha|रही|rahi)${IS}`,
      '(?:returned|रिटर्न्ड)(?: (?:hai|है|ho))?',
    ],
    on_hold: [
      `(?:(?:${CUSTOMS}|${PLACE}|एक (?:ही )?जगह|वहीं|वहां|ek (?:hi )?jagah|same jagah|wahi|vahi|wahin|\\p{L}{3,12})(?: (?:में|पर|मे|me|mein|par|pe|ke|hi|ही|clearance|क्लीयरेंस)){1,3} )?(?:\\p{L}{2,8} ){0,2}(?:अटक|अटका|अटकी|अटके|फंस|फंसा|फंसी|फँस|फँसा|रुक|रुका|रुकी|रोक|रोका|पड़ा|पड़ी|atak|atka|atki|phas|phasa|phansa|fas|fasa|fasi|fansa|fans|phansi|ruk|ruka|ruki|rok|roka|stuck|pada|padi|pda|held|hold)(?: (?:हुआ|हुई|गया|गई|रखा|लिया|दिया|hua|hui|gaya|gya|gayi|rakha|liya|diya|pada|पड़ा|ho|हो|kar|कर)){0,3}${IS}`,
      `${CUSTOMS} (?:में|के पास|me|mein|मे|ke paas|ke pas)(?: (?:ही |hi )?(?:है|hai|h))`,
      `${CUSTOMS} (?:क्लीयरेंस|क्लियरेंस|जांच|ड्यूटी|चेक|क्लीयर|clearance|check|checking|inspection|duty)(?: (?:में|चल|के|का|की|बाकी|पेंडिंग|me|mein|chal|ke|ka|ki|pending|baki|awaiting|ho))?(?: (?:रहा|रही|इंतजार|इंतज़ार|लिए|रुका|raha|rahi|rha|rhi|intezar|wait|liye|pending)){0,2}(?: (?:में|me|mein))?${IS}`,
      '(?:होल्ड|hold|on hold|onhold)(?: (?:पर|में|par|pe|me|mein))?(?: (?:रखा|है|हो|किया|रख|rakha|hai|h|ho|kiya|dikha|kar))?(?: (?:गया|दिया|gaya|diya|है|hai|hua|हुआ)){0,2}',
      `(?:अपडेट|मूव|हिल|आगे|मूवमेंट|स्टेटस|update|move|movement|hil|aage|aagey|status)(?: (?:ही|भी|तो|hi|bhi|to|बढ़|badh|badal|बदल|change|चेंज|update|अपडेट)){0,2} ${NOT} (?:हो|हुआ|हुई|आ|आया|रहा|कर|बढ़|बदल|है|ho|hua|hui|aa|aaya|aya|raha|rha|kar|kr|badh|badal|badla|hai|h)(?: (?:रहा|रही|raha|rha|rahi|rhi|है|hai|pa)){0,2}`,
      '(?:no (?:update|movement|updates)|not moving|not updating|not updated)(?: (?:since|for|hai))?',
    ],
    exception: [
      `(?:टूट|टूटा|टूटी|टूटे|फट|फटा|फटी|फूट|फूटा|खराब|क्षतिग्रस्त|डैमेज|डैमेज्ड|गीला|भीगा|खुला|दबा|कुचला|पिचका|toot|tut|tuta|toota|tooti|tuti|phat|phata|fata|fat|phati|kharab|khrab|damage|damaged|broken|geela|bheega|khula|daba|crushed|crack|cracked|leak|tampered)(?: (?:हुआ|हुई|हो|गया|गई|में|हालत|फूटा|hua|hui|huwa|ho|gaya|gya|gayi|me|mein|mila|मिला|मिली|aaya|aya|आया|निकला|nikla|condition|phuta|futa|packet)){1,3}${IS}`,
      '(?:डैमेज्ड|डैमेज|क्षतिग्रस्त|damaged|broken|crushed|torn)',
      `(?:गुम|खो|गायब|चोरी|लॉस्ट|लापता|gum|kho|gayab|gayb|chori|lost|missing|lapata|goom)(?: (?:हो|कर|ho|kar|kr|in transit|हुआ))? (?:${WENT}|${BEEN}|दिया|दी|diya|dia|di|dikha)${IS}`,
      `(?:गुम|खो|कर|गायब|gum|kho|gayab|lost) (?:कर )?(?:दिया|diya)(?: (?:है|hai|h|मेरा|mera))?`,
      `(?:लॉस्ट|lost|missing|गुमशुदा|लापता)(?: (?:है|hai|h|in transit|ho|हो))?`,
      '(?:लेट|देरी|विलंब|डिले|देर|late|delay|delayed|deri|der|dilay|dely)(?: (?:हो|से|चल|है|ho|se|chal|kar|hai|h|ki vajah|में|dikha))(?: (?:रहा|रही|गया|गई|हुआ|raha|rha|rahi|rhi|gaya|gya|gayi|hua|hui|चुकी|चुका|है|hai)){0,2}(?: (?:है|hai|h))?',
      'delayed',
      '(?:गलत|ग़लत|दूसरे|किसी और|galat|galt|wrong|dusre|doosre|kisi aur)(?: (?:के|ke))? (?:पते|पता|जगह|शहर|घर|हब|ब्रांच|व्यक्ति|आदमी|address|jagah|city|shehar|ghar|hub|branch|pate|person|location|pincode|bande) (?:पर|में|को|मे|par|pe|me|mein|ko|ke)(?: \\p{L}{2,9}){0,1} (?:भेज|चला|पहुंच|पहुँच|डिलीवर|दे|गया|bhej|chala|pahunch|deliver|de|gaya|pohch|delivered|delivery|चली|chali|dediya)(?: (?:कर|हो|kar|kr|ho|दिया|दी|गया|गई|diya|di|gaya|gya|gayi|gyi)){0,2}(?: (?:है|hai|h))?',
      '(?:misrouted|misroute|missorted|shipment exception|exception)(?: (?:ho|हो|dikha|hai))?(?: (?:gaya|गया|hai|raha))?',
    ],
    cancelled: [
      `(?:कैंसिल|कैंसल|रद्द|cancel|cancl|cancelled|canceled|cancle|radd|rad)(?: (?:हो|कर|किया|ho|kar|kr|kiya|kardi|kardiya))? (?:${WENT}|${BEEN}|दिया|दी|diya|dia|di|जा चुका|dikha)(?: (?:गया|gaya))?${IS}`,
      '(?:कैंसिल्ड|कैंसल्ड|cancelled|canceled)(?: (?:है|hai|h|दिखा|dikha|bata|बता|ho))?',
    ],
    expired: [
      `(?:एक्सपायर|समाप्त|expire|expired|expir|khatam|ख़?त्म)(?: (?:हो|ho))? (?:${WENT}|${BEEN})${IS}`,
      'expired|एक्सपायर्ड',
      `(?:समय सीमा|मियाद|अवधि|समय|time limit|deadline|time) (?:खत्म|समाप्त|निकल|बीत|khatam|nikal|over|beet)(?: (?:हो|ho))? (?:${WENT})${IS}`,
    ],
  },
  notSaid: [
    '(?:क्या|अगर|यदि|कब|जब|जब तक|शायद|कहीं|kya|kyaa|agar|agr|kab|jab|jab tak|shayad|if|when|whether|until|not|never|hasn\'t|isn\'t|wasn\'t|haven\'t|kabhi|will|should|expected)',
  ],
  notStatus: [
    `(?:(?!और |लेकिन |aur |lekin |par |but |दिखा |dikha |bata |बता )[\\p{L}]{1,15} ){1,4}(?:क्या|kya)(?=[?？।!., ]{0,2}$|[?？।\\n])`,
    `(?:(?!और |लेकिन |aur |lekin |but )\\p{L}{1,15} ){1,3}(?:नहीं|नही|nahi|nhi|nahin) (?:दिखा|दिख|लिखा|बता|हुआ|हुई|गया|dikha|dikh|likha|bata|hua|hui|gaya|aaya|आया|मिला|mila)(?: (?:रहा|raha|rha|है|hai))?`,
    '(?:डिलीवरी|डिलिवरी|delivery|return|रिटर्न|cancel|कैंसिल) (?:की |ki |का |ka )?(?:तारीख|डेट|समय|पता|एड्रेस|चार्ज|शुल्क|पॉलिसी|date|time|address|charge|charges|policy|slot|fee|boy number|instructions)',
    '(?:कार्ड|कूपन|लिंक|पासवर्ड|खाता|अकाउंट|वारंटी|ओटीपी|सेशन|card|coupon|link|password|account|warranty|otp|session|voucher|membership) (?:एक्सपायर|expire|expired|होल्ड|hold|lock|cancel|खत्म|khatam|on hold|ब्लॉक|block)(?: (?:हो|ho))?(?: (?:गया|gaya|gya|hai|है)){0,2}',
    `(?:नंबर|बिल|रसीद|मैसेज|ईमेल|number|bill|receipt|msg|message|email|mail|sms|otp|slip|phone|फोन|link|ट्रैकिंग नंबर|reply) (?:तो |to |भी |bhi )?(?:मिल|आ|खो|गुम|टूट|mil|aa|kho|gum|toot|delete|ho)(?: (?:हो|ho))? (?:${WENT})${IS}`,
    '(?:cancel|return|रिटर्न|कैंसिल|वापस|wapas) (?:कर|करना|करो|करें|कीजिए|karna|karo|kar|kare|karein|kijiye)(?: (?:है|दो|दें|hai|do|dein|dijiye|sakte))',
    '(?:app|site|website|page|ऐप|साइट|पेज|फोन|phone|screen) (?:\\p{L}{1,8} ){0,1}(?:update|अपडेट|hang|atak|stuck|kharab|toot)(?: \\p{L}{1,8}){0,3}',
  ],
  reports: [
    '(?:दिखा|दिख|लिखा|बता|बोल|कह|लिख|dikha|dikh|likha|bata|bol|keh|kah|show|shows|showing|says|saying|bole|bola|kaha|बोला|कहा|बताया|batya)(?: (?:रहा|रहे|रही|है|हुआ|raha|rha|rahe|rahi|rhi|hai|h|hua|कि|ki|ke|kar)){0,3}',
    '(?:स्टेटस|स्थिति|ट्रैकिंग|सिस्टम|ऐप|एप|साइट|वेबसाइट|मैसेज|एसएमएस|status|tracking|system|app|site|website|msg|message|sms|page|email|portal)(?: (?:में|पर|के अनुसार|तो|कहता|me|mein|par|pe|ke|hisaab|to|is|ka|का|mai|ab|अब|still)){0,2}',
  ],
  presumes: ['क्यों', 'क्यूं', 'क्यूँ', 'कैसे', 'कब से', 'कितने दिन', 'मतलब क्या', 'kyu', 'kyun', 'kyon', 'kyo', 'kaise', 'kese', 'kab se', 'kitne din', 'why', 'how', 'since when', 'kis wajah'],
  joins: ['लेकिन', 'मगर', 'पर', 'परंतु', 'किंतु', 'और', 'जबकि', 'तो', 'फिर', 'इसलिए', 'क्योंकि', 'lekin', 'magar', 'par', 'aur', 'jabki', 'to', 'phir', 'fir', 'isliye', 'kyunki', 'but', 'and', 'because', 'so', 'hi', 'lkn'],
  prompts: {
    number: 'कृपया अपने पार्सल का ट्रैकिंग नंबर बताइए। अगर वह आपके पास नहीं है, तो ऑर्डर नंबर भी चलेगा।',
    misread: 'लगता है यह ट्रैकिंग नंबर अधूरा है या लिखने में कोई गलती हुई है, क्योंकि इसका जाँच अंक मेल नहीं खाता। क्या आप नंबर एक बार फिर देखकर बता सकते हैं?',
  },
};
