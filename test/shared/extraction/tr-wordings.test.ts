import { expect, test } from '@jest/globals';
import { asksIn } from '../../../shared/extraction/asked.ts';
import type { Signal } from '../../../shared/extraction/language.ts';
import { tr } from '../../../shared/extraction/languages/tr.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

const rows: Reading[] = [
  [
    [
      "İyi günler, ben Zeynep Aksoy. Bağdat Caddesi No: 145 Daire 6 Kadıköy'de oturuyorum. Dünden beri kombi çalışmıyor. Telefonum 0532 214 55 67.",
    ],
    {
      name: 'Zeynep Aksoy',
      phone: '0532 214 55 67',
      address: 'Bağdat Caddesi No: 145 Daire 6 Kadıköy',
      issue: '*kombi çalışmıyor*',
    },
  ],
  [
    [
      '> Merhaba, nasıl yardımcı olabilirim?',
      'mutfakta lavabo tıkandı',
      '> Adınız nedir?',
      'mehmet yıldırım',
      '> Adresinizi alabilir miyim?',
      'gül sokak 12 numara kat 3 beşiktaş',
      '> Telefon numaranız?',
      '0 532 111 22 33',
    ],
    {
      name: 'mehmet yıldırım',
      phone: '0 532 111 22 33',
      address: 'gül sokak 12 numara kat 3 beşiktaş',
      type: 'plumbing',
    },
  ],
  [['> Kiminle görüşüyorum?', "Ben Ayşe'yim, Ayşe Demirtaş"], { name: 'Ayşe Demirtaş', phone: null, address: null }],
  [['> Kiminle görüşüyorum?', 'Fatma Nur Çelik ben'], { name: 'Fatma Nur Çelik', phone: null, address: null }],
  [['> İsminiz?', 'Benim adım Kerem', '> Soyadınız?', 'Öztürk'], { name: 'Kerem Öztürk', phone: null, address: null }],
  [
    ['> Telefon numaranızı alabilir miyim?', 'sıfır beş yüz otuz iki, iki yüz on beş, kırk dört, otuz üç'],
    { name: null, phone: '05322154433', address: null },
  ],
  [
    ['> Size hangi numaradan ulaşabiliriz?', 'beş yüz kırk üç altı yüz yirmi bir on iki otuz dört'],
    { name: null, phone: '5436211234', address: null },
  ],
  [
    ['> Numaranız?', 'sıfır beş üç iki iki bir beş dört dört üç üç'],
    { name: null, phone: '05322154433', address: null },
  ],
  [
    [
      'Eşim Hasan dün aramıştı, ben Hatice Kara. Bulaşık makinesi su kaçırıyor. Onun numarası 0533 222 11 00, benimki 0535 999 88 77.',
    ],
    { name: 'Hatice Kara', phone: '0535 999 88 77', address: null },
  ],
  [
    ['> Adınız ve telefonunuz lütfen?', 'Serkan Bulut ama numaramı paylaşmak istemiyorum'],
    { name: 'Serkan Bulut', phone: null, address: null },
  ],
  [
    [
      '> Adınızı öğrenebilir miyim?',
      'Sizi ilgilendirmez',
      '> Adres lazım ama.',
      'Cumhuriyet Mahallesi 1234. Sokak No 5/3 Çankaya Ankara',
    ],
    { name: null, phone: null, address: 'Cumhuriyet Mahallesi 1234. Sokak No 5/3 Çankaya Ankara' },
  ],
  [
    [
      'Ad Soyad: Elif Şahin\nTel: 0212 555 44 33\nAdres: Barbaros Bulvarı No: 12 K: 3 D: 7, 34353 Beşiktaş/İstanbul\nArıza: Prizden kıvılcım çıkıyor\nAciliyet: yüksek',
    ],
    {
      name: 'Elif Şahin',
      phone: '0212 555 44 33',
      address: 'Barbaros Bulvarı No: 12 K: 3 D: 7, 34353 Beşiktaş/İstanbul',
      priority: 'high',
      type: 'electrical',
    },
  ],
  [
    ['apartmanda çok kötü gaz kokusu var acele edin menekşe sok no 4 bornova ben tuncay er 05551234567'],
    { name: 'tuncay er', phone: '05551234567', address: 'menekşe sok no 4 bornova', priority: 'urgent' },
  ],
  [
    ['> Kiracı mısınız ev sahibi mi?', 'kiracı', '> Ne kadar acil?', 'çok acil değil'],
    { name: null, phone: null, address: null, role: 'tenant', priority: 'low' },
  ],
  [['> Ne kadar acil?', 'Daha fazla bekleyemeyiz'], { name: null, phone: null, address: null, priority: 'high' }],
  [
    ['Yöneticimiz Orhan Bey size yazmamı söyledi. Banyonun duvarı küflendi.\nSaygılarımla,\nSelin Korkmaz'],
    { name: 'Selin Korkmaz', phone: null, address: null, type: 'maintenance' },
  ],
  [
    ["Üç yıldır Lale Sokak No: 8'de kiracıyım, sigorta sürekli atıyor."],
    { name: null, phone: null, address: 'Lale Sokak No: 8', role: 'tenant', type: 'electrical' },
  ],
  [
    ['> Telefon?', '0532 123 45 67, pardon yanlış, 0532 765 43 21'],
    { name: null, phone: '0532 765 43 21', address: null },
  ],
  [
    ['Müşteri numaram 400123456789, son fatura hakkında bilgi almak istiyorum.'],
    { name: null, phone: null, address: null, issue: '*fatura*' },
  ],
  [
    ['> Sokak ve numara?', 'İstiklal Caddesi 201/5', '> İlçe ve şehir?', 'Beyoğlu, İstanbul'],
    { name: null, phone: null, address: 'İstiklal Caddesi 201/5, Beyoğlu, İstanbul' },
  ],
  [
    [
      "Apartman yöneticisiyim, adım Cemal Uçar. Asansör çalışmıyor. Adres: Yıldız Mah. Çırağan Cad. No:32 Beşiktaş. Bana 0212 260 10 20'den ulaşabilirsiniz.",
    ],
    {
      name: 'Cemal Uçar',
      phone: '0212 260 10 20',
      address: 'Yıldız Mah. Çırağan Cad. No:32 Beşiktaş',
      role: 'manager',
      type: 'maintenance',
    },
  ],
  [['merhaba kimse var mı'], { name: null, phone: null, address: null, issue: null }],
  [
    ['> Sorun nedir?', 'tavandan su akıyor!!'],
    { name: null, phone: null, address: null, priority: 'urgent', type: 'plumbing' },
  ],
  [['Ev sahibimin numarası 0532 000 11 22.'], { name: null, phone: null, address: null, role: 'tenant' }],
  [['> Size nasıl hitap edelim?', 'Bana Murat diyebilirsiniz'], { name: 'Murat', phone: null, address: null }],
  [['> Adınız?', 'Söylemek istemiyorum'], { name: null, phone: null, address: null }],
  [
    ['> Adres?', 'Atatürk Mah. 57. Sk. No 3, zemin kat', '> Hangi şehir?', 'Bursa'],
    { name: null, phone: null, address: 'Atatürk Mah. 57. Sk. No 3, zemin kat, Bursa' },
  ],
  [
    ['Kızım Ela hasta ve kalorifer yanmıyor. Çok kızgınım.'],
    { name: null, phone: null, address: null, type: 'maintenance' },
  ],
  [['> Ev sahibi misiniz?', 'Hayır, kapıcıyım'], { name: null, phone: null, address: null, role: 'manager' }],
  [
    ['Dairenin sahibiyim. Salondaki pencere kapanmıyor. Acelesi yok, müsait olduğunuzda bakarsınız.'],
    { name: null, phone: null, address: null, role: 'owner', priority: 'low', type: 'maintenance' },
  ],
  [['> Adınız?', "Gökhan'ım"], { name: 'Gökhan', phone: null, address: null }],
  [["Merhaba ben Kadıköy'de oturuyorum, musluk bozuldu"], { name: null, phone: null, address: null, type: 'plumbing' }],
  [['bu hafta gelseniz iyi olur'], { name: null, phone: null, address: null, priority: 'medium' }],
  [['ADIM İBRAHİM IŞIK. TELEFONUM 0544 333 22 11'], { name: 'İBRAHİM IŞIK', phone: '0544 333 22 11', address: null }],
  [
    ['musluk damliyor, adim gulsen isik, ataturk cad no 14 d 2 izmir, tel 05324445566 kiraciyim'],
    {
      name: 'gulsen isik',
      phone: '05324445566',
      address: 'ataturk cad no 14 d 2 izmir',
      role: 'tenant',
      type: 'plumbing',
    },
  ],
  [['> Adınız soyadınız?', 'Tabii, Burcu Ersoy'], { name: 'Burcu Ersoy', phone: null, address: null }],
  [['> İsminizi alabilir miyim?', 'ismim can yücel'], { name: 'can yücel', phone: null, address: null }],
  [
    ['> Kiminle görüşüyorum acaba?', 'Ben Hülya Koçak, kiracıyım.'],
    { name: 'Hülya Koçak', phone: null, address: null, role: 'tenant' },
  ],
  [['> Adınız?', "Adım Nazım'dır"], { name: 'Nazım', phone: null, address: null }],
  [
    [
      'İyi akşamlar, adım Levent Kırca, Papatya Sokak No 17 Daire 4 Bornova İzmir adresinde oturuyorum, dünden beri asansör çalışmıyor.',
    ],
    { name: 'Levent Kırca', phone: null, address: 'Papatya Sokak No 17 Daire 4 Bornova İzmir', type: 'maintenance' },
  ],
  [
    [
      'Annemin evi için arıyorum, Okul Cad. No: 3, 35220 Konak/İzmir. Rezervuar su kaçırıyor. Ben Rıza Çelik, tel: 0232 445 56 67',
    ],
    { name: 'Rıza Çelik', phone: '0232 445 56 67', address: 'Okul Cad. No: 3, 35220 Konak/İzmir', type: 'plumbing' },
  ],
  [
    ['> Size hangi numaradan ulaşabiliriz?', 'En iyisi 0532 223 34 45, cep telefonum bu.'],
    { name: null, phone: '0532 223 34 45', address: null },
  ],
  [['> Telefonunuz?', '+90 (532) 123 45 67'], { name: null, phone: '+90 (532) 123 45 67', address: null }],
  [['> Telefonunuz?', 'telefonum yok'], { name: null, phone: null, address: null }],
  [
    ['> Hangi sokak?', 'Menekşe Sokak 22', '> Posta kodu ve ilçe?', '06500 Çankaya'],
    { name: null, phone: null, address: 'Menekşe Sokak 22, 06500 Çankaya' },
  ],

  [
    ['> Sorun nedir?', 'banyodaki priz karardı ve cızırdıyor'],
    { name: null, phone: null, address: null, type: 'electrical' },
  ],
  [
    ['Zil çalışmıyor. Acelesi yok, ne zaman isterseniz gelin.'],
    { name: null, phone: null, address: null, priority: 'low', type: 'electrical' },
  ],
  [
    ['Lütfen bir an önce birini gönderin, banyoyu su bastı!'],
    { name: null, phone: null, address: null, priority: 'urgent', type: 'plumbing' },
  ],
  [
    ['Sitenin yöneticisiyim, adres Park Sokak No:9 Nilüfer Bursa. İkinci katta pencere kırıldı.'],
    { name: null, phone: null, address: 'Park Sokak No:9 Nilüfer Bursa', role: 'manager', type: 'maintenance' },
  ],
  [['Ev bana ait. Panjur takıldı.'], { name: null, phone: null, address: null, role: 'owner', type: 'maintenance' }],
  [
    ['Kiracım kombinin bozulduğunu söyledi.'],
    { name: null, phone: null, address: null, role: 'landlord', type: 'plumbing' },
  ],
  [
    ['Eski numaram 0532 111 11 11 artık kullanılmıyor, yenisi 0533 222 22 22.'],
    { name: null, phone: '0533 222 22 22', address: null },
  ],
  [["0212 111 22 33'ü aramayın, 0212 444 55 66'yı arayın."], { name: null, phone: '0212 444 55 66', address: null }],
  [
    [
      'Ad Soyad: Sevgi Tan; Telefon: 0505 123 45 67; Adres: Mithatpaşa Cad. No 88/5, 35280 İzmir; Sorun: Sıcak su yok; Öncelik: orta',
    ],
    {
      name: 'Sevgi Tan',
      phone: '0505 123 45 67',
      address: 'Mithatpaşa Cad. No 88/5, 35280 İzmir',
      priority: 'medium',
      issue: '*Sıcak su yok*',
    },
  ],
  [
    ['> Adres?', 'Kızılay Mahallesi Ziya Gökalp Caddesi No 12 Kat 4'],
    { name: null, phone: null, address: 'Kızılay Mahallesi Ziya Gökalp Caddesi No 12 Kat 4' },
  ],
  [
    ['> Adres?', 'Yeşilvadi Sitesi B Blok Daire 14, Ümraniye'],
    { name: null, phone: null, address: 'Yeşilvadi Sitesi B Blok Daire 14, Ümraniye' },
  ],
  [['> Adres?', "Gül Sokağı'nda 12 numara"], { name: null, phone: null, address: "Gül Sokağı'nda 12 numara" }],
  [['> Adınız?', 'Adımı vermek istemiyorum'], { name: null, phone: null, address: null }],
  [['> Ne kadar acil?', 'Bugün mutlaka gelmeniz lazım'], { name: null, phone: null, address: null, priority: 'high' }],
  [['> Ev sahibi mi kiracı mı?', 'Ev sahibiyim'], { name: null, phone: null, address: null, role: 'owner' }],
  [
    ['Merhaba, tatildeyim ve komşum Uğur Sert tavandan su aktığını söylüyor.'],
    { name: null, phone: null, address: null, priority: 'urgent', type: 'plumbing' },
  ],
  [['> Adınız nedir?', 'neden soruyorsunuz?'], { name: null, phone: null, address: null }],
  [['> Adınız?', 'Söylemem'], { name: null, phone: null, address: null }],
  [['> Adınız?', 'Fark etmez, birini gönderin yeter!'], { name: null, phone: null, address: null }],
  [["Pazartesi saat 5'ten beri 3. katta ışık yok."], { name: null, phone: null, address: null, type: 'electrical' }],
  [
    ['14 gündür asansörün tamirini bekliyoruz, rezalet!'],
    { name: null, phone: null, address: null, type: 'maintenance' },
  ],
  [['12.03.2024 tarihli 1.250,00 TL faturam yanlış.'], { name: null, phone: null, address: null, issue: '*fatura*' }],
  [['> Size hangi numaradan ulaşalım?', 'Daha önce vermiştim'], { name: null, phone: null, address: null }],

  [['> Adınız soyadınız?', 'Sayın Dr. Tolga Fidan'], { name: 'Tolga Fidan', phone: null, address: null }],
  [['> Adınız?', 'meryem'], { name: 'meryem', phone: null, address: null }],
  [
    ['> Adınız ve telefon numaranız?', 'Nil Kurt 0532 123 45 67'],
    { name: 'Nil Kurt', phone: '0532 123 45 67', address: null },
  ],
  [
    ['> Adınız ve telefon numaranız?', 'nil kurt, 05321234567'],
    { name: 'nil kurt', phone: '05321234567', address: null },
  ],
  [
    ['> Ad, adres, telefon?', 'Nil Kurt, Karga Sokak No 3, 34700 Üsküdar, 0532 123 45 67'],
    { name: 'Nil Kurt', phone: '0532 123 45 67', address: 'Karga Sokak No 3, 34700 Üsküdar' },
  ],
  [
    ['> Ad, adres, telefon?', 'Nil Kurt\nKarga Sokak No 3\n34700 Üsküdar\n0532 123 45 67'],
    { name: 'Nil Kurt', phone: '0532 123 45 67', address: '*Karga*' },
  ],
  [['> Adresiniz?', 'Karga Sokak 3, pardon, Karga Sokak 13'], { name: null, phone: null, address: 'Karga Sokak 13' }],
  [
    ['Elektrik kesildi ve evde bebeğimiz var!'],
    { name: null, phone: null, address: null, priority: 'urgent', type: 'electrical' },
  ],
  [['Acil bir durum yok.'], { name: null, phone: null, address: null, priority: 'low' }],
  [['Bu hafta gelebilirseniz çok iyi olur'], { name: null, phone: null, address: null, priority: 'medium' }],
  [
    ['Bugün biri gelebilir mi? Tuvalet taşıyor.'],
    { name: null, phone: null, address: null, priority: 'high', type: 'plumbing' },
  ],
  [['Duman dedektörü sürekli ötüyor.'], { name: null, phone: null, address: null, priority: null }],
  [
    ['> Ev sahibi misiniz kiracı mı?', "1998'den beri ev sahibiyim"],
    { name: null, phone: null, address: null, role: 'owner' },
  ],

  [
    ["Ben yeni taşındım, Defne Sokak 21'de. Sıcak su gelmiyor. Adım Oya."],
    { name: 'Oya', phone: null, address: 'Defne Sokak 21', type: 'plumbing' },
  ],
  [
    [
      'slm ya bizim banyoda gider tıkandı su çekmiyor. ismim onur, soyadım kaplan. numara 0541 778 90 12. adres fevzi çakmak mah. lale sok. no 17 d 4 pendik',
    ],
    {
      name: 'onur kaplan',
      phone: '0541 778 90 12',
      address: 'fevzi çakmak mah. lale sok. no 17 d 4 pendik',
      type: 'plumbing',
    },
  ],
  [
    [
      '> İyi günler, size nasıl yardımcı olabilirim?',
      'Oturduğum apartmanın asansörü iki gündür çalışmıyor.',
      '> Kiminle görüşüyorum?',
      'Necla ben, Necla Sarıoğlu',
      '> Telefon alabilir miyim?',
      'Tabi 532 sonra 611 devamı 20 30',
      '> Adresinizi rica edeyim',
      'Gazi Mahallesi Nergis Caddesi 44/9 Yenimahalle',
    ],
    { name: '*Sarıoğlu', address: 'Gazi Mahallesi Nergis Caddesi 44/9 Yenimahalle', type: 'maintenance' },
  ],

  [['> Kiminle görüşüyorum efendim?', 'Adım Şükran, Ş-Ü-K-R-A-N, soyadım Bilgiç'], { name: 'Şükran Bilgiç' }],
  [['> Adınız?', 'Emre Can Tuncel efendim'], { name: 'Emre Can Tuncel' }],
  [['> İsim alabilir miyim?', 'ben ayşegül, ayşegül demirci'], { name: '*ayşegül*' }],
  [
    [
      '> Telefonunuzu alayım',
      'beş yüz otuz beş',
      '> Evet?',
      'dört yüz on iki',
      '> Devam edin',
      'yirmi yedi seksen bir',
    ],
    { phone: '5354122781' },
  ],
  [['> Telefon numaranız?', 'sıfır beş yüz elli beş dokuz yüz bir otuz sekiz kırk iki'], { phone: '05559013842' }],
  [
    [
      'Komşum Rasim Bey evde yok, onun dairesinden bizim tavana su damlıyor. Ben üst katta değil alttaki dairedeyim. İsmim Gülay Ertürk, bana 0506 332 18 77 numarasından ulaşın.',
    ],
    { name: 'Gülay Ertürk', phone: '0506 332 18 77', type: 'plumbing' },
  ],
  [
    ['> Size ulaşabileceğimiz bir numara?', '0533 901 22 45, olmazsa eşimi arayın 0533 901 22 46'],
    { phone: '0533 901 22 45' },
  ],
  [['> Numaranız neydi?', 'pardon yanlış yazmışım, sonu 45 değil 54: 0533 901 22 54'], { phone: '0533 901 22 54' }],
  [
    ['Sipariş numaram 20458812, ürün hâlâ gelmedi. Adım Barış Önal.'],
    { name: 'Barış Önal', phone: null, issue: '*gelmedi*', type: 'other' },
  ],
  [['TC kimlik numaram 12345678950 ama telefonumu paylaşmak istemiyorum'], { phone: null }],
  [
    ['> Adres?', 'Kaynarca mah. 1453 sok. No:8/2 Pendik İstanbul'],
    { address: 'Kaynarca mah. 1453 sok. No:8/2 Pendik İstanbul' },
  ],
  [
    [
      '> Açık adresinizi yazar mısınız?',
      'Bahçelievler Mahallesi, Aşkabat Caddesi, 38 numara, daire 12, Çankaya, Ankara',
    ],
    { address: 'Bahçelievler Mahallesi, Aşkabat Caddesi, 38 numara, daire 12, Çankaya, Ankara' },
  ],
  [['> Açık adres?', 'Çınar Apartmanı No 6 Kat 2 Daire 5'], { address: 'Çınar Apartmanı No 6 Kat 2 Daire 5' }],
  [
    ['> Hangi adrese gelelim?', 'Ulus mah. Adnan Saygun cad. Park Konutları C2 blok daire 31 Beşiktaş'],
    { address: 'Ulus mah. Adnan Saygun cad. Park Konutları C2 blok daire 31 Beşiktaş' },
  ],
  [
    ['> Sokak adı ve kapı numarası?', 'Hürriyet sokak 15', '> Daire numarası?', '7', '> İlçe?', 'Karşıyaka'],
    { address: 'Hürriyet sokak 15, 7, Karşıyaka' },
  ],
  [
    ['> Adresiniz?', 'Mimoza sokak 10 daire 3', '> Teşekkürler, kayıt ettim.', 'Pardon daire 3 değil daire 5 olacak'],
    { address: 'Mimoza sokak 10 daire 5' },
  ],
  [
    ['Fatura adresim Levent ama arıza Kavacık Mahallesi Orkide Sokak No 3 Beykoz adresinde. Kombiden ses geliyor.'],
    { address: 'Kavacık Mahallesi Orkide Sokak No 3 Beykoz', type: 'plumbing' },
  ],
  [
    [
      "Merhabalar, Moda Caddesi 112'de oturuyoruz, apartmanın giriş kapısı kapanmıyor, herkes girip çıkıyor. Kiracıyız.",
    ],
    { address: 'Moda Caddesi 112', role: 'tenant', type: 'maintenance' },
  ],
  [
    ['Ben bu binanın yöneticisiyim. Su deposu taşıyor, bodrumu su bastı!!! Hemen gelin.'],
    { role: 'manager', priority: 'urgent', type: 'plumbing' },
  ],
  [
    ['Kiracım aradı, evde elektrik yokmuş. Ben ev sahibiyim, adım Turgut Alkan.'],
    { name: 'Turgut Alkan', role: 'owner', type: 'electrical' },
  ],
  [['Evimi kiraya verdim, kiracının söylediğine göre klima soğutmuyormuş'], { role: 'landlord', type: 'maintenance' }],
  [['> Aciliyet durumu nedir?', 'Yani acil sayılmaz ama bu hafta içinde hallolursa sevinirim'], { priority: 'medium' }],
  [['> Ne zamana kadar bekleyebilirsiniz?', 'Hiç bekleyemem, hemen birini yollayın'], { priority: 'urgent' }],
  [['> Acil mi?', 'Yok canım, vaktiniz olunca bakarsınız'], { priority: 'low' }],
  [['prizden duman çıktı, yanık kokusu var'], { priority: 'urgent', type: 'electrical' }],
  [['yan dairenin köpeği bütün gece havlıyor, uyuyamıyoruz'], { type: 'other', issue: '*havlıyor*', name: null }],
  [
    ['Kapı kilidi bozuldu, anahtar içeride dönmüyor, dışarıda kaldım'],
    { type: 'maintenance', name: null, issue: '*Kapı kilidi bozuldu*' },
  ],
  [['> Adınızı öğrenebilir miyim?', 'Adımı niye soruyorsunuz ki, sadece usta gönderin'], { name: null }],
  [['> Adınızı öğrenebilir miyim?', 'gerek yok'], { name: null }],
  [['> Telefon?', 'telefonla aranmak istemiyorum, mail atın'], { phone: null }],
  [
    ['Saygılarımla\nHüseyin Avcıoğlu\n0 (312) 441 20 36\nKuğulu Sokak No: 11/4 Kavaklıdere Ankara'],
    { name: 'Hüseyin Avcıoğlu', phone: '0 (312) 441 20 36', address: 'Kuğulu Sokak No: 11/4 Kavaklıdere Ankara' },
  ],
  [
    [
      '> Hoş geldiniz, ben Selin, size nasıl yardımcı olabilirim?',
      'Merhaba Selin Hanım, mutfak dolabının kapağı düştü.',
      '> Adınızı alabilir miyim?',
      'Tülay',
    ],
    { name: 'Tülay', type: 'maintenance', issue: '*mutfak dolabının kapağı düştü*' },
  ],
  [['> Telefonunuz?', '0216 345 67 89 dahili 12'], { phone: '0216 345 67 89 dahili 12' }],
  [['> Numaranızı alabilir miyim?', 'yaz: 0 5 4 2 3 1 9 8 8 0 7'], { phone: '0 5 4 2 3 1 9 8 8 0 7' }],
  [
    [
      'Annem adına yazıyorum, annemin adı Sabiha. Ben oğluyum, Kaan Yurdakul. Telefonum 05327778899. Annemin evinde petekler ısınmıyor.',
    ],
    { name: 'Kaan Yurdakul', phone: '05327778899', type: 'maintenance' },
  ],
  [
    ['Merhaba, evim Çamlık Sitesi A3 Blok No:14, Bornova. Balkon kapısının camı çatladı.'],
    { address: 'Çamlık Sitesi A3 Blok No:14, Bornova', type: 'maintenance' },
  ],
  [
    ['evde 2 gündür su yok 3 çocuk var 1 hafta oldu aradım kimse gelmedi'],
    { phone: null, address: null, name: null, type: 'plumbing' },
  ],

  [['> Siz ev sahibi misiniz, kiracı mı?', 'ev benim'], { role: 'owner' }],
  [['> Siz ev sahibi misiniz, kiracı mı?', 'kirada oturuyorum'], { role: 'tenant' }],
  [
    [
      'selam benim adım melike soyadım yıldız kiracıyım. evin su borusu patladı heryer su içinde acil biri gelsin adres yunus emre cad no 45 kat 2 daire 6 esenler istanbul tel 0 538 441 29 30',
    ],
    {
      name: 'melike yıldız',
      phone: '0 538 441 29 30',
      address: 'yunus emre cad no 45 kat 2 daire 6 esenler istanbul',
      role: 'tenant',
      priority: 'urgent',
      type: 'plumbing',
    },
  ],
  [
    [
      '> Merhaba hoş geldiniz. Size nasıl yardımcı olabiliriz?',
      'salonun ışığı sürekli yanıp sönüyor',
      '> Anlıyorum. İsminizi ve soyisminizi rica edebilir miyim?',
      'mert güneş',
      '> Mert Bey, telefon numaranızı da alayım',
      '0505 778 12 34',
      '> Adres bilginiz?',
      'merkez mh. şehit ali sk. 23/5 kağıthane',
    ],
    {
      name: 'mert güneş',
      phone: '0505 778 12 34',
      address: 'merkez mh. şehit ali sk. 23/5 kağıthane',
      type: 'electrical',
    },
  ],
  [['> Size nasıl hitap edebilirim?', 'Derya Hanım diyebilirsiniz'], { name: 'Derya' }],
  [['> Adınız ve soyadınız nedir efendim?', "Tabii efendim, Nurettin Özbek'im"], { name: 'Nurettin Özbek' }],
  [['> Kimle konuşuyorum?', 'Sevda konuşuyor'], { name: 'Sevda' }],
  [['> Adınız?', 'soyadım Tekin, adım Furkan'], { name: 'Furkan Tekin' }],
  [['> Soyadınız nasıl yazılıyor?', 'A-K-Ç-A-Y'], { name: 'Akçay' }],
  [['> Ad soyad?', 'Prof. Dr. Leyla Aytaç'], { name: 'Leyla Aytaç' }],
  [
    ['Ben kapıcı Satılmış, yönetici Nevin Hanım aramamı istedi. Hidrofor çalışmıyor, sular akmıyor.'],
    { role: 'manager', type: 'plumbing' },
  ],
  [['> Telefonunuz?', 'yazıyorum: +90 533 667 88 90'], { phone: '+90 533 667 88 90' }],
  [['> Telefonunuz?', '05336678890 ya da iş yerim 0212 290 11 22'], { phone: '05336678890' }],
  [['> Sizi hangi numaradan arayalım?', 'şu an aradığım numaradan arayabilirsiniz'], { phone: null }],
  [['> Cep numaranız lütfen?', 'beşyüz kırk bir üç yüz doksan dokuz altmış iki sıfır sekiz'], { phone: '5413996208' }],
  [
    ['> Numara?', 'sıfır beş üç yedi', '> devam', 'dört dört altı', '> evet', 'on dokuz seksen iki'],
    { phone: '05374461982' },
  ],
  [['Cep telefonum bozuldu, ev telefonumdan arayın: 0224 233 44 55'], { phone: '0224 233 44 55' }],
  [
    ['Eski numaramı silin (0532 441 10 10), yenisi 0544 441 10 10. Ayrıca peteklerin hiçbiri ısınmıyor.'],
    { phone: '0544 441 10 10', type: 'maintenance' },
  ],

  [
    ['Poliçe no 8812345678, hasar dosyası 2024/5512. Mutfaktan su sızdı.'],
    { phone: null, address: null, type: 'plumbing' },
  ],
  [['Son kart numaram 4543 1122 3344 5566, iade istiyorum'], { phone: null, name: null }],
  [
    ['> Adresiniz?', 'Yenişehir mah Atatürk bulvarı no 101 b blok kat 5 no 22 mezitli mersin'],
    { address: 'Yenişehir mah Atatürk bulvarı no 101 b blok kat 5 no 22 mezitli mersin' },
  ],
  [
    ['> Adres nedir?', "Üsküdar'da, Selami Ali Mahallesi Gazi Caddesi'nde 77 numarada, 3. katta oturuyoruz"],
    { address: "*Selami Ali Mahallesi Gazi Caddesi'nde 77*" },
  ],
  [
    ['> Adresi söyler misiniz?', 'Cumhuriyet Mah. 2104. Sok. Güneş Apt. No:14 D:8 Isparta'],
    { address: 'Cumhuriyet Mah. 2104. Sok. Güneş Apt. No:14 D:8 Isparta' },
  ],
  [['> Adres alabilir miyim?', 'Kayıtlı adresim aynı, değişmedi'], { address: null }],
  [
    ['> Hangi mahalle?', 'Fevzipaşa Mahallesi', '> Sokak ve numara?', 'İnci sokak no 9'],
    { address: '*İnci sokak no 9*' },
  ],
  [['> Posta kodunuz?', '34718'], { phone: null, address: null }],
  [
    ['> Adres?', 'Karanfil Sokak 12', '> Daire no?', 'daire 9', '> İl ilçe?', 'Çankaya Ankara'],
    { address: 'Karanfil Sokak 12, daire 9, Çankaya Ankara' },
  ],
  [['> Adres?', 'Karanfil Sokak 12', '> Teşekkürler', 'yok yok 12 değil 21 olacak'], { address: 'Karanfil Sokak 21' }],
  [
    ['Eskiden Nar Sokak No 4te oturuyordum, şimdi Ayva Sokak No 6ya taşındım. Kapının kilidi arızalı.'],
    { address: 'Ayva Sokak No 6', type: 'maintenance' },
  ],
  [
    ['Ofis adresimiz Plaza Caddesi No 1 ama sorun evde: Kiraz Sokak No 18 Ataşehir. Tuvalet taşıyor!'],
    { address: 'Kiraz Sokak No 18 Ataşehir', type: 'plumbing' },
  ],
  [['Evin sahibi benim, kiracı çıktı, duvarlar küf içinde, boya badana lazım'], { role: 'owner', type: 'maintenance' }],
  [['biz kirada oturuyoruz, ev sahibi kombiyi yaptırmıyor'], { role: 'tenant', name: null }],
  [['Site yönetiminden arıyorum, otopark bariyeri kalkmıyor'], { role: 'manager', type: 'maintenance' }],
  [
    ['> Durum ne kadar acil?', 'çok acil elektrikler gitti, evde solunum cihazına bağlı hastam var'],
    { priority: 'urgent' },
  ],
  [['> Ne kadar acil?', 'yarına kadar yapılsa iyi olur'], { priority: 'high' }],
  [['> Ne kadar acil?', 'normal'], { priority: 'medium' }],
  [['> Ne kadar acil?', 'hiç acelem yok'], { priority: 'low' }],
  [
    ['Fırının kapağı kırıldı, ocak da yanmıyor. Müsait olduğunuz bir gün bakarsanız sevinirim.'],
    { priority: 'low', type: 'maintenance' },
  ],
  [['fişi takınca sigorta atıyor, mutfak prizleri komple gitti'], { type: 'electrical', priority: null }],
  [['wc nin sifonu durmadan su kaçırıyor fatura çok geldi'], { type: 'plumbing', name: null }],
  [['Hamam böceği doldu ev, ilaçlama istiyoruz'], { type: 'maintenance', name: null }],
  [['> Adınız?', 'Kusura bakmayın ama söylemek istemiyorum'], { name: null }],
  [['> Adınız?', 'anonim kalsın'], { name: null }],
  [['> Adınız?', 'neden lazım bu bilgi size?'], { name: null }],
  [['> Adınız?', 'Önce ne zaman geleceğinizi söyleyin'], { name: null }],
  [
    ['Merhaba Ahmet Bey, dün konuşmuştuk, asansör hâlâ bozuk. Teşekkürler, Filiz Tuna'],
    { name: 'Filiz Tuna', type: 'maintenance' },
  ],
  [
    [
      'Ad Soyad: Cenk Ulusoy\nTelefon: 0 (532) 190 77 66\nAdres: Gül Mah. Menekşe Sok. No:2/7 Keçiören/ANKARA\nKonu: Klima su akıtıyor\nDurum: Kiracı',
    ],
    { name: 'Cenk Ulusoy', phone: '0 (532) 190 77 66', address: 'Gül Mah. Menekşe Sok. No:2/7 Keçiören/ANKARA' },
  ],
  [
    ['isim: zehra ay / tel: 05051234567 / adres: papatya sok 8 bursa / sorun: musluk damlatıyor'],
    { name: 'zehra ay', phone: '05051234567', address: 'papatya sok 8 bursa', type: 'plumbing' },
  ],
  [
    [
      '> Merhaba, nasıl yardımcı olabilirim?',
      'ya bizim çamaşır makinası su almıyor hata kodu veriyor',
      '> Adınızı soyadınızı alabilir miyim?',
      'şule',
      '> Soyadınız?',
      'karaca',
      '> Telefonunuzu da yazar mısınız?',
      '0 507 661 22 18',
      '> Adres?',
      'çamlıca mah',
      '> Sokak ve numara?',
      'dere sokak 31',
      '> Daire?',
      '5. kat daire 10',
    ],
    { name: 'şule karaca', phone: '0 507 661 22 18', address: '*dere sokak 31*', type: 'maintenance' },
  ],
  [['> İsminiz?', 'ismail', '> Soyisim?', 'eröz'], { name: 'ismail eröz' }],
  [['> Adınız?', 'Ömer Faruk', '> Peki soyadınız nedir?', 'Tunç. T-U-N-Ç'], { name: 'Ömer Faruk Tunç' }],
  [['> İsim?', 'Pardon ismimi yanlış yazmışım: Gülsüm Arı'], { name: 'Gülsüm Arı' }],
  [['> Ad soyad?', 'Hatice değil, Hacer. Hacer Şimşek'], { name: '*Hacer*' }],
  [['> Kiminle görüşüyorum?', 'Ben Zerrin, annem Müzeyyen Hanımın yerine arıyorum'], { name: 'Zerrin' }],
  [
    ['Babam Salih Doğan adına arıyorum, evinde kalorifer patladı. Ben Özlem.'],
    { name: 'Özlem', type: 'maintenance', priority: 'urgent' },
  ],

  [['> Telefon numaranızı rica edeyim', 'Ev: 0232 366 12 12, cep: 0555 366 12 12'], { phone: '0555 366 12 12' }],
  [['> Numara alabilir miyim', '555 44 33', '> Teşekkürler.'], { phone: '555 44 33' }],
  [['> Telefonunuz?', '0533 700 80 90 ama akşam 6dan sonra arayın'], { phone: '0533 700 80 90' }],
  [['> Telefonunuz?', 'hatta kullandığım numara 90 542 600 70 80'], { phone: '90 542 600 70 80' }],
  [['Abone no: 5566778899. Sayaç dönmüyor.'], { phone: null }],
  [['Takip no 3344556677889 olan kargom kayıp'], { phone: null, type: 'other' }],
  [['IBAN TR12 0006 4000 0011 2345 6789 01, iadem yatmadı'], { phone: null, name: null }],
  [
    ['> Açık adres lütfen', 'Kuştepe Mahallesi, Leylak Sokak, Dayı Apartmanı, Kat:3, Daire:7, Şişli/İstanbul'],
    { address: 'Kuştepe Mahallesi, Leylak Sokak, Dayı Apartmanı, Kat:3, Daire:7, Şişli/İstanbul' },
  ],
  [['> Adres?', 'Alsancak, Kıbrıs Şehitleri Caddesi no 61/3'], { address: '*Kıbrıs Şehitleri Caddesi no 61/3' }],
  [['> Adres?', '1389 sokak no 11 d 4 alsancak izmir'], { address: '1389 sokak no 11 d 4 alsancak izmir' }],
  [
    ['> Adres?', 'Toki Konutları B3 Blok Kat 7 Daire 28 Kayaşehir'],
    { address: 'Toki Konutları B3 Blok Kat 7 Daire 28 Kayaşehir' },
  ],
  [['> Adresiniz?', 'Bağlar mahallesinde oturuyorum, 45. sokak numara 6'], { address: '*45. sokak numara 6' }],
  [
    ['> Adresiniz?', 'Gültepe Mah. Org. Eşref Bitlis Cad. No:77/A'],
    { address: 'Gültepe Mah. Org. Eşref Bitlis Cad. No:77/A' },
  ],
  [
    ['> Hizmet adresi?', 'Ev adresim Nar Sokak 5 Bostancı, ama siz iş yerime gelin: Demir Sokak 8 Maltepe'],
    { address: 'Demir Sokak 8 Maltepe' },
  ],
  [['> Adres?', 'vermek zorunda mıyım?'], { address: null }],
  [['Sokağın başındaki marketin üstü, köşedeki bina'], { address: null, name: null }],
  [['> Kiracı mı mal sahibi misiniz?', 'mal sahibiyim'], { role: 'owner' }],
  [['Airbnb için kiraya verdiğim dairede wc tıkandı misafirler bekliyor'], { role: 'landlord', type: 'plumbing' }],
  [['Ben ev sahibinin oğluyum, kiracılarımızın kombisi yanmıyor'], { type: 'plumbing' }],
  [['öğrenciyiz, kiralık evde kalıyoruz, ev sahibine ulaşamıyoruz. petekten su akıyor'], { role: 'tenant' }],
  [['asansörde mahsur kaldım kimse yok mu'], { priority: 'urgent', type: 'maintenance' }],
  [['elektrik panosundan çıtırtı geliyor, korkuyoruz, lütfen acele edin'], { type: 'electrical', priority: 'urgent' }],
  [
    ['Mutfak tezgahının altında su birikmiş, damlama devam ediyor ama kovayla idare ediyoruz, acelesi yok'],
    { type: 'plumbing', priority: 'low' },
  ],
  [['bugün müsaitseniz gelebilir misiniz banyo lambası yanmıyor'], { priority: 'high', type: 'electrical' }],
  [['çok önemli bir durum değil ama kapının kolu elimde kaldı'], { type: 'maintenance' }],
  [['Yarın saat 14:00 ile 16:00 arası evdeyim'], { name: null, phone: null, address: null }],
  [['> Adınız?', 'ee şey... Canan'], { name: 'Canan' }],
  [['> Adınız?', 'Ben mi? Tarık'], { name: 'Tarık' }],
  [['> Adınızı alayım', 'Tabii alın: Vildan Sağlam'], { name: 'Vildan Sağlam' }],
  [
    [
      '> Adınız soyadınız ve telefonunuz?',
      'Yalçın Ateş, sıfır beş yüz otuz sekiz dört yüz yirmi beş seksen yedi altmış bir',
    ],
    { name: 'Yalçın Ateş', phone: '05384258761' },
  ],
  [['> Adınız?', 'Aslı.\nSoyadım da Kır.'], { name: 'Aslı Kır' }],
  [['Merhaba, Tuğba Erten ben, kapı zilimiz çalmıyor da'], { name: 'Tuğba Erten', type: 'electrical' }],
  [['Nasılsınız? Ben bir şey soracaktım'], { name: null }],
  [['> Başka bir şey?', 'Hayır teşekkürler, kolay gelsin'], { name: null }],
  [['Teşekkürler Burak Bey, bekliyorum'], { name: null }],

  [
    ['mrb çatıdan içeri su giriyor yağmurda, salonun tavanı kabardı. ev sahibiyim. erdal koçak 05448812390'],
    { phone: '05448812390', role: 'owner', issue: '*çatıdan içeri su giriyor*' },
  ],
  [['> İsminizi alabilir miyim?', 'Tabii ki, ben Mukaddes Tandoğan'], { name: 'Mukaddes Tandoğan' }],
  [['> İsim soyisim?', 'yiğit can aslan'], { name: 'yiğit can aslan' }],
  [['> Adınız neydi?', 'Az önce söyledim, Berrin'], { name: 'Berrin' }],
  [['> Kiminle görüşüyorum?', 'Merhaba, ismim Orkun, Orkun Değirmenci'], { name: '*Orkun*' }],
  [['> Ad soyad alabilir miyim?', 'Leman Uz, eşim de Sinan Uz'], { name: 'Leman Uz' }],
  [['> Sizi kim olarak kaydedeyim?', 'Fikret yazın'], { name: 'Fikret' }],
  [['> Telefon numaranız?', 'Beş yüz elli üç, yüz on, on beş, on altı'], { phone: '5531101516' }],
  [['> Telefon?', 'sıfır beş sıfır altı yedi yedi bir dokuz dokuz üç iki'], { phone: '05067719932' }],
  [['> Telefonunuz?', '0(541)223-44-55'], { phone: '0(541)223-44-55' }],

  [['> Numaranız?', '0532 112 23 34 değil 0532 112 23 43'], { phone: '0532 112 23 43' }],
  [
    ['Bana ulaşamazsanız kızım Ece, 0505 111 22 44. Benim numaram 0505 111 22 33.'],
    { phone: '0505 111 22 33', name: null },
  ],
  [['Rezervasyon kodum 5559998877, tarih 12 Haziran'], { phone: null, name: null }],
  [
    ['> Adres?', 'Altıntepe Mah., Bağdat Cad., Marmara Apt., No: 54, D: 11, Maltepe'],
    { address: 'Altıntepe Mah., Bağdat Cad., Marmara Apt., No: 54, D: 11, Maltepe' },
  ],
  [
    ['> Adresinizi yazar mısınız?', 'Söğütlü Çeşme caddesi numara 88 kat 3 kadıköy'],
    { address: 'Söğütlü Çeşme caddesi numara 88 kat 3 kadıköy' },
  ],
  [
    ['> Adres?', 'Yıldızevler mah. 714. cad. 12/8 Çankaya/Ankara'],
    { address: 'Yıldızevler mah. 714. cad. 12/8 Çankaya/Ankara' },
  ],
  [
    ['Ihlamur Sokağı 9 numarada oturuyorum, adım Ferhat, musluk contası bitmiş damlatıyor'],
    { name: 'Ferhat', address: '*Ihlamur Sokağı 9*', type: 'plumbing' },
  ],
  [
    ['Evimiz İnönü Caddesi No:130/4 Göztepe. Klimanın kumandası çalışmıyor.'],
    { address: 'İnönü Caddesi No:130/4 Göztepe', type: 'maintenance' },
  ],
  [['> Adres?', 'Ihlamur Sokak 9', '> Kat ve daire?', 'kat 2 daire 5'], { address: 'Ihlamur Sokak 9, kat 2 daire 5' }],

  [
    ['Kiracı olarak oturuyorum, banyo fayansları dökülüyor, ev sahibi ilgilenmiyor'],
    { role: 'tenant', type: 'maintenance' },
  ],
  [['Daire benim üzerime kayıtlı, balkon demiri sallanıyor'], { type: 'maintenance' }],
  [['> Kiracı mısınız?', 'hayır ev sahibiyim'], { role: 'owner' }],
  [['> Kiracı mısınız?', 'evet'], { name: null }],
  [['Apartman yönetimi adına yazıyorum, merdiven ışıkları yanmıyor'], { role: 'manager', type: 'electrical' }],
  [['> Aciliyeti nedir?', 'yüksek'], { priority: 'high' }],
  [['> Aciliyeti nedir?', 'düşük, istediğiniz zaman gelin'], { priority: 'low' }],
  [['ÇABUK GELİN SU HER YERDE MUSLUK YERİNDEN ÇIKTI'], { type: 'plumbing', name: null }],
  [['Bulaşık makinesinin altından su geliyor'], { issue: 'Bulaşık makinesinin altından su geliyor' }],
  [['priz gevşek, fiş tutmuyor'], { type: 'electrical' }],
  [['kapıyı açamıyoruz anahtar kırıldı içinde kaldı'], { type: 'maintenance' }],
  [['Komşunun müziği yüzünden uyuyamıyorum her gece aynı'], { type: 'other', issue: '*Komşunun müziği*' }],
  [['> Adınız?', 'önemli değil'], { name: null }],
  [['> Adınız?', 'vermesem olur mu'], { name: null }],
  [['> Adınız?', 'Adım mı? Nazan'], { name: 'Nazan' }],
  [['> Telefonunuz?', 'sadece buradan yazışalım'], { phone: null }],
  [['> Adresiniz?', 'sonra veririm'], { address: null }],
  [['İyi çalışmalar dilerim.\nCavit Saraç\n0533 445 66 77'], { name: 'Cavit Saraç', phone: '0533 445 66 77' }],
  [
    [
      '> Merhaba, buyurun?',
      'Kalorifer peteği su akıtıyor, altına leğen koydum',
      '> Adınızı lütfeder misiniz?',
      'Sabri Tok',
      '> Telefonunuz?',
      'beş yüz otuz yedi yedi yüz seksen sekiz kırk yedi doksan',
      '> Adres?',
      'Barış Mah. 1820. Sok. No: 6 D: 12 Beylikdüzü',
    ],
    {
      name: 'Sabri Tok',
      phone: '5377884790',
      address: 'Barış Mah. 1820. Sok. No: 6 D: 12 Beylikdüzü',
      type: 'maintenance',
    },
  ],
  [
    [
      'merhaba adım gönül tekin, kiracıyım, oturduğum evin dış kapısı kırık kapanmıyor. menderes cad no 77 buca. 0555 200 30 41 numarasından ulaşın',
    ],
    {
      name: 'gönül tekin',
      role: 'tenant',
      address: 'menderes cad no 77 buca',
      phone: '0555 200 30 41',
      type: 'maintenance',
    },
  ],
  [['> Adınız?', "Rabia'yım ben"], { name: 'Rabia' }],
  [['> Adınız soyadınız?', 'Doç. Dr. Kenan Uygur'], { name: 'Kenan Uygur' }],

  [['> Kayıt kimin adına olsun?', 'Eşimin adına olsun, Nevzat Korkut'], { name: '*Nevzat Korkut*' }],
  [['> Telefon?', '0 555 - 321 - 45 - 67'], { phone: '0 555 - 321 - 45 - 67' }],
  [['> Telefonunuz?', '5 yüz 30 değil, şöyle yazayım: 0530 421 00 19'], { phone: '0530 421 00 19' }],

  [['Ürün seri no 8901234567, garanti kapsamında mı?'], { phone: null, name: null }],
  [
    ['> Adres?', 'Selimiye Mahallesi Tıbbiye Caddesi 12 numaralı bina, üçüncü kat, Üsküdar'],
    { address: '*Selimiye Mahallesi Tıbbiye Caddesi 12*' },
  ],
  [
    ['Adresim Kordon Boyu 41/7, Alsancak. Telefonum 0232 400 50 60. Adım Ediz.'],
    { name: 'Ediz', phone: '0232 400 50 60' },
  ],
  [
    ['> Neredesiniz?', "Bursa'dayım, Nilüfer'de, Ertuğrul Mahallesi Okul Sokak No 5"],
    { address: '*Ertuğrul Mahallesi Okul Sokak No 5' },
  ],
  [['> Ev sahibi misiniz?', 'evet ev benim'], { role: 'owner' }],
  [['Evimde oturan kiracı su faturasını ödemiyor'], { role: 'landlord' }],
  [
    ['Lavabo sifonu damlatıyor, altına kova koyduk, bu hafta bir ara bakar mısınız'],
    { priority: 'medium', type: 'plumbing' },
  ],
  [['kombinin basıncı sürekli düşüyor'], { type: 'plumbing', issue: 'kombinin basıncı sürekli düşüyor' }],
  [['televizyon duvardan düştü'], { name: null, phone: null, issue: 'televizyon duvardan düştü' }],
  [['> Adınız?', 'Bilgi vermek istemiyorum'], { name: null }],
  [['> Adınız?', 'Sorunu çözün yeter'], { name: null }],
  [['> Ad soyad?', 'Haluk Ün, acil lütfen'], { name: 'Haluk Ün', priority: 'urgent' }],
  [['Sevgiler, Ceyda'], { name: 'Ceyda' }],

  [['> Hat sahibi?', 'Serpil Aydoğan'], { name: 'Serpil Aydoğan' }],
  [
    ['> İletişim bilgileriniz?', 'kerim dursun 05321112233 lale mah. çam cad. no 8 daire 3 bursa'],
    { name: 'kerim dursun', phone: '05321112233', address: 'lale mah. çam cad. no 8 daire 3 bursa' },
  ],
  [['slm ben orhan tekin mutfağın musluğu kırıldı su akıyo'], { name: 'orhan tekin', type: 'plumbing' }],
  [['> Adınız?', 'Filiz Hanım diyebilirsiniz. Filiz Korkut.'], { name: 'Filiz Korkut' }],
  [['> Adınız?', 'Ece Su Bayrak'], { name: 'Ece Su Bayrak' }],
  [['> Adınız?', 'Adımın yazılmasını istemem'], { name: null }],
  [['> İsminiz?', 'İsim vermeyeyim'], { name: null }],
  [['> Ad soyad?', 'Faturada var zaten'], { name: null }],
  [['> Adınız?', 'Nevin', 'Soylu'], { name: 'Nevin Soylu' }],
  [['> Ad soyad?', 'Metin Gürbüz, M-E-T-İ-N'], { name: 'Metin Gürbüz' }],
  [['Ben üst kattaki Ufuk Demirel, asansör durdu.'], { name: 'Ufuk Demirel' }],
  [['Annem yatalak, ben kızı Seda arıyorum.', '> Soyadınız?', 'Güler'], { name: 'Seda Güler' }],
  [['Vana bozuk. Bana ulaşın: Kenan Tok, 0532 111 22 33'], { name: 'Kenan Tok' }],
  [
    [
      'Gönderen: Pınar Ada\nCep no: 0532 111 22 33\nBina: Gül Sok. No: 4, 34710 Kadıköy/İstanbul\nAçıklama: Zil çalmıyor\nÖncelik seviyesi: yüksek',
    ],
    {
      name: 'Pınar Ada',
      phone: '0532 111 22 33',
      address: 'Gül Sok. No: 4, 34710 Kadıköy/İstanbul',
      priority: 'high',
      issue: 'Zil çalmıyor',
    },
  ],
  [['> Numaranız?', '0533 222 11 00... yok yok, o eski hattım, 0544 222 11 00'], { phone: '0544 222 11 00' }],
  [
    ['> Telefonunuz?', '0533 222 11 00', '> Teşekkürler.', 'Son iki haneyi karıştırdım: 0533 222 11 01'],
    { phone: '0533 222 11 01' },
  ],
  [['> Telefonunuz?', '0532', 'devamı 444 55 66'], { phone: '05324445566' }],
  [
    ['Su gelmiyor. Bakkal Nuri Amca (0532 111 22 33) numaranızı verdi.', '> Hangi hattan dönelim?', '0544 333 22 11'],
    { phone: '0544 333 22 11' },
  ],
  [['> Cebiniz?', 'artı doksan beş yüz otuz iki yüz on bir yirmi iki otuz üç'], { phone: '+905321112233' }],
  [['> Telefon?', 'sıfır beş yüz elli... iki yüz on... kırk... elli'], { phone: '05502104050' }],
  [
    ['> Blok ve daire?', 'Çam Sitesi A Blok D:3, Fatih Bulvarı No:9, 16120 Nilüfer/Bursa'],
    { address: 'Çam Sitesi A Blok D:3, Fatih Bulvarı No:9, 16120 Nilüfer/Bursa' },
  ],

  [
    [
      '> Ad, rol, adres, sorun?',
      'Hale Ün / ev sahibi / Gül Sok. No: 4, 34710 Kadıköy/İstanbul / Balkonun lambası yanmıyor',
    ],
    { role: 'owner', address: 'Gül Sok. No: 4, 34710 Kadıköy/İstanbul', issue: 'Balkonun lambası yanmıyor' },
  ],
  [['Ev sahibi Cemil Bey beni size yönlendirdi, kombi bozuk'], { role: 'tenant' }],
  [['Ben daire sahibi Aslı Tok, kiracım kapıyı kırdı'], { name: 'Aslı Tok', role: 'owner' }],
  [['Fırının arkasındaki priz yanmış'], { type: 'electrical' }],
  [['Banyo kapısının kilidi açılıyor ama kapanmıyor'], { type: 'maintenance', priority: null }],
  [['Su faturası neden bu kadar yüksek'], { type: 'other' }],
  [['Salonun lambası patladı'], { type: 'electrical', priority: null }],
  [['> Adınız soyadınız?', 'Mehmet Emin Kaya'], { name: 'Mehmet Emin Kaya' }],
  [['> Adres?', 'Gül Sok. No 4, İlkadım, Samsun'], { name: null }],
  [['> Hat kimin adına?', 'Hat benim üstüme, Serap Can Tuna'], { name: 'Serap Can Tuna' }],
  [['> Kiminle görüşüyorum?', 'Site müdürü Erdal Tok'], { name: 'Erdal Tok' }],
  [['Oğlum ben Hacer Tuna, musluk bozuk'], { name: 'Hacer Tuna' }],
  [['> Telefonunuz?', 'Yaz kızım: 0532 111 22 33'], { phone: '0532 111 22 33' }],

  [['Site yöneticisi: Cem Tuna\nTel: 0532 111 22 33\nSorun: Lamba yanmıyor'], { name: 'Cem Tuna', role: 'manager' }],
  [
    ['Kapı kırık.\n\nSaygılarımla,\nDr. Nur Tok\nGül Mah. Çam Sok. No: 7/5 Konak / İzmir\nGSM: 0532 111 22 33'],
    { name: 'Nur Tok', address: 'Gül Mah. Çam Sok. No: 7/5 Konak / İzmir' },
  ],
  [
    ['> Telefonunuz?', '0312 111 22 33', '> Adres?', 'O sabit hattı kapattık, cebimi yazın: 0532 111 22 33'],
    { phone: '0532 111 22 33' },
  ],
  [
    ['> Telefon?', 'Kayıttaki 0532 111 22 33 eski hattım, şimdi 0544 222 33 44 kullanıyorum'],
    { phone: '0544 222 33 44' },
  ],
  [
    ["Ofis telefonumdan ulaşamazsınız (0232 444 20 96), 0549 333 58 11'i arayın, kapı bozuk"],
    { phone: '0549 333 58 11' },
  ],
  [['> Numara?', "Ofisin numarası 0312 815 44 60 ama ben 0548 861 23 90'dayım"], { phone: '0548 861 23 90' }],
  [
    ['> Numaranız?', "Benimki 0532 111 22 33. Orhan'ınki 0506 222 18 43 ama önce beni arayın."],
    { phone: '0532 111 22 33' },
  ],

  [['> Adres?', 'Cumhuriyet Mahallesi Konak'], { address: 'Cumhuriyet Mahallesi Konak' }],
  [
    ['> Hangi sitede oturuyorsunuz?', 'Güneş Konutları', '> Blok, kat, daire?', 'F2 Blok 6. kat 24 numara'],
    { address: 'Güneş Konutları, F2 Blok 6. kat 24 numara' },
  ],

  [
    ['> Adres?', 'Gül Mahallesi Çam Caddesi numara yüz yedi daire dört Kadıköy'],
    { address: 'Gül Mahallesi Çam Caddesi numara yüz yedi daire dört Kadıköy' },
  ],
  [
    ['> Adres?', 'Nur Ticaret Merkezi B Blok Kat 9 Şişli/İstanbul'],
    { address: 'Nur Ticaret Merkezi B Blok Kat 9 Şişli/İstanbul' },
  ],
  [['> Konum?', 'Emek Mah. 8. Cadde No 63, Çankaya'], { address: 'Emek Mah. 8. Cadde No 63, Çankaya' }],
  [
    ['> Neresi?', 'Gül 60. Yıl Parkı, Bağdat Caddesi, Kadıköy'],
    { address: 'Gül 60. Yıl Parkı, Bağdat Caddesi, Kadıköy' },
  ],
  [['> Adres?', 'Çam Mah. Gül Sok. B2 Blok D:6 İzmit'], { address: 'Çam Mah. Gül Sok. B2 Blok D:6 İzmit', name: null }],
  [['> Hangi apartman?', 'inönü bulvarı yılmaz apt no 23 çorlu'], { address: 'inönü bulvarı yılmaz apt no 23 çorlu' }],
  [['Ben site müdürü Erdal Tok, havuz boş'], { role: 'manager' }],
  [['Oturduğum dairenin sahibi yurt dışında, lamba yanmıyor'], { role: 'tenant' }],
  [['Ben kiracısı Lale Tok, lamba yanmıyor'], { role: 'tenant' }],
  [['> Arıza ne?', 'Alt bölmesi soğutmuyor'], { type: 'maintenance' }],
  [['evde sabahtan beri cereyan yok'], { type: 'electrical' }],
  [['Köyün suyu iki gündür akmıyor'], { type: 'plumbing' }],
  [['Prizin kapağı düştü'], { type: 'electrical' }],
  [['üst kattakiler halı silkeliyor'], { type: 'other' }],
  [
    ['> Şikayet kaydı için isim ve telefon?', 'Adım Can Tok, telefon paylaşmıyorum maalesef', '> Konu?', 'Lamba kırık'],
    { issue: 'Lamba kırık' },
  ],
  [
    [
      'Komşumun evi su aldı, ben kiracı. Kapı bozuk',
      '> Üst komşunun numarası var mı?',
      'Var, 0532 111 22 33 Nuri Bey.',
    ],
    { phone: null },
  ],
  [
    [
      '> Ev sahibinizin adı ve telefonu?',
      'Nuri Tok, 0533 222 11 98',
      '> Sizin adınız ve telefonunuz?',
      'Lale Can, 0551 430 62 17',
    ],
    { name: 'Lale Can', phone: '0551 430 62 17' },
  ],
  [['> Numaranız?', '0546 333 77 29dan arayın'], { phone: '0546 333 77 29' }],
  [['Ad: Lale Can\nDurumu: Kiracı\nArıza: Zil çalmıyor'], { role: 'tenant', issue: 'Zil çalmıyor' }],
  [['> Sorun nedir?', 'birazdan yazacağım'], { issue: null }],
  [['ilk defa yazıyorum, kapı bozuk'], { name: null }],
  [['ben mehmet tok konya merkezden arıyorum kapı bozuk'], { name: 'mehmet tok' }],
  [['> İsim ve adres?', 'sistemde kayıtlı zaten'], { name: null }],
  [['> Numaranız?', 'Gündüz 0212 514 33 70, akşam 0555 204 81 36. Siz cebi arayın'], { phone: '0555 204 81 36' }],

  [['Yeni aldığım dairede parke kabardı'], { role: 'owner' }],
  [['> Ev sahibi misiniz?', 'Ev bana ait ama içinde kiracı var'], { role: 'owner' }],
  [['isim vermek istemiyorum ama alt komşu gece matkap kullanıyor'], { type: 'other', issue: '*matkap*' }],
  [['> Adınız?', 'bilmenize gerek yok'], { name: null }],
  [['Ev sahibine söyledim ilgilenmedi, musluk bozuk'], { role: 'tenant' }],
  [['> Adınız soyadınız?', 'Söylemesem olur mu, komşuyla kötü olmayalım'], { name: null }],

  [['Garajın otomatik kapısı yarıda takılıyor'], { type: 'maintenance' }],
  [['Çamaşır makinesinin bağlı olduğu vanadan su geliyor'], { type: 'plumbing' }],
  [
    ['Korkuluk gevşedi, çocuklar düşecek diye endişeleniyorum.'],
    { name: null, issue: 'Korkuluk gevşedi, çocuklar düşecek diye endişeleniyorum.' },
  ],
];

