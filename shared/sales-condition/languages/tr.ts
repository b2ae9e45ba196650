import type { SalesLanguage } from '../language.ts';

export const tr: SalesLanguage = {
  code: 'tr',
  decimal: ',',
  numbers: {
    words: {
      bir: 1,
      iki: 2,
      üç: 3,
      dört: 4,
      beş: 5,
      altı: 6,
      yedi: 7,
      sekiz: 8,
      dokuz: 9,
      on: 10,
      yirmi: 20,
      otuz: 30,
      kırk: 40,
      elli: 50,
      altmış: 60,
      yetmiş: 70,
      seksen: 80,
      doksan: 90,
      'yarım düzine': 6,
    },
    multipliers: { yüz: 100, bin: 1000, k: 1000, milyon: 1e6, düzine: 12, 'bir düzine': 12 },
    weak: 'bir, on, bin, yüz, altı',
    isGlued: true,
  },
  currencies: {
    $: 'dolar, dolara, dolardan, doları',
    USD: 'amerikan doları, abd doları',
    TRY: "tl, tl'ye, tl'den, ₺, lira, liraya, liradan, türk lirası, tl'lik, liralık, lirası",
    EUR: "euro, avro, euroya, avroya, euro'ya, euro'dan, euroda, eurodan",
    GBP: 'sterlin, ingiliz sterlini, sterline, sterlinden',
    CHF: 'isviçre frangı, frank',
    JPY: 'yen, japon yeni',
    CNY: 'yuan',
    AED: 'dirhem',
    RUB: 'ruble',
  },
  minor: { TRY: 'kuruş, kuruşa, kuruştan', '': 'sent' },
  units: {
    count:
      'adet, adedi, adedini, adetlik, ad., ad, tane, tanesi, tanesini, parça, parçası, birim, birimi, takım, takımı, set, seti, kopya, lisans, plaka, tabaka, başına, adedine, tanesine, takımını',
    pack: 'kutu, kutusu, koli, kolisi, karton, kartonu, kasa, kasası, paket, paketi, çuval, çuvalı, torba, torbası, palet, paleti, şişe, şişesi, teneke, tenekesi, bidon, bidonu, varil, varili, fıçı, fıçısı, rulo, rulosu, top, topu, bobin, bobini, balya, balyası, konteyner, konteyneri, tüp, tüpü, tepsi, tepsisi, kavanoz, kavanozu, kova, kovası, kamyon, kasa, deste, destesi, sandık, sandığı, kolilik',
    pair: 'çift, çifti, çiftini',
    measure:
      "kg, kg'ı, kilo, kilosu, kilogram, kilogramı, kiloluk, g, gr, gram, gramı, ton, tonu, tonluk, t, l, lt, litre, litresi, m, mt, metre, metresi, metrekare, metrekaresi, m2, metreküp, metreküpü, m3, km, kilosunu, tonunu, saat, saati",
    size: "ml, cl, mm, cm, inç, gb, tb, watt, w, volt, v, mah, mg, kw, hp, 'lik, 'luk, kişilik",
    time: 'gün, günü, günde, günlük, iş günü, hafta, haftada, ay, ayda, yıl, yılda, gündür, gun',
  },
  cues: {
    price:
      'fiyat, fiyatı, fiyatınız, fiyatımız, fiyatlar, fiyatları, fiyatla, fiyattan, fiyata, birim fiyat, birim fiyatı, fiyatıyla, ücret, ücreti, bedel, bedeli, tutar, tutarı, ne kadar, kaça, kaç para, kaç lira, kaç tl, maliyeti, son fiyat, son fiyatımız, en iyi fiyatımız, en son, liste fiyatı, olur fiyat, fiyatından, kaçtan',
    at: 'tanesi, adedi, @, olsun, diyelim, en fazla, yapalım, yapabiliriz, ineriz, inebiliriz, verelim, verebiliriz, anlaşalım, olur mu, verir misiniz, bırakabiliriz',
    per: 'başına, her biri, beheri, tanesi, adedi, kilosu, tonu, litresi, metresi, kutusu, kolisi, çuvalı, birim, her, /, birer, birim başına, adet başı, tane, kişi başı',
    quantity: 'miktar, miktarı, sayı, sayısı',
    from: 'en az şu kadar',
    given: 'alırsanız',
    more: "ve üzeri, ve üstü, üzeri, üzerinde, üzerine, üstü, üstünde, ve daha fazla, veya daha fazla, ve üzerinde, ve üzerine, den fazla, dan fazla, 'den fazla, 'dan fazla, +, üzeri alımlarda, üzeri siparişlerde, adetten fazla, adetten sonra, adetten itibaren, ve üzeri alımlarda, ve üzeri siparişlerde, alırsanız, alırsak",
    minimum:
      'en az, minimum, asgari, minimum sipariş, asgari sipariş, minimum sipariş miktarı, asgari sipariş miktarı, minimum sipariş adedi',
    discount:
      'indirim, indirimi, indirimle, indirimli, indirimimiz, iskonto, iskontosu, iskontoyla, iskontolu, tenzilat, tenzilatı, indirime, ucuz, kampanya indirimi, indirim yaparız',
    less: 'eksi, düşersek',
    percent: 'yüzde, yüzdelik',
    total: 'toplam, toplamda, toplamı, hepsi, tamamı, tümü, bütçe, bütçemiz, tümüne, hepsine',
    shipping:
      'kargo, kargo ücreti, nakliye, nakliyesi, taşıma, navlun, sevkiyat ücreti, kurulum, montaj, sigorta, gümrük, ambalaj, kapora, depozito, numune, hizmet bedeli',
    tax: 'kdv, vergi, ötv, kdv dahil, kdv hariç',
    reference:
      'sipariş no, sipariş numarası, no, no., numara, numarası, fatura, fatura no, fatura numarası, teklif no, teklif numarası, ref, ref., referans, ürün kodu, kod, telefon, tel, tel., kat, oda, sayfa, müşteri no, sokak, cadde, daire',
    request:
      'istiyoruz, istiyorum, isteriz, isterim, istedik, alalım, alıyoruz, alacağız, almak, alırız, alırım, alayım, alacağım, alıyorum, ihtiyacımız, ihtiyacım, ihtiyacımız var, ihtiyacım var, lazım, gerekiyor, gerek, gönderin, gönderir misiniz, gönderiniz, gönderelim, yollayın, sipariş, sipariş ediyoruz, sipariş ediyorum, sipariş etmek, sipariş vermek, sipariş veriyoruz, sipariş verdik, siparişi, siparişimiz, teklif, teklifi, teklif rica, fiyat teklifi, teklif istiyoruz, arıyoruz, arıyorum, satıyor musunuz, satıyorsunuz, var mı, ayırın, ayırır mısınız, yazın, yazar mısınız, verin, verir misiniz, onaylıyoruz, rica, rica ediyoruz, ilgileniyoruz, ilgileniyorum, sunuyoruz, sunalım, temin, tedarik, olsun, satın almak, hazırlayın',
    howMany:
      'kaç adet, kaç tane, kaç kilo, kaç kutu, kaç ton, kaç koli, kaç, ne miktarda, ne kadar istiyorsunuz, hangi miktarda, kaç çift',
    which: 'hangi model, hangi beden, hangi renk, hangi tip, hangi marka, hangi ölçü, hangi ürün, hangisi, hangi',
    product: 'ürün, ürünü, ürünün, malzeme, mal',
    currency: 'para birimi, para biriminden, para birimiyle, döviz cinsi',
    question: 'mı, mi, mu, mü, misiniz, mısınız, musunuz, müsünüz, nedir, kaç',
    accept:
      'tamam, tamamdır, peki, olur, evet, anlaştık, kabul, kabul ediyoruz, kabul ediyorum, onay, onaylandı, onaylıyoruz, onaylıyorum, onaylıyorum, uygun, uygundur, elbette, tabii, tabii ki, memnuniyetle, harika, mükemmel, süper, güzel, iyi, teşekkürler, teşekkür ederiz, teşekkür ederim, ok, okey, hayırlı olsun, sorun değil, doğru, not aldım, not ettik, bize uyar, bana uyar, uyar, düzeltildi, anlaşıldı, yapalım, tamam o zaman, hayhay',
    refuse:
      'hayır, olmaz, kabul edemeyiz, kabul edemem, kabul etmiyoruz, mümkün değil, maalesef, imkansız, yapamayız, yapamam, istemiyoruz, istemiyorum, vazgeçtik, iptal, uygun değil, hayır teşekkürler, veremeyiz, inemeyiz, uymaz, indirim yok, kurtarmaz',
    tooMuch: 'çok pahalı, pahalı, çok fazla, fazla, çok yüksek, yüksek, bütçemizi aşıyor, çok, bütçeyi aşıyor',
    past: 'geçen yıl, geçen sene, geçen ay, geçen hafta, geçen sefer, geçen defa, son sipariş, önceki, önceden, eskiden, eski, eski fiyat, ödemiştik, ödüyorduk, ödedik, almıştık, idi, katalogda, katalogdaki, katalogda yazan, sitenizde, internet sitenizde, genelde, normalde, daha önce, şimdiye kadar',
    present: 'bu yıl, bu sene, şimdi, artık, bugün, şu an, şu anda, yeni fiyat, bu ay, bu sefer, bu defa',
    other:
      'rakip, rakibiniz, rakipleriniz, rakipler, rakip firma, başka firma, başka tedarikçi, başka bir firma, başka bir tedarikçi, başka yerde, diğer firma, diğer tedarikçi, mevcut tedarikçimiz, tedarikçimiz, trendyol, hepsiburada',
    wrong:
      'yanlış, yanlışlıkla, hata, hatalı, baskı hatası, yazım hatası, fatura etmişsiniz, faturalandırdınız, fatura ettiniz, kesilmiş, faturada, göndermişsiniz, gönderdiniz, teslim ettiniz, geldi, gelmiş, teslim aldık, aldığımız',
    unavailable: 'stokta yok, tükendi, mevcut değil, bitti, kalmadı, elimizde yok, temin edilemiyor',
    stock:
      'stokta, stokta var, elimizde, depoda, kaldı, ayda, haftada, günde, yılda, kişi, çalışan, misafir, aylık, haftalık',
    instead: 'değil de, değil',
    correct:
      'olarak değiştirin, olarak düzeltin, düzeltin, değiştirin, düzeltme, yani, pardon, aslında, çıkaralım, artıralım, yükseltelim, olacak, olacaktı, düzeltildi',
    only: 'sadece, yalnızca, yalnız',
    contrast: 'ama, fakat, ancak, lakin',
    and: 've, veya, ya da, o zaman, ile, çünkü, öyleyse, o halde, eğer',
    of: '',
    for: 'için',
    buyer:
      'bayi, bayiler, bayilere, öğrenciler, öğrencilere, okullar, okullara, müşteriler, müşterilere, yeni müşteriler, üyeler, üyelere, size, bize, bana, siz, peşin ödeme, peşin ödemede, toptan, kurumsal',
    customer: 'adına, firma:, müşteri:, şirket:, biz',
    quality:
      'büyük, küçük, orta, orta boy, siyah, beyaz, kırmızı, mavi, yeşil, sarı, gri, yeni, kullanılmış, ikinci el, kalın, ince, uzun, kısa, model',
    stop: 'teklifimiz, teklif, teklifiniz, fiyat, geçerli, geçerlidir, kadar, yaklaşık, civarı, civarında, gelecek, önümüzdeki, en, merhaba, selam, günaydın, iyi günler, sayın, saygılar, saygılarımla, müşteri, tedarikçi, firma, şirket, şartlar, koşullar, tarih, hafta, ay, yıl, yarın, pazartesi, salı, çarşamba, perşembe, cuma, cumartesi, pazar, mevcut, bilgi, dahil, hariç, toplam, miktar, ödeme, ödemesi, kaç, hangi, ne, ne kadar, nedir, indirim, soru, numune, sözleşme, özel, lütfen, rica, ederiz, ederim, edelim, ediyoruz, eder, misiniz, mısınız, musunuz, müsünüz, mi, mı, mu, mü, olur, olacak, olarak, var, yok, daha, ürün, teslim, teslimat, fatura, sipariş, siparişi, siparişimiz, katalog, liste, o zaman, o, bu, şu, bunlar, bunlardan, ondan, aynı, diğer, başka, yine, hemen, acil, verebilir, verebiliriz, verelim, yapabilir, yapabiliriz, yaparız, yapalım, gönderin, hazır, birer, da, de, ki, ile, ise, bizim, sizin, bize, size, ihtiyaç, ihtiyacımız, tanesi, adedi, oluyor, kabul, civarında, üzerinden, dan, den, ten, tan, kalite, bey, hanım, öğrenmek, istiyoruz, almak, hakkında, düşünüyoruz, alım, satış, istenen, kampanya, olan, vermek',
    pay: 'ödeme, ödemeyi, ödemesi, ödemeler, ödeme şartları, ödeme koşulları, ödeme vadesi, vade, vadeli, ödeme şekli, ödeyeceğiz, ödüyoruz, ödeyelim, ödenecek',
    payable: 'ödenir, ödenecektir',
    method:
      'akreditif, görüldüğünde akreditif, gayrikabili rücu akreditif, vesikalı kredi, kapıda ödeme, teslimatta ödeme, peşin, nakit, nakit peşin, peşin ödeme, ön ödeme, ön ödemeli, havale, banka havalesi, eft, çek, çekle, senet, senetle, kredi kartı, kredi kartıyla, taksit, taksitle, eşit taksit, aylık taksit, aylık taksitle, mal mukabili, vesaik mukabili, açık hesap, cari hesap, faturalı, teslimde ödeme',
    moment:
      'peşin, peşinat, avans, ön ödeme, siparişte, sipariş anında, sipariş onayında, teslimatta, teslimde, teslimatta ödenecek, teslim sonrası, teslimattan sonra, sevkiyattan önce, sevkiyat öncesi, yüklemeden önce, yüklemede, yükleme öncesi, teslimat öncesi, sevkiyatta, fatura tarihinden itibaren, fatura tarihinden sonra, faturadan sonra, fatura sonrası, fatura tarihinden, konşimento tarihinden, konşimento tarihinden itibaren, konşimentodan sonra, konşimento, ay sonu, kalanı, kalan, bakiye, bakiyesi, gerisi, görüldüğünde, evrak karşılığı, belgeler karşılığı, imzada, kurulumda, kurulumdan sonra, mal tesliminde, fatura kesiminden sonra',
    net: 'net',
    within: 'içinde, vadeli, vade, sonra, vadeyle, vadede, zarfında',
    valid:
      'geçerli, geçerlidir, geçerliliği, geçerlilik, teklifimiz, teklif, teklifin, kampanya, fiyat listesi, fiyatlarımız, sabit, sona eriyor, bitiyor, opsiyon, opsiyonu, opsiyonlu, süreli, yürürlükte, garanti, sürüyor, devam ediyor',
    deliver:
      'teslim, teslimat, teslimi, teslim tarihi, varış, sevk, sevkiyat, yükleme, hazır, toplantı, açık, açığız, kurulum, lazım, fuar',
    place: 'teslimi, adresine',
  },
  discounts: { 'yarı fiyatına': 50, 'yarı fiyat': 50, 'yarı yarıya': 50 },
  incoterms: {
    EXW: 'fabrika teslimi, fabrikada teslim, fabrika teslim',
    FOB: 'gemide teslim, gemi bordasında teslim',
    FCA: 'taşıyıcıya teslim',
    CIF: 'mal bedeli sigorta ve navlun',
    CFR: 'mal bedeli ve navlun',
    DDP: 'gümrük vergileri ödenmiş teslim, gümrüklü teslim',
  },
  nouns: 'telefon, cep telefonu, adres',
  singular: [
    ['(?<=[aıou].*)lar', ''],
    ['(?<=[eiöü].*)ler', ''],
  ],
  prompts: {
    product: 'Hangi ürün söz konusu?',
    price: 'Hangi fiyat ya da indirim kararlaştırıldı?',
    currency: 'Fiyat hangi para biriminde?',
  },
};
