import { numbered } from '../../extraction/languages/lists.ts';
import { ONES, TENS, WEEKDAYS } from '../../extraction/sequences/tr.ts';
import type { SalesLanguage } from '../language.ts';

export const tr: SalesLanguage = {
  code: 'tr',
  decimal: ',',
  compounds: true,
  numbers: {
    words: {
      ...numbered(ONES, 1),
      ...numbered(TENS, 10, 10),
      yarım: 0.5,
      'bir buçuk': 1.5,
      'iki buçuk': 2.5,
      'üç buçuk': 3.5,
      'dört buçuk': 4.5,
      'beş buçuk': 5.5,
      'altı buçuk': 6.5,
      'yedi buçuk': 7.5,
      'sekiz buçuk': 8.5,
      'yarım düzine': 6,
    },
    multipliers: {
      yüz: 100,
      bin: 1000,
      k: 1000,
      milyon: 1e6,
      mn: 1e6,
      düzine: 12,
      deste: 10,
      grosa: 144,
    },
    weak: 'bir, on, altı, yedi, yarım',
    isGlued: true,
  },
  currencies: {
    $: 'dolar*',
    USD: 'abd doları, amerikan doları',
    CAD: 'kanada doları',
    AUD: 'avustralya doları',
    EUR: 'avro*, euro, euroya, eurodan, euronun, eurodur, yuro*, öro',
    TRY: 'türk lirası, tl, tl., lira, liraya, liradan, lirası, liralık, liranın, lirayı, liradır, liraydı, lirayla, papel, trl',
    GBP: 'sterlin*, ingiliz sterlini, ingiliz poundu, pound',
    CHF: 'isviçre frangı, frank',
    AZN: 'manat',
    RUB: 'ruble',
    JPY: 'yen, japon yeni',
    CNY: 'yuan',
    SAR: 'riyal, suudi riyali',
    AED: 'dirhem',
    IQD: 'ırak dinarı',
  },
  minor: { TRY: 'kuruş, kuruşa, kuruştan, kr', EUR: 'sent, euro sent', '': 'cent' },
  units: {
    count:
      'adet, adetlik, adetten, adette, adete, adedin, adede, adet:, ad., tane, tanelik, taneden, taneye, tanecik, parça, parçalık, set, setlik, takım, takımlık, birim, lisans, kalem ürün, nüsha, levha, plaka, tabaka, demet, dal, baş, x, ünite, kişilik set',
    pack: 'koli, kolilik, koliden, koliye, kutu, kutuluk, kutudan, kutuya, paket, paketlik, paketten, pakete, palet, paletlik, paletten, palete, çuval, çuvallık, çuvaldan, torba, torbadan, poşet, kasa, kasadan, kasalık, sandık, şişe, şişelik, teneke, tenekelik, bidon, bidonluk, varil, varilden, fıçı, kova, kavanoz, tüp, rulo, ruloluk, bobin, makara, balya, konteyner, konteynır, konteynerlik, kamyon, tır, tırlık, galon, damacana, file, top, deste, bağ, big bag, bigbag, istif, tepsi, parti, sefer, kartela',
    pair: 'çift, çiftten, çifte, çiftlik',
    measure:
      'kg, kg., kilo, kiloluk, kilodan, kiloya, kilogram, gr, gram, g, ton, tonluk, tondan, tona, t, lt, lt., litre, litrelik, litreden, litreye, l, metre, metrelik, metreden, metreye, mt, mt., m, metretül, mtül, metrekare, metrekarelik, metrekareden, m2, metreküp, m3, km, dönüm, saat, kental, kwh, ons, yarda',
    size: 'ml, cl, mm, cm, santim, inç, gb, tb, mb, watt, w, volt, v, mah, ah, kw, kva, hp, bar, amper, mg, mikron, kişilik, katlı, numara, litrelik kap, gramaj, denye, ekran, dpi',
    time: 'gün, günlük, gündür, gündü, güne, iş günü, iş gününde, hafta, haftalık, haftadır, ay, aylık, ayda, aya, yıl, yıllık, sene, senelik, saatlik, dakika, dk',
  },
  cues: {
    price:
      "fiyat, fiyatı, fiyata, fiyatla, fiyattan, fiyatımız, fiyatınız, fiyatını, fiyatlar, fiyatları, fiyatlarınız, fiyatlarımız, fiyatın, fiyatıyla, fiyatından, fiyatına, fiyatında, birim fiyat, birim fiyatı, birim fiyatımız, birim fiyatınız, liste fiyat*, etiket fiyat*, toptan fiyat*, satış fiyat*, net fiyat*, son fiyat*, özel fiyat*, hedef fiyat*, kilo fiyat*, adet fiyat*, metre fiyat*, tane fiyat*, ücret, ücreti, ücretimiz, bedel, bedeli, maliyet*, kaç para, kaç lira, kaç tl, kaça, kaçtan, kaç dolar, kaç avro, kaç euro, ne kadar, ne kadara, ne kadardan, nekadar, fiyatlandır*, yap, yapın, yapsan, yapsanız, yaparsan, yaparsanız, bırak, bırakın, bırakır mısınız, bırakırsan, bırakırsanız, olursa alır*, olur mu, 'den, 'dan, 'ten, 'tan, 'den olur, 'dan olur, 'den alırız, 'dan alırız, 'ye olur, 'ya olur, 'e olur, 'a olur, 'e veririz, 'a veririz, 'e veririm, 'a veririm, 'e bırakırız, 'e bırakırım, 'a bırakırım, 'ye bırakırım, 'ye veririm, 'ya veririm, den olur, dan olur, e olur, a olur, e verebiliriz, a verebiliriz, 'e verebiliriz, 'a verebiliriz, 'ye verebiliriz, 'ya verebiliriz, 'e anlaşalım, 'a anlaşalım, 'de anlaşalım, 'da anlaşalım, 'te anlaşalım, 'ta anlaşalım, 'ye anlaşalım, 'ya anlaşalım, 'e kapatalım, 'a kapatalım, 'ye kapatalım, 'ya kapatalım, 'e tamam, 'a tamam, 'ye tamam, 'ya tamam, 'den tamam, 'dan tamam, 'e alırım, 'a alırım, 'e alırız, 'a alırız, 'ye alırız, 'ya alırız, 'den yapalım, 'dan yapalım, 'e yapalım, 'a yapalım, 'den aşağı, 'dan aşağı, 'ten aşağı, 'tan aşağı, 'in altı, 'ın altı",
    cost: 'tutar, tutuyor, toplam fiyat*',
    question:
      'mı, mi, mu, mü, kaç, nedir, kaça, kaç para, kaç lira, ne kadar, ne kadara, var mı, varmı, olur mu, olurmu, alabilir miyim, alabilir miyiz, mümkün mü, musunuz, misiniz, mısınız, müsünüz, kaçtan',
    at: 'tanesi, adedi, adeti, birimi, kilosu, kilogramı, litresi, metresi, metrekaresi, m2si, metreküpü, tonu, kolisi, kutusu, paketi, paleti, çuvalı, torbası, şişesi, tenekesi, bidonu, varili, kasası, çifti, takımı, seti, rulosu, topu, balyası, saati, düzinesi, destesi, parçası, galonu, @, en fazla, en çok, max, maksimum, azami, en son, son, diyelim, bütçemiz, teklifim, teklifimiz, hadi, haydi, ancak, pazarlıkla, tek fiyat, fiks, sabit, son teklifim, son teklifimiz',
    per: 'tanesi, tanesine, tanesini, adedi, adeti, adedine, adedini, birimi, birim başına, adet başı, adet başına, tane başı, tane başına, başına, başı, kilosu, kilosuna, kilosunu, kilogramı, kilo başına, litresi, litresine, litresini, metresi, metresine, metresini, metrekaresi, metrekaresine, m2si, metreküpü, tonu, tonuna, tonunu, kolisi, kolisine, kolisini, kutusu, kutusuna, kutusunu, paketi, paketine, paleti, paletine, çuvalı, çuvalına, çuvalını, torbası, şişesi, şişesine, tenekesi, tenekesine, bidonu, varili, variline, kasası, kasasına, çifti, çiftine, çiftini, takımı, takımına, seti, setine, rulosu, balyası, saati, düzinesi, destesi, parçası, parçasına, galonu, beher, beheri, her biri, her birine, biri, birine, tekil, /, adetine, adet fiyatı, birim fiyatı, birim fiyat, birim fiyatımız',
    quantity:
      'miktar, miktarı, miktarımız, adet:, adet sayısı, sayı, sipariş miktarı, sipariş adedi, sipariş adedimiz, ihtiyacımız, talep miktarı, tonaj',
    from: 'en az sipariş',
    given: 'şayet, eğer',
    more: "fazla alımda, fazla alımlarda, fazla siparişte, fazla siparişlerde, adedin üzerinde, adedin üstünde, adedi aşan, adetten fazla, adetten itibaren, adetten sonra, adetten yukarı, adetlerden fazla, adetlerden itibaren, adetlerden sonra, adetlerden yukarı, kilodan fazla, kilodan itibaren, kilodan sonra, kilodan yukarı, tondan fazla, tondan itibaren, tondan sonra, tondan yukarı, metreden fazla, metreden itibaren, metreden sonra, metreden yukarı, litreden fazla, litreden itibaren, litreden sonra, litreden yukarı, koliden fazla, koliden itibaren, koliden sonra, koliden yukarı, kutudan fazla, kutudan itibaren, kutudan sonra, kutudan yukarı, paketten fazla, paketten itibaren, paketten sonra, paketten yukarı, paletten fazla, paletten itibaren, paletten sonra, paletten yukarı, çuvaldan fazla, çuvaldan itibaren, çuvaldan sonra, çuvaldan yukarı, taneden fazla, taneden itibaren, taneden sonra, taneden yukarı, çiftten fazla, çiftten itibaren, çiftten sonra, çiftten yukarı, metrekareden fazla, metrekareden itibaren, metrekareden sonra, metrekareden yukarı, ve üzeri, ve üzerinde, ve üzerine, ve üzerindeki, ve üstü, ve üstünde, ve üstüne, ve daha fazla, ve daha fazlası, ve fazlası, veya üzeri, veya daha fazla, veya fazlası, ya da üzeri, ya da daha fazla, üzeri, üzerinde, üzerine, üzerindeki, üzeriyse, üstü, üstünde, üstüne, üstündeki, 'ün üzerinde, 'in üzerinde, 'ın üzerinde, 'un üzerinde, 'ün üstünde, 'in üstünde, 'ın üstünde, 'un üstünde, 'ün üzeri, 'in üzeri, 'ın üzeri, 'un üzeri, 'den fazla, 'dan fazla, 'ten fazla, 'tan fazla, 'den itibaren, 'dan itibaren, 'ten itibaren, 'tan itibaren, 'den sonra, 'dan sonra, 'den çok, 'dan çok, 'ü aşan, 'i aşan, 'ı aşan, 'u aşan, fazlası, fazlasında, ve yukarısı, yukarısı, aşan, geçen, itibaren, aldığınızda, alırsanız, alırsan, alınırsa, alındığında, alımda, alımlarda, alımlarınızda, alımında, alımlar için, alımlara, alım için, siparişte, siparişlerde, siparişlere, siparişinizde, sipariş ederseniz, sipariş edersen, sipariş verirseniz, sipariş verirsen, sipariş için indirim, siparişler için, +",
    minimum:
      'minimum, min, min., en az, asgari, asgari sipariş, asgari sipariş miktarı, asgari sipariş miktarımız, asgari sipariş adedi, asgari sipariş adedimiz, asgari alım, asgari alım miktarı, asgari miktar, asgari adet, minimum sipariş, minimum sipariş miktarı, minimum sipariş miktarımız, minimum sipariş adedi, minimum sipariş adedimiz, minimum siparişimiz, minimum alım, minimum alım miktarı, minimum miktar, minimum adet, en az sipariş, en az sipariş miktarı, en düşük sipariş, en düşük sipariş miktarı, alt limit, alt limitimiz, alt sınır, alt sınırımız, moq, mos',
    discount:
      'indirim, indirimi, indirimle, indirimli, indirime, indirimin, indirimimiz, indiriminiz, indirimde, indirimler, iskonto, iskontosu, iskontoyla, iskontolu, iskontoya, iskontomuz, iskontonuz, tenzilat, ıskonto, fiyat kırma, ucuz, daha ucuz, ucuza, peşin indirimi, nakit indirimi, miktar indirimi, toplu alım indirimi, toptan indirimi, sadakat indirimi, bayi indirimi, erken ödeme indirimi, ilk sipariş indirimi, kampanya indirimi, sezon indirimi, hoş geldin indirimi, prim, bonus, indirin, indiririz, indirebilir*, indirirseniz, indirelim, düşelim, düşeriz, düşebilir*, düşün fiyattan, kıralım, kırarız, kırabilir*, aşağı, eksik, avantaj, kampanyalı, indirim yapar*, indirim yapalım, indirim veriyoruz, indirim uygular*',
    less: 'eksi, düşerek, liste fiyatından, liste fiyatı üzerinden, liste üzerinden',
    total:
      'toplam, toplamda, toplamı, toplam tutar, toplam fiyat, toplam bedel, genel toplam, ara toplam, tutar, tutarı, tutarında, tutarındaki, hepsi, hepsi için, hepsine, hepsi birden, tamamı, tamamı için, tamamına, bütçe, bütçesi, sipariş tutarı, fatura tutarı, sözleşme bedeli, komple, götürü, ciro, partinin tamamı, toplu fiyat, sipariş bedeli',
    shipping:
      'kargo, kargo ücreti, kargo bedeli, kargosu, nakliye, nakliye ücreti, nakliye bedeli, nakliyesi, navlun, taşıma, taşıma ücreti, sevkiyat ücreti, teslimat ücreti, posta, kurye, ambalaj, ambalaj ücreti, paketleme ücreti, sigorta, sigortası, gümrük, gümrük vergisi, montaj, montaj ücreti, kurulum, kurulum ücreti, kurulumu, kalıp, kalıp ücreti, klişe, baskı ücreti, hazırlık ücreti, depozito, kapora, teminat, numune ücreti, numune bedeli, işçilik, hizmet bedeli, komisyon, ek ücret, vade farkı, gecikme, ceza, ücretsiz kargo, palet ücreti, elleçleme, garanti, hamaliye, yükleme ücreti',
    percent: 'yüzde, % lik, yüzdelik, yüzdesi',
    tax: 'kdv, kdvsi, kdv dahil, kdv hariç, artı kdv, + kdv, +kdv, ötv, vergi, vergisi, stopaj, gümrük vergisi, tevkifat',
    reference:
      'sipariş no, sipariş no:, sipariş numarası, sipariş numaram, sipariş numaramız, fatura no, fatura numarası, fatura, teklif no, teklif numarası, ürün kodu, ürün no, stok kodu, stok no, parça no, parça numarası, müşteri no, müşteri numarası, referans, referans no, ref, ref., no, no:, no., nr, numara, numaralı, kapı no, daire, kat, sokak, cadde, telefon, tel, tel., faks, gsm, cep, posta kodu, sayfa, oda, salon, stand, blok, kod, kodu, iso, tse, lot no, parti no, seri no, irsaliye, irsaliye no, sözleşme no, gtip, vergi no, iban, arasında, sicil no, beden, ebat, peron, rampa, dosya no, talep no, model, tip',
    request:
      'istiyoruz, istiyorum, isteriz, isterim, istemekteyiz, istedik, istedim, istiyordum, istiyorduk, isterdik, isterdim, almak istiyor*, almak ister*, almayı düşün*, almayı planl*, almak, alalım, alayım, alacağız, alacağım, alıcaz, alıcam, alcam, alcaz, alcağım, alcağız, alırız, alırım, alabilir*, alıyoruz, alıyorum, aldık, sipariş etmek, sipariş vermek, sipariş veriyor*, sipariş ediyor*, sipariş verecek*, sipariş edecek*, sipariş geçmek, sipariş geçiyor*, sipariş ver*, sipariş et*, sipariş geç*, sipariş, siparişi, siparişimiz, siparişim, siparişini, siparişiniz, lazım, gerek, gerekiyor, gerekli, gerekecek, ihtiyacımız var, ihtiyacım var, ihtiyacımız olacak, ihtiyaç, ihtiyacı, ihtiyaç duy*, arıyoruz, arıyorum, arıyorduk, arayışında*, arayışı, satın al*, talep*, teklif istiyor*, teklif rica*, teklif alabilir*, teklif almak*, fiyat teklifi, fiyat teklifinizi, fiyat alabilir*, fiyat almak*, fiyat istiyor*, gönderin, gönderir misiniz, gönderir misin, gönderebilir*, gönderiniz, gönder, gönderelim, yollayın, yollar mısınız, verir misiniz, verir misin, verebilir*, ayırın, ayırır mısınız, ayır, ayıralım, hazırlayın, hazırlar mısınız, yazın, yaz, yazalım, temin et*, tedarik*, satıyor musunuz, satıyor musun, satıyor*, var mı, varmı, mevcut mu, bulunur mu, elinizde, stoklarınızda, stokta var mı, ilgileniyor*, hakkında bilgi*, yapalım, yapalim, sağlayabilir*, sevk*, çıkaralım, teslim et*, düşünüyoruz, düşünüyorum, planlıyoruz, yenileyeceğiz, yenilemek, onaylıyor*, teyit*, olsun, bizden, bize, bana, alım, alımı, alımımız, alım yap*, mal, ithal*, ihraç*, kullanacağız, yükleyin, yükleyelim, başlayalım, başlamak',
    howMany:
      'kaç adet, kaç tane, kaç kilo, kaç ton, kaç metre, kaç litre, kaç koli, kaç kutu, kaç paket, kaç palet, kaç çuval, kaç çift, kaç takım, kaç metrekare, kaç parça, kaç set, kaç şişe, kaç m2, kaç kg, ne kadar istiyor*, ne kadar ister*, ne kadar lazım, ne kadar alacak*, ne kadar almak*, ne kadar ihtiyac*, ne kadar düşün*, ne kadarlık, ne miktarda, hangi miktarda, miktar nedir, miktarı nedir, miktar ne, adet nedir, adet kaç, kaç adede, kaç tanesi, ne kadar gerek*, kaç istiyor*, kaç alacak*',
    which:
      'hangi model, hangi modeli, hangi renk, hangi beden, hangi boy, hangi ebat, hangi ölçü, hangi tip, hangi marka, hangi çeşit, hangi tür, hangi kalite, hangi ürün, hangi ürünü, hangi ürünler, hangisi, hangisini, hangi, ne tür, ne tip, nasıl bir, hangi kalınlık, hangi numara, hangi ebatta, hangi renkte, hangi ölçüde',
    product:
      'ürün, ürünü, ürünün, ürünler, ürünleri, ürününüz, ürünümüz, ürünlerimiz, malzeme, ürün:, malın cinsi, cinsi, kalem',
    currency: 'para birimi, hangi para birimi, para biriminde, döviz, döviz cinsi, kur',
    accept:
      'tamam, tamamdır, tmm, tmam, tamamsa, peki, pekala, olur, oldu, oldu o zaman, olur o zaman, anlaştık, anlastik, anlaşıldı, anlaşmış olduk, mutabıkız, mutabık kaldık, kabul, kabul ediyor*, kabul ettik, kabul ettim, kabul ederiz, kabul ederim, kabulümüz, kabulüm, kabuldür, kabul edildi, uygun, uygundur, bize uygun, uyar, bize uyar, bana uyar, onay, onaylıyor*, onaylandı, onayladık, onaylıyoruz, onaylıyorum, onay veriyor*, onayımızdır, teyit ediyor*, teyit ederiz, teyit ederim, teyit edildi, tabii, tabi, tabii ki, tabi ki, elbette, memnuniyetle, hay hay, hayhay, evet, eyvallah, süper, harika, mükemmel, güzel, çok güzel, çok iyi, iyi, şahane, ala, hayırlı olsun, hayırlı uğurlu olsun, bereket versin, bereketini gör, makul, gayet makul, adil, mantıklı, makbul, teşekkürler, teşekkür ederiz, teşekkür ederim, sağ olun, sağolun, sağ ol, eyvallah abi, hallederiz, hallederim, halledelim, ayarlarız, ayarlarım, yaparız, yaparım, yapalım o zaman, öyle yapalım, öyle olsun, dediğiniz gibi olsun, sorun değil, sorun yok, problem değil, problem yok, not aldım, not aldık, not ettim, not ettik, notumu aldım, düzelttim, düzelttik, düzeltiyorum, düzeltildi, güncelledim, güncelledik, değiştirdim, değiştirdik, doğru, doğrudur, aynen, kesinlikle, mümkün, mümkündür, anlaşalım, el sıkışalım, el sıkıştık, satıldı, aldım gitti, verdim gitti, işlem tamam, tamamlıyoruz, siparişiniz alındı, siparişinizi aldık, alındı, kayda alındı, rica ederim, rica ederiz, olabilir',
    refuse:
      'hayır, yok, yok sağ olun, olmaz, olmuyor, olamaz, maalesef, malesef, ne yazık ki, mümkün değil, maalesef mümkün değil, imkansız, imkânsız, imkanı yok, kabul edemeyiz, kabul edemem, kabul edemiyor*, kabul etmiyor*, kabul edilemez, kabul etmem, kabul etmeyiz, kabul değil, uygun değil, bize uygun değil, uymaz, bize uymaz, uymuyor, bana uymaz, veremeyiz, veremem, veremiyor*, vermiyor*, vermem, vermeyiz, yapamayız, yapamam, yapamıyor*, yapmıyor*, yapmam, yapmayız, inemeyiz, inemem, inemiyor*, düşemeyiz, düşemem, düşemiyor*, çıkamayız, çıkamam, çıkamıyor*, ödeyemeyiz, ödeyemem, ödemem, ödemeyiz, alamayız, alamam, alamıyor*, almam, almayız, almıyor*, istemiyor*, istemem, istemeyiz, ilgilenmiyor*, vazgeçtik, vazgeçtim, vazgeçiyor*, vazgeç*, iptal, iptal ed*, iptal et*, kalsın, boş verin, boşver, reddediyor*, reddedildi, anlaşamayız, anlaşamadık, karşılayamayız, karşılayamıyor*, kurtarmıyor, kurtarmaz, kurtarmıyor bizi, bizi kurtarmaz, maliyetin altında, maliyetimizin altında, zarar ederiz, zararına, indirim yok, indirimimiz yok, indirim yapmıyor*, indirim yapamıyor*, iskonto yok, pazarlık yok, payı yok, sunmuyor*, sunamıyor*, söz konusu değil, asla, hiçbir şekilde, bu fiyata olmaz, gerek yok, değmez, tutmaz',
    tooMuch:
      'pahalı, çok pahalı, fazla pahalı, pahalıymış, pahalı geldi, biraz pahalı, oldukça pahalı, tuzlu, biraz tuzlu, yüksek, çok yüksek, biraz yüksek, yüksek geldi, fazla, çok fazla, fazla geldi, biraz fazla, bütçemizi aşıyor, bütçemi aşıyor, bütçeyi aşıyor, bütçemizin üzerinde, bütçemizin üstünde, bütçemin üzerinde, bütçe dışı, çok az, az, düşük, çok düşük, uçuk, fahiş, kazık, aşırı, beklediğimizden fazla, beklediğimizin üzerinde, ateş pahası',
    past: 'geçen yıl, geçen yılki, geçen sene, geçen seneki, geçen ay, geçen ayki, geçen hafta, geçen haftaki, geçen sefer, geçen seferki, geçen sezon, geçen dönem, geçen defa, önceki, önceki sipariş, önceki fiyat, bir önceki, son sipariş, son siparişimiz, son siparişimizde, eski, eski fiyat, eski fiyatı, eski liste, eskiden, eskisi, daha önce, önceden, öncesinde, evvelki, evvelden, zamanında, bir zamanlar, şimdiye kadar, bugüne kadar, normalde, normal fiyat*, genelde, genellikle, etiket fiyatı, liste fiyatı, ödüyorduk, ödemiştik, ödedik, ödüyordum, ödemiştim, alıyorduk, almıştık, almıştım, alıyordum, vermiştik, vermiştiniz, veriyordunuz, idi, liraydı, tlydi, euroydu, dolardı, avroydu, vardı, katalogda, kataloğunuzda, kataloğunuzdaki, sitenizde, sitenizdeki, web sitenizde, internet sitenizde, dün, süresi doldu, süresi geçmiş, 2019, 2020, 2021, 2022, 2023, ilk fiyat',
    present:
      'bu yıl, bu yılki, bu sene, bu seneki, bu ay, bu hafta, bu sefer, bu kez, bu sezon, bu dönem, şimdi, şu an, şu anda, şu anki, şimdiki, bugün, bugünkü, güncel, güncel fiyat, yeni, yeni fiyat*, yeni liste, artık, halihazırda, bundan sonra, bizim fiyat*, fiyatımız, şimdilik',
    other:
      'rakip, rakibiniz, rakibinizde, rakibin, rakipler, rakipleriniz, rakiplerde, rakip firma*, başka firma*, başka bir firma*, diğer firma*, başka tedarikçi*, diğer tedarikçi*, başka bir tedarikçi*, başka yer*, başka bir yer*, başkası, başkasından, başka satıcı*, diğer satıcı*, başka bayi*, başka teklif*, diğer teklif*, başka bir teklif, piyasa, piyasada, piyasa fiyatı, pazarda, mevcut tedarikçi*, şimdiki tedarikçi*, tedarikçimiz, tedarikçimizden, amazon, trendyol, hepsiburada, alibaba, internette, internetten, komşu firma*, karşı dükkan*, yan dükkan*, öbür firma*, diğerleri',
    wrong:
      'yanlış, yanlışlıkla, yanlışlık, hata, hatalı, hata var, hatası, yazım hatası, baskı hatası, sehven, kazara, karışıklık, fatura etmişsiniz, faturalandırmışsınız, faturalandırılmış, fatura kesilmiş, fatura kesmişsiniz, faturada, faturaya, kesilmiş, göndermişsiniz, gönderilmiş, yollamışsınız, geldi, gelmiş, ulaştı, teslim aldık, elimize geçen, eksik geldi, kırık, bozuk, hasarlı, kusurlu, defolu, ayıplı, iade, iade et*, şikayet, güncel değil, yazmışsınız, yazılmış',
    unavailable:
      'stokta yok, stoklarımızda yok, stokta kalmadı, kalmadı, tükendi, tükenmiş, bitti, mevcut değil, bulunmuyor, üretilmiyor, üretimden kalktı, satmıyoruz, elimizde yok, elimizde kalmadı, stok yok, temin edemiyor*, yok satıyor',
    stock:
      'stokta, stoklarımızda, stoğumuzda, stokumuzda, depoda, depomuzda, elimizde, mevcut, mevcudumuz, kaldı, hazır stok, ayda, yılda, haftada, günde, aylık olarak, aylık ortalama, yıllık ortalama, kişi, kişilik, çalışan, personel, personelimiz, misafir, öğrenci, konuk, oda, şube, şubemiz, mağaza, işçi',
    correct:
      'düzeltme, düzeltiyorum, düzeltelim, düzeltin, düzeltir misiniz, pardon, afedersiniz, affedersiniz, özür, kusura bakma, kusura bakmayın, demek istedim, demek istemiştim, diyecektim, yani, daha doğrusu, doğrusu, değiştirin, değiştirelim, değiştirir misiniz, değiştirmek, güncelleyin, güncelleyelim, güncelleyebilir*, çıkaralım, çıkarın, çıkarır mısınız, yükseltelim, yükseltin, artıralım, arttıralım, artırın, düşürelim, düşürün, indirelim adedi, revize*, olacaktı, olacak, olmalı, olması gerek*, aslında, en iyisi, iyisi mi, vazgeçtim, onun yerine, bunun yerine',
    only: 'sadece, yalnızca, yalnız, sırf, bir tek, salt',
    contrast: 'ama, fakat, ancak, lakin, oysa, yalnız, buna karşın, amma, halbuki, bununla birlikte',
    and: 've, veya, ya da, ile, artı, sonra, ayrıca, çünkü, ise, eğer, ki, hem, birlikte, yoksa, o halde, yahut',
    of: '',
    for: 'üzerinden',
    buyer:
      'bayi, bayiler, bayilere, bayilerimize, müşteri, müşteriler, müşterilere, müşterilerimize, yeni müşteriler, yeni müşterilere, yeni müşterilerimize, öğrencilere, okullara, okullar, üyelere, üyeler, derneklere, firmalara, kurumlara, kurumsal, toptancılara, toptancılar, esnafa, otellere, oteller, restoranlara, size, sana, siz, sizin için, peşin alımlarda, peşin ödemede, peşin ödemeye, peşin, nakit, peşinde, nakitte, ilk siparişe, ilk siparişte, ilk sipariş, toplu alımlarda, toplu alıma, toptan alımda, esnaf, herkes, bunlar, bunun, onun, bunlara',
    customer:
      'adına, biz, firmamız, şirketimiz, firma adı, firma adımız, şirket adı, firma:, müşteri:, alıcı:, şirket:, ünvanımız, unvanımız, fatura ünvanı, ben',
    quality:
      'büyük, küçük, orta, orta boy, siyah, beyaz, kırmızı, mavi, yeşil, sarı, gri, kahverengi, mor, turuncu, pembe, lacivert, uzun, kısa, geniş, dar, kalın, ince, ağır, hafif, koyu, açık renk, yuvarlak, kare, düz, sade, basit, ikinci el, orijinal, model, tip',
    stop: `miyim, mıyım, miyiz, mıyız, muyum, müyüm, muyuz, müyüz, misin, mısın, musun, mümkünse, ücretiniz*, uygulan*, uygulu*, tarifeniz, öğrenmek, sormak, bilmek, görmek, almaktayız, otelimiz*, restoran*, kafemiz*, okulumuz*, fabrikamız*, atölyemiz*, inşaatımız*, şantiyemiz*, marketimiz*, dükkanımız*, yerimiz, işimiz, e, a, ye, ya, ne, na, i, ı, u, ü, yi, yı, yu, yü, de, da, te, ta, den, dan, ten, tan, in, ın, nin, nın, nun, nün, lik, lık, luk, lük, li, lı, lu, lü, lar, ler, si, sı, su mu, dir, dır, dur, dür, tir, tır, tur, tür, ki, mi, mu, mü, ydi, ydı, olur mu, olurmu, olmaz mı, olur musunuz, uygun mu, mümkün mü, tamam mı, olursa, olduğu, olduğunu, oluyor, oluyo, olacak, olarak, olan, olsa, olsun, olması, olduk, oldum, etmek, ederiz, ederim, eder, ederseniz, edersiniz, ediyoruz, edin, edelim, edebilir*, edeceğ*, ettik, ettim, yapar*, yapacağ*, yapabilir*, yapıyor*, yaptık, yaptım, yapmak, yapsak, yapsanız, yapın, veriyor*, verirs*, veririz, veririm, verir, verdiniz, verdik, verecek*, veriniz, vermek, alın, alınız, alır, alıp, alsak, alsam, alacak*, alıyor*, alırsak, alırsam, alma, alması, gönderiyor*, gönderdi*, gönderecek*, gönderim, gönderimi, iletir*, ilet*, bildir*, bilgi*, paylaş*, sunar*, sunuyor*, sunabilir*, hazır, hazırla*, hazırız, çıkar*, çıkıyor*, çıkabilir*, iner*, inebilir*, inin, inelim, iniyor*, düşür*, tutar mı, gelir*, geliyor*, gelecek, gelsin, gider*, gidelim, gidiyor*, kalır*, kalıyor*, kalan, kalsın, kalır mı, bakar*, bakıyor*, bakalım, bakın, görüş*, konuş*, pazarlık, pazarlıklı, anlaşma, anlaşabilir*, anlaşırsak, düşünüyor*, düşünür*, düşünelim, planl*, bekliyor*, bekler*, beklemek*, diliyor*, dilerim, dileriz, umarım, umuyor*, sanırım, galiba, herhalde, belki, acaba, rica, ricam, lütfen, selam*, merhaba*, mrb, slm, iyi çalışmalar, kolay gelsin, iyi günler, iyi akşamlar, günaydın, hayırlı işler, hayırlı günler, saygılar*, saygı*, sayın, sn, sn., bey, hanım, beyefendi, hanımefendi, abi, abicim, abime, bi, ablacım, abla, kardeş*, usta, hocam, kanka, arkadaş*, patron, müdür*, yetkili, dostum, firma, firmanız*, firması, şirket*, işletme*, dükkan*, mağaza*, tedarikçi*, satıcı*, alıcı*, satın alma, satış, satışı, satış departmanı, ekip, teklif, teklifi, teklifiniz*, teklifimiz*, teklifin*, tekliften, siparişler, siparişe, siparişin, siparişinizi, fatura, faturası, faturayı, katalog, kataloğ*, liste, listesi, listenizi, listede, stok, stoğ*, depo, depo*, şart, şartı, şartları, şartlar, koşul*, vade, termin, tarih, tarihi, tarihinde, tarihine, tarihli, günü, günler, haftası, ayı, ayın, ayında, yılı, yılın, ay sonu, sabah, akşam, öğlen, öğleden, yarın, ${WEEKDAYS.join(', ')}, hafta sonu, haftaya, seneye, içinde, kadar, dek, değin, sonra, önce, beri, doğru, karşı, göre, rağmen, dolayı, ötürü, yaklaşık, takriben, civarı, civarında, aşağı yukarı, tam, tamı, hemen, acil*, en kısa, çabuk, hızlı, erken, geç, sonunda, başında, başı, en, en iyi, en uygun, en düşük, en yüksek, en son, daha, daha iyi, daha uygun, biraz, birazcık, bir miktar, biraz daha, azıcık, çok, pek, oldukça, epey, gayet, baya, bayağı, hiç, her, tüm, bütün, bazı, birkaç, diğer, öbür, aynı, başka, böyle, şöyle, öyle, bu, şu, o, bunu, şunu, onu, bunun, bunlar*, onlar*, burada, orada, bunda, bundan, ondan, onda, kendi, bizim, sizin, sizden, bizde, sizde, biz, siz, ben, sen, benim, senin, bizi, sizi, beni, seni, siz de, biz de, ilk, ikinci, üçüncü, sonuncu, son, yarı, yarısı, yarısını, kısmı, kısım, geri, geriye, fark, farkı, orta yol, ortada, ortasını, ortasında, bulalım, buluşalım, buluşuruz, bölüşelim, nedir, nelerdir, neler, ne, nasıl, neden, niye, nerede, nereye, kim, kime, kaç, kaçar, mı, mıdır, midir, mudur, var, varsa, vardır, yoksa, değilse, değildir, eğer, şayet, madem, tabii, işte, yani, hani, zaten, gene, yine, tekrar, hala, henüz, artık, bile, dahi, üstelik, ayrıca, hatta, özellikle, mutlaka, kesin, kesinleş*, net, brüt, dahil, dahildir, hariç, hariçtir, ücretsiz, bedava, bedelsiz, hediye, ekstra, ek, ilave, ilaveten, fazladan, toplu, toptan, toptancı, perakende, peşin fiyatına, uygun fiyat*, ekonomik, hesaplı, cazip, iyi fiyat, güzel fiyat, sabit, değişmez, geçerli*, geçer, süre, süresi, süreyle, boyunca, itibariyle, itibarıyla, gibi, sanki, ilgili, ilgileniyor*, hakkında, konusunda, konu, mesele, durum, durumda, durumu, şekilde, şekil, tarafımıza, tarafınıza, tarafınızdan, tarafımızdan, adres*, web, site, siteniz*, internet, mail, maili, e-posta, eposta, mesaj, whatsapp, telefonla, ara, arayın, cevap, dönüş, haber, soru, sorum, sorumuz, sorun, problem, istek, isteğ*, proje, projemiz*, projesi, ihale*, müşteri*, kullan*, dağıtım, satmak, sattığınız, sattığımız, aldığımız, verdiğiniz, belirttiğiniz, bahsettiğiniz, konuştuğumuz, anlaştığımız, söylediğiniz, dediğiniz, istediğimiz, istediğiniz, düzenli, sürekli, daimi, her zaman, uzun süredir, yıllardır, çalışıyor*, çalışmak, çalışalım, başla*, açıl*, açılış*, bit*, hediyelik olarak, örnek, numune, kalite, kaliteli, garantili, sağlam, taze, yerli, ithalat, ihracat, sanayi, ticaret, ltd, şti, a.ş, san, tic, teşekkür*, eyvallah, sağlık, allah, razı, inşallah, maşallah, vallahi, valla, ya, yahu, be, hadi, haydi, bakın, bak, bi, bişey, birşey, şey, falan, filan, iyi, güzel, kötü, hızlıca, önümüzdeki, gelecek, geçen, bugünden, şimdiden, yetiyor, yeter*, yetmez, tane tane, adetli, koliler, kutular, paketler, kilo bazında, gerçekten, cidden, haklısınız, anlıyorum, anladım, biliyor*, bilmiyor*, karar*, kararlaştır*, onaylar*, beğendik, memnun*, altına, altında, altını, altındaki, üstüne, zaman, zamanı, bırakır*, ver, verin, verelim, geldiğinde, gelince, alınca, olunca, yapınca, görünce, teslim, teslimi, teslimatı, sevkiyat, sevkiyatı, nakit akışı, tahsil*, ödenir, ödeyelim, ödeyeceğ*, öderiz, öderim, ödesek, ödeyebilir*, öde, ödeyin, sunduğunuz, söz, sözü, sözleşme, adına`,
    pay: '',
    payable:
      'ödeme, ödemesi, ödemeyi, ödemeler, ödemeniz, ödememiz, ödemenin, ödeme şekli, ödeme koşulları, ödeme şartları, ödeme koşulu, ödeme şartı, ödeme vadesi, ödeme planı, ödeyelim, öderiz, öderim, ödeyeceğiz, ödeyebilir*, ödenecek, ödenir, ödemek, tahsilat, fatura tarihinden, fatura tarihinden itibaren, fatura tarihinden sonra',
    method:
      'peşin, peşin ödeme, peşinen, tamamı peşin, peşin nakit, nakit peşin, nakit, nakit ödeme, elden, elden nakit, kapıda ödeme, kapıda nakit, kapıda, teslimatta nakit, teslimde nakit, teslimatta ödeme, teslimde ödeme, teslimat sonrası ödeme, mal tesliminde nakit, akreditif, akreditifle, gayrikabili rücu akreditif, gayri kabili rücu akreditif, teyitli akreditif, dönülemez akreditif, l/c, vesaik mukabili, vesaik karşılığı, mal mukabili, mal karşılığı, kabul kredili, d/p, d/a, cad, havale, havaleyle, havale ile, eft, eft ile, eftyle, banka havalesi, banka havalesi ile, banka havalesiyle, banka transferi, swift, fast, kredi kartı, kredi kartıyla, kredi kartı ile, kredi kartına, kartla, pos, tek çekim, taksit, taksitle, taksitli, eşit taksit, aylık taksit, çek, çekle, çek ile, vadeli çek, müşteri çeki, firma çeki, senet, senetle, senet ile, bono, poliçe, açık hesap, cari hesap, cari, carimize, konsinye, avans, ön ödeme, ön ödemeli, proforma, proforma fatura, fatura karşılığı, fatura ile, faturayla, vadeli, veresiye, teminat mektubu, leasing, sipariş avansı, dbs, doğrudan borçlandırma, ay sonu ödeme, bedeli peşin',
    moment:
      'peşin, peşinat, ön ödeme, avans, kapora, siparişte, siparişle, siparişle birlikte, sipariş anında, sipariş onayında, sipariş onayıyla, sipariş sırasında, sipariş ile, siparişte peşin, sözleşmede, sözleşme imzasında, imzada, teslimatta, teslimde, teslimat anında, teslimatla, teslimatla birlikte, teslim anında, teslim sırasında, teslim alınca, teslim edilince, mal tesliminde, mal teslimi, teslimat öncesi, teslimattan önce, teslimden önce, teslim öncesi, teslimat sonrası, teslimattan sonra, teslimden sonra, teslim sonrası, teslim tarihinden, teslim tarihinden itibaren, teslimattan itibaren, teslimden itibaren, sevkiyatta, sevkiyat öncesi, sevkiyattan önce, sevk öncesi, sevkten önce, sevkiyat sonrası, sevkiyattan sonra, sevkiyat anında, yükleme öncesi, yüklemeden önce, yüklemede, yükleme sonrası, yüklemeden sonra, gönderim öncesi, kargolamadan önce, fatura tarihinden, fatura tarihinden itibaren, fatura tarihinden sonra, faturadan sonra, faturadan itibaren, fatura sonrası, fatura kesildikten sonra, fatura tarihi, konşimento tarihinden, konşimento tarihinden itibaren, konşimentodan, konşimento, konşimento sonrası, konşimento karşılığı, belge karşılığı, belgeler karşılığı, evrak karşılığı, görüldüğünde, ibrazında, vade, vadeli, vadeyle, vadesi, vadede, vade ile, vademiz, vadeli çek, vadeli çekle, vadeli senet, opsiyon, ay sonu, ay sonunda, kalan, kalanı, kalan kısmı, kalan tutar, geri kalan, geri kalanı, gerisi, bakiye, bakiyesi, üstü, montaj sonrası, montajdan sonra, kurulumdan sonra, kurulum sonrası, kabulden sonra, mal kabul sonrası, iş bitiminde, iş teslimi, varışta, gümrükte, ürün tesliminde, ürün teslimi, mal gelince, mal gelince öderiz',
    net: 'net',
    within: 'içinde, içerisinde, zarfında, sonra, sonrasında, sonrası, en geç, azami, maksimum',
    valid:
      'geçerli, geçerlidir, geçerli olacak, geçerli olacaktır, geçerliliği, geçerlilik, geçerlilik süresi, geçerlik, opsiyon, opsiyonu, opsiyonlu, opsiyonumuz, teklif, teklifimiz, teklifim, teklifi, teklifimizin, fiyat listesi, fiyat listemiz, liste fiyatları, kampanya, kampanyamız, kampanyası, kampanyalı, fiyat sabit, fiyatı sabit, fiyatlarımız, bu fiyat, bu fiyatlar, sabit fiyat, sabitle*, garanti, yürürlükte, yürürlüğe, uzatıldı, uzatıyor*, bitiyor, bitecek, biter, sona er*, son gün, son tarih, fiyatlar, fiyatı tutar*, fiyatı tutuyor*, promosyon, başlıyor, başlar, başlayacak, indirimimiz',
    deliver:
      'teslim, teslimi, teslimat, teslimatı, teslimatımız, teslim tarihi, teslim süresi, teslimat süresi, teslimat tarihi, termin, termini, terminimiz, sevk, sevkiyat, sevkiyatı, kargoya, kargolarız, kargolayabilir*, yola çıkar, gönderim, gönderiyoruz, gönderilir, gönderebilir*, ulaşır, elinizde olur, elimizde olsun, elimizde olmalı, elimize ulaşsın, yetişsin, yetişir, yetiştirir*, yetişmesi, hazır olur, hazır olacak, hazırlarız, üretim süresi, teslim alır*, teslim alacağ*, varış, yükleme, fuar, düğün, açılış, açılışımız, etkinlik, toplantı, montaj, kurulum, lazım olan tarih, ararım, arayacağım, görüşelim, sezon açılışı, bayram',
    place: 'teslimi, şehrine, limanı, limanına, depomuza teslim, adresine',
  },
  discounts: { 'yarı fiyat': 50, 'yarı fiyatı': 50, 'yarı fiyatına': 50, 'yarı yarıya': 50, 'yarı fiyatından': 50 },
  incoterms: {
    EXW: 'fabrika teslim, fabrika teslimi, fabrikada teslim, işyerinde teslim, depo teslim, depoda teslim',
    FCA: 'taşıyıcıya teslim',
    CPT: 'taşıma ödenmiş, navlun ödenmiş',
    CIP: 'taşıma ve sigorta ödenmiş',
    DAP: 'belirlenen yerde teslim',
    DPU: 'boşaltılmış olarak teslim',
    DDP: 'gümrük vergileri ödenmiş, gümrüklenmiş teslim, vergileri ödenmiş teslim',
    FAS: 'gemi doğrultusunda teslim',
    FOB: 'gemide teslim, güvertede teslim',
    CFR: 'mal bedeli ve navlun',
    CIF: 'mal bedeli sigorta ve navlun, mal bedeli sigorta navlun',
  },
  endings:
    '[iu]yo(?:r(?:um|uz|sun|sunuz|lar|du|duk|dum|mus)?)?|(?<=[a-z]{2})(?:acak|ecek|acag|eceg)(?:im|iz|imiz|iniz|lar|ler|siniz|ti|tir|tik)?|(?<=[a-z]{2})[iu]c[ae][mz]|[ae]bil(?:ir|iy)[a-z]{0,12}|[aeiu]r(?:iz|uz|siniz|sunuz|misiniz)|(?<=[a-z]{2})(?:[aeiu]n[iu]r|[iu]l[iu]r)(?:lar|ler|di)?|(?<=[a-z]{2})[ae]lim|(?<=[a-z]{3})[iu]r[iu]m|m[iu]s(?:t[iu]|s[iu]n)[a-z]{0,5}|s[ae]n[iu]z|(?:makta|mekte)(?:yiz|yim|dir)|(?<=[a-z]{3})[ae]m(?:ayiz|eyiz)|[ae]rek',
  verbLast: true,
  replaced: 'yerine, değil, değil de, degil',
  nouns: 'telefon, cep, kart',
  singular: [
    ['(?<=\\p{L}{3})(?:lar|ler)(?:ın|in|a|e|ı|i|dan|den|da|de|ımız|imiz|ınız|iniz)?', ''],
    ['(?<=\\p{L}{3})(?:ınız|iniz|unuz|ünüz)(?:ın|in|un|ün|ı|i|u|ü|a|e)?', ''],
    ['(?<=\\p{L}{3})(?:dan|den|tan|ten)', ''],
    ['(?<=\\p{L}{2}s[ıiuü])n(?:ın|in|un|ün|a|e|ı|i|u|ü)', ''],
    ['(?<=\\p{L}{2}[aeıioöuü])n(?:ın|in|un|ün)', ''],
    ['(?<=\\p{L}{3}[ıiuü])n[ıiuü]', ''],
  ],
  invariable:
    'bikini, mini, keten, saten, fidan, maden, beden, neden, kazan, dolar, eldiven, vatan, meydan, kaptan, tarhun, plan, tavan, roman, taban, yelken, şekerden, bidon, radar, lazer, hazan, mercan, bostan, fistan, destan, sultan, şaftan, kaftan, erkeklerden, önden, nikelden, sekreter, klaket, kolonya, çeten, merdan, kaban, direkten',
};
