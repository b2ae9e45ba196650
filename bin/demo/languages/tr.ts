import type { Tongue } from '../story.ts';

export const tr: Tongue = {
  code: 'tr',
  given: ['Elif', 'Mehmet', 'Zeynep', 'Hakan', 'Ayşe', 'Burak', 'Şule', 'Kemal'],
  family: ['Demir', 'Aydın', 'Korkmaz', 'Öztürk', 'Çelik', 'Arslan', 'Yavuz'],
  name: '{given} {family}',
  phones: ['0532 123 4# ##', '0505 987 6# ##', '+90 533 456 7# ##'],
  addresses: [
    'Bağdat Caddesi No: 1#, Kadıköy, İstanbul',
    'Atatürk Bulvarı No: 4#, Çankaya, Ankara',
    'Gül Sokak No: 2#, Daire #, Konak, İzmir',
  ],
  answers: {
    name: ['{name}', 'Adım {name}.', 'İsmim {name}'],
    phone: ['{phone}', 'Numaram {phone}.', 'telefonum {phone}'],
    address: ['{address}', 'Adresim {address}.', 'Adres: {address}'],
    issue: ['Mutfak musluğu damlatıyor.', 'Koridorun ışığı yanmıyor.'],
  },
  stories: [
    {
      opens: ['Merhaba, mutfaktaki musluk [iki gündür|dün akşamdan beri] akıtıyor, durduramıyorum.'],
      closes: ['Teşekkür ederim, kolay gelsin.'],
    },
    {
      opens: ['Elektrik kaçağı var galiba, [çamaşır makinesine|buzdolabına] dokununca çarpıyor. Acil!'],
    },
    {
      opens: ['İyi günler, kombi çalışmıyor, ev buz gibi.', 'Bir saattir denedim, hata kodu F[28|75] veriyor.'],
    },
    {
      opens: ['Asansör [üçüncü|beşinci] katta kaldı, yine bozuldu.'],
    },
    {
      opens: ['Banyonun gideri tıkandı, su taşıyor.'],
      closes: ['Bir de [yarın öğleden sonra|akşam altıdan sonra] evdeyim.'],
    },
  ],
};