testReadings(rows, tr);

const signals: [role: 'user' | 'assistant', text: string, signal: Signal | null][] = [
  ['assistant', 'Teknisyenimiz yola çıktı.', 'work_started'],
  ['assistant', 'Pazartesi için randevunuz oluşturuldu.', 'work_started'],
  ['assistant', 'Randevu oluşturalım mı?', null],
  ['user', 'Kombi artık çalışıyor, teşekkürler', 'solved'],
  ['user', 'Sorun çözüldü', 'solved'],
  ['user', 'Henüz tamir edilmedi', 'reported_again'],
  ['user', 'Musluk yine damlıyor', 'reported_again'],
  ['user', 'Asansör hâlâ çalışmıyor', 'reported_again'],
  ['user', 'Talebimi iptal edin lütfen', 'cancelled'],
  ['user', 'Artık gerek kalmadı', 'cancelled'],
  ['user', 'Lütfen iptal etmeyin', null],
  ['user', 'Aboneliğimi nasıl iptal ederim?', null],
  ['user', 'Tamir edildi mi?', null],
  ['user', 'İyi günler', null],
];

test.each(signals)('%s: %s → %s', (role, text, signal) => {
  expect(signalOf({ role, text }, tr)).toBe(signal);
});

test.each([
  ['Adınız nedir?', 'name'],
  ['Size nasıl ulaşabiliriz?', 'phone'],
  ['Nerede oturuyorsunuz?', 'address'],
  ['Müşteri numaranız nedir?', 'other'],
  ['Kiracı mısınız?', 'role'],
  ['Ne kadar acil?', 'priority'],
] as const)('%s asks for the %s', (question, ask) => {
  expect([...asksIn(question, tr)]).toContain(ask);
});
