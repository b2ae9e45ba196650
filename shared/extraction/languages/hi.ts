import type { Language } from '../language.ts';
import { DIGITS } from '../sequences/hi.ts';
import { forms } from './lists.ts';

/** Words that stand in no street's name, so that one does not begin in the words before it. */
const STOP =
  'में|पर|का|की|के|को|से|है|हैं|हूं|और|या|मेर[ाीे]|मैं|हम|यह|वह|नहीं|पता|नंबर|फोन|मोबाइल|नाम|जी|तो|भी|ही|main|mera|meri|hai|hoon|aur|ka|ki|ke|mein|par|pata|address|is|my';
const WORD = `(?!(?:${STOP})(?![\\p{L}]))[\\p{L}\\d][\\p{L}\\p{M}\\d'’.-]{0,20}`;
const STREET =
  '(?:\\p{L}{2,12}(?:नगर|पुर[मी]|विहार|गंज|कुंज|nagar|puram|vihar|ganj)|मार्(?:ग|केट)|रोड|सड़क|नगर|क[ॉा]लोनी|विहार|बाग|पुर[मीा]?|चौक|लेन|एन्?क्लेव|म[ोुौ]हल्ला|पथ|बाजार|गंज|टाउन|कंपाउंड|पार्क|सोसा[यइ]टी|अपार्टमेंट(?:्स)?|टावर(?:्स)?|बस्ती|पेठ|पाड़ा|वाड़ी|नाका|कुंज|धाम|आवास|रेज[ीि]डेंसी|स्ट्रीट|एवेन्यू|पैलेस|हा[इई]ट्स|कॉम्प्लेक्स|निवास|भवन|सदन|चाल|गार्डन(?:्स)?|टाउनशिप|सिटी|खंड|एक्सटेंशन|लेआउट|क्रॉस|सर्कल|सराय|घाट|मंडी|टोला|छावनी|फेज|विलाज?|road|rd|marg|nagar|colony|vihar|bagh|puram|puri|pura|chowk|lane|enclave|mohalla|street|society|apartments?|apts?|avenue|ganj|peth|residency|heights|towers?|complex|niwas|bhawan|sadan|chawl|gardens?|township|city|khand|extension|extn|layout|cross|circle|sarai|ghat|mandi|tola|market|bazaa?r|park|kunj|dham|villas?)';
/** Letters as they are told in Hindi. */
const LETTER = '(?:ए|बी|सी|डी|ई|एफ|जी|एच|आई|जे|के|एल|एम|एन|पी|आर|एस|टी|यू|वी|ओ|क्यू|डब्ल्यू|एक्स|वाई|जेड|[a-z])';
const NUMBER = '\\d{1,5} ?(?:(?:ए|बी|सी|डी|[a-z])(?![\\p{L}]))?(?:[-/]\\d{1,5}[a-z]?){0,2}';
const NO = '(?:नंबर|नम्बर|नं|संख्या|सं|न|no|nos|number|num)[.:]? ?';
const CITY =
  '(?:दिल्ली|नई दिल्ली|मुंबई|कोलकाता|चेन्नई|बेंगलुरु|बैंगलोर|हैदराबाद|पुणे|अहमदाबाद|सूरत|जयपुर|लखनऊ|कानपुर|नागपुर|इंदौर|भोपाल|पटना|वडोदरा|आगरा|वाराणसी|मेरठ|राजकोट|रांची|रायपुर|गुड़गांव|गुरुग्राम|नोएडा|गाज़ियाबाद|फरीदाबाद|चंडीगढ़|देहरादून|अमृतसर|लुधियाना|जोधपुर|कोटा|उदयपुर|प्रयागराज|इलाहाबाद|ग्वालियर|जबलपुर|गुवाहाटी|भुवनेश्वर|कोच्चि|ठाणे|नासिक|delhi|mumbai|pune|jaipur|lucknow|indore|bhopal|patna|noida|gurgaon)';
const HOUSE = `(?:मकान|घर|हाउस|हवेली|भवन|प्लॉट|प्लाट|कोठी|दुकान|क्वा(?:र्टर|टर)|बंगला|डोर|खसरा|h|house|plot|makaan|makan|ghar|door|shop|quarter|kothi|bungalow)[ .-]{0,2}(?:${NO})?(?:${LETTER}[-/]? ?)?(?:${NUMBER}|[a-z]-?\\d{1,4})`;
const LETTERED = `${LETTER}[-/]?(?:${LETTER}[-/]?)?\\d{1,5}(?:[-/]\\d{1,4})?`;
/** Ways to write what many phrases are made of. */
const NUM = 'न(?:ं|म्)बर';
const MOBILE = '(?:फोन|मोबा[इई]ल|व्हाट्स ?[एऐ]प|संपर्क|क(?:ॉन्|ां)ट[ैे]क्ट|दूरभाष)';
const ADDRESS = '(?:पता|एड्रेस)';
const HOME = '(?:फ्लैट|घर|मकान)';
const SOCIETY = 'सोसा[यइ]टी';
const BLOCK = `(?:बिल्डिंग|${SOCIETY}|अपार्टमेंट|इमारत|प्रॉपर्टी)`;
const PROPERTY = `(?:${HOME}|${BLOCK}|कोठी|बंगले)`;
const TENANT = '(?:किरा[एय]े?दार|भाड़ेदार|टेनेंट)';
const RENT = '(?:किरा(?:ए|य[ेा])|रेंट|भाड़[ेा]|लीज)';
const OWNER = '(?:मालि?क(?:िन)?|ओनर)';
const LANDLORD = '(?:मकान ?मालि?क(?:िन)?|लैंड(?:लॉर्ड|लेडी)|ओनर)';
const TROUBLE = 'समस्या|शिकायत|दिक्कत|परेशानी|तकलीफ|खराबी|प्रॉब्लम|इश्यू|कंप्लेंट';
const ACCOUNT =
  'ऑर्डर|खात[ाे]|अकाउंट|कार्ड|पॉलिसी|ट्रैकिंग|बिल|मीटर|टिकट|शिकायत|कंप्लेंट|आधार|ग्राहक|कंज्यूमर|बुकिंग|रेफरेंस|सीरियल|पैन|पिन|ओटीपी|उपभोक्ता|कस्टमर|इनवॉइस|ट्रांजेक्शन|यूटीआर|एडब्ल्यूबी|रसीद|मॉडल|गाड़ी|केस|सीए|order|account|a/c|card|policy|tracking|bill|meter|ticket|complaint|aadhaar|aadhar|pan|pin|customer|consumer|booking|reference|ref|serial|invoice|transaction|utr|awb|otp|model|case|ca|crn|vehicle';
const CANCEL = '(?:रद्द|कैंस[िल]?ल)';
const OF = '(?:क[ाीे]|k[aie])';
const MANAGER = 'मैनेजर|प्रबंधक|सेक्रेट्?री|सचिव|अध्यक्ष|केयरटेकर|चौकीदार|गार्ड|वॉचमैन|सुपरवाइजर|इंचार्ज';
const NAHI = '(?:nahin?|nhi)';
const NOT = `(?:नहीं?|${NAHI})`;
const BEHIND = '(?:पास|सामने|पीछे|बगल)';
/** Again. */
const AGAIN = '(?:फिर से|दोबारा|दुबारा)';
const EMERGENCY = '(?:[इए]मर्?जेंसी|आपात\\p{L}*|emergency)';
const THANKS = '(?:धन्यवाद|शुक्रिया|थैंक(?: यू|्स)|thanks|thank you|dhanyavaad)';
const TRADESMAN = 'प्लंबर|इलेक्ट्रीशियन|मिस्त्री|टेक्नीशियन|मैकेनिक|कारीगर';
const SPARK = '(?:चिंगारी?|स्पार्क|spark|chingari)\\p{L}*';
const LEAK = '(?:टपक|रिस|लीक|सीपेज|leak|tapak|seepage|drip)\\p{L}*';
/** What a wish or a request is put in. */
const DO = '(?:क(?:ीजिए(?:गा)?|रें|रिए|रो|रना))';
/** A name of one or two words, and right behind one of two. */
const NAME = '\\p{L}{2,15}(?: \\p{L}{2,15})?';
const BEHIND_NAME = '(?<=\\p{L}{2} \\p{L}{2,15} )';
const WORD8 = '(?: \\p{L}{1,8})';
const WORD12 = '(?: \\p{L}{1,12})';
const ROLE = `${TENANT}|${OWNER}|${MANAGER}|manager|owner|malik|tenant|kirayedar|secretary|caretaker|guard`;
const PERSON = `(?:पड़ोस(?:ी|न| वाले)|${LANDLORD}|पति|पत्नी|वाइफ|हसबैंड|बीवी|भाई|भैया|भाभी|बहन|दीदी|माँ|माताजी|पिता(?:जी)?|पापा|मम्मी|डैडी|बेट(?:ा|े|ी|ियों)|दोस्त|मित्र|बॉस|साथी|सहकर्मी|चाच[ाी]|माम[ाी]|दाद[ाी]|नान[ाी]|मौसी|बुआ|ससुर|सास|साले|जीजा|दामाद|बहू|${TENANT}|${TRADESMAN}|ठेकेदार|ब्रोकर|डीलर|एजेंट|बिजली वाले|${MANAGER}|वकील|ड्राइवर|नौकर(?:ानी)?|रूममेट|फ्लैटमेट|पार्टनर|padosi|neighbou?r|landlord|makan ?malik|wife|husband|pati|patni|biwi|bhai|bhaiya|behen|didi|dost|friend|papa|pitaji|mummy|mata ?ji|maa|beta|bete|beti|boss|roommate|flatmate|plumber|electrician|guard|watchman|driver|manager|agent|broker|dealer|tenant|kirayedar|chacha|mama|uncle|aunty)`;
const PLUMBING =
  'नल(?:क[ाे]|ों)?|टोंटी|टोटी|टैप|पानी|पा[इई]प(?:लाइन|ों)?|सिंक|बेसिन|व[ॉा]शबेसिन|ट[ॉा]यलेट|शौचालय|कमोड|ल[ैे]ट्रिन|फ्लश|सिस्टर्न|श[ॉा]वर|नाल[ाी]|नालियां|सीवर(?:ेज)?|गटर|चैंबर|सेप्टिक|मोरी|ट्यूबवेल|चापाकल|हैंडपंप|बोरवेल|बूंद(?:ें)?|गीजर|वॉटर हीटर|टंकी|टैंक|मोटर|पंप|प्ल(?:ंबर|म्बर|ंबिंग)|ड्रेन(?:ेज)?|बाथटब|संडास|जेट स्प्रे|हैंड शावर|वाल्व|आरओ|nal|nalka|tap|taps|tonti|paani|pani|water|pipe|pipeline|toilet|sink|basin|wash ?basin|flush|commode|geyser|gizer|shower|drain|drainage|naali|nali|gutter|sewer|sewage|tanki|tank|motor|pump|plumber|plumbing';
const ELECTRICAL =
  'बिजली(?! (?:का |के )?बिल)|ला[इई]ट(?:ें|्स)?|बत्त(?:ी|ियां)|बल्ब|लैंप|टाइमर|होल्डर|केबल|खंभ[ाे]|न्यूट्रल|स्टार्टर|ट्यूब(?:[ -]?लाइट(?:ें|ों)?)?|एलईडी|स[ॉा]केट|स्विच(?:बोर्ड)?|बोर्ड|प्लग|तार(?:ों)?|वायर(?:िंग)?|फ्यूज|एमसीबी|मीटर|इन्?वर्टर|यूपीएस|करंट|वोल्टेज|रेगुलेटर|ट्रांसफ[ाॉ]र्मर|बैटरी|सोलर|सेंसर|जनरेटर|चार्जिंग|इलेक्ट्र(?:ीशियन|िशियन|िक)|घंटी|डोरबेल|प[ॉा]वर|श[ॉा]र्ट सर्किट|bijli|light|lights|batti|bulb|tube ?light|switch|switch ?board|socket|plug|fuse|mcb|meter|wire|wiring|taar|tar|current|voltage|inverter|power|electricity|electrician|short circuit|door ?bell';
const UPKEEP =
  'दरवाज(?:ा|े|ों)|किवाड़|ताल[ाे]|लॉक|चाबी|चाबियां|कुंडी|खिड़क(?:ी|ियां)|शीश[ाे]|कांच|जाली|दीवार(?:ें|ों)?|छत(?! (?:वाल[ाे]|का|के) पंख)|छज्ज[ाे]|सीलिंग|प्लास्टर|फर्श|टाइल(?:्स)?|मार्बल|पेंट|पुताई|रंग रोगन|लिफ्ट|ए\\.?सी|कूलर|पंख[ाे]|एग्जॉस्ट|हीटर|फ्रिज|रेफ्रिजरेटर|फ्रीजर|बैरियर|चौखट|पल्ला|कुर्सी|पलंग|ग्रेनाइट|चादर|व[ॉा]शिंग मश[ीि]न|ओवन|माइक्रोवेव|चूल्हा|चिमनी|गेट|शटर|रेलिंग|सीढ़(?:ी|ियां|ियों)|बालकनी|गैरेज|सीलन|नमी|फफूंद|चूह(?:े|ा|ों)|क[ॉा]करोच|तिलचट्टे|दीमक|चींट(?:ी|ियां)|खटमल|मच्छर|कीड़े|छिपकली|कब्ज[ाे]|हैंडल|अलमारी|सोफा|झूला|फाटक|मिक्सर|डिशवॉशर|टीवी|दराज|कैबिनेट|फर्नीचर|पर्दा|दरार(?:ें)?|इंटरकॉम|सीसीटीवी|darwaza|darwaja|door|tala|taala|lock|chabi|key|keys|khidki|window|sheesha|glass|deewar|diwar|wall|chhat|chat|roof|ceiling|plaster|farsh|floor tiles?|tiles?|paint|lift|elevator|fridge|refrigerator|ac|a\\.c|air conditioner|cooler|fan|pankha|exhaust|heater|washing machine|oven|microwave|chimney|gate|railing|balcony|seelan|chuhe|rats?|cockroach(?:es)?|deemak|termites?|khatmal|keede|almari|handle|intercom';

/** A part of a building or a colony. */
const PART = `(?:फ्लैट|अपार्टमेंट|कमरा|टावर|विंग|ब्लॉक|यूनिट|फ्लोर|रूम|flat|apartment|apt|tower|wing|block|floor|room|unit)[ .-]{0,2}(?:${NO})?(?:${LETTERED}|\\d{1,5} ?(?:(?:ए|बी|सी|डी|ई|एफ|[a-z])(?![\\p{L}]))?|${LETTER}(?![\\p{L}])[ -]?\\d{0,4})`;
const PIN = '\\d{3} ?\\d{3}(?!\\d)';

const ROLE_WORDS = 'किराएदार किरायेदार भाड़ेदार मालिक मालकिन ओनर टेनेंट सेक्रेटरी सेक्रेट्री सोसायटी सोसाइटी बिल्डिंग';

/** The words of trades that are nothing but letters, "पंख[ाे]" as two. */
const plainWords = (...trades: string[]) =>
  trades
    .join('|')
    .replace(/\(\?:[^()]*\)\??/g, '')
    .split('|')
    .flatMap((it) => [1, 2].map((nth) => it.replace(/\[(.)(.)\]/u, `$${nth}`)))
    .filter((it) => /^\p{L}[\p{L}\p{M}]+$/u.test(it))
    .join(' ');

export const hi: Language = {
  code: 'hi',
  transcript: {
    user: ['ग्राहक', 'उपभोक्ता', 'कॉलर', 'उपयोगकर्ता'],
    assistant: ['एजेंट', 'सहायक', 'प्रतिनिधि', 'सपोर्ट', 'ऑपरेटर', 'बॉट'],
    system: ['सिस्टम'],
  },
  answers: [
    'हाँ',
    'हां',
    'जी',
    'जी हाँ',
    'जी हां',
    'नहीं',
    'जी नहीं',
    'ठीक है',
    'ठीक',
    'अच्छा',
    'धन्यवाद',
    'शुक्रिया',
    'नमस्ते',
    'नमस्कार',
    'हैलो',
    'ओके',
    'ok',
    'haan',
    'nahi',
    'theek hai',
    'ji',
    'सही',
    'बिल्कुल',
    'ज़रूर',
  ],
  yes: ['(?:जी )?हाँ(?: जी)?', '(?:जी(?! नहीं)|सही|बिल्कुल|(?:haa?n|yes)(?: ji)?|ji(?: haa?n)?)'],
  countries: ['IN', 'NP', 'AE'],
  abbreviations: 'डॉ श्री नं सं न मो dr no st के एस आर एम एन पी टी वी बी सी डी ए यू एल एच जे',
  functionWords: `${forms('मेर हमार तुम्हार तेर अपन कितन इतन उतन वाल थोड़ दूसर', 'ा ी े')}
    पुत्र पुत्री ह हे हू मे नही मो बोलत ${forms('आप इस उस उन इन किस जिस जिन', '- का की के को से ने में पर')} ${forms('मैं हम तुम', '- ने को से')} ${forms('मुझ तुझ', '- े को से')} इसे उसे हमें उन्हें इन्हें
    ${forms('कर दे ले हो जा आ रह बोल बता कह भेज लिख चाह सक करवा मिल लग रख चल', '- ता ती ते ना नी ने')} ${forms('कर कह भेज लिख रख रुक बोल पूछ', 'ो ें िए िएगा ूं ूंगा ूंगी')}
    ${forms('बता आ करवा', 'ओ एं इए इये ऊं ऊंगा ऊंगी')} ${forms('दूं हो लूं रहूं चाहूं', 'गा गी')} ${forms('कीज दीज लीज', 'िए िएगा')} गया गई गए गयी किया दिया दी दो लो हुआ हुई हुए
    ${forms('रह पाय लग', 'ा ी े')} पाई पाए आया आई आए यह ये वह वो वे कौन क्या कब कहां कैसे क्यों किसी कोई कुछ जो जब तब तो भी ही और या लेकिन मगर पर परंतु क्योंकि कि अगर यदि
    में से को का की के ने तक लिए साथ बिना बारे बाद पहले पास ऊपर नीचे अंदर बाहर सामने है हैं हूं हुं हु था थी थे जाए चाहिए सकें मत न ना नहीं हां ठीक अच्छा
    ओके बस शुभ जाँच जांच जहां कृपया कृप्या प्लीज धन्यवाद शुक्रिया नमस्ते नमस्कार हैलो हाय अब अभी आज कल परसों फिर दोनों छोड़िए छोड़ो छोड़ें जरूरत बहुत ज्यादा काफी सिर्फ केवल नाम नंबर नम्बर फोन मोबाइल
    पता एड्रेस ईमेल बात कहते माफ सॉरी अरे यहां वहां यही वही तरह ओर एक जी हमलोग आपलोग भाईसाहब इधर उधर वगैरह यानी मतलब दरअसल असल शायद जल्दी तुरंत
    जरा नोट कॉन्टैक्ट कांटैक्ट संपर्क व्हाट्सएप व्हाट्सऐप कॉल बुलाते पुकारते निकल बज वरना शेयर स्पेलिंग सरनेम उपनाम जान साहब साहिब फॉर्म गोपनीय गुमनाम गुप्त पहचान मिनट
    ${forms('mer hamar tumhar apn kitn wal thod dusr hot', 'a i e')} ${forms('aap us un is in kis jis', '- ka ki ke ko se ne')} ${forms('rah reh rakh rehn kar chah sak', '- ta ti te')}
    main mai mujhe mujhko hum hume humein humko ye yeh yah wo woh wahi raha rahi rahe
    kaun kya kyu kyun kyon kab kahan kaha kaise kaisa koi kuch jo jab tab toh to bhi hi aur ya lekin magar par per kyunki kyuki ki agar mein me se ko ka ke ne tak liye lie
    saath sath hai hain hoon hun hu hoo ho tha thi hoga hogi karo karna karke kare kariye karein karwa karwana karwao karva kijiye kiya kiye
    gaya gayi gai gaye de do dena dijiye dijie di diya le lo lijiye likho likh likhiye note chahiye chahie nahi nahin nhi na mat haan han haa ji theek thik accha acha ok okay please plz pls kripya
    dhanyavaad dhanyawad shukriya thanks thank namaste namaskar hello hey ab abhi aaj kal parso phir fir bahut bohot jyada zyada sirf bas naam name number no phone mobile contact pata
    address bol bolo bolte bolna baat bataiye batao batayein bataye bata sorry maaf yahan yaha wahan waha idhar udhar my your his her the an i am im it its this that and call calling at from on of for with
    we our you can not need want have has are was kaam chal aa aata aati aate jaldi turant bhej bhejo bhejiye bhejna aana aao yaar sir madam maam bhaisahab bhaiyya kehte bulate asap urgent working here speaking`,
  commonWords: `${plainWords(PLUMBING, ELECTRICAL, UPKEEP, MANAGER, TROUBLE, TRADESMAN)} ${ROLE_WORDS}
    मकान पड़ोसी भवदीय भवदीया प्रार्थी निवेदक विनीत सादर मरीज गायब परिचय कनेक्शन निवासी शुभचिंतक असली झगड़ा रजिस्ट्री घर फ्लैट कमरा बेडरूम बैठक रसोई किचन बाथरूम बिजली बत्ती दरवाजा खिड़की छत वॉशिंग मशीन इन्वर्टर एसी गैस सवाल बिल मेंटेनेंस किराया मदद जरूरी इमरजेंसी आपातकाल टूटा टूट खराब बंद जाम टपक लीक पुराना पुरानी
    वाम वगैरह सही गलत बड़ा छोटा सुबह शाम रात दिन हफ्ता हफ्ते महीना साल घंटे नया नई दो तीन चार पांच दस परेशान खुश बीमार पार्किंग मेन ग्राहक भैया भाई दीदी सर मैडम रेंट ऑफिस दुकान दुकानदार अपार्टमेंट टावर
    ब्लॉक गली सेक्टर मंजिल फ्लोर शहर गांव पिन कोड रोड वायरिंग लीकेज रिसाव इशू कम्प्लेंट ऑर्डर पार्सल रिफंड पेमेंट अर्जेंट
    खुद अकेला अकेली बुजुर्ग student tenant owner manager malik kirayedar rent flat ghar makan building
    society secretary caretaker guard room kitchen bathroom problem issue complaint dikkat samasya leak leakage band kharab broken order refund payment
    bill emergency customer house apartment tower block sector floor road`,
  openers: [
    'जी(?: हाँ| बिल्कुल| सर| मैडम)?',
    'हाँ(?: जी)?',
    'हम्म',
    'अच्छा',
    'ठीक(?: है)?',
    'ओके',
    'ज़रूर',
    'बिल्कुल',
    'अरे(?: हाँ| यार| भाई)?',
    'नहीं',
    'मैं',
    'यह',
    'ये',
    'मेरा(?: है)?',
    `(?:मेर[ाे]|हमार[ाे])(?: (?:नाम|${NUM}|${MOBILE}|${ADDRESS}|सरनेम|घर)){1,2}(?: है)?`,
    `(?:नाम|${ADDRESS}|सरनेम|उपनाम)(?: (?:तो|है|हैं)){0,2}`,
    `${NUM}(?: (?:तो|है)){1,2}`,
    `(?:लिख|नोट कर)(?: लीजिए| लो| लें|िए|ो|ें)`,
    `नोट ${DO}`,
    '(?:haan|han|haa|ha)(?: ji)?',
    'ji(?: haan| han| sir)?',
    'main',
    '(?:mera|meri|mere)(?: (?:naam|name|number|no|address|pata|surname)){1,2}(?: hai| is)?',
    '(?:naam|number|address|pata|surname)(?: hai| is)?',
    'likh(?:o|iye)',
    'note k(?:aro|ijiye|ariye|arlo)',
    '(?:ok|okay|sure|yes|yeah|theek hai|accha|achha|bilkul|its|it is)',
    'सॉरी',
    '(?:भैया|भाई|सर|मैडम|sir)(?: साहब| जी| ji)?',
    '(?:madam|maam|bhaiya|यस)',
  ],
  greetings: [
    '(?:नमस्(?:ते|कार)|प्रणाम|आदाब|सलाम|हैलो|हेल(?:्ल)?ो|हाय|(?:सु|शुभ )प्रभात|शुभ संध्या|गुड (?:म[ॉा]र्निंग|आफ्टरनून|[इई]वनिंग)|राम राम|जय श्री राम|सत श्री अकाल|(?:अस्)?सलाम वालेकुम|वालेकुम (?:अस्)?सलाम|जय हिंद|राधे राधे|namaste|namaskar|pranam|salaam|ram ram|hello|hii?|hey|helo|good (?:morning|afternoon|evening))(?: (?:जी|सर|मैडम|भैया|भाई|ji|sir|madam|bhaiya|there))?',
    '(?:dear )?(?:sir|madam)(?:/madam)?',
    '(?:\\p{L}{2,12} )जी,? नमस्ते',
  ],
  corrections: [
    `माफ ${DO}`,
    '(?:सॉरी|sorry|क्षमा|अरे|गलती?|मतलब|बल्कि|रुकिए|रुको|एक मिनट|की जगह|के बजाय|अब से|पुराना|सुधार)',
    `(?:सही|नया) (?:${NUM}|${ADDRESS}|नाम)`,
    '(?:नहीं?|ना?),? (?:नहीं?|ना|जी)',
    '(?:नहीं|nahi)(?=,? ?(?:\\d|$|फ्लैट|मकान|flat))',
    'बदल (?:दीजिए|दो|दें|लीजिए)',
    `(?:करेक्ट|ठीक) (?:कर ल(?:ीजिए|ो)|${DO})`,
    '(?:galat|galti|matlab|ruko|rukiye|correction|actually|wrong|nahi nahi|sahi number|naya number|maaf)',
  ],
  refusals: [
    `${NOT} (?:दे(?:न[ाी])?|बता(?:न[ाी])?|शेयर|share|den[ai]|batana|bata|de)`,
    `(?:देना|बताना|शेयर करना|dena|batana|share karna) ${NOT} (?:चाह|chah)\\p{L}*`,
    `${NOT} (?:दूँग[ाी]|देंगे|बताऊँग[ाी]|करूँग[ाी]|(?:d|bata|kar)ung[ai])`,
    `(?:(?:बताऊँ|बताऊं|दूँ|bataun|dun)(?:g|ग)[ाीai]) ${NOT}`,
    '(?:मत|ना?) (?:पूछ|लिख|मा[ंँ]ग)\\p{L}*',
    '(?:गुमनाम|गोपनीय|बिना नाम)',
    `(?:${MOBILE}|नंबर|phone|mobile) (?:तो )?${NOT} (?:है|रखत[ाी]|hai|rakhta)`,
    '(?:आपको|तुम्हें|aapko) (?:इससे )?(?:क्या|क्यों|kya|kyu|kyun)',
    '(?:क्यों|kyu|kyun|why) (?:चाहिए|बताऊं|दूँ|chahiye|batau|du)',
    '(?:जरूरी|zaroori|jaruri) (?:है|hai) (?:क्या|kya)',
    '(?:निजी|पर्सनल|प्राइवेट|personal|private) (?:है|जानकारी|मामला|hai|information|info)',
    '(?:रहने द(?:ीजिए|ो)|rehne d(?:o|ijiye))',
  ],
  otherPeople: [
    PERSON,
    `(?:उन|उस|इन|इस|जिन|जिस)${OF}`,
    '(?:आप|तुम्हार)(?:का|की|के|ा)',
    '(?:us|un|is|in)k(?:a|i|e)',
    'aapka',
    'कंपनी',
    'company',
  ],
  asks: {
    requests: [
      '(?:कृपया|प्लीज|क्या|कौन|कहाँ|कैसे|किस|किधर|कितन[ाीे]|आपका|अपना|चाहिए|जान सकत[ाीे])',
      '(?:बता(?:इए|इये|इएगा|एँ|एंगे|ओ)?|बोल(?:िए|ो)|कहिए|दीजि(?:ए|ये|एगा)|दें|देंगे|दे|दो|लिख(?:िए|ें|वाइए|वाएं)|भेज(?:िए|ें)|क[नं]्?फर्म|शेयर)',
      '(?:please|plz|pls|kripya)',
      '(?:batayein?|bata(?:iye|ye|o)?|boliye|bolo|dijiye|dijie|dein|denge|de|do|likhiye|likhein|bhejiye|share|confirm|provide|tell|give|enter)',
      '(?:kya|kaun|kahan|kaha|kaise|kis|kidhar|kitn[aie]|aapka|apna|chahiye)',
      '(?:what|who|where|which|how|may i|can i|can you|could|whats)',
    ],
    unrelated: [
      `(?:कंपनी|पिता(?:जी)?|माता|उत्पाद|यूजर|बैंक|दुकान|${TRADESMAN}) (?:का |के |जी का )?नाम`,
      '(?:company|father|fathers|mother|product|user|bank|shop|technician)(?: ka| ke| ji ka)? (?:naam|name)',
      `(?:ईमेल|बिलिंग|वेब|मेल|email|billing|mail)(?: का)?(?: (?:${ADDRESS}|आईडी|address|id|pata))?`,
      `(?:${ACCOUNT})(?: का| की)? (?:${NUM}|संख्या|क्रमांक|आईडी)`,
      `(?:${ACCOUNT}) (?:ka |ki )?(?:number|no|id)`,
      `(?<!\\p{L})(?!आप|अप|घर|फोन|मोबा|फ्लैट|मकान|अंक|बात|संपर्क|कॉल)\\p{L}{3,12} (?:जी |साहब )?का (?:${MOBILE} )?${NUM}`,
      '(?:\\p{L}{2,12} (?:आईडी|id)|जन्म ?(?:तिथि|तारीख))',
      'date of birth',
      `(?:${TROUBLE}) का प्रकार`,
      'कितने',
      'kitne',
    ],
    about: {
      name: [
        `(?<!(?:${BLOCK}|गली|कॉलोनी|मोहल्ले) का )(?:शुभ)?नाम`,
        '(?:कौन|किससे|किसके साथ|किन से) (?:बोल|बात)\\p{L}*',
        '(?:कौन (?:हैं|हो|साहब)|आप कौन)',
        '(?:आप|हम आपको|आपको) (?:कौन|क्या) (?:बुलाएं|कहें|कहकर)',
        '(?:परिचय|पहचान|सरनेम|(?:उप|कुल)नाम|नेम|डिटेल(?:्स)?|मुखातिब|(?:दर्ज|शिकायत) कर(?:ा?ने) वाल[ाेी]|आवेदक|शिकायतकर्ता|खाताधारक)',
        'कौन(?: (?:जी|साहब))?(?= ?\\?)',
        '(?:उपभोक्ता|ग्राहक|प्रोपराइटर)(?= ?\\??$)',
        '(?<!(?:society|building|colony|apartment)(?: ka)? )(?:naam|name|surname)',
        '(?:kaun|kisse|kiske sath) (?:bol|baat)\\p{L}*',
        '(?:kaun (?:hain|hai|ho)|aap kaun)',
        'who (?:is (?:this|speaking|calling)|i am|am i|are you)',
      ],
      phone: [
        `(?<!(?:${HOME}|प्लॉट|पिन|हाउस|गली|सेक्टर|टावर) )${NUM}`,
        `(?:${MOBILE}|डिटेल(?:्स)?)`,
        'कॉल(?! (?:किया|करने|की|सेंटर))',
        '(?<!(?:flat|house|plot|pin|ghar|street|sector) )(?:number|no)',
        '(?:phone|mobile|contact|whatsapp)',
        'call(?: back)? (?:karein|kare|karu|you)',
      ],
      address: [
        'पता(?! (?:है|चला|नहीं|चल|करना|लगा))',
        'कहाँ(?! से बोल)',
        'किस (?:जगह|एरिया|इलाके)',
        'जगह(?! पर)',
        `(?:एड्रेस|किधर|लोकेशन|ठिकाना|ठिकाण|स्थल|स्थान|परिसर|निवास|इलाका|डिटेल(?:्स)?|${BLOCK}|कॉलोनी|मोहल्ले)`,
        '(?:घर|गाँव|गांव)(?= ?\\?)',
        '(?:society|building|colony|apartment|locality|landmark|address|pata(?! (?:hai|chala|nahi))|kahan|kaha|kidhar|location|where)',
      ],
      street: ['(?:(?:कौन ?सी|किस) रोड|(?:कौन ?सा|किस) सेक्टर|सड़क|गली|मोहल्ला|मार्केट|बाजार|street|gali|लैंडमार्क)'],
      unit: [
        `(?:${HOME}|प्लॉट|हाउस|टावर|विंग|मंजिल|माल[ाे]|फ्लोर|दुकान|क्वार्टर|कोठी|ब्लॉक)`,
        '(?:flat|house|tower|wing|unit|floor)',
      ],
      city: ['शहर', 'सिटी', 'पिन(?:कोड)?', 'जिला', 'राज्य', 'एरिया', 'city', 'pin ?code', 'area', 'shehar'],
      issue: [
        `(?:${TROUBLE})`,
        'क्या (?:हुआ|हो गया|खराब|बात)',
        'विवरण',
        '(?:मदद|सहायता|सेवा|हेल्प)',
        '(?:problem|issue|complaint|dikkat|samasya|pareshani|shikayat|help|madad|sahayata|seva)',
        'kya (?:hua|ho gaya|kharab)',
        'what happened',
      ],
      role: [
        `(?:${TENANT}|${OWNER}|${LANDLORD})`,
        '(?:tenant|owner|malik|kirayedar|landlord)',
        `(?:${RENT}|अपना) (?:पर|का|पे)`,
      ],
      priority: [
        'कितना (?:गंभीर|सीरियस|इंपॉर्टेंट)',
        '(?:कितनी जल्दी|जरूरी|अर्जेंट|प्रा(?:थमिकता|योरिटी))',
        EMERGENCY,
        'कब (?:तक|आएं|आना|भेज)',
        '(?:urgent|kitni jaldi|kab tak|priority|jaruri|zaroori)',
      ],
    },
  },
  labels: {
    name: [
      '(?:पूरा |मेरा |(?:ग्राहक|आवेदक|शिकायतकर्ता|उपभोक्ता) का )?नाम',
      'ग्राहक',
      'आवेदक',
      'शिकायतकर्ता',
      'प्रेषक|from|भेजने वाल[ाेी]',
      '(?:full |mera |customer )?(?:naam|name)',
    ],
    phone: [
      `${MOBILE}(?: (?:${NUM}|नं))?`,
      `${NUM}`,
      '(?:phone|mobile|contact|mob|ph|cell|whatsapp)(?: (?:number|no))?\\.?',
    ],
    address: [
      `(?:मेरा |घर का |पूरा |डिलीवरी |फ्लैट का |वर्तमान )?${ADDRESS}`,
      'निवास',
      'स्थान',
      '(?:full |my )?address',
      'pata',
      'addr?',
    ],
    issue: [
      `(?:${TROUBLE}|विवरण|बात|मामला|विषय|मसला)(?: का विवरण)?`,
      '(?:problem|issue|complaint|details|dikkat|samasya|shikayat)',
    ],
    role: ['(?:भूमिका|मैं(?: हूँ)?|पद|ओहदा|दर्जा|आप(?: कौन(?: हैं)?)?|हैसियत|संबंध|role|status)'],
    priority: ['(?:प्राथमिकता|महत्व|गंभीरता|priority|urgency)'],
    type: [
      '(?:प्रकार|श्रेणी|ईमेल|email|रकम|तारीख|date|उपभोक्ता संख्या)',
      `(?:खाता|ऑर्डर)(?: (?:${NUM}|आईडी))?`,
      'order (?:no|number|id)',
    ],
  },
  name: {
    first: ['पहला नाम', 'फर्स्ट नेम', 'first name', 'pehla naam'],
    last: ['उपनाम', 'सरनेम', 'कुलनाम', 'लास्ट नेम', 'last name', 'surname', 'sir ?name', 'upnaam'],
    cues: [
      '(?:मेरा|हमारा|अपना)(?: तो| पूरा| शुभ)? ?नाम(?: तो| है| हैं)?',
      '(?<!(?:पति|पत्नी|बेट[ेी]|मालिक|मालकिन|कंपनी|[उइ][नस]का|का|मेरे|हमारे|के|दो|कोई|न|ना) )नाम(?: तो| है)?',
      'mera(?: pura| poora)? (?:naam|name|nam)(?: hai| is)?',
      '(?<!(?:ka|company|unka|uska) )naam(?: hai)?',
      'my name(?: is)?',
      'name(?: is| ?[-–=])',
      `(?:मुझे|mujhe)(?= ${NAME} (?:कह(?:ते|िए)|बुलाते|पुकारते|kehte|bulate|kahte))`,
      '(?:आपका|भवदीया?|प्रार्थी|निवेदक|सादर)[,:]?(?=\\s)(?! (?:नाम|नंबर|पता|फोन|\\p{L}{1,12} (?:कब|कहाँ|कैसे|है|नहीं)))',
      '(?:thanks|regards|धन्यवाद)(?: (?:and|&) regards)?,?\\n',
    ],
    weakCues: [
      `(?:(?:मैं|हम|main|mai)(?: \\p{L}{1,12}){0,3}?|यहाँ|इस \\p{L}{2,12}) ${OF} (?:मकान |केयर)?(?:${ROLE})(?! (?:हूँ|हैं|हु|hoon|hun|hu))`,
      `(?:मैं|main) (?:\\p{L}{2,12} (?:का|की|ka|ki)|[उइ]नक[ाी]|unk[ai]) ${PERSON}`,
      '(?:जी )?मैं',
      '(?:ji )?main?',
      "(?:i am|i'm|this is|myself)",
      '(?:यहाँ|इधर)(?: से)?',
      '(?:मतलब|यानी|हम|हूँ|है|रह[ाीे]|गय[ाीे]|गई|नहीं|में|पर|matlab|hai|hain|nahi|me|gaya|gayi|raha|rahi)(?= \\p{L}{2,15} \\p{L}{2,15} (?:बोल|बात|bol|baat)\\p{L}{0,4}(?![\\p{L}]))',
      `(?:${ROLE}) (?:हूँ|हु|हू|hoo?n|hun?)(?= ?[:,–-]| ${NAME}(?:[,.।]|$))`,
      `(?:${ROLE})(?= ${NAME} (?:हूँ|हु|बोल|लिख|hoon|hun|hu|bol)(?![\\p{L}]))`,
      `(?:से|se)(?: मैं| main)?(?= ${NAME} (?:बोल|बात|bol|baat))`,
    ],
    answerCues: ['यह', 'ये', 'जी', 'हम', "it's", 'ye', 'yeh', '(?:मेरा )?मतलब', 'सॉरी', 'sorry', 'matlab', 'से', 'se'],
    after: [
      `${BEHIND_NAME}(?:नाम(?: है)?(?=[।.,]|$)|लिख (?:लो|लीजिए|लें|रह[ाी] हूँ)|कहते हैं|बोलत हैं|यहाँ(?: से)?(?=[।.,]|$)|naam(?=[.,]|$)|likh lo)`,
      '(?:जी )?(?:इधर से |यहाँ से |ही )?(?:बोल|बात) ?(?:कर )?रह[ाीे](?: (?:हूँ|हु|हू|हो|हैं)|(?! (?:है|थ[ाीे])))',
      '(?:bol|baat|bat) (?:kar )?(?:rahi?a?|rha|rhi|rahe)(?: (?:hoo?n?|hun?)|(?! (?:hai|tha|thi)))',
      `${BEHIND_NAME}(?:हूँ|हु|हू)(?=[,।.!-]|$)`,
      `${BEHIND_NAME}(?:hoon|hun|hu)(?=[,.!-]|$)`,
      '(?:मेरा )?नाम (?:है|हैं|हूँ)(?: मेरा)?',
      'मेरा नाम',
      'naam hai(?: mera)?',
      '(?:हूँ|हु|हैं) (?:मैं|हम)',
      '(?:here|speaking|this side)',
    ],
    titles: `${ROLE_WORDS} ${plainWords(MANAGER)} श्रीमान् श्रीमान मि मिसेस प्रोफेसर प्रो एडवोकेट कैप्टन कर्नल मेजर इंजीनियर मौलाना हाजी adv capt col prof श्री श्रीमती सुश्री कुमारी मिस्टर मिसेज मिस डॉ डॉक्टर डा पंडित सर मैडम shri smt mr mrs ms dr`,
    particles: 'बिन bin',
  },
  phone: {
    cues: [
      `(?:मेरा|हमारा|नया|सही|यह|दूसरा|ये|अपना|इस) (?:(?:वाला|नया|सही|दूसरा|${MOBILE}|पर्सनल) ){0,2}(?:${NUM}|${MOBILE})(?: (?:तो|है|पर)){0,2}`,
      `(?:${MOBILE}|मो)(?: ${NUM}| नं)?(?: (?:है|पर))?`,
      `${NUM}(?: (?:है|तो|पर))?`,
      '(?:mera|hamara|naya|sahi|dusra|apna|this|my) (?:mobile |phone |contact |new |whatsapp |personal ){0,2}(?:number|no|num)(?: hai| is)?',
      '(?:phone|mobile|number|no|num|contact|mob|ph|cell|whatsapp)(?: (?:number|no))?(?: hai| is)?',
      '(?:बातचीत|बात|कॉल|काम|चालू|असली) (?:वाल[ाे]|का|के लिए|करने)',
      '(?:अब|ab)(?: (?:से|se))?',
      '(?:मुझे|मुझको|हमें|mujhe|मुझसे|हमसे|mujhse)',
      `(?:call|कॉल|text|message|reach)(?: (?:me|us|${DO}|kar[eo]))?(?: (?:on|at|par))?`,
    ],
    notMine: [
      `(?:मेर[ेीा]|हमार[ेी]|अपने|mere|meri|mera|my|hamare|apne) ${PERSON}(?: (?:जी|ji))?(?! (?:से|को) बात)`,
      `(?:[उइ](?:न|स)क[ाे]|आपका|किसी का) (?:(?:${MOBILE}|वाला) )?(?:${NUM}|${MOBILE})`,
      `${PERSON} (?:\\p{L}{2,12} ){0,3}?${OF} (?:फोन |मोबाइल |phone |mobile )?(?:${NUM}|${MOBILE}|मो|number|no|mobile)`,
      `(?:पुरान[ाेी]|गलत|बंद|खोया) (?:(?:वाला|${NUM}|${MOBILE}|सिम)(?: |$|(?=:))){1,3}`,
      '(?<!(?:अंक|डिजिट|digit|कोई|कुछ) )(?:पुरान[ाेी]|गलत)',
      'हटा (?:दो|दीजिए|दें)',
      `(?:आपके|तुम्हारे|सिस्टम|रिकॉर्ड) (?:पास|में)`,
      `जो ${NUM}`,
      '(?:uska|unka|inka|aapka|purana|old|galat) (?:wala |phone |mobile ){0,2}(?:number|no)',
      `(?<!(?:मैं|मै|main) )(?:${TRADESMAN}|पड़ोसी|${LANDLORD}|पति|पत्नी|गार्ड|plumber|electrician)(?: (?:जी|ji))?(?: \\p{L}{2,12}){0,2} ?[(:]? ?$`,
      `(?:दुकान|ऑफिस|सोसाइटी|कंपनी|शॉप|हेल्पलाइन|कस्टमर केयर|टोल फ्री|office|shop|helpline|customer care|toll free)(?: (?:का|ka))? (?:${NUM}|number|no|फोन)?`,
    ],
    mineAfter: [
      '(?<=^[^\\d,।.!?]{0,12})(?:ही|मेरा|सही|ठीक|चालू|वाला|mera|sahi) (?:है|hai|नंबर|number)',
      '(?<=^ ?)(?:(?:पर|पे|par|pe) (?:ही )?(?:कॉल|फोन|बात|संपर्क|मिला|call|phone|baat)|(?:रख|लिख) ल(?:ो|ीजिए))',
    ],
    notMineAfter: [
      '(?<=^ ?)(?:था|tha)',
      '(?:मेरा|mera) (?:नहीं|nahi)',
      'किसी (?:और|अजनबी|दूसरे) का',
      'सिर्फ (?:नेट|डेटा|व्हाट्सएप|डाटा) के लिए',
      '(?:बंद|गलत|पुराना) (?:हो|है|था|नंबर|पड़ा)',
      `(?:अब|काम|चालू|ab|kaam) ${NOT}`,
      `${NOT} (?:चलता|चल रहा|लगता|लग रहा|है|chalta|lag)`,
      `(?:मत|mat) (?:लगाना|${DO}|lagana|karna)`,
      '(?:band|galat|purana) (?:hai|ho|tha)',
      '(?:की जगह|ki jagah)',
      `(?<=^.{0,17})${PERSON} (?:का|की|ka|ki)(?!.{0,30}(?:\\d{4}|इसी|isi))`,
      '(?:खो ग(?:य[ाी]|ई)|चोरी हो)',
      '(?<=^[^\\d]{0,20})खराब पड़[ाी]',
    ],
    notPhone: [
      `(?:${ACCOUNT})(?: ${OF})?(?: (?:${NUM}|संख्या|नं|कोड|आईडी|number|no|id|code)){0,2}(?=[^,]{0,40}$|,? ?$)`,
      '(?:तारीख|दिनांक|date|रुप[यए]े?|रु|rs|rupees)',
    ],
    extension: ['एक्सटेंशन', 'एक्सटेंसन', 'extension', 'extn', 'ext'],
    digits: DIGITS,
    repeats: { डबल: 2, ट्रिपल: 3, ट्रिपिल: 3, double: 2, dabal: 2, triple: 3 },
  },
  address: {
    streets: [
      `${HOUSE},? (?:गली|सेक्टर|ब्लॉक|वार्ड|फेज) ?(?:${NO})?(?:\\d{1,3}[a-z]?|${LETTER}),? (?:${WORD},? ){0,4}?${STREET}`,
      `(?:${NUMBER}|${LETTERED}),? (?:${WORD},? ){0,5}?${STREET}`,
      `(?:${HOUSE}|(?:फ्लैट|flat)[ .]?(?:${NO})?(?:${LETTERED}|${NUMBER})),? (?:${WORD},? ){0,6}?${STREET}(?: ${NO}\\d{1,4}(?!\\d))?`,
      `(?:गली|लेन|रोड|सड़क|सेक्टर|ब्लॉक|वार्ड|फेज|गेट|बैरक|पॉकेट|ज़ोन|sector|gali|lane|ward|phase|road|street|pocket) ?(?:${NO})?\\d{1,3}[a-z]?(?![\\p{L}\\d])`,
      `(?:${WORD} ){1,3}${STREET},? ?(?:${NO})?${NUMBER}(?!\\d)`,
      '\\d{1,3}(?:st|nd|rd|th) (?:main|cross|street|block|phase|stage|lane)(?: road)?',
      `(?:${WORD} ){1,3}${STREET},? (?:${PART}|${HOUSE}|${LETTERED})`,
      `(?:${HOUSE}|${PART}|${NUMBER}|${LETTERED}),? (?:(?:${WORD}|के ${BEHIND}),? ){1,7}?(?:${PIN}|${CITY})`,
      `(?:${WORD} ){1,3}${STREET}, (?:(?:${WORD}|के ${BEHIND}),? ){1,6}?${PIN}`,
      `(?:${WORD} ){1,3}के (?:पास|सामने|पीछे|बगल में),(?=[^।\\n]{1,60} \\d{6})`,
      `गली (?:${WORD} ){1,3}वाली`,
      `(?:ग्राम|गाँव|मोहल्ला|मुहल्ला|village|mohalla) (?:${WORD},? ){1,6}?${PIN}`,

      `(?:ग्राम|गाँव|विलेज|मु\\.?|village|vill|gram|gaon)[ .:-]{1,2}(?:${WORD},? ){1,4}?(?:पोस्ट|पो|तहसील|थाना|जिला|डिस्ट्रिक्ट|प्रखंड|ब्लॉक|post|po|tehsil|teh|thana|dist|district|jila)[ .:-]{1,2}${WORD}`,
    ],
    streetNames: [
      `(?:${WORD} ){1,3}(?:${STREET}|गली|gali)`,
      `(?:ग्राम|गाँव|मोहल्ला|मुहल्ला|village|mohalla) ${WORD}(?: ${WORD})?`,
    ],
    units: [
      `${LETTER}[-/]\\d{1,5}(?:[-/]\\d{1,4})?(?![\\p{L}])`,
      PART,
      HOUSE,
      `(?:${WORD} ){1,3}के (?:पास|सामने|पीछे|बगल|ऊपर|नीचे|पश्चिम|पूर्व)(?: में)?(?=,)`,
      '(?:पहल[ीा]|दूसर[ीा]|तीसर[ीा]|चौथ[ीा]|पांचव(?:ीं|ां)|छठी|सातवीं|आठवीं|नौवीं|दसवीं|ऊपरी|निचली|\\d{1,2}(?:वीं|वी|वां|रा|ला|था)?) (?:मंजिल|माल[ाे]|तल्ला|फ्लोर)',
      '(?:ग्राउ(?:ंड|ण्ड)|टॉप|फर्स्ट|सेकंड|सेकेंड|थर्ड|फोर्थ|फिफ्थ|सिक्स्थ) फ्लोर',
      '(?:ground|top|first|second|third|fourth|fifth|1st|2nd|3rd|\\d{1,2}th) floor',
      '(?:pehli|dusri|teesri|chauthi|\\d{1,2}(?:vi)?) (?:manzil|mala)',
    ],
    postcodes: ['(?:पिन ?(?:कोड)? ?)?\\d{3} ?\\d{3}'],
    regions: [`${WORD},? (?:पिन ?(?:कोड)? ?)?\\d{3} ?\\d{3}`, CITY],
    countries: ['भारत', 'इंडिया', 'india', 'नेपाल'],
  },
  role: {
    tenant: {
      phrases: [
        `(?:मैं |हम |हम लोग )?(?:तो |यहाँ |एक |इसमें |सिर्फ |बस |नया ){0,3}${TENANT} (?:से |ही )?(?:हूँ|हैं|हु|हू)`,
        `(?:${HOME}|पीजी|हॉस्टल|यहाँ) (?:में|का|की|के) ${TENANT}`,
        `(?:मैं|हम) (?:तो |यहाँ |इस घर में |इस फ्लैट में ){0,2}${TENANT}`,
        `${RENT} (?:पर|पे|में|के|से)`,
        `(?:मेर[ेाी]|हमार[ेाी]) (?:${LANDLORD}|${HOME} ${OF} ${OWNER})`,
        `(?:${RENT} ?(?:एग्रीमेंट|नामा)|किराया (?:देत|भरत)[ाीे]|लीज (?:मेर|हमार)ी|rent agreement)`,
        `(?<=^|[।.,] ?)${TENANT}(?= ${NAME}(?: हूँ)?(?:[।.,]|$))`,
        `(?<!(?:मैं|हम|खुद|ही|main|mai|hum|khud|hi) (?:\\p{L}{1,8} )?)(?:${LANDLORD}|landlord|makan ?malik|owner|(?:${HOME}|बिल्डिंग) ${OF} ${OWNER})(?: (?!(?:हूँ|हु|हैं|बोल|hoon|hun|hu|hain|bol)(?![\\p{L}]))[\\p{L}.]{1,15}){1,3}`,
        '(?:main|mai|hum|i am|im)(?: (?:a|the|to|yahaa?n?|toh))? (?:kirayedar|tenant)',
        '(?:kirayedar|tenant) (?:hoo?n|hun?|hain?)',
        '(?:kiraye|kiraya|rent|bhade) (?:par|pe|me)',
        '(?:on|live in a) rent(?:ed|al)?',
        '(?:mera|mere|hamara|my) (?:landlord|makan ?malik|owner)',
      ],
      answers: [
        `${TENANT}`,
        `${RENT}(?: (?:पर|पे|का|की|वाला))?`,
        'kiraye (?:ka|ki|par|pe)',
        'tenant',
        'kirayedar',
        'rent(?:ed|al)?',
      ],
    },
    owner: {
      phrases: [
        `(?:मैं |हम )(?:तो |ही |खुद ){0,2}(?:इस |यह |इसी )?${PROPERTY} ${OF} ${OWNER}(?: (?:हूँ|हैं))?`,
        `${PROPERTY} ${OF} (?:ही )?${OWNER} (?:हूँ|हु)`,
        `(?:मैं |मैं ही |खुद |हम ही )(?:मकान )?${OWNER}(?: (?:हूँ|हैं))?`,
        `(?:${PROPERTY}|दुकान)(?: तो)? (?:मेर[ाी]|हमार(?:[ाी]|े नाम)|अपन[ाी]|खुद क[ाी]|मेरे नाम)(?: ही)?(?: है)?`,
        `(?:मेरा|हमारा)(?: तो)? (?:अपना|खुद का|ही)(?: ही)? (?:${HOME}|है)`,
        `(?:खुद|अपन[ाे]) (?:का |ही )?(?:ही )?${HOME}(?: है)?`,
        '(?:अपना|खुद का|निजी) (?:ही )?(?:है|मकान)',
        '(?:main|mai|hum|i am|im)(?: (?:the|an|hi|khud))? (?:malik|owner|malkin)(?: (?:hoon|hun|hu))?',
        '(?:khud|apna|apne) (?:ka )?(?:hi )?(?:flat|ghar|makan|house)',
        '(?:mera|hamara) (?:khud ka|apna) (?:flat|ghar|makan|hai)',
        '(?:i|we) own',
        'owner (?:hoon|hun|hu|hain)',
        `${OWNER} (?:हूँ|हु|हू|मैं)`,
        `${HOME}(?: \\S{1,10}){0,3} (?:खरीदा?|लिया हुआ)`,
      ],
      answers: [
        `(?:${HOME} ${OF} )?(?:मकान )?${OWNER}`,
        'owner',
        '(?:makan ?)?malik',
        'malkin',
        'अपन[ाी]',
        'खुद का',
        'apna',
        'khud ka',
        'मेरा',
      ],
    },
    landlord: {
      phrases: [
        `(?:मेरे|हमारे|mere|my|hamare) (?:${TENANT}|kirayedar|tenants?)`,
        `${RENT} (?:पर|पे) (?:दिया|दे रख[ाी]|देत[ाी]|चढ़ाया|उठाया|लगाया)`,
        '(?:rent|kiraye) (?:par|pe) (?:diya|de rakha|deta)',
        '(?:i am|im|main) (?:the )?landlord',
        '(?:मैं )?(?:लैंडलॉर्ड|मकान मालिक) (?:हूँ)(?: (?:और|किराएदार))',
        'मैं लैंडलॉर्ड',
      ],
      answers: ['landlord', 'लैंडलॉर्ड'],
    },
    manager: {
      phrases: [
        `(?:मैं )?(?:इस |यहाँ )?(?:${BLOCK}|फैसिलिटी|एस्टेट|हॉस्टल|पीजी|आरडब्ल्यूए|मेंटेनेंस)(?: ${OF})? (?:${MANAGER}|प्रेसिडेंट|चेयरमैन)(?: (?:हूँ|बोल))?`,
        `मैं (?:ही |तो |यहाँ (?:का )?){0,2}(?:${MANAGER})(?: (?:हूँ|बोल))?`,
        `${BLOCK}(?: (?:को|का काम|मैं))? (?:संभालत[ाी]|देखत[ाी]|मैनेज|की देख(?:रेख|भाल))`,
        '(?:देखरेख|देखभाल) (?:करत[ाी]|मैं)',
        '(?:main |i am )?(?:the )?(?:building|property|society|facility) (?:ka )?(?:manager|secretary|caretaker|incharge)',
        '(?:main|i am)(?: the)? (?:manager|caretaker|secretary)',
        '(?:manager|caretaker|secretary) (?:hoon|hun|hu)',
      ],
      answers: ['manager', 'caretaker', 'secretary', `(?:${BLOCK} )?(?:${MANAGER})`],
    },
  },
  priority: {
    low: {
      phrases: [
        `(?:कोई |इतन[ाी] |ऐस[ाी] |ज्यादा |बहुत ){0,2}(?:जल्द(?:ी|बाजी)|हड़बड़ी|(?<!न[ाी] )जरूरी|अर्जेंट|गंभीर|सीरियस|खास)(?: (?:की|वाली|कोई|बात|जरूरत|काम|मामला|कुछ|तो)){0,3} ${NOT}(?: है)?(?! (?:कर|बता|है क्या))`,
        `जब (?:भी )?(?:समय|टाइम|वक्त|फुर्सत|सुविधा|हो सके|आप|आपक[ेो]|मन|मौका)${WORD8}{0,3}(?: तब)?`,
        '(?:इंतजार|वेट) (?:कर )?सक\\p{L}*',
        '(?:आराम से|फुर्?सत (?:में|से)|कभी भी|किसी भी दिन|जब चाहें|जब मर्जी)',
        `(?:छोटी(?:-मोटी| सी| मोटी)?|मामूली|छोटा(?: सा| मोटा)?) (?:बात|${TROUBLE}|काम|चीज)`,
        `(?:koi |itni |aisi |jyada |zyada ){0,2}(?:jaldi|hurry|rush) (?:ki (?:baat )?)?(?:to )?${NAHI}`,
        `(?:itna |koi |jyada |bahut |zyada ){0,2}(?:urgent|jaruri|zaroori|serious) (?:to )?${NAHI}`,
        `jab (?:bhi )?(?:time|samay|fursat|free|aap|ho sake)${WORD8}{0,2}`,
        '(?:aaram se|(?:no|not any) (?:rush|hurry)|not urgent|whenever)',
      ],
      answers: ['कम', 'नहीं', 'जरूरी नहीं', 'low', 'मामूली', 'nahi', 'no', 'लो'],
    },
    medium: {
      phrases: [
        `${EMERGENCY} (?:स्थिति )?(?:वाली बात |जैस[ाी] (?:कुछ |बात )?)?(?:तो )?${NOT}(?: (?:है|hai))?`,
        '(?:इस|इसी|अगले|is|isi|agle|this) (?:हफ्ते|सप्ताह|वीक|hafte|week)(?: (?:में|के अंदर|तक))?',
        '(?:एक |ek )?(?:हफ्ते|सप्ताह|hafte|week) (?:में|तक|भर में|के अंदर|me|mein|ke andar|tak)',
        '(?:(?:एक |दो |तीन )?(?:दो|तीन|चार)|(?:एक|दो|तीन)-(?:दो|तीन|चार)|कुछ|2-3|1-2|\\d) (?:दिन|दिनों|रोज) (?:में|के अंदर|तक|के भीतर)',
        '(?:(?:ek |do )?(?:do|teen)|kuch|2-3|1-2|\\d) dino? (?:me|mein|ke andar|tak)',
        '(?:सामान्य|नॉर्मल|मीडियम|मध्यम) (?:प्राथमिकता|है)',
      ],
      answers: ['(?:सामान्य|मध्यम|मीडियम|नॉर्मल|ठीक ठाक|normal|medium)', 'थोड़[ाी](?: बहुत)?'],
    },
    high: {
      phrases: [
        '(?:काफी|बहुत(?: ही)?|थोड़ा|ज्यादा|बड़ी) (?:गंभीर|जरूरी|खराब|बुरा|सीरियस|इंपॉर्टेंट|दिक्कत|परेशानी?)',
        'गंभीर(?: मामला| समस्या)?(?: है)?',
        'आज (?:ही )?(?:किसी|कोई|आ|भेज|ठीक|मिस्त्री|प्लंबर|करवा|के आज|शाम तक|रात तक)\\p{L}*',
        'आज ही',
        '(?:जल्द(?: से जल्द|ी से जल्दी))',
        'जितनी जल्दी (?:हो सके|हो|भेज)',
        'जल्दी (?:से )?(?:भेज|आ|ठीक|कर|किसी|कुछ|चाहिए|कीजिए)\\p{L}*',
        '(?:aaj hi|aaj ke aaj|jaldi? se jaldi?|as soon as possible|asap)',
        'aaj (?:kisi|koi|bhej|theek|thik|shaam tak|karwa)\\p{L}*',
        'jaldi (?:se )?(?:bhej|aao|aaiye|karo|karwa|theek|thik|kisi)\\p{L}*',
        '(?:bahut|bohot|kaafi|very|quite) (?:serious|important|jaruri|zaroori|pareshan|bura)',
        `(?:और |ज्यादा )?(?:इंतजार|वेट) ${NOT} (?:कर सक|हो)\\p{L}*`,
      ],
      answers: ['(?:उच्च|ज्यादा|गंभीर|आज|बहुत|जरूरी|हाई|काफी|जल्दी|high|aaj|jaldi|jaruri|zaroori)'],
    },
    urgent: {
      phrases: [
        EMERGENCY,
        '(?:बहुत )?(?:अर्जे(?:ंट|ण्ट)|अरजेंट|तत्काल|तुरंत|तुरन्त|फौरन)(?:ली)?',
        'अभी (?:किसी|कोई|भेज|आ|के अभी|चाहिए|तुरंत|इसी)\\p{L}*',
        'इसी (?:वक्त|समय)',
        '(?:आग|aag|fire)(?: (?:लग|पकड़|lag)\\p{L}*)?',
        '(?:धुं?आं|धुएं|dhua|dhuan)',
        `(?:गैस|gas)${WORD12}{0,4} (?:बदबू|गंध|महक|स्मेल|badbu|smell|${LEAK})\\p{L}*`,
        '(?:सिलेंडर|गैस)(?: (?:से|पाइप से|सिलेंडर से)){1,2} (?:गैस )?(?:लीक|रिस|निकल|बदबू)\\p{L}*',
        SPARK,
        '(?:कर[ंे]{1,2}ट|शॉक|झटक[ाे]|current|shock|jhatka) (?:लग|मार|आ|उतर|lag|maa?r|aa)\\p{L}*',
        'बाढ़',
        '(?:पानी|paani) (?:ही पानी|भर (?:गया|रहा)|bhar|hi paani)',
        'पा[इई]प(?: \\p{L}{2,10})? फट\\p{L}*',
        '(?:खतर|khatr)\\p{L}*',
        `(?:लिफ्ट|बच्च[ाे]|लोग|आदमी|औरत|माँ|बुजुर्ग|अंकल|आंटी|lift)${WORD12}{0,5} (?:फंस|बंद हो गए|phan?s|fas|stuck)\\p{L}*`,
        '(?:urgent|urgently|turant|fauran|immediately|abhi (?:ke abhi|bhejo?|kisi|aao))',
        'pipe (?:phat|fat|burst)\\p{L}*',
      ],
      answers: ['(?:अर्जेंट|तुरंत|अभी|हाँ|urgent|haan|yes|abhi|turant)', EMERGENCY],
    },
  },
  danger: {
    gas: ['गैस (?:की|का) (?:बदबू|गंध|महक|स्मेल|लीकेज|रिसाव)', 'गैस (?:लीक|रिस|लीकेज)', 'गैस (?:की )?(?:बू|smell)'],
    fire: [
      'आग (?:लग|लगी|लगने)\\p{L}{0,4}',
      'आग लगी',
      'लपटें',
      'धु(?:आं|आँ|एं|एँ)',
      'जलने की (?:बदबू|गंध|महक|बू)',
      'कार्बन मोनो(?:ऑ|आ|ओ)क्साइड',
    ],
    water: [
      '(?:पाइप|नल|पाइपलाइन|होज) (?:\\p{L}{1,8} ){0,2}फ(?:ट|ूट) ?(?:गया|गई|गयी)',
      'पानी (?:ही पानी )?भर (?:गया|रहा|आया)',
      'बाढ़',
      'छत से (?:\\p{L}{1,8} )?पानी',
      'पानी में डूब',
    ],
    shock: ['(?:बिजली|करंट|करेंट) (?:का |के )?(?:झटका|झटके|लगा|लग)', 'करंट (?:लग|मार)'],
    trapped: ['लिफ्ट (?:में|के अंदर) (?:\\p{L}{1,8} ){0,3}(?:फंस|फँस|बंद)\\p{L}{0,3}'],
    cold: { heating: ['(?:हीटर|हीटिंग|बॉयलर|गीजर)'], frost: ['(?:बर्फ|पाला|शून्य से नीचे|माइनस \\d{1,2}|जमा देने वाली)'] },
  },
  notPriority: [
    'आग (?:बुझाने|अलार्म)',
    '(?:फायर|स्मोक|fire|smoke) (?:अलार्म|डिटेक्टर|alarm|detector|extinguisher)',
    `${EMERGENCY} (?:दरवाजा|द्वार|नंबर|एग्जिट|लाइट|${MOBILE}|exit|light|number)`,
    'धुं?आं (?:नहीं )?(?:खींच|निकाल)\\p{L}*',
    '(?:चिंगारी|स्पार्क|धुआं|करंट|झटका)(?: \\p{L}{2,10}){0,2} थ[ीाे]',
    'अभी (?:तक|भी|नहीं|तो|\\p{L}{2,10} (?:कर रह|में ह|पर ह)|मैं|हम)',
    '(?:इलेक्ट्रिक|बिजली का) शॉक ?प्रूफ',
    `(?:अगर|यदि|agar) (?:कोई )?${EMERGENCY}`,
  ],
  type: {
    other: [
      'चाब(?:ी|ियाँ|ियां) (?:\\p{L}{1,8} ){0,2}(?:खो|गुम|चोरी|भूल)\\p{L}{0,3}',
      '(?:(?:पानी|बिजली|पावर|गैस|लिफ्ट|मीटर|pani|paani|bijli|light) (?:(?:का|के|ka|ke) )?)?(?:बिल|bill)',
      '(?:(?:पानी|बिजली|लिफ्ट) (?:का|के) )?(?:किराया|चार्ज|शुल्क)',
      '(?:रिफंड|पार्सल|डिलीवरी|रिचार्ज|शोर|डीजे|वाई-?फाई|इंटरनेट|refund|parcel|wi-?fi|internet|shor)',
    ],
    plumbing: [`(?:${PLUMBING})(?:ों|ें|ो)?`, LEAK, '(?:बह|beh) (?:रह[ाीे]|गया|rah[ai]|gaya)'],
    electrical: [
      `(?:${ELECTRICAL})`,
      SPARK,
      '(?:टिमटिमा|timtima|flicker)\\p{L}*',
      '(?:ट्रिप|trip)(?: \\p{L}{2,5}){0,2}',
    ],
    maintenance: [`(?:${UPKEEP})`, '(?:झड़|उखड़|दरक)\\p{L}*'],
  },
  issue: {
    places: [
      '\\p{L}{2,12} के (?:सामने|पास|बाहर|ऊपर|नीचे|पीछे|अंदर|बगल)',
      '(?:लिफ्ट|गेट|सीढ़ी|सीढ़ियों|बालकनी|छत|छज्ज[ाे]|गैरेज|दीवार)(?: घर)? (?:में|पर|के|की|का|वाल[ाीे])',
      '(?:lift|balcony|chhat|seedhi|garage|deewar|gate) (?:me|mein|par|k[aie]|wal[aei])',
    ],
    problems: [
      `(?:काम|चल|खुल|बंद|जल|चालू|ठीक|साफ|ठंड[ाी]|गरम|गर्म|आ|निकल|घूम|चार्ज|कनेक्ट|पहुंच|मिल|रुक|लग|kaam|chal|khul|band|thanda|thik|theek|on|aa|garam|jal|nikal|ruk|work) (?:ही |hi )?(?:${NOT}|ना|na) (?:कर|हो|रह|आ|पा|दे|निकल|kar|ho|rah|aa|rh|de)\\p{L}*`,
      `${NOT} (?:चल|खुल|जल|आ|हो|कर|मिल|पहुंच|निकल|रुक|बंद|घूम|खींच|पकड़|उठ|दब|दे|chal|khul|jal|aa|ho|kar|mil|nikal|ruk|pahunch|de)\\p{L}*`,
      '(?:टूट|खराब|बंद|जाम|अटक|फंस|फट|चटक|उखड़|फूट|घिस|बिगड़|चोक|ब्ल[ाॉ]क|ओवरफ्लो|फेल|डैमेज|चोर|टेढ़|मुड़|ढील|लटक|भिनभिना|फड़फड़ा)\\p{L}*',
      '(?:गिर|जल|खो|गुम|सड़|जंग|लॉक|ठप|बह|भर|उड़|चू)(?:[ाीे]| (?:गय[ाी]|गई|गए|चुक[ाी]|पड़[ाी]|रह[ाीे]|जात[ाीे]|है|हैं|हो))?',
      '(?:बदबू|गंध|स्मेल|शोर|शोरगुल|हल्ला|आवाज(?:ें)?|गाने|संगीत|डीजे|पार्टी|झगड़ा|धुआं|आग|झटका|गंदगी|कचरा|कूड़ा)',
      `(?:गैस|इंटरनेट|नेट) (?:ही )?(?:${NOT}|चली|चला|गई|गया|गुल|कट)`,
      '(?:के बारे में|को लेकर|के संबंध में) (?:पूछ|सवाल|शिकायत|जान|बात)\\p{L}*',
      `(?:${TROUBLE}) (?:है|हैं|आ|हो|कर|चल)\\p{L}*`,
      '(?:मरम्मत|रिपेयर|ठीक कर|बदल|सर्विस|इंस्टॉल|फिटिंग)\\p{L}*',
      '(?:रिफंड|वापसी|बिल|देरी|लेट|डिलीवरी|पार्सल|ऑर्डर|कूरियर|चार्ज|पेमेंट|डिपॉजिट|किराया|मेंटेनेंस चार्ज)',
      '(?:toot|tut|kharab|band|jam|choke|block|burst|broken|damage|phat|fat|gir|atak|phas|fas|jal|badbu|smell|shor|noise|late|refund|parcel|repair)\\p{L}*',
      `gas (?:${NAHI}|gone)`,
      '(?:not|isnt|stopped) (?:working|cooling|opening|closing|coming|draining)',
    ],
    fillers: [
      '(?:एक |दो |ek |do )?(?:मिनट|सेकंड|minute|min) (?:रुक|दीजि|होल्ड|बाद|ruk|hold)\\p{L}*[^।.!?\\n]{0,60}',
      '(?:बाद में|थोड़ी देर (?:में|बाद)|baad me(?:in)?)[^।.!?\\n]{0,20}(?:भेज|बता|कर|दूं|दे|bhej|bata|kar)\\p{L}*',
      '(?:मुझे |हमें )?(?:मदद|सहायता|हेल्प)(?: (?:चाहिए|कीजिए|करें|करो|करिए)){0,2}',
      '(?:एक )?(?:शिकायत|समस्या|बात|कंप्लेंट|कम्प्लेंट)(?: (?:दर्ज|रजिस्टर|लिखवा))? (?:करन[ीा]|करवानी|करान[ीा]|बतान[ीा]|लिखवानी|थी)(?: (?:है|थी|चाहत(?:ा हूँ|ी हूँ)))?',
      'किसी को (?:भेज|भिजवा)\\p{L}*(?: (?:दो|दीजिए|दें|दे|ना|सकते))?',
      '(?:kisi ko|koi) (?:bhej|bhijwa)\\p{L}*(?: (?:do|dijiye|de|dein))?',
      `(?:सीधे )?(?:आपसे|आपको) (?:बात|फोन|कॉल|संपर्क)${WORD8}{0,3}`,
      `(?:नाम|नंबर|पता|${MOBILE}|naam|number|pata|phone|mobile|address|name)`,
      `(?:${TENANT}|मालिक|tenant|owner)`,
      THANKS,
      '(?:बस )?(?:इतना|यही|itna) (?:ही|hi)',
      '(?:i )?(?:need|want) (?:some |your )?help',
      '(?:mujhe |humein )?(?:madad|help) (?:chahiye|karo|kijiye)',
      'यही नंबर',
      `(?:जिस|इसी|jis|isi) (?:नंबर|number) से${WORD8}{0,4}`,
    ],
    connectors: ['(?:है|hai|हूँ|hoo?n|hun?|और|लेकिन|मगर|क्योंकि|कि|aur)'],
  },
  topics: {
    'gas smell': [`(?:गैस|gas) (?:की |का |ki )?(?:बदबू|गंध|स्मेल|महक|badbu|smell|${LEAK})`],
    'burst pipe': ['(?:पा[इई]प|pipe) (?:फट|टूट|phat|fat|too?t|burst)\\p{L}*', 'पानी भर\\p{L}*'],
    'blocked drain': [
      `(?:टॉयलेट|नाली|सिंक|ड्रेन|कमोड|गटर|सीवर|पाइप|toilet|nali|sink|drain|gutter)${WORD12}{0,3} (?:जाम|बंद|भर|चोक|ब्लॉक|ओवरफ्लो|jam|choke|block|band|overflow)\\p{L}*`,
      '(?:जाम|चोक)',
    ],
    'no hot water': ['(?:गरम|गर्म|garam) (?:पानी|paani|pani)', 'गीजर', 'geyser'],
    'water leak': [LEAK],
    'no water': [`(?:पानी|paani|pani) (?:ही )?(?:${NOT}|न|बंद|का प्रेशर|band)`],
    'power outage': [`(?:बिजली|लाइट|पावर|bijli|light|power) (?:${NOT}|न|चली|गई|गुल|कट|chali|gayi|cut|gul)`],
    'electrical fault': [`(?:${ELECTRICAL})`, 'टिमटिमा\\p{L}*', SPARK],
    'no heating': ['हीटर', 'heater'],
    'air conditioning': ['(?:ए\\.?सी|कूलर|ac|cooler)'],
    'broken lock': ['(?:ताल[ाे]|लॉक|चाबी|कुंडी|दरवाज\\p{L}*|lock|tala|darwaz\\p{L}*|door)'],
    'broken window': ['(?:खिड़की|शीशा|कांच|khidki|window)'],
    'elevator fault': ['लिफ्ट', 'lift'],
    'noise complaint': ['(?:शोर|गाने|आवाज(?:ें)?|संगीत|डीजे|हल्ला|shor|noise|loud music)'],
    pests: ['(?:चूह[ाे]|कॉकरोच|दीमक|खटमल|मच्छर|कीड़े|cockroach|chuhe|deemak)'],
    'mould and damp': ['सीलन', 'फफूंद', 'seelan'],
    'appliance fault': ['(?:फ्रिज|वॉशिंग मशीन|ओवन|पंख[ाे]|चिमनी|fridge|washing machine|fan)'],
    'roof damage': ['(?:छत|छज्ज[ाे]|प्लास्टर|chhat)'],
    'damaged item': [
      '(?:पार्सल|ऑर्डर|डिलीवरी|सामान|कूरियर|प्रोडक्ट)[^.!?。！？]{0,40}(?:टूटा|टूटी|टूटे|टूट|खराब|क्षतिग्रस्त|डैमेज)',
      '(?:टूटा|टूटी|टूटे|टूट|खराब|क्षतिग्रस्त|डैमेज) (?:पार्सल|ऑर्डर|डिलीवरी|सामान|कूरियर|प्रोडक्ट)',
    ],
    'delayed shipment': [
      `(?:पार्सल|ऑर्डर|डिलीवरी|सामान|कूरियर|parcel|order|delivery|courier)${WORD12}{0,4} (?:नहीं|लेट|देरी|nahi|late)\\p{L}*`,
    ],
    'refund request': ['(?:रिफंड|पैसे वापस|refund|paise wapas)'],
    'billing question': ['(?:बिल|किराया|भुगतान|मेंटेनेंस|पेमेंट|bill|payment)'],
  },
  signals: {
    work_started: {
      phrases: [
        `(?:${TRADESMAN}|टीम)${WORD12}{0,3} (?:रास्ते में|निकल|आ रह[ाे]|पहुंच|भेज दिया|भेजा)\\p{L}*`,
        `(?:विज़िट|अपॉइंटमेंट|समय)${WORD12}{0,3} (?:तय|बुक|निर्धारित)\\p{L}*`,
        'काम (?:शुरू|चालू) (?:हो|कर)\\p{L}*',
      ],
      not: [`(?:नहीं?|क्या|जब|अगर)${WORD12}{0,4} (?:भेज|आ|तय|बुक|शुरू)\\p{L}*`],
    },
    solved: {
      phrases: [
        'फिर से (?:चल|काम कर) (?:रहा|रही) है',
        '(?:ठीक|सही|हल|चालू|रिपेयर) (?:हो (?:गया|गई|गए|चुक[ाी])|कर (?:दिया|दी))',
        `(?:${TROUBLE}) (?:हल|खत्म|दूर|ठीक)`,
        'अब (?:सब )?(?:ठीक|सही|चल|काम)',
        '(?:टिकट|शिकायत|रिक्वेस्ट) बंद कर\\p{L}*',
      ],
      not: [
        `(?:ठीक|सही|हल|चालू|काम|चल)${WORD8}? ${NOT}`,
        `(?:नहीं?|जब|अगर|कब|क्या)${WORD12}{0,4} (?:ठीक|सही|हल|चालू|काम)\\p{L}*`,
      ],
    },
    cancelled: {
      phrases: [
        '^\\s*(?:कृपया )?(?:रद्द|कैंसल|कैंसिल|cancel)(?: करें| कीजिए| करो)?\\s*[।.!]?\\s*$',
        `(?:शिकायत|टिकट|रिक्वेस्ट|विजिट|अपॉइंटमेंट|सब|इसे|उसे|रिपेयर)${WORD8}{0,2} (?:${CANCEL}|वापस)`,
        `${CANCEL} (?:कर|कीजिए)\\p{L}*`,
        '(?:अब जरूरत नहीं|रहने दीजिए|छोड़िए|जाने दीजिए)',
      ],
      not: [`${CANCEL} (?:मत|नहीं|न)`, `(?:ऑर्डर|कार्ड|बुकिंग|पॉलिसी|सब्सक्रिप्शन) ${CANCEL}`],
    },
    reported_again: {
      phrases: [
        `(?:${AGAIN}|फिर)${WORD12}{0,2} (?:टपक|लीक|खराब|बंद|जाम|टूट|टिमटिमा|अटक|रिस|हो)\\p{L}*`,
        `(?:अब भी|अभी भी|अभी तक)${WORD12}{0,3} (?:टपक|लीक|खराब|बंद|जाम|ठीक नहीं|नहीं|टूट)\\p{L}*`,
        `वही (?:${TROUBLE})`,
        `(?:${TROUBLE}) (?:फिर|वापस|दोबारा) (?:आ|हो|शुरू)\\p{L}*`,
      ],
      not: [`${AGAIN} (?:धन्यवाद|नमस्ते|बात|फोन)`, 'अगर (?:फिर|दोबारा)', `${AGAIN}${WORD8}? (?:चल|काम)\\p{L}*`],
    },
  },
};
